/** Reads a user's sites over time. */
import type { AnalysisPlace, Site, SiteSummary } from '@pagewright/contract/entities/site';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import * as store from '../../store/sites.ts';
import type { Deps } from '../deps.ts';

/** Enough for a sparkline. */
const pointsOfSummary = 30;

export const listSites = ({ db }: Deps, user: User): Promise<SiteSummary[]> =>
  store.listSites(db, user.id, pointsOfSummary);

/** Someone else's and an unknown site are refused alike. */
export async function readSite({ db }: Deps, user: User, id: string): Promise<Site> {
  const site = await store.readSite(db, { userId: user.id, id });
  if (site === null) throw refuse('site_not_found');
  return site;
}

export async function readAnalysisPlace({ db }: Deps, user: User, id: string): Promise<AnalysisPlace> {
  const place = await store.readAnalysisPlace(db, { userId: user.id, id });
  if (place === null) throw refuse('analysis_not_found');
  return place;
}
