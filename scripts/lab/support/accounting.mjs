/** Checks that runs and credits agree: every run ended once, with the right result and cost, and nobody far ahead of others. */
import { findUnbalancedAccounts } from '../../../server/store/ledger.ts';

export const isUnfinished = ({ state }) => state === 'queued' || state === 'running';

const paidRightly = (run, entries) => {
  const booked = (kind) => entries.filter(({ idempotency_key: key }) => key === `run:${run.id}:${kind}`);
  const sum = ['hold', 'refund'].flatMap(booked).reduce((total, { amount }) => total + amount, 0);
  const charges = booked('charge');
  if (isUnfinished(run)) return charges.length === 0;
  return sum === 0 && charges.length === (run.state === 'completed' ? 1 : 0);
};

export async function readAccounting(lab) {
  const runs = await lab.runs();
  const entries = await lab.db.selectFrom('ledger').select(['idempotency_key', 'amount']).execute();
  const analyses = await lab.db.selectFrom('analyses').select(['id', 'user_id', 'domain']).execute();
  const left = new Set(analyses.map(({ id }) => id));
  return {
    runs: runs.length,
    completed: runs.filter(({ state }) => state === 'completed').length,
    failed: runs.filter(({ state }) => state === 'failed').length,
    cancelled: runs.filter(({ state }) => state === 'cancelled').length,
    unfinished: runs.filter(isUnfinished).length,
    withoutTheirAnalysis: runs.filter(({ id, state }) => (state === 'completed') !== left.has(id)).length,
    doubled: analyses.length - left.size,
    /** A hold that was not released, or a charge without a result, or two charges. */
    paidWrongly: runs.filter((run) => !paidRightly(run, entries)).length,
    unbalanced: (await findUnbalancedAccounts(lab.db)).length,
  };
}

export const areSound = ({ unfinished, withoutTheirAnalysis, doubled, paidWrongly, unbalanced }) =>
  unfinished + withoutTheirAnalysis + doubled + paidWrongly + unbalanced === 0;

/** How far apart users are in completed work while all of them have queued runs. */
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
