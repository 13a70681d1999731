/** Reads the figures of Search Console and the opportunities in them, and deletes them. */
import type { Opportunities, SearchTotals, SearchView } from '@pagewright/contract/entities/search';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { sumOf } from '@pagewright/engine/search/sum-figures';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { readReport } from '../../store/analyses.ts';
import { inTransaction } from '../../store/database.ts';
import { deleteSearch, type StoredDay } from '../../store/search.ts';
import { readLatestAnalysisId } from '../../store/sites.ts';
import { rewriteSearch } from '../acceptances/accept-findings.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';
import { readConnection, revokeAtGoogle } from './connect-google.ts';
import { choosePeriods } from './search-periods.ts';

const nothing = {
  source: null,
  from: null,
  to: null,
  totals: null,
  before: null,
  trend: [],
  pages: [],
  queries: [],
} as const;

/** An export without dates has no totals by day. */
const totalsOf = (days: readonly StoredDay[], otherwise: SearchTotals): SearchTotals =>
  days.length > 0 ? sumOf(days) : otherwise;

export async function readSearch(deps: Deps, user: User, siteId: string, days: number): Promise<SearchView> {
  await requireSite(deps, user, siteId);
  const connected = {
    canConnect: deps.google.canConnect,
    connection: await readConnection(deps, siteId),
  };
  const periods = await choosePeriods(deps.db, siteId, days);
  if (periods === null) return { ...connected, ...nothing, trend: [], pages: [], queries: [] };
  const { now, before, source } = periods;
  const seen = await deps.reports.worker.call('viewSearch', { now, before }, user.id);
  return {
    ...connected,
    source,
    from: now.from,
    to: now.to,
    totals: totalsOf(periods.days, seen.totals),
    before: seen.before === null ? null : totalsOf(periods.daysBefore, seen.before),
    trend: periods.days.map(({ day, clicks, impressions, position }) => ({
      day,
      clicks,
      impressions,
      position,
    })),
    pages: seen.pages,
    queries: seen.queries,
  };
}

export async function readOpportunities(deps: Deps, user: User, siteId: string): Promise<Opportunities> {
  const siteKey = await requireSite(deps, user, siteId);
  const { db } = deps;
  const periods = await choosePeriods(db, siteId, limits.search.days);
  if (periods === null) return { from: null, to: null, opportunities: [] };
  const id = await readLatestAnalysisId(db, siteId);
  const report = id === null ? null : await readReport(db, { userId: user.id, id });
  const { now, before } = periods;
  const input = { host: hostOfKey(siteKey), now, before, text: report?.text ?? null };
  const opportunities = await deps.reports.worker.call('findOpportunities', input, user.id);
  return { from: now.from, to: now.to, opportunities };
}

/** The key of a site begins with its host, without www. */
export const hostOfKey = (siteKey: string): string => siteKey.split('/', 1)[0] ?? siteKey;

export async function removeSearch(deps: Deps, user: User, siteId: string): Promise<{ ok: true }> {
  await requireSite(deps, user, siteId);
  await revokeAtGoogle(deps, siteId);
  await inTransaction(deps.db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    await deleteSearch(tx, siteId);
  });
  await rewriteSearch(deps, { siteId, userId: user.id }, null);
  return { ok: true };
}
