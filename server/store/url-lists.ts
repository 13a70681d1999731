/** Reads the rows of an analysis: pages of a view, one URL with its links and findings. */

import type { Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import type { UrlHop, UrlListing, UrlQuery, UrlValue } from '@pagewright/contract/explorer/explorer';
import { defaultColumns, urlColumnNames } from '@pagewright/contract/explorer/url-columns';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import {
  afterSql,
  filterSql,
  type Order,
  orderOf,
  orderSql,
  searchSql,
  selected,
  sortValueSql,
} from './url-query.ts';

/** Where the rows of a view go on. */
export interface Position {
  readonly value: string | null;
  readonly id: number;
}

export interface UrlSlice {
  readonly rows: UrlListing[];
  /** Of all rows that filter and search leave. */
  readonly total: number;
  /** Of the last row; null when it is the last of all. */
  readonly end: Position | null;
}

const whereOf = (analysisId: string, { filter, q }: UrlQuery): RawBuilder<boolean> => {
  const tests = [
    sql`u.analysis_id = ${analysisId}`,
    ...(filter === undefined ? [] : [sql`(${filterSql(filter)})`]),
    ...(q === undefined || q === '' ? [] : [searchSql(q)]),
  ];
  return sql<boolean>`${sql.join(tests, sql` and `)}`;
};

type Columns = Record<string, UrlValue>;

const asked = (query: UrlQuery): readonly string[] => [...new Set(query.columns ?? defaultColumns)];

/** `c0`, `c1` ...: the name of an own field may be longer than a name in SQL. */
const selectOf = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name, at) => sql`${selected(name)} as ${sql.ref(`c${at}`)}`));

const listingOf = (names: readonly string[], row: Columns & { id: number; url: string }): UrlListing => ({
  ...Object.fromEntries(names.map((name, at) => [name, row[`c${at}`] ?? null])),
  id: row.id,
  url: row.url,
});

export const readOrder = ({ sort }: UrlQuery): Order | null => (sort === undefined ? null : orderOf(sort));

/** What a view leaves is scanned once: counted, put in order, and only the rows that are shown are read whole. */
export async function readSlice(
  db: Database,
  analysisId: string,
  query: UrlQuery,
  { after, limit }: { readonly after: Position | null; readonly limit: number },
): Promise<UrlSlice> {
  const names = asked(query);
  const order = readOrder(query);
  const from = after === null ? sql`true` : afterSql(order, after.value, after.id);
  const { rows } = await sql<Columns & { id: number | null; url: string; at: string | null; total: number }>`
    with hits as materialized (
      select u.id, ${sortValueSql(order)} as key from analysis_urls u where ${whereOf(analysisId, query)})
    select u.id, u.url, hit.key::text as at, counted.total${names.length > 0 ? sql`, ${selectOf(names)}` : sql``}
    from (select count(*)::int as total from hits) counted
      left join lateral (
        select hit.id, hit.key from hits hit where ${from} order by ${orderSql(order)} limit ${limit + 1}) hit on true
      left join analysis_urls u on u.analysis_id = ${analysisId} and u.id = hit.id
    order by ${orderSql(order)}`.execute(db);
  const found = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]));
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => listingOf(names, row)),
    total: rows[0]?.total ?? 0,
    end: found.length > limit && last !== undefined ? { value: last.at, id: last.id } : null,
  };
}

export interface ReadUrl {
  readonly row: UrlListing;
  readonly headers: Record<string, string>;
  readonly redirects: UrlHop[];
  readonly suggestions: string[];
}

