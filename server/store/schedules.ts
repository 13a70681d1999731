/** Repository of schedules. The database turns a local day and time into a moment, with summer time as it is there. */
import { Schedule, type ScheduleForm, type ScheduleInterval } from '@pagewright/contract/entities/schedule';
import { SavedSettings, type Settings } from '@pagewright/contract/entities/settings';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** A time that summer time skips is an hour later; one that comes twice is taken once. */
const momentOf = (day: string, { at, timeZone }: Pick<ScheduleForm, 'at' | 'timeZone'>) =>
  sql<Date>`((${day}::date + ${at}::time) at time zone ${timeZone})`;

/**
 * Whether the database knows a time zone by this name. What else it accepts means something else to it than to a
 * browser: `+05:30` is west of Greenwich, and `ACT` is in Brazil.
 */
export async function isKnownTimeZone(db: Database | Tx, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_timezone_names where lower(name) = lower(${name})`.execute(db);
  return rows.length > 0;
}

/** The local day of a moment, and the moment of a time on a local day. */
export async function localDay(db: Database | Tx, now: Date, timeZone: string): Promise<string> {
  const { rows } = await sql<{
    day: string;
  }>`select (${now}::timestamptz at time zone ${timeZone})::date::text as day`.execute(db);
  return rows[0]?.day ?? now.toISOString().slice(0, 10);
}

export async function readMoment(
  db: Database | Tx,
  day: string,
  form: Pick<ScheduleForm, 'at' | 'timeZone'>,
): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`select ${momentOf(day, form)} as moment`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not return a time.');
  return row.moment;
}

export interface NewSchedule extends ScheduleForm {
  readonly siteId: string;
  readonly dayOfMonth: number;
  readonly settings: Settings;
  readonly useSitemap: boolean;
  readonly additionalInfo: string | null;
  readonly nextOn: string;
  readonly nextAt: Date;
}

/** In place of the one before, which may have been paused. */
export async function saveSchedule(db: Database | Tx, schedule: NewSchedule): Promise<void> {
  const values = {
    every: schedule.every,
    at: schedule.at,
    time_zone: schedule.timeZone,
    day_of_month: schedule.dayOfMonth,
    settings: JSON.stringify(schedule.settings),
    use_sitemap: schedule.useSitemap,
    additional_info: schedule.additionalInfo,
    next_on: schedule.nextOn,
    next_at: schedule.nextAt,
    paused_because: null,
    failures: 0,
  };
  await db
    .insertInto('schedules')
    .values({ site_id: schedule.siteId, ...values })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
    .execute();
}

export async function deleteSchedule(db: Database, siteId: string): Promise<void> {
  await db.deleteFrom('schedules').where('site_id', '=', siteId).execute();
}

const columns = [
  'site_id',
  'every',
  'time_zone',
  'day_of_month',
  'settings',
  'use_sitemap',
  'additional_info',
  'next_at',
  'paused_because',
  'failures',
] as const;
const localAt = sql<string>`to_char(at, 'HH24:MI')`.as('local_at');
const localOn = sql<string>`next_on::text`.as('local_on');
const localWeekday = sql<number>`extract(isodow from next_on)::int`.as('weekday');

export async function readSchedule(db: Database | Tx, siteId: string): Promise<Schedule | null> {
  const row = await db
    .selectFrom('schedules')
    .select(columns)
    .select([localAt, localOn, localWeekday])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const form = { every: row.every, at: row.local_at, timeZone: row.time_zone };
  const nextAt = row.next_at ?? (await readMoment(db, row.local_on, form));
  return Schedule.parse({
    ...form,
    ...(row.every === 'week' && { weekday: row.weekday }),
    nextAt: nextAt.toISOString(),
    pausedBecause: row.paused_because,
  });
}

/** A schedule whose time has come. */
export interface DueSchedule {
  readonly siteId: string;
  readonly userId: string;
  readonly email: string | null;
  readonly domain: string;
  readonly every: ScheduleInterval;
  readonly at: string;
  readonly timeZone: string;
  readonly dayOfMonth: number;
  readonly settings: Settings;
  readonly useSitemap: boolean;
  readonly additionalInfo: string | null;
  /** The local day that is due. */
  readonly on: string;
}

/** The one that has waited longest; null when none is due. */
export async function findDue(
  tx: Tx,
  now: Date,
): Promise<{ readonly siteId: string; readonly userId: string } | null> {
  const row = await tx
    .selectFrom('schedules')
    .innerJoin('sites', 'sites.id', 'schedules.site_id')
    .select(['sites.id', 'sites.user_id'])
    .where('schedules.next_at', '<=', now)
    .orderBy('schedules.next_at')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { siteId: row.id, userId: row.user_id };
}

/** Locked until the transaction ends. Null when it is no longer due, or another node has it. */
export async function lockDue(tx: Tx, now: Date, siteId: string): Promise<DueSchedule | null> {
  const row = await tx
    .selectFrom('schedules')
    .innerJoin('sites', 'sites.id', 'schedules.site_id')
    .innerJoin('users', 'users.id', 'sites.user_id')
    .select(columns.map((each) => `schedules.${each}` as const))
    .select([localAt, localOn, 'sites.user_id', 'sites.domain', 'users.email'])
    .where('schedules.next_at', '<=', now)
    .where('schedules.site_id', '=', siteId)
    .forUpdate('schedules')
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    siteId: row.site_id,
    userId: row.user_id,
    email: row.email,
    domain: row.domain,
    every: row.every,
    at: row.local_at,
    timeZone: row.time_zone,
    dayOfMonth: row.day_of_month,
    settings: SavedSettings.parse(row.settings),
    useSitemap: row.use_sitemap,
    additionalInfo: row.additional_info,
    on: row.local_on,
  };
}

export async function moveSchedule(tx: Tx, siteId: string, nextOn: string, nextAt: Date): Promise<void> {
  await tx
    .updateTable('schedules')
    .set({ next_on: nextOn, next_at: nextAt })
    .where('site_id', '=', siteId)
    .execute();
}

export async function pauseSchedule(tx: Tx, siteId: string, because: string): Promise<void> {
  await tx
    .updateTable('schedules')
    .set({ next_at: null, paused_because: because })
    .where('site_id', '=', siteId)
    .execute();
}

/** How many scheduled runs in a row could not read the site, this one included; null when it has no schedule. */
export async function countFailure(tx: Tx, siteId: string): Promise<number | null> {
  const row = await tx
    .updateTable('schedules')
    .set({ failures: sql`failures + 1` })
    .where('site_id', '=', siteId)
    .where('next_at', 'is not', null)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? null;
}

export async function clearFailures(tx: Tx, siteId: string): Promise<void> {
  await tx.updateTable('schedules').set({ failures: 0 }).where('site_id', '=', siteId).execute();
}
