/** Reads what Search Console exports: the sheets of a ZIP, or one of them, in any of its languages. */
import type { SearchDay, SearchPeriod } from '@pagewright/contract/entities/search';
import { limits } from '@pagewright/contract/limits';
import { addDays, daysBetween } from './days.ts';
import { decodeText, readCsv } from './read-csv.ts';
import { type Figures, readSheet, type Sheet, type SheetRow } from './read-sheet.ts';
import { isZip, readZip } from './read-zip.ts';
import { sumBy } from './sum-figures.ts';
import { words } from './words.ts';

interface ExportFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The days that a file without dates is about. */
interface KnownRange {
  readonly from: string;
  readonly to: string;
}

export interface ReadExport {
  readonly days: readonly SearchDay[];
  readonly period: SearchPeriod;
  /** Which of the tables the file had: the others stay as they are. */
  readonly has: { readonly pages: boolean; readonly queries: boolean; readonly pairs: boolean };
  /** Of a comparison: as many days before. */
  readonly before: SearchPeriod | null;
  readonly isRangeAssumed: boolean;
}

export type ExportOutcome =
  | { readonly kind: 'read'; readonly read: ReadExport }
  | { readonly kind: 'refused'; readonly sentence: string };

export interface ExportContext {
  /** Of the site, without www. */
  readonly host: string;
  readonly range: KnownRange | null;
  readonly today: string;
}

/** What Search Console shows at first: three months, up to the day before yesterday. */
const assumedDays = 91;
const lateDays = 2;

const lowerShare = 0.95;
/** Devices are three. */
const fewRows = 3;

/** Queries are in lower case, names of countries, devices and appearances are not. */
const looksLikeQueries = ({ rows }: Sheet): boolean =>
  rows.length > fewRows &&
  rows.filter(({ query }) => query === query?.toLowerCase()).length >= rows.length * lowerShare;

/** Where the names say nothing: the sheet that looks like queries; of those that do, the first of the ZIP. */
function queriesAmong(sheets: readonly Sheet[]): readonly SheetRow[] {
  const named = sheets.filter(({ matter }) => matter === 'queries');
  const guessed = sheets.find((sheet) => sheet.matter === 'unknown' && looksLikeQueries(sheet));
  return (named.length > 0 ? named : guessed === undefined ? [] : [guessed]).flatMap(({ rows }) => rows);
}

const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');

/** The host that most of the pages are on, when it is not that of the site or one below it. */
function foreignHost(rows: readonly SheetRow[], host: string): string | null {
  const hosts = Map.groupBy(rows, ({ url }) => hostOf(url ?? ''));
  const [most] = [...hosts].sort((a, b) => b[1].length - a[1].length);
  if (most === undefined) return null;
  const isOurs = (each: string): boolean =>
    each === host || each.endsWith(`.${host}`) || host.endsWith(`.${each}`);
  return [...hosts.keys()].some(isOurs) ? null : most[0];
}

type Part = 'now' | 'before';
const has = (row: SheetRow, part: Part): row is SheetRow & { readonly [key in Part]: Figures } =>
  row[part] !== null;

const figuresOf = ({ clicks, impressions, position }: Figures): Figures => ({
  clicks,
  impressions,
  position,
});

function tablesOf(
  part: Part,
  tables: {
    readonly pages: readonly SheetRow[];
    readonly queries: readonly SheetRow[];
    readonly pairs: readonly SheetRow[];
  },
): Pick<SearchPeriod, 'pages' | 'queries' | 'pairs'> {
  const { rowsMax, pairsMax } = limits.search;
  const seen = (rows: readonly SheetRow[]) =>
    rows.flatMap((row) => {
      if (!has(row, part) || row[part].impressions === 0) return [];
      return [{ url: row.url ?? '', query: row.query ?? '', ...row[part] }];
    });
  return {
    pages: sumBy(seen(tables.pages), ({ url }) => url, rowsMax).map(({ url, ...row }) => ({
      url,
      ...figuresOf(row),
    })),
    queries: sumBy(seen(tables.queries), ({ query }) => query, rowsMax).map(({ query, ...row }) => ({
      query,
      ...figuresOf(row),
    })),
    pairs: sumBy(seen(tables.pairs), ({ url, query }) => `${url}\n${query}`, pairsMax),
  };
}

function rangeOf(
  days: readonly string[],
  { range, today }: ExportContext,
): KnownRange & { isAssumed: boolean } {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from !== undefined && to !== undefined) return { from, to, isAssumed: false };
  if (range !== null) return { ...range, isAssumed: false };
  const last = addDays(today, -lateDays);
  return { from: addDays(last, 1 - assumedDays), to: last, isAssumed: true };
}

