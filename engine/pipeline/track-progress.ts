/** Turns the progress of an audit into the figures that the user sees: accurate, and never falling. */
import type { Severity } from '@pagewright/contract/entities/issue';
import type { Progress } from '@pagewright/contract/entities/progress';
import { limits } from '@pagewright/contract/limits';
import { severities } from '@pagewright/contract/severities';
import type { AuditProgress, CrawledPage } from './audit-ports.ts';

/** The part of a run's progress that the engine knows. */
export type SiteProgress = Pick<
  Progress,
  | 'pagesFound'
  | 'pagesToAnalyze'
  | 'isLimited'
  | 'pagesAnalyzed'
  | 'currentPageUrl'
  | 'analyzedPages'
  | 'analyzedVerdicts'
  | 'findings'
  | 'percentage'
  | 'notes'
> &
  Partial<Pick<Progress, 'pagesPerMinute' | 'secondsLeft'>>;

export const noProgress: SiteProgress = {
  pagesFound: null,
  pagesToAnalyze: null,
  isLimited: false,
  pagesAnalyzed: 0,
  currentPageUrl: null,
  analyzedPages: [],
  analyzedVerdicts: [],
  findings: [],
  percentage: 0,
  notes: [],
};

const { pages, design, technical, performance } = limits.progress;
/** A milestone itself is reached only when its stage is done. */
const justBefore = 0.1;
/** Where the audit ends and suggestions begin: sooner without rendering. */
const suggestionsFrom = { notRendered: 15, rendered: 40 };
/** With suggestions to come, rendering ends here. */
const renderedBeforeSuggestions = 35;

type Rating = Progress['analyzedVerdicts'][number];

const ratingOf = (worst: Severity | null): Rating =>
  worst === 'critical' ? 'poor' : worst === 'warning' ? 'fair' : 'good';

const findingsMax = 5;

/** Counts on how many pages each rule found something; advice is not worth showing so early. */
function createFindingCounter() {
  const byRule = new Map<string, Progress['findings'][number]>();
  return (issues: CrawledPage['issues']): Progress['findings'] => {
    const onPage = new Map(issues.map((issue) => [issue.ruleId, issue]));
    for (const [ruleId, { title, severity }] of onPage) {
      if (severity !== 'info')
        byRule.set(ruleId, { title, severity, pages: (byRule.get(ruleId)?.pages ?? 0) + 1 });
    }
    return [...byRule.values()]
      .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.pages - a.pages)
      .slice(0, findingsMax);
  };
}

const between = (from: number, to: number, share: number): number =>
  Math.min(to - justBefore, Math.round((from + (to - from) * share) * 10) / 10);

export interface ProgressTracker {
  readonly onAudit: (progress: AuditProgress) => void;
  readonly onPage: (page: CrawledPage) => void;
  /** Suggestions for this page begin; the share is of all pages that get some. A note is shown meanwhile. */
  readonly onSuggestion: (url: string, share: number, note?: string | null) => void;
  /** The stage that ends at this milestone is done. */
  readonly onMilestone: (milestone: number) => void;
}

export interface ProgressStages {
  /** Of the finished pages so many are listed; all where it is missing. An audit with a limit may resume one. */
  readonly shownPages?: number;
  /** Suggestions follow the audit: until then the figure stays below the design's milestone. */
  readonly hasSuggestions: boolean;
}

export function createProgressTracker(
  onProgress: (progress: SiteProgress) => void,
  { hasSuggestions, shownPages }: ProgressStages = { hasSuggestions: false },
): ProgressTracker {
  let now = noProgress;
  const lastOf = <T>(list: T[]): T[] => (shownPages === undefined ? list : list.slice(-shownPages));
  const countFindings = createFindingCounter();
  /** The share of rendered pages; null without rendering. */
  let rendered: number | null = null;
  const move = (change: Partial<SiteProgress>): void => {
    now = { ...now, ...change, percentage: Math.max(now.percentage, change.percentage ?? 0) };
    onProgress(now);
  };
  const suggestionsStart = (): number =>
    rendered === null ? suggestionsFrom.notRendered : suggestionsFrom.rendered;
  const renderEnd = hasSuggestions ? renderedBeforeSuggestions : design;
  const onRender = (url: string | null, share: number): void => {
    rendered = share;
    move({ ...(url !== null && { currentPageUrl: url }), percentage: between(pages, renderEnd, share) });
  };
  const onProbe = (share: number): void => {
    // The figure waits for the slower of the two.
    if (rendered !== null && rendered < 1) return;
    const percentage = hasSuggestions
      ? between(rendered === null ? pages : renderEnd, suggestionsStart(), share)
      : between(design, technical, share);
    move({ currentPageUrl: null, percentage });
  };
  /** A URL that turns out to be no page, such as a redirect, is no longer expected, but it was found. */
  const count = ({ pagesFound, pagesExpected }: AuditProgress): void => {
    now = {
      ...now,
      pagesFound: Math.max(now.pagesFound ?? 0, pagesFound, pagesExpected),
      pagesToAnalyze: pagesExpected,
      isLimited: pagesExpected < pagesFound,
    };
  };
  const onAudit = (progress: AuditProgress): void => {
    const { stage, url, share } = progress;
    count(progress);
    if (shownPages !== undefined)
      now = { ...now, pagesAnalyzed: Math.max(now.pagesAnalyzed, progress.pagesCrawled) };
    if (stage === 'crawling')
      move({ ...(url !== null && { currentPageUrl: url }), percentage: between(0, pages, share) });
    else if (stage === 'rendering') onRender(url, share);
    else if (stage === 'probing') onProbe(share);
    else
      move({
        currentPageUrl: null,
        percentage: hasSuggestions ? suggestionsStart() : technical - justBefore,
      });
  };
  const onSuggestion = (url: string, share: number, note: string | null = null): void =>
    move({
      currentPageUrl: url,
      percentage: between(suggestionsStart(), design, share),
      notes: note === null ? [] : [note],
    });
  const onPage = ({ url, worst, issues }: CrawledPage): void =>
    move({
      pagesAnalyzed: now.pagesAnalyzed + 1,
      pagesFound: Math.max(now.pagesFound ?? 0, now.pagesAnalyzed + 1),
      pagesToAnalyze: Math.max(now.pagesToAnalyze ?? 0, now.pagesAnalyzed + 1),
      analyzedPages: lastOf([...now.analyzedPages, url]),
      analyzedVerdicts: lastOf([...now.analyzedVerdicts, ratingOf(worst)]),
      findings: countFindings(issues),
    });
  const onMilestone = (milestone: number): void => {
    const isLast = milestone >= performance;
    move({ percentage: milestone, notes: [], ...(isLast && { currentPageUrl: null }) });
  };
  return { onAudit, onPage, onSuggestion, onMilestone };
}

/** A resumed run repeats known work first: what the user saw stays until it is exceeded. */
export function advance(before: SiteProgress, after: SiteProgress): SiteProgress {
  const percentage = Math.max(before.percentage, after.percentage);
  const pagesFound =
    before.pagesFound === null ? after.pagesFound : Math.max(before.pagesFound, after.pagesFound ?? 0);
  if (after.pagesAnalyzed >= before.pagesAnalyzed || after.percentage >= pages)
    return { ...after, pagesFound, percentage };
  const { pagesToAnalyze, isLimited, pagesAnalyzed, analyzedPages, analyzedVerdicts, findings } = before;
  return {
    ...after,
    pagesFound,
    pagesToAnalyze,
    isLimited,
    pagesAnalyzed,
    analyzedPages,
    analyzedVerdicts,
    findings,
    percentage,
  };
}
