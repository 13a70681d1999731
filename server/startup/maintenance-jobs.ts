/** Starts the maintenance jobs of every node: purge expired data, end acceptances, reconcile credits. */

import { endAcceptances } from '../services/acceptances/accept-findings.ts';
import { purgeOutboxOfDeletedUsers } from '../services/accounts/delete-account.ts';
import { collectAllDebts } from '../services/billing/collect-debt.ts';
import type { Deps } from '../services/deps.ts';
import { readClock } from '../store/database.ts';
import { purgeExpired, purgeOldScreenshots } from '../store/purge-expired.ts';
import { releaseForgottenHolds } from '../store/reanalysis-holds.ts';
import { every } from './repeat-every.ts';

const purgeEveryMs = 3600_000;
const reconcileEveryMs = 5 * 60_000;

export interface MaintenanceOptions {
  /** Undefined keeps them as long as their analysis. */
  readonly screenshotRetentionDays: number | undefined;
  readonly stopping: AbortSignal;
}

/** By the database's clock: a node with a wrong clock must not delete anything. */
export function startMaintenanceJobs(
  deps: Deps,
  { screenshotRetentionDays, stopping }: MaintenanceOptions,
): void {
  const { db, log } = deps;
  const purge = async (): Promise<void> => {
    const now = await readClock(db);
    await purgeExpired(db, now);
    if (screenshotRetentionDays !== undefined) await purgeOldScreenshots(db, now, screenshotRetentionDays);
    await purgeOutboxOfDeletedUsers(deps);
    await endAcceptances(deps);
  };
  const reconcile = async (): Promise<void> => {
    await releaseForgottenHolds(db, await readClock(db));
    await collectAllDebts(db);
  };
  every(purgeEveryMs, purge, { log, stopping, failureMessage: 'expired data could not be removed' });
  every(reconcileEveryMs, reconcile, { log, stopping, failureMessage: 'credits could not be reconciled' });
}
