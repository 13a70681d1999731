/** Reads the figures of connected sites from Google: first what is new, then back to 16 months; each day is one row, so none is counted twice. */
import type { SearchDay, SearchProblem } from '@pagewright/contract/entities/search';
import { limits } from '@pagewright/contract/limits';
import { addDays, daysBetween } from '@pagewright/engine/search/days';
import { inTransaction } from '../../store/database.ts';
import { listDetailedDays, saveDays, saveOldDay } from '../../store/search.ts';
import { packTables, unpackTables } from '../../store/search-figures.ts';
import { changeSource, claimDueSource, type SearchSource } from '../../store/search-sources.ts';
import { findSiteKey, findSiteOwner } from '../../store/sites.ts';
import type { Deps } from '../deps.ts';
import { GoogleTrouble, type GoogleTroubleKind } from '../google-search.ts';
import { chooseProperty } from './choose-property.ts';
import { contextOf } from './connect-google.ts';
import { type AskGoogle, cutOldDay, emptyDay, readDay, readTotals } from './read-day.ts';
import { hostOfKey } from './read-search.ts';
import { updateLatestReport } from './search-of-report.ts';

/** A claim that its worker did not end is taken over after so long. */
const claimMs = 30 * 60_000;
/** In one go, so that one site does not keep others waiting. */
const daysAtOnce = 31;
/** Google changes the newest days for a while. */
const lateDays = 3;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The connection ended, or has other credentials. */
class Ended extends Error {
  override readonly name = 'Ended';
}

/** Null when the secret does not open. */
async function openSource(
  { google, secrets }: Deps,
  source: SearchSource,
): Promise<(() => Promise<string>) | null> {
  const secret = await secrets.open(source.sealed, contextOf(source));
  if (secret === null) return null;
  return source.kind === 'oauth' ? () => google.refresh(secret) : () => google.signIn(JSON.parse(secret));
}

/** With a new token where the one before has expired on the way. */
function withToken(getToken: () => Promise<string>) {
  let token: string | null = null;
  return async <T>(call: (token: string) => Promise<T>): Promise<T> => {
    token ??= await getToken();
    try {
      return await call(token);
    } catch (error) {
      if (!(error instanceof GoogleTrouble) || error.kind !== 'unauthorized') throw error;
      token = await getToken();
      return call(token);
    }
  };
}

const todayOf = ({ now }: Deps): string => now().toISOString().slice(0, 10);

/** A day is written only with the credentials it was read with. */
async function readAndSave(
  deps: Deps,
  source: SearchSource,
  {
    ask,
    day,
    isRecent,
    change,
  }: {
    readonly ask: AskGoogle;
    readonly day: SearchDay;
    readonly isRecent: boolean;
    readonly change: { readonly through?: string; readonly since?: string };
  },
): Promise<void> {
  const stored = await readDay(ask, day, isRecent);
  await inTransaction(deps.db, async (tx) => {
    if (!(await changeSource(tx, source, change))) throw new Ended();
    await saveDays(tx, source.siteId, [stored]);
  });
}

interface Range {
  readonly through: string;
  readonly since: string;
}

/** Whether there is more to read. */
async function readDays(deps: Deps, source: SearchSource, ask: AskGoogle): Promise<boolean> {
  const today = todayOf(deps);
  const oldest = addDays(today, -limits.search.daysMax);
  const recent = addDays(today, -limits.search.recentDays);
  const from = source.through === null ? oldest : addDays(source.through, 1 - lateDays);
  const totals = await readTotals(ask, from, addDays(today, -1));
  const last = totals.at(-1)?.day;
  let left = daysAtOnce;
  let range: Range | null =
    source.through === null || source.since === null
      ? null
      : { through: source.through, since: source.since };
  if (last === undefined && range === null) return false;
  const read = async (known: ReadonlyMap<string, SearchDay>, day: string, next: Range): Promise<void> => {
    await readAndSave(deps, source, {
      ask,
      day: known.get(day) ?? emptyDay(day),
      isRecent: day >= recent,
      change: next,
    });
    range = next;
    left -= 1;
  };
  const byDay = new Map(totals.map((each) => [each.day, each]));
  if (last !== undefined) {
    const since = source.since ?? last;
    const start = source.through === null ? last : from < since ? since : from;
    for (let day = start; day <= last; day = addDays(day, 1)) {
      if (left === 0) return true;
      await read(byDay, day, {
        since,
        through: source.through !== null && day < source.through ? source.through : day,
      });
    }
  }
  if (range === null || range.since <= oldest) return false;
  return readBack(deps, source, { ask, range, oldest, left, read });
}

