/** How long an answer is waited for: while the provider responds to probes, and no longer than the limit for slow models. */
import { type Clock, timeoutError } from './clock.ts';
import { probeMs } from './probe-provider.ts';

export interface ModelWait {
  /** Aborted with a TimeoutError when it is no longer worth waiting. */
  readonly signal: AbortSignal;
  /** Something came: the time starts over. */
  readonly restart: () => void;
  readonly cancel: () => void;
}

export interface WaitLimits {
  /** Until the first probe has ended. */
  readonly firstMs: number;
  /** In all. */
  readonly mostMs: number;
}

const betweenProbesMs = 30_000;

export function waitForModel(
  { firstMs, mostMs }: WaitLimits,
  clock: Clock,
  isAlive: () => Promise<boolean>,
): ModelWait {
  const over = new AbortController();
  let endsAt = clock.now() + mostMs;
  let cancel = (): void => undefined;
  let isOver = false;
  let round = 0;
  const end = (): void => {
    isOver = true;
    over.abort(timeoutError());
  };
  const waitNext = (ms: number): void => {
    const isLast = clock.now() + ms >= endsAt;
    const timeout = clock.timeout(isLast ? ms : Math.max(0, ms - probeMs));
    cancel = timeout.cancel;
    timeout.signal.addEventListener('abort', () => void (isLast ? end() : probe()), { once: true });
  };
  const probe = async (): Promise<void> => {
    const probed = round;
    const isWorthIt = await isAlive();
    if (isOver || probed !== round) return;
    if (isWorthIt && clock.now() < endsAt) waitNext(Math.min(betweenProbesMs, endsAt - clock.now()));
    else end();
  };
  const begin = (): void => {
    round += 1;
    endsAt = clock.now() + mostMs;
    waitNext(Math.min(firstMs, mostMs));
  };
  begin();
  return {
    signal: over.signal,
    restart: () => {
      cancel();
      if (!isOver) begin();
    },
    cancel: () => {
      isOver = true;
      cancel();
    },
  };
}
