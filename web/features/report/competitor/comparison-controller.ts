/** Controls the comparison of an analysis: start, resume, follow, cancel, save, clear; it outlives the tab. */
import {
  cancelComparison,
  compareSites,
  readComparison,
  watchComparison,
} from '@pagewright/contract/endpoints/competitor';
import { readCredits, readLedger } from '@pagewright/contract/endpoints/payments';
import { readUsage } from '@pagewright/contract/endpoints/settings';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { ComparisonProgress } from '@pagewright/contract/entities/progress';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { lateCall } from '../../../api/late-call.ts';
import { invalidate } from '../../../api/query.ts';
import { openStream, type Stream, type StreamError } from '../../../api/stream.ts';
import type { useToast } from '../../../ui/toast.tsx';
import {
  advance,
  type CompareRefusal,
  type CompareState,
  comparingWith,
  emptyForm,
} from './compare-state.ts';
import { competitorStrings as words } from './competitor-strings.ts';
import { readRefusal } from './read-refusal.ts';
import { saveComparison } from './save-comparison.ts';

type Toasts = ReturnType<typeof useToast>;
type Compared = Pick<Analysis, 'id' | 'domain' | 'competitorAnalysis'>;

/** How long "Analysis Complete" is shown before the toast about saving replaces it. */
const completeToastMs = 1500;

/** What ends a comparison on the stream is taken from there only when no request waits for it. */
type OutcomeSource = 'request' | 'stream';

export class ComparisonController {
  readonly #client: QueryClient;
  readonly #analysis: Compared;
  readonly #subscribers = new Set<() => void>();
  #state: CompareState;
  #stream: Stream | null = null;
  #outcomeSource: OutcomeSource = 'stream';
  #hasProgress = false;
  #isAttached = false;
  /** Incremented by every comparison and every clear: late events of an earlier one are ignored. */
  #attempt = 0;
  #toasts: Toasts = { show: () => undefined, dismiss: () => undefined };

  constructor(client: QueryClient, analysis: Compared) {
    this.#client = client;
    this.#analysis = analysis;
    const result = analysis.competitorAnalysis;
    this.#state =
      result === undefined ? emptyForm : { phase: 'result', result, saving: 'saved', isFresh: false };
  }

  readonly state = (): CompareState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Where its messages go: the latest one counts, also after the tab was left. */
  setToasts(toasts: Toasts): void {
    this.#toasts = toasts;
  }

