/** Follows one run over the progress stream and says how it ends. */
import { watchProgress } from '@pagewright/contract/endpoints/analyze';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Progress } from '@pagewright/contract/entities/progress';
import { openStream, type StreamError } from '../../api/stream.ts';
import type { RunError } from './run-state.ts';
import type { RunFailure } from './start-refusal.ts';
import { strings } from './strings.ts';

export interface RunWatcher {
  readonly onProgress: (progress: Progress) => void;
  readonly onFailure: (failure: RunError) => void;
  readonly onCompleted: (analysis: Analysis) => void;
  readonly onFailed: (failure: RunFailure) => void;
}

export interface RunWatch {
  readonly close: () => void;
  readonly retry: () => void;
  /** From here on only this run's events end the watch; `undefined` takes whichever runs. */
  readonly expect: (runId: string | undefined) => void;
}

/** Opened before the run is started, so that no event is lost; outcomes wait until `expect` says which run they must belong to. */
export function watchRun(domain: string, watcher: RunWatcher): RunWatch {
  let isExpecting = false;
  let expected: string | undefined;
  let early: Progress[] = [];

  const receive = (progress: Progress) => {
    if (!isForeign(progress, expected)) handleProgress(progress, watcher, stream.close);
  };

  const stream = openStream(
    watchProgress,
    { query: { domain } },
    {
      onEvent: (progress) => {
        if (isExpecting) receive(progress);
        else early.push(progress);
      },
      onFailure: (failure) => watcher.onFailure(errorWords(failure)),
    },
  );

  const expect = (runId: string | undefined) => {
    expected = runId;
    isExpecting = true;
    const held = early;
    early = [];
    held.forEach(receive);
  };

  return { close: stream.close, retry: stream.retry, expect };
}

const isForeign = (progress: Progress, expected: string | undefined): boolean =>
  expected !== undefined && progress.runId !== undefined && progress.runId !== expected;

function handleProgress(progress: Progress, watcher: RunWatcher, close: () => void): void {
  if (progress.status === 'in-progress') return watcher.onProgress(progress);
  close();
  if (progress.status === 'cancelled') return watcher.onFailed({ text: strings.cancelled });
  if (progress.status === 'error')
    return watcher.onFailed({ text: progress.error ?? strings.failed, code: progress.errorCode });
  if (progress.analysis === undefined) return watcher.onFailed({ text: strings.noData });
  watcher.onCompleted(progress.analysis);
}

const errorWords = (failure: StreamError): RunError => ({
  text: failure.kind === 'unreadable' ? strings.unreadableEvent : strings.connectionFailed,
  isReconnecting: failure.kind === 'reconnecting',
});
