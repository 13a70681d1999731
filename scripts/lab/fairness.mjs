/** Checks fairness: how far apart users are in completed work while all of them have queued runs. */
import { isUnfinished } from './accounting.mjs';

export function watchFairness(users) {
  let worst = 0;
  return {
    poll: (rows) => {
      const byUser = Map.groupBy(rows, ({ user_id: user }) => user);
      if (byUser.size < users) return;
      // A user without queued runs is not ahead of anybody.
      const waiting = [...byUser.values()].filter((runs) => runs.some(({ state }) => state === 'queued'));
      const done = waiting.map((runs) => runs.filter((run) => !isUnfinished(run)).length);
      if (done.length > 1) worst = Math.max(worst, Math.max(...done) - Math.min(...done));
    },
    worst: () => worst,
  };
}
