/** Doors to the packages on sale, the balance and the ledger. */
import { readCredits, readLedger, readPackages } from '@pagewright/contract/endpoints/payments';
import { type Route, route } from '../http/mount.ts';
import { readAccountCredits, readAccountLedger } from '../services/account-usage.ts';
import type { Deps } from '../services/deps.ts';
import { listPackages } from '../services/list-packages.ts';

export const paymentRoutes = (deps: Deps): Route[] => [
  route(readPackages, () => listPackages()),
  route(readCredits, ({ user }) => readAccountCredits(deps, user)),
  route(readLedger, ({ user }) => readAccountLedger(deps, user)),
];
