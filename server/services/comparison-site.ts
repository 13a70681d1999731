/** Which comparison a person means: their own analysis, the competitor, and the name under which its runs are found. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { listDomains, readDomain } from '../store/analyses.ts';
import type { ComparisonKey } from '../store/comparisons.ts';
import type { Deps } from './deps.ts';
import { readSiteAddress, type SiteAddress } from './site-address.ts';

export interface ComparisonSite extends ComparisonKey {
  /** The competitor; its site key is that of the comparison. */
  readonly address: SiteAddress;
}

/** No host has a space in its name, so it is never the key of an analysis. */
const runKeyOf = ({ analysisId, competitorKey }: ComparisonKey): string =>
  `compare ${analysisId} ${competitorKey}`;

const hostOf = (domain: string): string => readSiteAddress(domain).host.replace(/^www\./, '');

function beside(analysisId: string, competitorDomain: string): ComparisonSite {
  const address = readSiteAddress(competitorDomain);
  const key = { analysisId, competitorKey: address.siteKey };
  return { ...key, address: { ...address, siteKey: runKeyOf(key) } };
}

/** Another's analysis, an unknown one and a deleted one are refused alike. */
export async function findComparisonSite(
  { db }: Deps,
  user: User,
  { analysisId, competitorDomain }: { readonly analysisId: string; readonly competitorDomain: string },
): Promise<ComparisonSite> {
  if ((await readDomain(db, { userId: user.id, id: analysisId })) === null)
    throw refuse('analysis_not_found');
  return beside(analysisId, competitorDomain);
}

export interface CompareRequest {
  readonly mainDomain: string;
  readonly competitorDomain: string;
  readonly analysisId?: string | undefined;
}

/** The analysis that is named, which must be of the domain; else the newest of the domain. */
async function findMain(
  { db }: Deps,
  user: User,
  { mainDomain, analysisId }: CompareRequest,
): Promise<string> {
  const { siteKey, domain } = readSiteAddress(mainDomain);
  if (analysisId === undefined) {
    const all = await listDomains(db, user.id);
    const newest = all.find((each) => readSiteAddress(each.domain).siteKey === siteKey);
    if (newest !== undefined) return newest.id;
    throw refuse('main_not_analyzed', {
      message: `You have no analysis of ${domain}. Analyze it first: a comparison starts from there.`,
    });
  }
  const analysed = await readDomain(db, { userId: user.id, id: analysisId });
  if (analysed === null) throw refuse('analysis_not_found');
  if (readSiteAddress(analysed).siteKey === siteKey) return analysisId;
  const message = `This analysis is of ${analysed}, not of ${domain}.`;
  throw refuse('invalid_input', { message, fields: { mainDomain: message } });
}

export async function readComparisonSite(
  deps: Deps,
  user: User,
  request: CompareRequest,
): Promise<ComparisonSite> {
  const analysisId = await findMain(deps, user, request);
  if (hostOf(request.mainDomain) === hostOf(request.competitorDomain)) {
    const message = 'This is the analyzed site itself. Enter the domain of another site.';
    throw refuse('invalid_input', { message, fields: { competitorDomain: message } });
  }
  return beside(analysisId, request.competitorDomain);
}
