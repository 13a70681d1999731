/** Repository of runs: inserted once, claimed by one worker at a time, ended exactly once. */
import { Progress } from '@pagewright/contract/entities/progress';
import { SavedSettings, type Settings } from '@pagewright/contract/entities/settings';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { noticeText, runChannel } from './run-notices.ts';
import { storableJson, storableText } from './storable.ts';
import type { RunState, Tables } from './tables.ts';

/** The stored part of Progress; the rest follows from the run's state. */
const StoredProgress = Progress.omit({
  status: true,
  domain: true,
  runId: true,
  queuePosition: true,
  startedAt: true,
  analysis: true,
  error: true,
  errorCode: true,
  isPaused: true,
  wholeSite: true,
});
export type StoredProgress = ReturnType<typeof StoredProgress.parse>;

export const unfinished = ['queued', 'running'] as const satisfies readonly RunState[];

export interface NewRun {
  readonly id: string;
  readonly userId: string;
  /** The analysis to compare the site with; null for an analysis. */
  readonly compares: string | null;
  readonly siteKey: string;
  readonly domain: string;
  readonly host: string;
  readonly path: string;
  readonly useSitemap: boolean;
  readonly additionalInfo: string | null;
  readonly settings: Settings;
  readonly maxPages: number;
  readonly plan: AccountStatus;
  readonly heldCredits: number;
  readonly rank: number;
  /** Started by the schedule of its site. */
  readonly isScheduled?: boolean;
  /** Of the whole site: its pages are kept as rows. */
  readonly isWholeSite: boolean;
  /** Where the request came from; null for a schedule, and when the run has ended. */
  readonly network?: string | null;
}

export interface Run extends NewRun {
  readonly state: RunState;
  readonly isPaused: boolean;
  readonly attempt: number;
  readonly crashes: number;
  /** A thread died that it shared with others: it gets one of its own. */
  readonly isolated: boolean;
  readonly progress: StoredProgress;
  readonly error: string | null;
  /** What the error is about, where that is known. */
  readonly errorCode: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
}

export function toRun(row: Selectable<Tables['runs']>): Run {
  return {
    id: row.id,
    userId: row.user_id,
    compares: row.compares,
    siteKey: row.site_key,
    domain: row.domain,
    host: row.host,
    path: row.path,
    useSitemap: row.use_sitemap,
    additionalInfo: row.additional_info,
    settings: SavedSettings.parse(row.settings),
    maxPages: row.max_pages,
    plan: row.plan,
    heldCredits: row.held_credits,
    rank: row.rank,
    isScheduled: row.is_scheduled,
    isWholeSite: row.whole_site,
    isPaused: row.paused_at !== null,
    network: row.network,
    state: row.state,
    attempt: row.attempt,
    crashes: row.crashes,
    isolated: row.isolated,
    progress: StoredProgress.parse(row.progress),
    error: row.error,
    errorCode: row.error_code,
    createdAt: row.created_at,
    startedAt: row.started_at,
  };
}

