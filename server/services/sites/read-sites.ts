/** Reads a user's sites over time: their analyses, what changed between two, and their templates. */
import type { AnalysisPlace, Site, SiteSummary } from '@pagewright/contract/entities/site';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import * as store from '../../store/sites.ts';
import { readAnalysis } from '../analyses/read-analysis.ts';
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

/** The changes as JSON text. Without `since` the previous analysis is meant; an analysis of another site is not found. */
export async function compareWithEarlier(
  deps: Deps,
  user: User,
  { id, since }: { readonly id: string; readonly since?: string | undefined },
): Promise<string> {
  const { previous, others } = await readAnalysisPlace(deps, user, id);
  const other = since === undefined ? previous : others.find((each) => each.id === since);
  if (other === null) throw refuse('nothing_to_compare');
  if (other === undefined) throw refuse('analysis_not_found');
  const [own, that] = await Promise.all([readAnalysis(deps, user, id), readAnalysis(deps, user, other.id)]);
  const [before, after] = own.date < that.date ? [own, that] : [that, own];
  return deps.reports.worker.call('compareReports', { before: before.text, after: after.text }, user.id);
}

/** As JSON text. */
export async function readTemplates(deps: Deps, user: User, id: string): Promise<string> {
  const { text } = await readAnalysis(deps, user, id);
  return deps.reports.worker.call('viewTemplates', { text }, user.id);
}
