/** Accepts findings of a site with a reason, and takes that back; the latest report follows at once. */
import type {
  Acceptance,
  AcceptanceForm,
  BulkAcceptanceForm,
} from '@pagewright/contract/entities/acceptance';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import {
  deleteAcceptance,
  insertAcceptance,
  listAcceptances,
  listSitesWithEnded,
  listStoredAcceptances,
  recordMatches,
} from '../../store/acceptances.ts';
import { lockAccount } from '../../store/accounts.ts';
import { lockReport, rewriteReport } from '../../store/analyses.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { readLatestAnalysisId } from '../../store/sites.ts';
import type { FinishedAnalysis } from '../../workers/run-api.ts';
import type { SearchInReport } from '../../workers/search-tasks.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';
import { words } from './words.ts';

const todayOf = ({ now }: Pick<Deps, 'now'>): string => now().toISOString().slice(0, 10);

/** Somewhere it is still today. */
const yesterdayOf = ({ now }: Pick<Deps, 'now'>): string =>
  new Date(now().getTime() - 24 * 3600_000).toISOString().slice(0, 10);

export async function listAccepted(deps: Deps, user: User, siteId: string): Promise<Acceptance[]> {
  await requireSite(deps, user, siteId);
  return listAcceptances(deps.db, siteId, todayOf(deps));
}

interface Latest {
  readonly id: string;
  readonly text: string;
}

/** Null when all analyses of the site were deleted. */
async function lockLatest(tx: Tx, userId: string, siteId: string): Promise<Latest | null> {
  const id = await readLatestAnalysisId(tx, siteId);
  const report = id === null ? null : await lockReport(tx, { userId, id });
  return id === null || report === null ? null : { id, text: report.text };
}

/** Writes the latest report anew, as the acceptances are now. */
async function reapply(
  deps: Deps,
  tx: Tx,
  { siteId, userId }: { readonly siteId: string; readonly userId: string },
  latest: Latest | null,
  search?: SearchInReport,
): Promise<void> {
  if (latest === null) return;
  const today = todayOf(deps);
  const acceptances = await listStoredAcceptances(tx, siteId);
  const { text } = latest;
  const report = { text, acceptances, today, ...(search !== undefined && { search }) };
  const accepted = await deps.reports.worker.call('acceptFindings', report, userId);
  await rewriteReport(tx, latest.id, accepted, { hasSameFacts: search !== undefined });
  await recordMatches(tx, siteId, { matches: accepted.matches, today });
}

/** The latest report with other figures of Search Console, or without any. */
export const rewriteSearch = (
  deps: Deps,
  { siteId, userId }: { readonly siteId: string; readonly userId: string },
  search: SearchInReport,
): Promise<void> =>
  deps.reports.worker.inTurn(userId, () =>
    inTransaction(deps.db, async (tx) => {
      if ((await lockAccount(tx, userId)) === null) return;
      await reapply(deps, tx, { siteId, userId }, await lockLatest(tx, userId, siteId), search);
    }),
  );

/** A report is rewritten while the account is locked: another request of the same user waits without a connection. */
const rewriteInTurn = <T>(deps: Deps, user: User, work: (tx: Tx) => Promise<T>): Promise<T> =>
  deps.reports.worker.inTurn(user.id, () => inTransaction(deps.db, work));

/** Several rules on the same terms: all of them or none. */
export async function acceptMany(
  deps: Deps,
  user: User,
  siteId: string,
  { ruleIds, ...terms }: BulkAcceptanceForm,
): Promise<Acceptance[]> {
  await requireSite(deps, user, siteId);
  if (terms.until !== null && terms.until < yesterdayOf(deps)) {
    const message = words.dayPassed;
    throw refuse('invalid_input', { message, fields: { until: message } });
  }
  const wanted = [...new Set(ruleIds)].map((ruleId) => ({ ...terms, ruleId }));
  return rewriteInTurn(deps, user, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    const today = todayOf(deps);
    const known = await listAcceptances(tx, siteId, today);
    if (known.length + wanted.length > limits.acceptancesPerSite) throw refuse('too_many_acceptances');
    const latest = await lockLatest(tx, user.id, siteId);
    if (latest === null) throw refuse('nothing_to_accept');
    const by = user.name ?? user.email ?? '';
    const ids = new Set<string>();
    const { text } = latest;
    const all = await deps.reports.worker.call('findingsInScope', { text, scopes: wanted }, user.id);
    for (const [at, form] of wanted.entries()) {
      const found = all[at];
      if (found === undefined || found.title === null) throw refuse('nothing_to_accept');
      ids.add(await insertAcceptance(tx, { ...form, ...found, title: found.title, siteId, by }));
    }
    await reapply(deps, tx, { siteId, userId: user.id }, latest);
    return (await listAcceptances(tx, siteId, today)).filter(({ id }) => ids.has(id));
  });
}

export async function acceptFindings(
  deps: Deps,
  user: User,
  siteId: string,
  { ruleId, ...terms }: AcceptanceForm,
): Promise<Acceptance> {
  const [accepted] = await acceptMany(deps, user, siteId, { ...terms, ruleIds: [ruleId] });
  if (accepted === undefined) throw refuse('acceptance_not_found');
  return accepted;
}

export async function removeAcceptance(
  deps: Deps,
  user: User,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<{ ok: true }> {
  await requireSite(deps, user, siteId);
  await rewriteInTurn(deps, user, async (tx) => {
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    if (!(await deleteAcceptance(tx, siteId, id))) throw refuse('acceptance_not_found');
    await reapply(deps, tx, { siteId, userId: user.id }, await lockLatest(tx, user.id, siteId));
  });
  return { ok: true };
}

/** Findings whose acceptance has ended count again in the latest report. */
export async function endAcceptances(deps: Deps): Promise<void> {
  for (const { siteId, userId } of await listSitesWithEnded(deps.db, todayOf(deps)))
    await inTransaction(deps.db, async (tx) => {
      if ((await lockAccount(tx, userId)) === null) return;
      await reapply(deps, tx, { siteId, userId }, await lockLatest(tx, userId, siteId));
    });
}

export interface AcceptedRun {
  readonly finished: FinishedAnalysis;
  readonly matches: Readonly<Record<string, number>>;
}

/** A new analysis without what is accepted on its site. */
export async function acceptInNew(
  deps: Deps,
  siteId: string | null,
  finished: FinishedAnalysis,
): Promise<AcceptedRun> {
  const acceptances = siteId === null ? [] : await listStoredAcceptances(deps.db, siteId);
  if (siteId === null || acceptances.length === 0) return { finished, matches: {} };
  const report = { text: finished.text, acceptances, today: todayOf(deps) };
  const { matches, ...accepted } = await deps.reports.worker.call('acceptFindings', report, siteId);
  return { finished: { ...finished, ...accepted }, matches };
}