  /** Resumes a comparison that was started earlier, in this browser or another; called once. */
  attach(): void {
    if (this.#isAttached || !this.#hasId) return;
    this.#isAttached = true;
    void this.#findOpen();
  }

  async #findOpen(): Promise<void> {
    const attempt = this.#attempt;
    try {
      const { running, unsaved } = await call(readComparison, { params: { id: this.#analysis.id } });
      if (attempt !== this.#attempt) return;
      if (running !== null) this.#follow(running.competitorDomain, 'stream');
      else if (unsaved !== null) this.#complete(unsaved);
    } catch (error) {
      // The form works all the same; requesting the same competitor again joins the comparison under way.
      console.warn('the comparison under way could not be read', error);
    }
  }

  async start(competitorDomain: string): Promise<void> {
    const { id, domain: mainDomain } = this.#analysis;
    const attempt = this.#follow(competitorDomain, 'request');
    this.#toasts.dismiss();
    try {
      const body = { mainDomain, competitorDomain, ...(this.#hasId && { analysisId: id }) };
      const result = await lateCall(compareSites, { body });
      if (attempt === this.#attempt) this.#complete(result);
    } catch (error) {
      if (attempt === this.#attempt) this.#refuse(error, competitorDomain);
    }
  }

  async cancel(): Promise<void> {
    const state = this.#state;
    if (state.phase !== 'comparing' || state.isStopping) return;
    const attempt = this.#attempt;
    this.#set({ ...state, isStopping: true });
    try {
      const { competitorDomain } = state;
      const body = { analysisId: this.#analysis.id, competitorDomain };
      const { cancelled } = await call(cancelComparison, { body });
      // One that had just ended is shown as it ended.
      if (cancelled && attempt === this.#attempt) this.#backToForm(competitorDomain);
    } catch (error) {
      console.warn('the comparison was not cancelled', error);
      const failure = { words: words.cancelFailed, canRetry: false };
      if (attempt === this.#attempt) this.#set({ ...state, isStopping: false, failure });
    }
  }

  retry(): void {
    if (this.#state.phase === 'comparing') this.#set({ ...this.#state, failure: null });
    this.#stream?.retry();
  }

  /** Forgets the result on screen; the saved one stays with the analysis. */
  clear(): void {
    const state = this.#state;
    if (state.phase !== 'result') return;
    this.#attempt += 1;
    this.#set({ ...emptyForm, isCleared: true });
    const { competitorDomain } = state.result;
    const isSaved = state.saving === 'saved' || state.saving === 'saving';
    this.#toasts.show({
      title: words.cleared,
      description: isSaved
        ? words.clearedText({ competitor: competitorDomain })
        : words.clearedUnsavedText({ competitor: competitorDomain }),
    });
  }

  async save(): Promise<void> {
    const state = this.#state;
    if (state.phase !== 'result' || !this.#hasId) return;
    const { result } = state;
    this.#set({ ...state, saving: 'saving' });
    const [isSaved] = await Promise.all([
      saveComparison(this.#client, this.#analysis.id, result),
      pause(completeToastMs),
    ]);
    if (this.#state.phase === 'result' && this.#state.result === result)
      this.#set({ ...this.#state, saving: isSaved ? 'saved' : 'failed' });
    this.#toasts.show(
      isSaved
        ? { title: words.saved, description: words.savedText, tone: 'good' }
        : { title: words.saveFailed, description: words.saveFailedText, tone: 'poor' },
    );
  }

  get #hasId(): boolean {
    return this.#analysis.id !== '';
  }

  #follow(competitorDomain: string, outcomeSource: OutcomeSource): number {
    this.#attempt += 1;
    this.#outcomeSource = outcomeSource;
    this.#hasProgress = false;
    this.#set(comparingWith(competitorDomain, outcomeSource === 'request'));
    if (this.#hasId)
      this.#stream = openStream(
        watchComparison,
        { query: { analysisId: this.#analysis.id, competitorDomain } },
        {
          onEvent: (progress) => this.#onProgress(progress),
          onFailure: (failure) => this.#onStreamError(failure),
        },
      );
    return this.#attempt;
  }

  #onProgress(progress: ComparisonProgress): void {
    const state = this.#state;
    if (state.phase !== 'comparing') return;
    if (progress.status === 'in-progress') {
      if (!this.#hasProgress) void this.#refreshCredits();
      this.#hasProgress = true;
      this.#set({ ...state, failure: null, figures: advance(state.figures, progress) });
    } else if (progress.status === 'completed' && progress.result !== undefined)
      this.#complete(progress.result);
    // While a request waits, an end reported by the stream may belong to an earlier comparison.
    else if (this.#outcomeSource === 'stream') this.#end(progress, state.competitorDomain);
  }

  #end({ status, error }: ComparisonProgress, competitorDomain: string): void {
    if (status === 'cancelled') this.#backToForm(competitorDomain);
    else this.#fail(competitorDomain, { words: error ?? words.errorText, needsCredits: false });
  }

  #onStreamError(failure: StreamError): void {
    const state = this.#state;
    if (state.phase !== 'comparing' || this.#outcomeSource === 'request' || failure.kind === 'reconnecting')
      return;
    this.#set({ ...state, failure: { words: words.streamLost, canRetry: true } });
  }

  #refuse(error: unknown, competitorDomain: string): void {
    const refused = readRefusal(error);
    // Without a response the stream may still bring the outcome, if it brought progress before.
    const isFollowed = refused.kind === 'under-way' || (refused.kind === 'unknown' && this.#hasProgress);
    if (isFollowed && this.#hasId) {
      this.#outcomeSource = 'stream';
      this.#stream?.retry();
    } else if ('refusal' in refused) this.#fail(competitorDomain, refused.refusal);
    else this.#backToForm(competitorDomain);
  }

  #complete(result: CompetitorResult): void {
    this.#leaveStream();
    this.#set({ phase: 'result', result, saving: this.#hasId ? 'saving' : 'never', isFresh: true });
    this.#toasts.show({
      title: words.complete,
      description: words.completeText({ main: result.mainDomain, competitor: result.competitorDomain }),
      tone: 'good',
    });
    void this.#refreshCredits();
    void this.save();
  }

  #fail(typed: string, refusal: CompareRefusal): void {
    this.#backToForm(typed, refusal);
    this.#toasts.show({ title: words.failed, description: words.failedText, tone: 'poor' });
  }

  #backToForm(typed: string, refusal: CompareRefusal | null = null): void {
    this.#leaveStream();
    this.#set({ phase: 'form', typed, refusal, isCleared: false });
    void this.#refreshCredits();
  }

  #leaveStream(): void {
    this.#attempt += 1;
    this.#stream?.close();
    this.#stream = null;
  }

  #refreshCredits(): Promise<void> {
    return invalidate(this.#client, readUsage, readCredits, readLedger);
  }

  #set(state: CompareState): void {
    this.#state = state;
    for (const subscriber of this.#subscribers) subscriber();
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
