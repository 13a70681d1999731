/** The figures of Search Console that a report has: those of its run, and those that came after it. */
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { limits } from '@pagewright/contract/limits';
import { findSiteKey } from '../../store/sites.ts';
import { rewriteSearch } from '../acceptances/accept-findings.ts';
import type { Deps } from '../deps.ts';
import { hostOfKey } from './read-search.ts';
import { choosePeriods } from './search-periods.ts';

/** For a run that begins; null where there are none. */
export async function searchForRun(
  deps: Deps,
  { siteId, userId }: { readonly siteId: string | null; readonly userId: string },
): Promise<AuditOptions['search']> {
  const periods = siteId === null ? null : await choosePeriods(deps.db, siteId, limits.search.days);
  if (periods === null) return null;
  const { now, before } = periods;
  return deps.reports.worker.call('joinSearch', { now, before }, userId);
}

/** The latest report follows what was imported, synced or deleted since. */
export async function updateLatestReport(
  deps: Deps,
  site: { readonly siteId: string; readonly userId: string },
): Promise<void> {
  const periods = await choosePeriods(deps.db, site.siteId, limits.search.days);
  const siteKey = await findSiteKey(deps.db, site.siteId);
  if (siteKey === null) return;
  const { now, before } = periods ?? { now: null, before: null };
  await rewriteSearch(deps, site, now === null ? null : { host: hostOfKey(siteKey), now, before });
}
