/** Repository of the figures of Search Console: one row a day, and one for each import. */
import type { SearchDay } from '@pagewright/contract/entities/search';
import { limits } from '@pagewright/contract/limits';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

export interface StoredDay extends SearchDay {
  /** Packed; null where only the totals are known. */
  readonly figures: Buffer | null;
  /** Whether it has the details of a recent day. */
  readonly isDetailed: boolean;
}

export interface StoredImport {
  readonly from: string;
  readonly to: string;
  readonly figures: Buffer;
}

/** In place of what was known of these days; the totals of an export leave the figures of a sync alone. */
export async function saveDays(tx: Database | Tx, siteId: string, days: readonly StoredDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insertInto('search_days')
    .values(days.map(({ isDetailed, ...day }) => ({ site_id: siteId, ...day, is_detailed: isDetailed })))
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'day'])
        .doUpdateSet((eb) => ({
          clicks: eb.ref('excluded.clicks'),
          impressions: eb.ref('excluded.impressions'),
          position: eb.ref('excluded.position'),
          figures: eb.ref('excluded.figures'),
          is_detailed: eb.ref('excluded.is_detailed'),
        }))
        .where((eb) =>
          eb.or([eb('excluded.figures', 'is not', null), eb('search_days.figures', 'is', null)]),
        ),
    )
    .execute();
}

/** Both included, the oldest first. */
export const listDays = (db: Database | Tx, siteId: string, from: string, to: string): Promise<StoredDay[]> =>
  db
    .selectFrom('search_days')
    .select([sql<string>`day::text`.as('day'), 'clicks', 'impressions', 'position', 'figures'])
    .select('is_detailed as isDetailed')
    .where('site_id', '=', siteId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** The newest day with figures of its pages: null where nothing was synced. */
export async function readLastSyncedDay(db: Database | Tx, siteId: string): Promise<string | null> {
  const row = await db
    .selectFrom('search_days')
    .select(sql<string | null>`max(day)::text`.as('day'))
    .where('site_id', '=', siteId)
    .where('figures', 'is not', null)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** What a day has beyond the newest is packed anew without its details. */
export const listDetailedDays = (
  db: Database,
  siteId: string,
  before: string,
): Promise<{ day: string; figures: Buffer | null }[]> =>
  db
    .selectFrom('search_days')
    .select([sql<string>`day::text`.as('day'), 'figures'])
    .where('site_id', '=', siteId)
    .where('day', '<', before)
    .where('is_detailed', '=', true)
    .where('figures', 'is not', null)
    .orderBy('day')
    .limit(31)
    .execute();

/** Without its details. */
export const saveOldDay = async (
  db: Database,
  siteId: string,
  { day, figures }: Pick<StoredDay, 'day' | 'figures'>,
): Promise<void> => {
  await db
    .updateTable('search_days')
    .set({ figures, is_detailed: false })
    .where('site_id', '=', siteId)
    .where('day', '=', day)
    .execute();
};

/** The newest first. */
export const listImports = (db: Database | Tx, siteId: string): Promise<StoredImport[]> =>
  db
    .selectFrom('search_imports')
    .select([sql<string>`from_day::text`.as('from'), sql<string>`to_day::text`.as('to'), 'figures'])
    .where('site_id', '=', siteId)
    .orderBy('to_day', 'desc')
    .orderBy('from_day')
    .execute();

/** In place of one of the same days; beyond the limit the oldest go. */
export async function saveImport(tx: Tx, siteId: string, { from, to, figures }: StoredImport): Promise<void> {
  await tx
    .insertInto('search_imports')
    .values({ site_id: siteId, from_day: from, to_day: to, figures })
    .onConflict((conflict) => conflict.columns(['site_id', 'from_day', 'to_day']).doUpdateSet({ figures }))
    .execute();
  await sql`
    delete from search_imports where site_id = ${siteId} and (from_day, to_day) not in (
      select from_day, to_day from search_imports where site_id = ${siteId}
      order by to_day desc, from_day limit ${limits.search.importsMax})`.execute(tx);
}

/** Figures and credentials: a sync that is under way finds its source gone and writes nothing. */
export async function deleteSearch(tx: Tx, siteId: string): Promise<void> {
  await tx.deleteFrom('search_sources').where('site_id', '=', siteId).execute();
  await tx.deleteFrom('search_logins').where('site_id', '=', siteId).execute();
  await tx.deleteFrom('search_days').where('site_id', '=', siteId).execute();
  await tx.deleteFrom('search_imports').where('site_id', '=', siteId).execute();
}
