/** Repeats plain API calls, as users make them while other users' runs are executed. */
import { setTimeout as delay } from 'node:timers/promises';

const restMs = 50;

/** Milliseconds of each call; null for one that failed. */
export async function callAgainAndAgain(url, cookie, signal) {
  const times = [];
  while (!signal.aborted) {
    const begun = performance.now();
    const status = await fetch(url, { headers: { cookie } }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    times.push(status === 200 ? performance.now() - begun : null);
    await delay(restMs);
  }
  return times;
}

export const percentile = (values, share) => {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
