/** Turns what an audit tells on its way into the figures a person watches: truthful, and never falling. */
import type { Severity } from '@pagewright/contract/entities/issue';
import type { Progress } from '@pagewright/contract/entities/progress';
import { limits } from '@pagewright/contract/limits';
import type { AuditProgress, ReadPage } from './audit-request.ts';

/** What of a run's progress the engine knows. */
export type SiteProgress = Pick<
  Progress,
  | 'pagesFound'
  | 'pagesToAnalyze'
  | 'isLimited'
  | 'pagesAnalyzed'
  | 'currentPageUrl'
  | 'analyzedPages'
  | 'analyzedVerdicts'
  | 'percentage'
  | 'notes'
>;

export const noProgress: SiteProgress = {
  pagesFound: null,
  pagesToAnalyze: null,
  isLimited: false,
  pagesAnalyzed: 0,
  currentPageUrl: null,
  analyzedPages: [],
  analyzedVerdicts: [],
  percentage: 0,
  notes: [],
};

const { pages, design, technical, performance } = limits.progress;
/** A milestone itself is passed only when its stage is done. */
const justBefore = 0.1;
/** Where the audit is done and an analyst begins: sooner when no browser looks at the pages. */
const adviceFrom = { unseen: 15, seen: 40 };
/** With an analyst to come, the browser has what lies below. */
const lookedAt = 35;

type Verdict = Progress['analyzedVerdicts'][number];

const verdictOf = (worst: Severity | null): Verdict =>
  worst === 'critical' ? 'poor' : worst === 'warning' ? 'fair' : 'good';

const between = (from: number, to: number, share: number): number =>
  Math.min(to - justBefore, Math.round((from + (to - from) * share) * 10) / 10);

export interface ProgressLine {
  readonly tell: (progress: AuditProgress) => void;
  readonly addPage: (page: ReadPage) => void;
  /** An analyst begins with this page; the share is of the pages that it looks at. */
  readonly advise: (url: string, share: number) => void;
  /** The stage that ends at this milestone is done. */
  readonly pass: (milestone: number) => void;
}

export interface ProgressStages {
  /** An analyst looks at the pages after the audit: the figure waits for it below the design's milestone. */
  readonly hasAdvice: boolean;
}

export function createProgressLine(
  onProgress: (progress: SiteProgress) => void,
  { hasAdvice }: ProgressStages = { hasAdvice: false },
): ProgressLine {
  let now = noProgress;
  /** How much of the looking is done; null when no browser looks. */
  let looked: number | null = null;
  const move = (change: Partial<SiteProgress>): void => {
    now = { ...now, ...change, percentage: Math.max(now.percentage, change.percentage ?? 0) };
    onProgress(now);
  };
  const adviceStart = (): number => (looked === null ? adviceFrom.unseen : adviceFrom.seen);
  const lookedEnd = hasAdvice ? lookedAt : design;
  const look = (url: string | null, share: number): void => {
    looked = share;
    move({ ...(url !== null && { currentPageUrl: url }), percentage: between(pages, lookedEnd, share) });
  };
  const check = (share: number): void => {
    // The figure waits for the slower of the two.
    if (looked !== null && looked < 1) return;
    const percentage = hasAdvice
      ? between(looked === null ? pages : lookedEnd, adviceStart(), share)
      : between(design, technical, share);
    move({ currentPageUrl: null, percentage });
  };
  /** A page found that turns out to be none, such as a redirect, leaves the plan, but it was found. */
  const count = ({ pagesFound, pagesExpected }: AuditProgress): void => {
    now = {
      ...now,
      pagesFound: Math.max(now.pagesFound ?? 0, pagesFound, pagesExpected),
      pagesToAnalyze: pagesExpected,
      isLimited: pagesExpected < pagesFound,
    };
  };
  const tell = (progress: AuditProgress): void => {
    const { stage, url, share } = progress;
    count(progress);
    if (stage === 'reading')
      move({ ...(url !== null && { currentPageUrl: url }), percentage: between(0, pages, share) });
    else if (stage === 'looking') look(url, share);
    else if (stage === 'checking') check(share);
    else move({ currentPageUrl: null, percentage: hasAdvice ? adviceStart() : technical - justBefore });
  };
  const advise = (url: string, share: number): void =>
    move({ currentPageUrl: url, percentage: between(adviceStart(), design, share) });
  const addPage = ({ url, worst }: ReadPage): void =>
    move({
      pagesAnalyzed: now.pagesAnalyzed + 1,
      pagesFound: Math.max(now.pagesFound ?? 0, now.pagesAnalyzed + 1),
      pagesToAnalyze: Math.max(now.pagesToAnalyze ?? 0, now.pagesAnalyzed + 1),
      analyzedPages: [...now.analyzedPages, url],
      analyzedVerdicts: [...now.analyzedVerdicts, verdictOf(worst)],
    });
  const pass = (milestone: number): void => {
    const isLast = milestone >= performance;
    move({ percentage: milestone, ...(isLast && { currentPageUrl: null }) });
  };
  return { tell, addPage, advise, pass };
}

/** A worker that takes a run up goes over known ground first: what a person saw stays until it is passed. */
export function advance(before: SiteProgress, after: SiteProgress): SiteProgress {
  const percentage = Math.max(before.percentage, after.percentage);
  const pagesFound =
    before.pagesFound === null ? after.pagesFound : Math.max(before.pagesFound, after.pagesFound ?? 0);
  if (after.pagesAnalyzed >= before.pagesAnalyzed || after.percentage >= pages)
    return { ...after, pagesFound, percentage };
  const { pagesToAnalyze, isLimited, pagesAnalyzed, analyzedPages, analyzedVerdicts } = before;
  return {
    ...after,
    pagesFound,
    pagesToAnalyze,
    isLimited,
    pagesAnalyzed,
    analyzedPages,
    analyzedVerdicts,
    percentage,
  };
}
