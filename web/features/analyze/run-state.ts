/** The state of the run that is followed: what each event makes of it. */
import type { Progress } from '@pagewright/contract/entities/progress';
import type { Refusal } from './start-refusal.ts';

export interface RunProgress
  extends Pick<
    Progress,
    | 'pagesFound'
    | 'pagesToAnalyze'
    | 'isLimited'
    | 'pagesAnalyzed'
    | 'currentPageUrl'
    | 'analyzedPages'
    | 'analyzedVerdicts'
    | 'findings'
    | 'screenshots'
    | 'percentage'
    | 'queuePosition'
    | 'notes'
    | 'isPaused'
    | 'wholeSite'
    | 'pagesPerMinute'
    | 'secondsLeft'
  > {
  readonly startedAt?: string | undefined;
}

export interface RunError {
  readonly text: string;
  /** True while it is tried again by itself; false when a person must press Retry. */
  readonly isReconnecting: boolean;
}

export type RunState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'running';
      readonly domain: string;
      readonly progress: RunProgress;
      readonly failure: RunError | null;
      readonly isStopping: boolean;
    }
  /** Until the next run is started, or its reader dismisses it. */
  | { readonly phase: 'failed'; readonly domain: string; readonly refusal: Refusal }
  /** Until its report is shown. */
  | { readonly phase: 'completed'; readonly domain: string; readonly analysisId: string };

export type RunEvent =
  | { readonly type: 'begun'; readonly domain: string }
  | { readonly type: 'progressed'; readonly progress: Progress }
  | { readonly type: 'interrupted'; readonly failure: RunError }
  | { readonly type: 'retried' }
  | { readonly type: 'stopping' }
  | { readonly type: 'completed'; readonly analysisId: string }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'ended' };

export const idle: RunState = { phase: 'idle' };

const nothingYet: RunProgress = {
  pagesFound: null,
  pagesToAnalyze: null,
  isLimited: false,
  pagesAnalyzed: 0,
  currentPageUrl: null,
  analyzedPages: [],
  analyzedVerdicts: [],
  findings: [],
  screenshots: [],
  percentage: 0,
  queuePosition: 0,
  notes: [],
  isPaused: false,
  wholeSite: false,
  pagesPerMinute: null,
  secondsLeft: null,
};

export function nextRunState(state: RunState, event: RunEvent): RunState {
  if (event.type === 'begun') {
    return { phase: 'running', domain: event.domain, progress: nothingYet, failure: null, isStopping: false };
  }
  if (state.phase !== 'running' || event.type === 'ended') return idle;
  switch (event.type) {
    case 'progressed':
      return { ...state, failure: null, progress: advance(state.progress, event.progress) };
    case 'interrupted':
      return { ...state, failure: event.failure };
    case 'retried':
      return { ...state, failure: state.failure && { ...state.failure, isReconnecting: true } };
    case 'stopping':
      return { ...state, isStopping: true };
    case 'failed':
      return { phase: 'failed', domain: state.domain, refusal: event.refusal };
    case 'completed':
      return { phase: 'completed', domain: state.domain, analysisId: event.analysisId };
  }
}

/** A worker that takes over repeats a little; the figures a person saw never go down. */
const advance = (before: RunProgress, after: Progress): RunProgress => ({
  pagesFound:
    before.pagesFound === null ? after.pagesFound : Math.max(before.pagesFound, after.pagesFound ?? 0),
  pagesToAnalyze: after.pagesToAnalyze,
  isLimited: after.isLimited,
  pagesAnalyzed: after.pagesAnalyzed,
  currentPageUrl: after.currentPageUrl,
  analyzedPages: after.analyzedPages,
  analyzedVerdicts: after.analyzedVerdicts,
  findings: after.findings,
  screenshots: after.screenshots,
  percentage: Math.max(before.percentage, after.percentage),
  queuePosition: after.queuePosition,
  notes: after.notes,
  isPaused: after.isPaused,
  wholeSite: after.wholeSite,
  pagesPerMinute: after.pagesPerMinute,
  secondsLeft: after.secondsLeft,
  startedAt: after.startedAt ?? before.startedAt,
});
