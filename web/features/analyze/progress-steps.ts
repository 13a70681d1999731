/** The five steps of a run and the state of each. */
import { limits } from '@pagewright/contract/limits';
import type { RunProgress } from './run-state.ts';
import { strings } from './strings.ts';

export type StepState = 'done' | 'running' | 'waiting';

export interface Step {
  readonly name: string;
  readonly state: StepState;
  readonly note: string;
}

const { pages, design, technical, performance } = limits.progress;

const milestones = [
  { at: pages, name: 'pagesDone', doing: 'pagesDoing' },
  { at: design, name: 'designDone', doing: 'designDoing' },
  { at: technical, name: 'technicalDone', doing: 'technicalDoing' },
  { at: performance, name: 'performanceDone', doing: 'performanceDoing' },
] as const;

export const milestoneTicks = milestones.map(({ at }) => ({ at }));

export function stepsOf(progress: RunProgress): Step[] {
  const { pagesFound, percentage } = progress;
  const isFound = pagesFound !== null && pagesFound > 0;
  const doneCount = milestones.filter(({ at }) => percentage >= at).length;
  const first: Step = {
    name: isFound ? foundWords(pagesFound, progress) : strings.searchingForPages,
    state: isFound || doneCount > 0 ? 'done' : 'running',
    note: '',
  };
  const rest = milestones.map(({ at, name, doing }, index): Step => {
    const state = percentage >= at ? 'done' : isFound && index === doneCount ? 'running' : 'waiting';
    return {
      name: strings[state === 'running' ? doing : name],
      state,
      note: at === pages ? countWords(progress) : noteOf(at, state),
    };
  });
  return [first, ...rest];
}

function foundWords(found: number, { isLimited, pagesToAnalyze }: RunProgress): string {
  const words = strings.foundPages({ pages: found });
  return isLimited && pagesToAnalyze !== null
    ? strings.analyzingSome({ found: words, pages: pagesToAnalyze })
    : words;
}

export const countWords = ({ pagesAnalyzed, pagesToAnalyze, pagesFound }: RunProgress): string =>
  strings.pagesAnalyzed({ done: pagesAnalyzed, total: pagesToAnalyze ?? pagesFound ?? '?' });

const noteOf = (at: number, state: StepState): string =>
  state === 'done' ? '' : strings.atPercent({ percent: at });

/** The last milestone that was reached: what the live region says. The count of pages found grows too often for it. */
export const milestoneReached = ({ percentage }: RunProgress): string =>
  milestones
    .filter(({ at }) => percentage >= at)
    .map(({ name }) => strings[name])
    .at(-1) ?? '';

/** How far a run was at a time. */
export interface RunMark {
  readonly percentage: number;
  readonly atMs: number;
}

/** Reading the pages, which ends at 10, says nothing of how long the rest takes. */
const estimateFrom = 10;
/** Too early an estimate is worse than none. */
const leastMs = 3000;
const leastSteps = 5;

/** The first mark that an estimate can start from, and the latest. */
export interface RunMarks {
  readonly first: RunMark | null;
  readonly last: RunMark | null;
}

export const noMarks: RunMarks = { first: null, last: null };

export function nextMarks({ first, last }: RunMarks, mark: RunMark): RunMarks {
  if (mark.percentage < estimateFrom || last?.percentage === mark.percentage) return { first, last };
  return { first: first ?? mark, last: mark };
}

/** How long the rest may take if it goes on as it did lately; null while that cannot be said. */
export function remainingMs({ first, last }: RunMarks, nowMs: number): number | null {
  if (first === null || last === null) return null;
  const took = last.atMs - first.atMs;
  const done = last.percentage - first.percentage;
  if (done < leastSteps || took < leastMs) return null;
  const rest = (took / done) * (100 - last.percentage) - (nowMs - last.atMs);
  return rest < 1000 ? null : rest;
}
