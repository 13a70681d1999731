/** Repository of sites: the analyses of one user and host over time. */
import type { AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import {
  type AnalysisPlace,
  type Site,
  type SiteSummary,
  TrendPoint,
} from '@pagewright/contract/entities/site';
import { limits } from '@pagewright/contract/limits';
import { sql } from 'kysely';
import { type AnalysisKey, isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';

export interface NewSite {
  readonly userId: string;
  readonly siteKey: string;
  readonly domain: string;
}

/** The id of the site, which is made when it is new. */
export async function ensureSite(tx: Tx, { userId, siteKey, domain }: NewSite): Promise<string> {
  const { id } = await tx
    .insertInto('sites')
    .values({ user_id: userId, site_key: siteKey, domain })
    .onConflict((conflict) => conflict.columns(['user_id', 'site_key']).doUpdateSet({ domain }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface PointRow {
  readonly id: string;
  readonly site_id: string;
  readonly date: Date;
  readonly pages_count: number;
  readonly metrics: AnalysisMetrics;
  readonly score: number | null;
  readonly indexable: number | null;
  readonly lcp_ms: number | null;
}

const toPoint = (row: PointRow): TrendPoint =>
  TrendPoint.parse({
    analysisId: row.id,
    date: row.date.toISOString(),
    score: row.score,
    criticalIssues: row.metrics.criticalIssues,
    warnings: row.metrics.warnings,
    pages: row.pages_count,
    indexable: row.indexable,
    lcpMs: row.lcp_ms,
  });

/** The site analysed last first, of each the newest points; those that have only their access after them. */
export async function listSites(db: Database, userId: string, mostPoints: number): Promise<SiteSummary[]> {
  const { rows } = await sql<PointRow & { domain: string; amount: number }>`
    select * from (
      select a.id, a.site_id, a.date, a.pages_count, a.metrics, a.score, a.indexable, a.lcp_ms, s.domain,
        count(*) over (partition by a.site_id)::int as amount,
        row_number() over (partition by a.site_id order by a.date desc, a.id desc) as place
      from analyses a join sites s on s.id = a.site_id
      where s.user_id = ${userId} and a.deleted_at is null) numbered
    where place <= ${mostPoints} order by date desc, id desc`.execute(db);
  const analysed = [...Map.groupBy(rows, (row) => row.site_id)].flatMap(([id, members]) => {
    const [newest] = members;
    if (newest === undefined) return [];
    const points = members.map(toPoint).reverse();
    return [{ id, domain: newest.domain, analyses: newest.amount, points }];
  });
  const known = new Set(analysed.map(({ id }) => id));
  const entered = await db
    .selectFrom('sites')
    .innerJoin('site_access', 'site_access.site_id', 'sites.id')
    .select(['sites.id', 'sites.domain'])
    .where('sites.user_id', '=', userId)
    .orderBy('sites.domain')
    .execute();
  const others = entered
    .filter(({ id }) => !known.has(id))
    .map((site) => ({ ...site, analyses: 0, points: [] }));
  return [...analysed, ...others];
}

/** Identifies a site and its owner. */
export interface SiteKey {
  readonly userId: string;
  readonly id: string;
}

/** Null when it does not exist or belongs to someone else. */
export async function readSite(db: Database, { userId, id }: SiteKey): Promise<Site | null> {
  if (!isAnalysisId(id)) return null;
  const site = await db
    .selectFrom('sites')
    .select(['id', 'domain'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (site === undefined) return null;
  const { recent, older } = limits.trend;
  const { rows } = await sql<PointRow & { amount: number }>`
    select * from (
      select id, site_id, date, pages_count, metrics, score, indexable, lcp_ms,
        count(*) over ()::int as amount, row_number() over (order by date desc, id desc)::int as place
      from analyses where site_id = ${id} and deleted_at is null) numbered
    where place <= ${recent + 1} or place = amount
      or (place - ${recent + 1}) % greatest(1, ceil((amount - ${recent + 1}) / ${older}::numeric)::int) = 0
    order by date, id`.execute(db);
  return { ...site, analyses: rows[0]?.amount ?? 0, points: rows.map(toPoint) };
}

/** The newest first; null when there is no such analysis of this user. */
export async function readAnalysisPlace(db: Database, key: AnalysisKey): Promise<AnalysisPlace | null> {
  if (!isAnalysisId(key.id)) return null;
  const own = await db
    .selectFrom('analyses')
    .select(['id', 'site_id', 'date', 'whole_site'])
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (own === undefined) return null;
  const others = db
    .selectFrom('analyses')
    .select(['id', 'date'])
    .where('site_id', '=', own.site_id)
    .where('deleted_at', 'is', null)
    .where('id', '!=', own.id)
    // What read no page says nothing of the site.
    .where('pages_count', '>', 0)
    // The pages of a whole site are rows, which are not compared.
    .where('whole_site', '=', false)
    .where(sql<boolean>`not ${own.whole_site}`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc');
  const newest = await others.limit(limits.trend.recent).execute();
  const isBefore = sql<boolean>`(date, id) < (${own.date}, ${own.id})`;
  const previous = await others.where(isBefore).limit(1).executeTakeFirst();
  const isLatest = (await readLatestAnalysisId(db, own.site_id)) === own.id;
  const markOf = ({ id, date }: { id: string; date: Date }) => ({ id, date: date.toISOString() });
  return {
    siteId: own.site_id,
    isLatest,
    others: newest.map(markOf),
    previous: previous === undefined ? null : markOf(previous),
  };
}

/** Sites without an analysis or saved access; their schedules, alerts and links go with them. */
export const purgeEmptySites = (db: Database): Promise<unknown> =>
  db
    .deleteFrom('sites')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('analyses').select('id').whereRef('analyses.site_id', '=', 'sites.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('site_access').select('site_id').whereRef('site_access.site_id', '=', 'sites.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('search_sources')
            .select('site_id')
            .whereRef('search_sources.site_id', '=', 'sites.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('search_imports')
            .select('site_id')
            .whereRef('search_imports.site_id', '=', 'sites.id'),
        ),
      ),
    )
    .execute();

export async function readLatestAnalysisId(db: Database | Tx, siteId: string): Promise<string | null> {
  const row = await db
    .selectFrom('analyses')
    .select('id')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    // What is accepted, compared or worked on are pages of a report.
    .where('whole_site', '=', false)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Null when the user has never analysed it. */
export async function findSiteId(
  db: Database | Tx,
  { userId, siteKey }: Pick<NewSite, 'userId' | 'siteKey'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('sites')
    .select('id')
    .where('user_id', '=', userId)
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Null when it does not exist or belongs to someone else. */
export async function findSiteOwner(db: Database, siteId: string): Promise<string | null> {
  const row = await db.selectFrom('sites').select('user_id').where('id', '=', siteId).executeTakeFirst();
  return row?.user_id ?? null;
}

/** Whoever it belongs to; null when it is gone. */
export async function findSiteKey(db: Database, siteId: string): Promise<string | null> {
  const row = await db.selectFrom('sites').select('site_key').where('id', '=', siteId).executeTakeFirst();
  return row?.site_key ?? null;
}

export async function readSiteKey(db: Database | Tx, { userId, id }: SiteKey): Promise<string | null> {
  if (!isAnalysisId(id)) return null;
  const row = await db
    .selectFrom('sites')
    .select('site_key')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.site_key ?? null;
}
