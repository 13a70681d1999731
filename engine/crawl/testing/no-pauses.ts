/** Real time without its pauses: what waits between requests goes on at once. */
import { realTiming, type Timing } from '../timing.ts';

export const noPauses: Timing = { ...realTiming, sleep: (_ms, signal) => realTiming.sleep(0, signal) };
