/** The state of a comparison, and how each event changes it. */
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { ComparisonProgress } from '@pagewright/contract/entities/progress';

export type CompareFigures = Pick<
  ComparisonProgress,
  'percentage' | 'pagesAnalyzed' | 'pagesToAnalyze' | 'currentPageUrl' | 'queuePosition'
>;

export type CompareState =
  | {
      readonly phase: 'form';
      /** The value of the field. */
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
      /** Started on this screen, which lost the focus by it. */
      readonly isFresh: boolean;
      /** A sentence when something of it does not work just now. */
      readonly failure: { readonly words: string; readonly canRetry: boolean } | null;
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
  queuePosition: 0,
};

export const comparingWith = (competitorDomain: string, isFresh: boolean): CompareState => ({
  phase: 'comparing',
  competitorDomain,
  figures: nothingYet,
  isStopping: false,
  isFresh,
  failure: null,
});

/** A worker that takes over repeats a little; the figure a person saw never goes down. */
export const advance = (before: CompareFigures, after: ComparisonProgress): CompareFigures => ({
  percentage: Math.max(before.percentage, after.percentage),
  pagesAnalyzed: after.pagesAnalyzed,
  pagesToAnalyze: after.pagesToAnalyze ?? after.pagesFound,
  currentPageUrl: after.currentPageUrl,
  queuePosition: after.queuePosition,
});
