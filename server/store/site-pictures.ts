/** Reads the pictures of a site out of the rows of an analysis: its folders, and the links between its best-linked pages. */
import type { SiteFolder, SiteGraph, SiteStructure } from '@pagewright/contract/explorer/explorer';
import { sql } from 'kysely';
import type { Database } from './database.ts';

interface FolderRow {
  readonly path: string;
  readonly pages: number;
  readonly urls: number;
  readonly score: number | null;
  readonly depth: number | null;
  readonly ok: number;
  readonly moved: number;
  readonly missing: number;
  readonly broken: number;
  readonly silent: number;
}

/** `/a/b/` is in `/a/`, and that in `/`. */
const parentOf = (path: string): string | null => (path === '/' ? null : path.replace(/[^/]*\/$/, ''));

const folderOf = ({
  path,
  pages,
  urls,
  score,
  depth,
  ok,
  moved,
  missing,
  broken,
  silent,
}: FolderRow): SiteFolder => ({
  path,
  parent: parentOf(path),
  pages,
  urls,
  score,
  depth,
  statuses: { '2xx': ok, '3xx': moved, '4xx': missing, '5xx': broken, none: silent },
});

/** A folder is what is in front of a slash of the path; each URL counts in all that it is in. */
export async function readFolders(
  db: Database,
  analysisId: string,
  { most, depth }: { readonly most: number; readonly depth: number },
): Promise<{ readonly folders: SiteFolder[]; readonly isWhole: boolean }> {
  const { rows } = await sql<FolderRow>`
    with parts as (
      select u.kind, u.status, u.score, u.depth,
        string_to_array(split_part(split_part(substring(u.url from '^[a-z]+://[^/]*/?(.*)$'), '?', 1), '#', 1), '/') as parts
      from analysis_urls u where u.analysis_id = ${analysisId} and u.internal and u.kind <> 'unread')
    select '/' || coalesce(nullif(array_to_string(parts[1:level], '/'), '') || '/', '') as path,
      count(*) filter (where kind = 'page')::int as pages, count(*)::int as urls,
      avg(score) filter (where kind = 'page') as score, avg(depth) filter (where kind = 'page')::float8 as depth,
      count(*) filter (where status between 200 and 299)::int as ok,
      count(*) filter (where status between 300 and 399)::int as moved,
      count(*) filter (where status between 400 and 499)::int as missing,
      count(*) filter (where status between 500 and 599)::int as broken,
      count(*) filter (where status is null)::int as silent
    from parts, generate_series(0, least(greatest(cardinality(parts) - 1, 0), ${depth})) as level
    group by 1 order by count(*) desc, 1 limit ${most + 1}`.execute(db);
  const folders = rows.slice(0, most).map(folderOf);
  return { folders: folders.sort((a, b) => (a.path < b.path ? -1 : 1)), isWhole: rows.length <= most };
}

export async function countDepths(db: Database, analysisId: string): Promise<SiteStructure['depths']> {
  const { rows } = await sql<SiteStructure['depths'][number]>`
    select depth, count(*)::int as pages from analysis_urls
    where analysis_id = ${analysisId} and kind = 'page' group by depth order by depth nulls last`.execute(db);
  return rows;
}

export async function countStatuses(db: Database, analysisId: string): Promise<SiteStructure['statuses']> {
  const { rows } = await sql<SiteStructure['statuses'][number]>`
    select status, count(*)::int as urls from analysis_urls
    where analysis_id = ${analysisId} and kind <> 'unread' group by status order by status nulls last`.execute(
    db,
  );
  return rows;
}

export async function readGraph(db: Database, analysisId: string, most: number): Promise<SiteGraph> {
  const { rows } = await sql<SiteGraph['nodes'][number] & { total: number; targets: number[] | null }>`
    with best as (
      select u.id, u.url, u.title, u.status, u.depth, coalesce(u.inlinks, 0) as inlinks, u.page_rank as "pageRank",
        u.score, u.template, (count(*) over ())::int as total
      from analysis_urls u where u.analysis_id = ${analysisId} and u.kind = 'page'
      order by u.inlinks desc nulls last, u.page_rank desc nulls last, u.id limit ${most})
    select best.*, links.targets from best
      left join analysis_url_details d on d.analysis_id = ${analysisId} and d.url_id = best.id
      left join lateral (
        select array_agg(distinct (each.value ->> 0)::int) as targets
        from jsonb_array_elements(d.outlinks) as each
        where jsonb_typeof(each.value -> 0) = 'number' and (each.value ->> 0)::int in (select id from best)) links on true
    order by best.inlinks desc, best.id`.execute(db);
  return {
    nodes: rows.map(({ total: _total, targets: _targets, ...node }) => node),
    links: rows.flatMap(({ id, targets }) =>
      (targets ?? []).filter((target) => target !== id).map((target): [number, number] => [id, target]),
    ),
    total: rows[0]?.total ?? 0,
  };
}