/** Null when the analysis has no such URL. */
export async function readUrlRow(db: Database, analysisId: string, id: number): Promise<ReadUrl | null> {
  const { rows } = await sql<
    Columns & { id: number; url: string; own: Record<string, UrlValue> } & Partial<Omit<ReadUrl, 'row'>>
  >`
    select u.id, u.url, u."values" as own, ${selectOf(urlColumnNames)}, d.headers, d.redirects, d.suggestions
    from analysis_urls u left join analysis_url_details d on d.analysis_id = u.analysis_id and d.url_id = u.id
    where u.analysis_id = ${analysisId} and u.id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  const { headers, redirects, suggestions, own } = found;
  const fields = Object.fromEntries(Object.entries(own).map(([name, value]) => [`field:${name}`, value]));
  return {
    row: { ...fields, ...listingOf(urlColumnNames, found) },
    headers: headers ?? {},
    redirects: redirects ?? [],
    suggestions: suggestions ?? [],
  };
}

const withTexts = sql`r.texts || f.issue || jsonb_build_object('ruleId', f.rule_id, 'severity', f.severity)`;
const findings = sql`analysis_findings f join analysis_rules r on r.analysis_id = f.analysis_id and r.rule_id = f.rule_id`;

export async function readFindings(db: Database, analysisId: string, urlId: number): Promise<Issue[]> {
  const { rows } = await sql<{ issue: Issue }>`
    select ${withTexts} as issue from ${findings}
    where f.analysis_id = ${analysisId} and f.url_id = ${urlId}
    order by array_position(array['critical', 'warning', 'info'], f.severity::text), f.rule_id`.execute(db);
  return rows.map(({ issue }) => issue);
}

/** Findings about the site that name the URL. */
export async function readSiteFindings(
  db: Database,
  analysisId: string,
  url: string,
): Promise<Omit<SiteIssue, 'urls'>[]> {
  const { rows } = await sql<{ issue: Omit<SiteIssue, 'urls'> }>`
    select (${withTexts}) - 'urls' as issue from ${findings}
    where f.analysis_id = ${analysisId} and f.url_id is null and f.issue -> 'urls' @> to_jsonb(${url}::text)
    order by f.rule_id`.execute(db);
  return rows.map(({ issue }) => issue);
}

/** A link with the other end of it. */
export interface ReadLink {
  readonly id: number | null;
  readonly url: string;
  readonly status: number | null;
  readonly anchor: string;
  readonly flags: number;
}

interface Part {
  readonly offset: number;
  readonly limit: number;
}

export interface ReadLinks {
  readonly links: ReadLink[];
  readonly total: number;
}

export async function readOutlinks(
  db: Database,
  analysisId: string,
  urlId: number,
  { offset, limit }: Part,
): Promise<ReadLinks> {
  const { rows } = await sql<ReadLink & { total: number }>`
    with links as (
      select link.value, link.at, count(*) over () as total
      from analysis_url_details d, jsonb_array_elements(d.outlinks) with ordinality as link(value, at)
      where d.analysis_id = ${analysisId} and d.url_id = ${urlId}
      order by link.at offset ${offset} limit ${limit})
    select u.id, coalesce(u.url, links.value ->> 0) as url, u.status, links.value ->> 1 as anchor,
      (links.value ->> 2)::int as flags, links.total::int as total
    from links left join analysis_urls u on u.analysis_id = ${analysisId}
      and u.id = case jsonb_typeof(links.value -> 0) when 'number' then (links.value ->> 0)::int end
    order by links.at`.execute(db);
  return {
    links: rows.map(({ total: _total, ...link }) => link),
    total: rows[0]?.total ?? (await countOutlinks(db, analysisId, urlId)),
  };
}

const countIn = async (
  db: Database,
  analysisId: string,
  urlId: number,
  of: RawBuilder<unknown>,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select ${of} as total from analysis_url_details d
    where d.analysis_id = ${analysisId} and d.url_id = ${urlId}`.execute(db);
  return rows[0]?.total ?? 0;
};

const countOutlinks = (db: Database, analysisId: string, urlId: number): Promise<number> =>
  countIn(db, analysisId, urlId, sql`jsonb_array_length(d.outlinks)`);

/** Pages that link to a URL, each once, with the first of their links to it: empty where it leads there by a redirect. */
export async function readInlinks(
  db: Database,
  analysisId: string,
  urlId: number,
  { offset, limit }: Part,
): Promise<ReadLinks> {
  const { rows } = await sql<ReadLink>`
    with sources as (
      select source.id, source.at
      from analysis_url_details d, unnest(d.sources) with ordinality as source(id, at)
      where d.analysis_id = ${analysisId} and d.url_id = ${urlId}
      order by source.at offset ${offset} limit ${limit})
    select u.id, u.url, u.status, coalesce(link.anchor, '') as anchor, coalesce(link.flags, 0) as flags
    from sources
      join analysis_urls u on u.analysis_id = ${analysisId} and u.id = sources.id
      left join analysis_url_details s on s.analysis_id = ${analysisId} and s.url_id = sources.id
      left join lateral (
        select each.value ->> 1 as anchor, (each.value ->> 2)::int as flags
        from jsonb_array_elements(s.outlinks) as each
        where each.value -> 0 = to_jsonb(${urlId}::int) limit 1) link on true
    order by sources.at`.execute(db);
  return { links: rows, total: await countIn(db, analysisId, urlId, sql`cardinality(d.sources)`) };
}
