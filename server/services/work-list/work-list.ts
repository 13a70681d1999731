/** The work list of a site: what is to do about its findings, who does it, and what was found again. */
import type { User } from '@pagewright/contract/entities/user';
import type { WorkForm, WorkItem } from '@pagewright/contract/entities/work-item';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { readReport } from '../../store/analyses.ts';
import { inTransaction } from '../../store/database.ts';
import { readLatestAnalysisId } from '../../store/sites.ts';
import { deleteWorkItem, listWorkItems, type StoredWorkItem, saveWorkItem } from '../../store/work-items.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';

type Place = Pick<StoredWorkItem, 'ruleId' | 'target'>;

const isSame = (one: Place, other: Place): boolean =>
  one.ruleId === other.ruleId && one.target === other.target;

async function readLatest({ db }: Deps, user: User, siteId: string) {
  const id = await readLatestAnalysisId(db, siteId);
  return id === null ? null : readReport(db, { userId: user.id, id });
}

/** The titles of findings as the report has them; null where it has none. */
async function titlesIn(
  { reports }: Deps,
  user: User,
  text: string,
  places: readonly Place[],
): Promise<readonly (string | null)[]> {
  const scopes = places.map(({ ruleId, target }) => ({
    ruleId,
    target,
    scope: target === '' ? ('site' as const) : ('page' as const),
  }));
  const found = await reports.worker.call('findingsInScope', { text, scopes }, user.id);
  return found.map(({ title }) => title);
}

/** What is done counts as done until an analysis after that finds it again. */
async function withReopened(deps: Deps, user: User, siteId: string): Promise<WorkItem[]> {
  const items = await listWorkItems(deps.db, siteId);
  const latest = items.some(({ state }) => state === 'done') ? await readLatest(deps, user, siteId) : null;
  const claimed = items.filter(({ state, at }) => state === 'done' && latest !== null && at < latest.date);
  const titles =
    latest === null || claimed.length === 0 ? [] : await titlesIn(deps, user, latest.text, claimed);
  const again = new Set(claimed.filter((_, at) => titles[at] != null));
  return items.map((item) => ({
    ...item,
    at: item.at.toISOString(),
    state: again.has(item) ? ('reopened' as const) : item.state,
  }));
}

export async function readWorkList(deps: Deps, user: User, siteId: string): Promise<WorkItem[]> {
  await requireSite(deps, user, siteId);
  return withReopened(deps, user, siteId);
}

/** A finding comes onto the list when the latest analysis has it; what is on it can always be changed. */
async function titleOf(
  deps: Deps,
  user: User,
  siteId: string,
  place: Place,
  known: StoredWorkItem | undefined,
): Promise<string> {
  if (known !== undefined) return known.title;
  const latest = await readLatest(deps, user, siteId);
  const [title] = latest === null ? [] : await titlesIn(deps, user, latest.text, [place]);
  if (title == null) throw refuse('nothing_to_work_on');
  return title;
}

export async function changeWorkList(
  deps: Deps,
  user: User,
  siteId: string,
  { state, ...form }: WorkForm,
): Promise<WorkItem[]> {
  await requireSite(deps, user, siteId);
  const items = await listWorkItems(deps.db, siteId);
  const known = items.find((each) => isSame(each, form));
  const title = state === 'none' ? '' : await titleOf(deps, user, siteId, form, known);
  await inTransaction(deps.db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    if (state === 'none') return deleteWorkItem(tx, siteId, form);
    const others = (await listWorkItems(tx, siteId)).filter((each) => !isSame(each, form));
    if (others.length >= limits.workItemsPerSite) throw refuse('too_many_work_items');
    const by = user.name ?? user.email ?? '';
    return saveWorkItem(tx, siteId, { ...form, title, state, by, at: deps.now() });
  });
  return withReopened(deps, user, siteId);
}
