/** Where the comparison beside one analysis stands: what each event makes of it. */
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { ComparisonProgress } from '@pagewright/contract/entities/progress';

export type CompareFigures = Pick<
  ComparisonProgress,
  'percentage' | 'pagesAnalyzed' | 'pagesToAnalyze' | 'currentPageUrl' | 'waitingBehind'
>;

export type CompareState =
  | {
      readonly phase: 'form';
      /** What stands in the field. */
      readonly typed: string;
      readonly refusal: CompareRefusal | null;
      /** The last result was just cleared: the field takes the focus. */
      readonly isCleared: boolean;
    }
  | {
      readonly phase: 'comparing';
      readonly competitorDomain: string;
      readonly figures: CompareFigures;
      readonly isStopping: boolean;
      /** Asked for on this screen, which lost the focus with it. */
      readonly isFresh: boolean;
      /** A sentence when something of it does not work just now. */
      readonly trouble: { readonly words: string; readonly canRetry: boolean } | null;
    }
  | {
      readonly phase: 'result';
      readonly result: CompetitorResult;
      readonly saving: Saving;
      /** It came while its reader was waiting for it, and takes the focus. */
      readonly isFresh: boolean;
    };

/** Whether a result is with its analysis on the server. */
export type Saving = 'saving' | 'saved' | 'failed' | 'never';

export interface CompareRefusal {
  readonly words: string;
  readonly needsCredits: boolean;
}

export const emptyForm = {
  phase: 'form',
  typed: '',
  refusal: null,
  isCleared: false,
} as const satisfies CompareState;

const nothingYet: CompareFigures = {
  percentage: 0,
  pagesAnalyzed: 0,
  pagesToAnalyze: null,
  currentPageUrl: null,
  waitingBehind: 0,
};

export const comparingWith = (competitorDomain: string, isFresh: boolean): CompareState => ({
  phase: 'comparing',
  competitorDomain,
  figures: nothingYet,
  isStopping: false,
  isFresh,
  trouble: null,
});

/** A worker that takes over repeats a little; the figure a person saw never goes down. */
export const advance = (before: CompareFigures, after: ComparisonProgress): CompareFigures => ({
  percentage: Math.max(before.percentage, after.percentage),
  pagesAnalyzed: after.pagesAnalyzed,
  pagesToAnalyze: after.pagesToAnalyze ?? after.pagesFound,
  currentPageUrl: after.currentPageUrl,
  waitingBehind: after.waitingBehind,
});
