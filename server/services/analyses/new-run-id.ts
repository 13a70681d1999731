/** Creates the id of a run and its analysis: a UUID version 7, which sorts by time. */
import { randomUUID } from 'node:crypto';

const timeDigits = 12;

export function newRunId(nowMs = Date.now()): string {
  const time = nowMs.toString(16).padStart(timeDigits, '0');
  // The random part: everything after the version digit.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
