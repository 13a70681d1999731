/** The time that all probes of a site have together; what is left when it is over stays unknown. */
import type { Clock } from '../../fetch/clock.ts';

export interface ProbeTime {
  /** Aborts at the caller's cancel and at the end of the time. */
  readonly signal: AbortSignal;
  /** Whether the time is over, as against a cancel. */
  readonly isOver: () => boolean;
}

export function limitProbeTime(signal: AbortSignal, clock: Clock, ms: number): ProbeTime {
  const deadline = clock.deadline(ms);
  return { signal: AbortSignal.any([signal, deadline]), isOver: () => deadline.aborted && !signal.aborted };
}

/** The result of the work, or the fallback when the time is over before; rejects at the caller's cancel. */
export async function inTime<Value>(
  { isOver }: Pick<ProbeTime, 'isOver'>,
  work: () => Promise<Value>,
  fallback: Value,
): Promise<Value> {
  try {
    return isOver() ? fallback : await work();
  } catch (error) {
    if (isOver()) return fallback;
    throw error;
  }
}
