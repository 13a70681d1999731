/** Repository of the rows of analyses: URLs, what is read for one of them, and findings. */
import { type ColumnType, urlColumnNames, urlColumns } from '@pagewright/contract/explorer/url-columns';
import { type RawBuilder, sql } from 'kysely';
import { type AnalysisKey, isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';

/** Rows as JSON lists. */
export interface PackedRows {
  readonly urls: string;
  readonly details: string;
  readonly findings: string;
  readonly rules: string;
}

/** `titleLength` is the column `title_length`. */
export const sqlNameOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const sqlTypeOf: Readonly<Record<Exclude<ColumnType, 'own'>, string>> = {
  text: 'text',
  choice: 'text',
  number: 'double precision',
  status: 'integer',
  boolean: 'boolean',
  list: 'text[]',
  date: 'date',
};

const list = (parts: readonly string[]): RawBuilder<unknown> => sql.raw(parts.join(', '));

const typedColumns = list([
  'id integer',
  ...urlColumnNames.map((name) => `"${name}" ${sqlTypeOf[urlColumns[name].type]}`),
  '"values" jsonb',
]);
const sqlColumns = list(['id', ...urlColumnNames.map(sqlNameOf), '"values"']);
const jsonColumns = list([
  'r.id',
  ...urlColumnNames.map((name) => `r."${name}"`),
  `coalesce(r."values", '{}')`,
]);

const urlsOf = (urls: string) => sql`jsonb_to_recordset(${urls}::jsonb) as r(${typedColumns})`;

const detailsOf = (details: string) =>
  sql`jsonb_to_recordset(${details}::jsonb)
    as r("urlId" integer, headers jsonb, redirects jsonb, suggestions jsonb, outlinks jsonb, sources integer[])`;

async function insertFindings(
  db: Database | Tx,
  id: string,
  { findings, rules }: Pick<PackedRows, 'findings' | 'rules'>,
): Promise<void> {
  await sql`
    insert into analysis_findings (analysis_id, url_id, rule_id, severity, issue)
    select ${id}, r."urlId", r."ruleId", r.severity, r.issue
    from jsonb_to_recordset(${findings}::jsonb) as r("urlId" integer, "ruleId" text, severity text, issue jsonb)`.execute(
    db,
  );
  await sql`
    insert into analysis_rules (analysis_id, rule_id, texts)
    select ${id}, r."ruleId", r.texts from jsonb_to_recordset(${rules}::jsonb) as r("ruleId" text, texts jsonb)
    on conflict do nothing`.execute(db);
}

/** Of URLs that have none yet. */
export async function insertRows(db: Database | Tx, id: string, rows: PackedRows): Promise<void> {
  await sql`
    insert into analysis_urls (analysis_id, ${sqlColumns})
    select ${id}, ${jsonColumns} from ${urlsOf(rows.urls)}`.execute(db);
  await sql`
    insert into analysis_url_details (analysis_id, url_id, headers, redirects, suggestions, outlinks, sources)
    select ${id}, r."urlId", r.headers, r.redirects, r.suggestions, r.outlinks, r.sources
    from ${detailsOf(rows.details)}`.execute(db);
  await insertFindings(db, id, rows);
}

/** What a report tells of its pages; the crawl told the rest. */
const reported = [
  'title',
  'titleLength',
  'description',
  'descriptionLength',
  'h1',
  'h1Length',
  'words',
  'indexable',
  'whyNot',
  'reason',
  'template',
  'canonical',
  'critical',
  'warnings',
  'info',
  'findings',
  'score',
] as const satisfies readonly (typeof urlColumnNames)[number][];

const setReported = list(reported.map((name) => `${sqlNameOf(name)} = r."${name}"`));

/** Brings the rows up to what the report now says; what only the crawl knew stays. */
async function updateRows(tx: Tx, id: string, rows: PackedRows): Promise<void> {
  await sql`
    update analysis_urls u set ${setReported} from ${urlsOf(rows.urls)}
    where u.analysis_id = ${id} and u.id = r.id and r.kind = 'page'`.execute(tx);
  await sql`
    insert into analysis_urls (analysis_id, ${sqlColumns})
    select ${id}, ${jsonColumns} from ${urlsOf(rows.urls)} on conflict do nothing`.execute(tx);
  await sql`
    insert into analysis_url_details (analysis_id, url_id, headers, redirects, suggestions, outlinks, sources)
    select ${id}, r."urlId", r.headers, r.redirects, r.suggestions, r.outlinks, r.sources
    from ${detailsOf(rows.details)}
    on conflict (analysis_id, url_id) do update set suggestions = excluded.suggestions`.execute(tx);
  await sql`delete from analysis_findings where analysis_id = ${id}`.execute(tx);
  await sql`delete from analysis_rules where analysis_id = ${id}`.execute(tx);
  await insertFindings(tx, id, rows);
}

export async function deleteRows(db: Database | Tx, id: string): Promise<void> {
  for (const table of ['analysis_urls', 'analysis_url_details', 'analysis_findings', 'analysis_rules'])
    await sql`delete from ${sql.table(table)} where analysis_id = ${id}`.execute(db);
}

/** Null when there is no such analysis of this user. */
export async function hasRows(db: Database | Tx, { userId, id }: AnalysisKey): Promise<boolean | null> {
  if (!isAnalysisId(id)) return null;
  const row = await db
    .selectFrom('analyses')
    .select('has_rows')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.has_rows ?? null;
}

/** The ids of the URLs that have rows. */
export async function knownUrls(db: Database | Tx, id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ url: string; id: number }>`
    select url, id from analysis_urls where analysis_id = ${id}`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.url, row.id]));
}

/** Of an analysis whose row is locked. */
export async function replaceRows(tx: Tx, id: string, rows: PackedRows): Promise<void> {
  await updateRows(tx, id, rows);
  await tx.updateTable('analyses').set({ has_rows: true }).where('id', '=', id).execute();
}

/** The ids of some URLs of an analysis. */
export async function idsOfUrls(
  tx: Tx,
  id: string,
  urls: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ url: string; id: number }>`
    select url, id from analysis_urls where analysis_id = ${id} and url = any(${[...urls]}::text[])`.execute(
    tx,
  );
  return Object.fromEntries(rows.map((row) => [row.url, row.id]));
}

export interface RowAddition {
  readonly id: number;
  readonly suggestions: readonly string[];
  readonly findings: readonly string[];
  readonly critical: number;
  readonly warnings: number;
  readonly info: number;
}

/** Adds findings and suggestions to a URL that has its rows. */
export async function addToRow(
  tx: Tx,
  id: string,
  { id: urlId, suggestions, findings, critical, warnings, info }: RowAddition,
  packed: Pick<PackedRows, 'findings' | 'rules'>,
): Promise<void> {
  await sql`
    update analysis_urls set critical = critical + ${critical}, warnings = warnings + ${warnings},
      info = info + ${info}, findings = array(select distinct unnest(findings || ${[...findings]}::text[]))
    where analysis_id = ${id} and id = ${urlId}`.execute(tx);
  await sql`
    update analysis_url_details set suggestions = ${JSON.stringify(suggestions)}::jsonb
    where analysis_id = ${id} and url_id = ${urlId}`.execute(tx);
  await insertFindings(tx, id, packed);
}
