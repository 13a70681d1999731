/** The id of a run and of its analysis: a UUID of version 7, whose order is that of time, so that old ones lie together. */
import { randomUUID } from 'node:crypto';

const timeDigits = 12;

export function newRunId(nowMs = Date.now()): string {
  const time = nowMs.toString(16).padStart(timeDigits, '0');
  // Of a random one everything after the digit of its version.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
