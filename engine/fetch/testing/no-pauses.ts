/** A real clock whose sleeps end at once. */
import { type Clock, realClock } from '../clock.ts';

export const clockWithoutPauses: Clock = { ...realClock, sleep: (_ms, signal) => realClock.sleep(0, signal) };
