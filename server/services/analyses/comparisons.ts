/** Finds the comparison that a request refers to; reads, saves and cancels it. */

import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { isWholeSite, listDomains, readDomain } from '../../store/analyses.ts';
import { type ComparisonKey, findUnsavedComparison, saveComparison } from '../../store/comparisons.ts';
import { inTransaction } from '../../store/database.ts';
import { findComparing } from '../../store/run-lists.ts';
import { findUnfinished } from '../../store/runs.ts';
import type { Deps } from '../deps.ts';
import { abandonRun } from './finish-run.ts';
import { parseSiteLocation, requirePublicHost, type SiteLocation } from './site-location.ts';
import { words } from './words.ts';

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
      message: words.comparison.notAnalyzed({ domain }),
    });
  }
  const analysed = await readDomain(db, { userId: user.id, id: analysisId });
  if (analysed === null) throw refuse('analysis_not_found');
  if (await isWholeSite(db, { userId: user.id, id: analysisId }))
    throw refuse('main_not_analyzed', { message: words.comparison.notAnalyzed({ domain }) });
  if (parseSiteLocation(analysed).siteKey === siteKey) return analysisId;
  const message = words.comparison.ofOther({ analysed, domain });
  throw refuse('invalid_input', { message, fields: { mainDomain: message } });
}

export async function readComparisonSite(
  deps: Deps,
  user: User,
  request: CompareRequest,
): Promise<ComparisonTarget> {
  const analysisId = await findMain(deps, user, request);
  if (hostOf(request.mainDomain) === hostOf(request.competitorDomain)) {
    const message = words.comparison.sameSite;
    throw refuse('invalid_input', { message, fields: { competitorDomain: message } });
  }
  const target = beside(analysisId, request.competitorDomain);
  requirePublicHost(deps, target.location.host, 'competitorDomain');
  return target;
}

/** Cancels a comparison immediately; cancelling twice is no error. */
export async function cancelComparison(
  deps: Deps,
  user: User,
  which: { readonly analysisId: string; readonly competitorDomain: string },
): Promise<{ cancelled: boolean }> {
  const { location } = await findComparisonSite(deps, user, which);
  const run = await findUnfinished(deps.db, user.id, location.siteKey);
  if (run === null) return { cancelled: false };
  return { cancelled: await abandonRun(deps.db, run, { state: 'cancelled', error: null }) };
}

interface OpenComparison {
  readonly running: { readonly competitorDomain: string; readonly runId: string } | null;
  readonly unsaved: CompetitorResult | null;
}

/** Reads what a screen continues with: the comparison in progress, or one that is not saved yet. */
export async function readComparison({ db }: Deps, user: User, id: string): Promise<OpenComparison> {
  if ((await readDomain(db, { userId: user.id, id })) === null) throw refuse('analysis_not_found');
  const run = await findComparing(db, user.id, id);
  const unsaved = await findUnsavedComparison(db, id);
  return {
    running: run && { competitorDomain: run.domain, runId: run.id },
    unsaved: unsaved === null ? null : CompetitorResult.parse(JSON.parse(unsaved)),
  };
}

/** Saves a comparison with an analysis, after checking that it is of this site. */
export async function saveCompetitor(
  { db }: Deps,
  user: User,
  { id, result }: { readonly id: string; readonly result: CompetitorResult },
): Promise<{ ok: true }> {
  const key = { userId: user.id, id };
  const domain = await readDomain(db, key);
  if (domain === null) throw refuse('analysis_not_found');
  if (parseSiteLocation(domain).siteKey !== parseSiteLocation(result.mainDomain).siteKey) {
    const message = words.comparison.notOf({ domain });
    throw refuse('invalid_input', { message, fields: { mainDomain: message } });
  }
  const competitorKey = parseSiteLocation(result.competitorDomain).siteKey;
  const stored = { competitorKey, result: JSON.stringify(result) };
  if (!(await inTransaction(db, (tx) => saveComparison(tx, key, stored)))) throw refuse('analysis_not_found');
  return { ok: true };
}
