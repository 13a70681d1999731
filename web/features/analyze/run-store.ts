/** The one run a person follows: started, found again after a reload, followed from page to page, cancelled. */
import { readAnalysis, readHistory, readRecent } from '@pagewright/contract/endpoints/analyses';
import {
  cancelAnalysis,
  pauseAnalysis,
  readFailed,
  readRunning,
  resumeAnalysis,
  startAnalysis,
} from '@pagewright/contract/endpoints/analyze';
import { readCredits, readLedger } from '@pagewright/contract/endpoints/payments';
import { readUsage } from '@pagewright/contract/endpoints/settings';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { StartAnalysis } from '@pagewright/contract/entities/analyze-form';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { ofSites } from '../../api/of-sites.ts';
import { invalidate, remember } from '../../api/query.ts';
import { idle, nextRunState, type RunError, type RunEvent, type RunState } from './run-state.ts';
import { type Refusal, type RunFailure, runFailure, startRefusal } from './start-refusal.ts';
import { type RunWatch, watchRun } from './watch-run.ts';

/** A run that was remembered but is over may send nothing; after this long it is forgotten. */
const silentRunMs = 5000;

/** Called with the reason why a run did not start or finish. */
export type RefusalListener = (refusal: Refusal) => void;

export class RunStore {
  readonly #client: QueryClient;
  readonly #userId: string;
  readonly #subscribers = new Set<() => void>();
  #state: RunState = idle;
  #watch: RunWatch | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #listener: RefusalListener | null = null;
  #isAttached = false;

  constructor(client: QueryClient, userId: string) {
    this.#client = client;
    this.#userId = userId;
  }

  /** Until the returned function is called; the latest listener counts. */
  listen(listener: RefusalListener): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = null;
    };
  }

  readonly state = (): RunState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Finds the run this person watched before, here or in another browser; a no-op when it is followed already. */
  attach(): void {
    this.#isAttached = true;
    if (this.#watch !== null || this.#state.phase === 'completed') return;
    const domain = rememberedRun(this.#userId);
    if (domain === null) void this.#attachToNewest();
    else this.#attachTo(domain);
  }

  #attachTo(domain: string): void {
    this.#silence = setTimeout(() => this.#end(), silentRunMs);
    this.#follow(domain).expect(undefined);
  }

  async #attachToNewest(): Promise<void> {
    try {
      const [newest] = await call(readRunning, {});
      if (newest === undefined || !this.#isAttached || this.#state.phase !== 'idle') return;
      rememberRun(this.#userId, newest.domain);
      this.#attachTo(newest.domain);
    } catch (error) {
      // The form works all the same; starting the same domain again attaches to its run.
      console.warn('the runs under way could not be read', error);
    }
  }

  /** Closes the stream and nothing else: the run goes on. */
  detach(): void {
    this.#isAttached = false;
    clearTimeout(this.#silence);
    this.#watch?.close();
    this.#watch = null;
  }

  async start(form: StartAnalysis): Promise<void> {
    rememberRun(this.#userId, form.domain);
    const watch = this.#follow(form.domain);
    try {
      const { runId } = await call(startAnalysis, { body: form });
      watch.expect(runId);
      void invalidate(this.#client, readUsage, readCredits, readLedger);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_running') return watch.expect(undefined);
      this.#refuse(startRefusal(error));
    }
  }

  async cancel(): Promise<void> {
    const state = this.#state;
    if (state.phase !== 'running' || state.isStopping) return;
    this.#apply({ type: 'stopping' });
    try {
      await call(cancelAnalysis, { body: { domain: state.domain } });
    } catch (error) {
      // The form comes back either way; a run that goes on is met again by starting the same domain.
      console.warn('the cancel request failed', error);
    }
    this.#end();
    void this.#refresh();
  }

  /** Of a scan of a whole site; the stream says what has become of it. */
  async pause(): Promise<void> {
    await this.#ask(pauseAnalysis);
  }

  async resume(): Promise<void> {
    await this.#ask(resumeAnalysis);
  }

  async #ask(endpoint: typeof pauseAnalysis | typeof resumeAnalysis): Promise<void> {
    const domain = this.#domain();
    if (domain === null) return;
    try {
      await call(endpoint, { body: { domain } });
    } catch (error) {
      this.#listener?.(startRefusal(error));
    }
  }

  /** The report of the finished run is shown, or what is said of a failed one was read. */
  acknowledge(): void {
    if (this.#state.phase === 'completed' || this.#state.phase === 'failed') this.#apply({ type: 'ended' });
  }

  retry(): void {
    this.#apply({ type: 'retried' });
    this.#watch?.retry();
  }

  #follow(domain: string): RunWatch {
    this.#watch?.close();
    this.#apply({ type: 'begun', domain });
    const watch = watchRun(domain, {
      onProgress: (progress) => {
        clearTimeout(this.#silence);
        this.#apply({ type: 'progressed', progress });
      },
      onFailure: (failure) => this.#onRunError(failure),
      onCompleted: (analysis) => this.#complete(analysis),
      onFailed: (failure) => this.#fail(failure),
    });
    this.#watch = watch;
    return watch;
  }

  #onRunError(failure: RunError): void {
    clearTimeout(this.#silence);
    this.#apply({ type: 'interrupted', failure });
    if (!failure.isReconnecting) this.#listener?.(runFailure(failure, this.#domain()));
  }

  #complete(analysis: Analysis): void {
    this.#stop();
    remember(this.#client, readAnalysis, { input: { params: { id: analysis.id } }, response: analysis });
    window.dispatchEvent(new CustomEvent('analysisComplete', { detail: analysis }));
    void this.#refresh();
    this.#apply({ type: 'completed', analysisId: analysis.id });
  }

  #fail(failure: RunFailure): void {
    // The person's own Cancel is no failure to report.
    const isOwnCancel = this.#state.phase === 'running' && this.#state.isStopping;
    const refusal = runFailure(failure, this.#domain());
    void this.#refresh();
    if (isOwnCancel) this.#end();
    else this.#refuse(refusal);
  }

  /** The toast is the echo of what stays on the page. */
  #refuse(refusal: Refusal): void {
    this.#stop();
    this.#apply({ type: 'failed', refusal });
    this.#listener?.(refusal);
  }

  #domain(): string | null {
    return this.#state.phase === 'running' ? this.#state.domain : null;
  }

  #stop(): void {
    clearTimeout(this.#silence);
    this.#watch?.close();
    this.#watch = null;
    forgetRun(this.#userId);
  }

  #end(): void {
    this.#stop();
    this.#apply({ type: 'ended' });
  }

  #refresh(): Promise<void> {
    return invalidate(
      this.#client,
      readHistory,
      readRecent,
      readFailed,
      readUsage,
      readCredits,
      readLedger,
      ...ofSites,
    );
  }

  #apply(event: RunEvent): void {
    this.#state = nextRunState(this.#state, event);
    for (const subscriber of this.#subscribers) subscriber();
  }
}

const keyFor = (userId: string): string => `pagewright.run.${userId}`;

/** Saves which run the user follows, so that a reload or a second tab finds it again. */
const rememberedRun = (userId: string): string | null => window.localStorage.getItem(keyFor(userId));

function rememberRun(userId: string, domain: string): void {
  window.localStorage.setItem(keyFor(userId), domain);
}

function forgetRun(userId: string): void {
  window.localStorage.removeItem(keyFor(userId));
}
