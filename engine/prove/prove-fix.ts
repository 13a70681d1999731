/** Makes a change on a copy of a page, asks the same rules again, and tells what that cleared and broke. */
import type { FixStep } from '@pagewright/contract/entities/fix';
import { type Issue, Severity } from '@pagewright/contract/entities/issue';
import { standingOf } from '../audit/gates.ts';
import { extractPage } from '../extract/extract-page.ts';
import type { FetchedPage } from '../facts/fetched-page.ts';
import { withHtml } from './encode-page.ts';
import { judgeCopy, type Surroundings, type Verdict } from './judge-copy.ts';
import type { Patch } from './patch.ts';
import { applyEdits, hasSource, type SourcedFacts } from './plan.ts';
import { planPatches } from './plan-patches.ts';

/** A page as it was read, with what the rules say of it: read once for all its fixes. */
export interface PageOnTrial {
  readonly page: FetchedPage;
  readonly facts: SourcedFacts;
  readonly around: Surroundings;
  readonly before: Verdict;
  /** What robots.txt says to Google's crawler. */
  readonly isOpenToGoogle: boolean;
}

/** Null when there is no whole source to change. */
export function putOnTrial(page: FetchedPage, around: Surroundings): PageOnTrial | null {
  if (page.truncated) return null;
  const facts = extractPage(page);
  if (!hasSource(facts) || !facts.http.isHtml) return null;
  const isOpenToGoogle = around.isIndexable || !standingOf(facts, around.normalise).indexable;
  return { page, facts, around, isOpenToGoogle, before: judgeCopy(facts, around, isOpenToGoogle) };
}

export interface Proof {
  readonly steps: readonly FixStep[];
  /** The page with the change made. */
  readonly html: string;
  /** Rules that found something and no longer do. */
  readonly cleared: readonly string[];
  /** Rules that found nothing, or something milder, before. */
  readonly broken: readonly string[];
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  /** What the broken rules say of the changed page. */
  readonly brought: readonly Issue[];
  /** Of the text with the change made. */
  readonly wordCount: number;
  readonly readingEase: number | null;
}

const worstByRule = (issues: readonly Issue[]): Map<string, number> => {
  const worst = new Map<string, number>();
  for (const { ruleId, severity } of issues) {
    const rank = Severity.options.length - Severity.options.indexOf(severity);
    worst.set(ruleId, Math.max(rank, worst.get(ruleId) ?? 0));
  }
  return worst;
};

/** Null when the page has no place for the change, or its encoding no way to write it. */
export function proveFix(trial: PageOnTrial, patches: readonly Patch[]): Proof | null {
  const { page, facts, around, before } = trial;
  const plan = planPatches(facts, patches);
  if (plan === null || plan.length === 0) return null;
  const edits = plan.flatMap((each) => each.edits);
  const html = applyEdits(facts.source.html, edits);
  if (html === null || html === facts.source.html) return null;
  const changed = withHtml(page, html, facts.charset.used);
  if (changed === null) return null;
  const changedFacts = extractPage(changed);
  const { text } = changedFacts;
  const after = judgeCopy(changedFacts, around, trial.isOpenToGoogle);
  const failedBefore = worstByRule(before.issues);
  const failsAfter = worstByRule(after.issues);
  const broken = [...failsAfter].filter(([id, rank]) => rank > (failedBefore.get(id) ?? 0)).map(([id]) => id);
  return {
    steps: plan.map(({ step }) => step),
    html,
    // A page that is hidden from search is not asked any more: nothing is cleared by that.
    cleared:
      before.isIndexable && !after.isIndexable
        ? []
        : [...failedBefore.keys()].filter((id) => !failsAfter.has(id) && !after.unasked.has(id)),
    broken,
    brought: after.issues.filter(({ ruleId }) => broken.includes(ruleId)),
    scoreBefore: before.score,
    scoreAfter: after.score,
    wordCount: text.wordCount,
    readingEase: text.readingEase,
  };
}

/** What clears nothing, or breaks something, is no fix. */
export const isFix = ({ cleared, broken, scoreBefore, scoreAfter }: Proof): boolean =>
  cleared.length > 0 && broken.length === 0 && scoreAfter >= scoreBefore;
