/** Watches that nobody starves: how far apart people are in what was done for them while all of them wait. */
import { isUnfinished } from './books.mjs';

export function watchFairness(users) {
  let worst = 0;
  return {
    look: (rows) => {
      const byUser = Map.groupBy(rows, ({ user_id: user }) => user);
      if (byUser.size < users) return;
      // Who has nothing left to wait for is not ahead of anybody.
      const waiting = [...byUser.values()].filter((runs) => runs.some(({ state }) => state === 'queued'));
      const done = waiting.map((runs) => runs.filter((run) => !isUnfinished(run)).length);
      if (done.length > 1) worst = Math.max(worst, Math.max(...done) - Math.min(...done));
    },
    worst: () => worst,
  };
}