/** False when this user already has an unfinished run of the site. */
export async function insertRun(tx: Tx, run: NewRun): Promise<boolean> {
  const row = await tx
    .insertInto('runs')
    .values({
      id: run.id,
      user_id: run.userId,
      compares: run.compares,
      site_key: run.siteKey,
      domain: run.domain,
      host: run.host,
      path: run.path,
      use_sitemap: run.useSitemap,
      additional_info: run.additionalInfo,
      settings: JSON.stringify(run.settings),
      max_pages: run.maxPages,
      plan: run.plan,
      held_credits: run.heldCredits,
      rank: run.rank,
      is_scheduled: run.isScheduled ?? false,
      whole_site: run.isWholeSite,
      network: run.network ?? null,
      progress: JSON.stringify(StoredProgress.parse({})),
      error: null,
      error_code: null,
      started_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countUnfinished(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('runs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', unfinished)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findUnfinished(
  db: Database | Tx,
  userId: string,
  siteKey: string,
): Promise<Run | null> {
  const row = await db
    .selectFrom('runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('site_key', '=', siteKey)
    .where('state', 'in', unfinished)
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

/** The newest run of a site, finished or not. */
export async function readLatestRun(db: Database | Tx, userId: string, siteKey: string): Promise<Run | null> {
  const row = await db
    .selectFrom('runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('site_key', '=', siteKey)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export type ClaimOutcome =
  | { readonly kind: 'taken'; readonly run: Run }
  /** It has ended, or its account is gone. */
  | { readonly kind: 'over' }
  /** As many run already as may be: of the user, or of trial runs of the site or from the network. */
  | { readonly kind: 'not-yet' };

export interface RunShares {
  readonly concurrentPerUser: number;
  readonly trialPerSite: number;
  readonly trialPerNetwork: number;
}

/** Nobody's many free accounts take all places, whether they crawl one site or are used from one address. */
async function isTrialShareUsed(
  tx: Tx,
  { id, host, network }: { readonly id: string; readonly host: string; readonly network: string | null },
  { trialPerSite, trialPerNetwork }: RunShares,
): Promise<boolean> {
  const { sameSite, sameNetwork } = await tx
    .selectFrom('runs')
    .select([
      sql<number>`count(*) filter (where host = ${host})::int`.as('sameSite'),
      sql<number>`count(*) filter (where network = ${network})::int`.as('sameNetwork'),
    ])
    .where('plan', '=', 'trial')
    .where('state', '=', 'running')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return sameSite >= trialPerSite || sameNetwork >= trialPerNetwork;
}

/** Claims the run for the caller; a previous claim becomes void. */
export async function claimRun(tx: Tx, id: string, shares: RunShares): Promise<ClaimOutcome> {
  const row = await tx
    .selectFrom('runs')
    .select(['user_id', 'state', 'plan', 'host', 'network'])
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .where('paused_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'over' };
  // Under the account's lock two runs of one user cannot both take the last free slot.
  await tx.selectFrom('users').select('id').where('id', '=', row.user_id).forUpdate().execute();
  const { others } = await tx
    .selectFrom('runs')
    .select(({ fn }) => fn.countAll<string>().as('others'))
    .where('user_id', '=', row.user_id)
    .where('state', '=', 'running')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  if (Number(others) >= shares.concurrentPerUser) return { kind: 'not-yet' };
  if (row.plan === 'trial' && (await isTrialShareUsed(tx, { ...row, id }, shares)))
    return { kind: 'not-yet' };
  const taken = await tx
    .updateTable('runs')
    .set({
      state: 'running',
      attempt: sql`attempt + 1`,
      crashes: sql`crashes + (state = 'running')::int`,
      started_at: sql`coalesce(started_at, clock_timestamp())`,
    })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .where('paused_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return taken === undefined ? { kind: 'over' } : { kind: 'taken', run: toRun(taken) };
}

/** A worker's claim to a run: void once another attempt has started or the run has ended. */
export type Claim = Pick<Run, 'id' | 'attempt'>;

const claimed = (db: Database | Tx, { id, attempt }: Claim) =>
  db.updateTable('runs').where('id', '=', id).where('attempt', '=', attempt).where('state', '=', 'running');

/**
 * Writes and announces the progress; false when the claim is void. Commits asynchronously: progress lost in a
 * crash of the database is written again.
 */
export async function writeProgress(
  db: Database | Tx,
  claim: Pick<Run, 'id' | 'attempt' | 'userId'>,
  progress: StoredProgress,
): Promise<boolean> {
  const notice = noticeText({ runId: claim.id, userId: claim.userId, kind: 'progress' });
  const { rows } = await sql`
    with written as (
      update runs set progress = ${storableJson(progress)}::jsonb
      where id = ${claim.id} and attempt = ${claim.attempt} and state = 'running' returning id)
    select set_config('synchronous_commit', 'off', true), pg_notify(${runChannel}, ${notice}) from written`.execute(
    db,
  );
  return rows.length > 0;
}

export async function isClaimed(db: Database | Tx, { id, attempt }: Claim): Promise<boolean> {
  const row = await db
    .selectFrom('runs')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

/** Requeues the run for another worker, which may start at once. */
export async function releaseRun(db: Database | Tx, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, claim).set({ state: 'queued' }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Requeues the run for a thread of its own, without counting a crash: another run may have caused it. */
export async function isolateRun(db: Database | Tx, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, claim)
    .set({ state: 'queued', isolated: true })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it is paused already, has ended or is no scan of a whole site. Its worker finds its claim void. */
export async function pauseRun(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('runs')
    .set({ state: 'queued', paused_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .where('whole_site', '=', true)
    .where('paused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it is not paused. */
export async function resumeRun(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('runs')
    .set({ paused_at: null })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .where('paused_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface RunOutcome {
  readonly state: 'completed' | 'failed' | 'cancelled';
  readonly error: string | null;
  readonly errorCode?: string | null;
}

/** Ends the run and deletes its work; false when it had already ended, or when the given claim is void. */
export async function endRun(
  tx: Tx,
  { id, attempt }: { readonly id: string; readonly attempt?: number },
  { state, error, errorCode = null }: RunOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('runs')
    .set({
      state,
      error: error && storableText(error),
      error_code: errorCode,
      ended_at: sql`clock_timestamp()`,
      network: null,
    })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .$if(attempt !== undefined, (query) => query.where('attempt', '=', attempt ?? 0))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('run_work').where('run_id', '=', id).execute();
  await tx.deleteFrom('run_requests').where('run_id', '=', id).execute();
  return true;
}