interface BackwardReading {
  readonly ask: AskGoogle;
  readonly range: Range;
  readonly oldest: string;
  readonly left: number;
  readonly read: (known: ReadonlyMap<string, SearchDay>, day: string, next: Range) => Promise<void>;
}

/** The newest first, so that the last weeks are there at once. What is older than the first figures is not looked for. */
async function readBack(
  deps: Deps,
  source: SearchSource,
  { ask, range, oldest, left, read }: BackwardReading,
): Promise<boolean> {
  const totals = await readTotals(ask, oldest, addDays(range.since, -1));
  const first = totals[0]?.day ?? range.since;
  const known = new Map(totals.map((each) => [each.day, each]));
  const missing = Array.from({ length: Math.max(0, daysBetween(first, range.since) - 1) }, (_, at) =>
    addDays(range.since, -1 - at),
  );
  for (const day of missing.slice(0, left)) await read(known, day, { through: range.through, since: day });
  if (missing.length > left) return true;
  if (!(await changeSource(deps.db, source, { since: oldest }))) throw new Ended();
  return false;
}

/** Days that are no longer recent keep their top only. */
async function cutOldDays(deps: Deps, { siteId }: SearchSource): Promise<void> {
  const before = addDays(todayOf(deps), -limits.search.recentDays);
  for (const { day, figures } of await listDetailedDays(deps.db, siteId, before))
    if (figures !== null)
      await saveOldDay(deps.db, siteId, {
        day,
        figures: await packTables(cutOldDay(await unpackTables(figures))),
      });
}

const problems: Readonly<Record<GoogleTroubleKind, SearchProblem>> = {
  unauthorized: 'access-revoked',
  revoked: 'access-revoked',
  forbidden: 'forbidden',
  quota: 'quota',
  unavailable: 'unavailable',
};

/** Null: it waits for its owner. */
function waitMs({ kind, retryAfterS }: GoogleTrouble, failures: number): number | null {
  if (kind === 'unauthorized' || kind === 'revoked') return null;
  if (kind === 'forbidden') return dayMs;
  const usual = kind === 'quota' ? 60 * minuteMs : 15 * minuteMs * 2 ** Math.min(failures, 4);
  return Math.max(usual, (retryAfterS ?? 0) * 1000);
}

async function note(
  deps: Deps,
  source: SearchSource,
  problem: SearchProblem,
  wait: number | null,
): Promise<void> {
  const nextAt = wait === null ? null : new Date(deps.now().getTime() + wait);
  const failures = source.failures + 1;
  await changeSource(deps.db, source, { problem, failures, next_at: nextAt });
  deps.log.warn(
    { event: 'search.sync_failed', site: source.siteId, problem },
    'search figures were not read',
  );
}

async function syncClaimed(deps: Deps, claimed: SearchSource): Promise<void> {
  let source = claimed;
  const getToken = await openSource(deps, source);
  if (getToken === null) return note(deps, source, 'secret-unreadable', null);
  const call = withToken(getToken);
  if (source.property === null) {
    const siteKey = await findSiteKey(deps.db, source.siteId);
    const properties = await call((token) => deps.google.listProperties(token));
    const property = chooseProperty(properties, hostOfKey(siteKey ?? ''));
    if (property === null) return note(deps, source, 'no-property', dayMs);
    if (!(await changeSource(deps.db, source, { property }))) throw new Ended();
    source = { ...source, property };
  }
  const { property } = source;
  const ask: AskGoogle = (query) => call((token) => deps.google.query(token, property ?? '', query));
  const hasMore = await readDays(deps, source, ask);
  await cutOldDays(deps, source);
  const userId = await findSiteOwner(deps.db, source.siteId);
  if (userId !== null) await updateLatestReport(deps, { siteId: source.siteId, userId });
  const nextAt = new Date(deps.now().getTime() + (hasMore ? 0 : dayMs));
  await changeSource(deps.db, source, { problem: null, failures: 0, next_at: nextAt });
}

async function syncOne(deps: Deps, source: SearchSource): Promise<void> {
  try {
    await syncClaimed(deps, source);
  } catch (error) {
    if (error instanceof Ended) return;
    if (!(error instanceof GoogleTrouble)) throw error;
    await note(deps, source, problems[error.kind], waitMs(error, source.failures));
  }
}

/** All that are due, one after the other; returns when none is. */
export async function syncDueSites(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted === true) return;
    const now = deps.now();
    const source = await claimDueSource(deps.db, now, new Date(now.getTime() + claimMs));
    if (source === null) return;
    await syncOne(deps, source);
  }
}