/** A page whose queries alone were exported has all of them. */
function pairsOf(
  pairs: readonly SheetRow[],
  pages: readonly SheetRow[],
  queries: readonly SheetRow[],
): readonly SheetRow[] {
  const [only, ...others] = pages;
  if (pairs.length > 0 || only === undefined || others.length > 0) return pairs;
  return queries.map((row) => ({ ...row, url: only.url }));
}

function assemble(sheets: readonly Sheet[], context: ExportContext): ExportOutcome {
  const rowsOf = (wanted: Sheet['matter']): readonly SheetRow[] =>
    sheets.filter(({ matter }) => matter === wanted).flatMap(({ rows }) => rows);
  const [dayRows, pageRows, givenPairs] = [rowsOf('days'), rowsOf('pages'), rowsOf('pairs')];
  const pages = pageRows.length > 0 ? pageRows : givenPairs;
  const named = queriesAmong(sheets);
  const queries = named.length > 0 ? named : givenPairs;
  if (pages.length === 0 && queries.length === 0) return { kind: 'refused', sentence: words.nothing };
  const foreign = foreignHost(pages, context.host);
  if (foreign !== null)
    return { kind: 'refused', sentence: words.foreign({ found: foreign, wanted: context.host }) };
  const tables = { pages, queries, pairs: pairsOf(givenPairs, pages, queries) };
  const all = [...dayRows, ...pages, ...queries].flatMap(({ day }) => day ?? []);
  const { from, to, isAssumed } = rangeOf(all, context);
  const length = daysBetween(from, to);
  if (length < 1) return { kind: 'refused', sentence: words.rangeOrder };
  const isComparison = [...pages, ...queries].some(({ before }) => before !== null);
  return {
    kind: 'read',
    read: {
      days: sumBy(
        dayRows.flatMap(({ day, now }) => (day === null ? [] : [{ day, ...now }])),
        ({ day }) => day,
      ).sort((a, b) => a.day.localeCompare(b.day)),
      period: { from, to, ...tablesOf('now', tables) },
      has: { pages: pages.length > 0, queries: queries.length > 0, pairs: tables.pairs.length > 0 },
      before: isComparison
        ? { from: addDays(from, -length), to: addDays(from, -1), ...tablesOf('before', tables) }
        : null,
      isRangeAssumed: isAssumed,
    },
  };
}

const unpackedMax = 100 * 1024 * 1024;
const filesMax = 50;

type Unpacked = { readonly files: readonly ExportFile[] } | { readonly sentence: string };

function unpack(name: string, bytes: Uint8Array): Unpacked {
  if (!isZip(bytes))
    return bytes.subarray(0, 1000).includes(0) && !isWide(bytes)
      ? { sentence: words.notText }
      : { files: [{ name, bytes }] };
  const isWanted = (each: string): boolean =>
    /(?:\.csv|^xl\/workbook\.xml)$/i.test(each) && !each.startsWith('__MACOSX/');
  const zip = readZip(bytes, { bytesMax: unpackedMax, filesMax, isWanted });
  if (zip.kind === 'too-large') return { sentence: words.tooLarge({ megabytes: unpackedMax / 1024 / 1024 }) };
  if (zip.kind === 'unreadable') return { sentence: words.brokenZip };
  if (zip.files.some((file) => file.name.endsWith('.xml'))) return { sentence: words.spreadsheet };
  return zip.files.length === 0 ? { sentence: words.noCsv } : { files: zip.files };
}

/** Text in UTF-16. */
const isWide = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** A file as it was uploaded, a ZIP or a CSV. */
export function readUpload(name: string, bytes: Uint8Array, context: ExportContext): ExportOutcome {
  const unpacked = unpack(name, bytes);
  return 'sentence' in unpacked
    ? { kind: 'refused', sentence: unpacked.sentence }
    : readExport(unpacked.files, context);
}

/** All sheets are read before any is used: a file with one broken line changes nothing. */
function readExport(files: readonly ExportFile[], context: ExportContext): ExportOutcome {
  const sheets: Sheet[] = [];
  for (const { name, bytes } of files) {
    const rows = readCsv(decodeText(bytes));
    const outcome = readSheet(name, rows);
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'read') sheets.push(outcome.sheet);
  }
  const [only] = sheets;
  if (files.length === 1 && only?.matter === 'unknown' && !looksLikeQueries(only)) {
    const place = { file: files[0]?.name ?? '', line: 1, column: 1, problem: words.unknownSheet };
    return { kind: 'refused', sentence: words.at(place) };
  }
  return assemble(sheets, context);
}
