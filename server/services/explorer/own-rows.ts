/** Lets the owner of an analysis at its rows; makes them first where the report is older than they are. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { lockShownReport } from '../../store/analyses.ts';
import { hasRows, knownUrls, replaceRows } from '../../store/analysis-rows.ts';
import { inTransaction } from '../../store/database.ts';
import type { Deps } from '../deps.ts';

/** Someone else's, an unknown and a deleted analysis are refused alike. */
export async function requireRows(deps: Deps, user: User, id: string): Promise<void> {
  const key = { userId: user.id, id };
  const has = await hasRows(deps.db, key);
  if (has === null) throw refuse('analysis_not_found');
  if (has) return;
  const { worker } = deps.reports;
  await worker.inTurn(user.id, () =>
    inTransaction(deps.db, async (tx) => {
      // Every transaction locks the account first, against deadlocks.
      if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
      const text = await lockShownReport(tx, key);
      if (text === null) throw refuse('analysis_not_found');
      if ((await hasRows(tx, key)) === true) return;
      const known = await knownUrls(tx, id);
      await replaceRows(tx, id, await worker.call('makeRows', { text, known }, user.id));
    }),
  );
}
