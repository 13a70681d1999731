/** Finds the analysis and the competitor that a comparison request refers to, and the key of its runs. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { listDomains, readDomain } from '../../store/analyses.ts';
import type { ComparisonKey } from '../../store/comparisons.ts';
import type { Deps } from '../deps.ts';
import { parseSiteLocation, requirePublicHost, type SiteLocation } from './site-location.ts';

export interface ComparisonTarget extends ComparisonKey {
  /** The competitor; its site key is that of the comparison. */
  readonly location: SiteLocation;
}

/** A host name has no space, so this is never the key of an analysis. */
const runKeyOf = ({ analysisId, competitorKey }: ComparisonKey): string =>
  `compare ${analysisId} ${competitorKey}`;

const hostOf = (domain: string): string => parseSiteLocation(domain).host.replace(/^www\./, '');

function beside(analysisId: string, competitorDomain: string): ComparisonTarget {
  const location = parseSiteLocation(competitorDomain);
  const key = { analysisId, competitorKey: location.siteKey };
  return { ...key, location: { ...location, siteKey: runKeyOf(key) } };
}

/** Someone else's, an unknown and a deleted analysis are refused alike. */
export async function findComparisonSite(
  { db }: Deps,
  user: User,
  { analysisId, competitorDomain }: { readonly analysisId: string; readonly competitorDomain: string },
): Promise<ComparisonTarget> {
  if ((await readDomain(db, { userId: user.id, id: analysisId })) === null)
    throw refuse('analysis_not_found');
  return beside(analysisId, competitorDomain);
}

export interface CompareRequest {
  readonly mainDomain: string;
  readonly competitorDomain: string;
  readonly analysisId?: string | undefined;
}

/** The given analysis, which must be of the domain; otherwise the newest of the domain. */
async function findMain(
  { db }: Deps,
  user: User,
  { mainDomain, analysisId }: CompareRequest,
): Promise<string> {
  const { siteKey, domain } = parseSiteLocation(mainDomain);
  if (analysisId === undefined) {
    const all = await listDomains(db, user.id);
    const newest = all.find((each) => parseSiteLocation(each.domain).siteKey === siteKey);
    if (newest !== undefined) return newest.id;
    throw refuse('main_not_analyzed', {
      message: `You have no analysis of ${domain}. Analyze it first: a comparison starts from there.`,
    });
  }
  const analysed = await readDomain(db, { userId: user.id, id: analysisId });
  if (analysed === null) throw refuse('analysis_not_found');
  if (parseSiteLocation(analysed).siteKey === siteKey) return analysisId;
  const message = `This analysis is of ${analysed}, not of ${domain}.`;
  throw refuse('invalid_input', { message, fields: { mainDomain: message } });
}

export async function readComparisonSite(
  deps: Deps,
  user: User,
  request: CompareRequest,
): Promise<ComparisonTarget> {
  const analysisId = await findMain(deps, user, request);
  if (hostOf(request.mainDomain) === hostOf(request.competitorDomain)) {
    const message = 'This is the analyzed site itself. Enter the domain of another site.';
    throw refuse('invalid_input', { message, fields: { competitorDomain: message } });
  }
  const target = beside(analysisId, request.competitorDomain);
  requirePublicHost(deps, target.location.host, 'competitorDomain');
  return target;
}
