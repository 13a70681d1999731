/** Reads one sheet of an export by its shape: what its first columns hold, and four figures behind them. */
import type { CsvRow } from './read-csv.ts';
import { readCount, readDecimal } from './read-number.ts';
import { matterOf } from './sheet-names.ts';
import { words } from './words.ts';

export interface Figures {
  readonly clicks: number;
  readonly impressions: number;
  /** A mean that impressions weigh. */
  readonly position: number;
}

export interface SheetRow {
  readonly day: string | null;
  readonly url: string | null;
  readonly query: string | null;
  readonly now: Figures;
  /** Of a comparison. */
  readonly before: Figures | null;
}

export interface Sheet {
  /** `unknown`: texts of which the names do not say what they are. */
  readonly matter: 'days' | 'pages' | 'queries' | 'pairs' | 'unknown';
  readonly rows: readonly SheetRow[];
}

export type SheetOutcome =
  | { readonly kind: 'read'; readonly sheet: Sheet }
  /** Countries, devices, filters. */
  | { readonly kind: 'other' }
  /** The sentence names the line and the column. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** Thrown and caught in this file alone: a value is read deep inside of a row. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

type KeyKind = 'day' | 'url' | 'query';

const isUrl = (cell: string): boolean => /^https?:\/\/[^\s/]/i.test(cell);
const dayPattern = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:T.*)?$/;
const isDay = (cell: string): boolean => dayPattern.test(cell);

/** So many of a column's cells must look alike: a broken one is named, and does not change what the column is. */
const mostOf = (cells: readonly string[], test: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(test).length >= cells.length * 0.8;

const looksLikeFigure = (cell: string): boolean => readDecimal(cell.replace(/[%٪％]/, '')) !== null;

function keyKinds(rows: readonly CsvRow[], width: number): readonly KeyKind[] {
  const kinds: KeyKind[] = [];
  for (let column = 0; column < width; column += 1) {
    const cells = rows.map(({ cells: all }) => all[column] ?? '').filter((cell) => cell !== '');
    if (mostOf(cells, isUrl)) kinds.push('url');
    else if (mostOf(cells, isDay)) kinds.push('day');
    // A query can be a number; a figure is never in the first column.
    else if (!kinds.includes('query') && (column === 0 || !mostOf(cells, looksLikeFigure)))
      kinds.push('query');
    else break;
  }
  return kinds;
}

interface Place {
  readonly file: string;
  readonly header: readonly string[];
  readonly row: CsvRow;
}

function refuseCell({ file, header, row }: Place, column: number, problem: string): never {
  const name = header[column] || String(column + 1);
  throw new Unreadable(words.at({ file, line: row.line, column: name, problem }));
}

function cellOf(place: Place, column: number): string {
  const cell = place.row.cells[column] ?? '';
  if (cell === '') refuseCell(place, column, words.missing);
  return cell;
}

function countAt(place: Place, column: number): number {
  const value = cellOf(place, column);
  return readCount(value) ?? refuseCell(place, column, words.count({ value }));
}

/** Without impressions there is no position. */
function positionAt(place: Place, column: number): number {
  const value = place.row.cells[column] ?? '';
  if (value === '' || /^[-–—~]+$/.test(value)) return 0;
  return readDecimal(value) ?? refuseCell(place, column, words.decimal({ value }));
}

interface FigureColumns {
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number;
}

function figuresAt(place: Place, columns: FigureColumns): Figures {
  const clicks = countAt(place, columns.clicks);
  const impressions = countAt(place, columns.impressions);
  if (clicks > impressions) refuseCell(place, columns.clicks, words.moreClicks({ clicks, impressions }));
  return { clicks, impressions, position: positionAt(place, columns.position) };
}

/** A comparison has each figure twice, now and before; the click-through rate follows from the others. */
function columnsOf(keys: number, figures: number): readonly FigureColumns[] | null {
  if (figures === 3) return [{ clicks: keys, impressions: keys + 1, position: keys + 2 }];
  if (figures === 4) return [{ clicks: keys, impressions: keys + 1, position: keys + 3 }];
  if (figures < 8) return null;
  return [0, 1].map((at) => ({ clicks: keys + at, impressions: keys + 2 + at, position: keys + 6 + at }));
}

function dayAt(place: Place, column: number): string {
  const value = cellOf(place, column);
  const [, year, month, day] = dayPattern.exec(value) ?? [];
  const text = `${year}-${month}-${day}`;
  return year !== undefined && !Number.isNaN(Date.parse(text))
    ? text
    : refuseCell(place, column, words.day({ value }));
}

function urlAt(place: Place, column: number): string {
  const value = cellOf(place, column);
  return isUrl(value) && URL.canParse(value) ? value : refuseCell(place, column, words.noUrl({ value }));
}

function readRow(place: Place, keys: readonly KeyKind[], columns: readonly FigureColumns[]): SheetRow {
  const at = (kind: KeyKind): number => keys.indexOf(kind);
  const [now, before] = columns.map((each) => figuresAt(place, each));
  return {
    day: at('day') === -1 ? null : dayAt(place, at('day')),
    url: at('url') === -1 ? null : urlAt(place, at('url')),
    query: at('query') === -1 ? null : (place.row.cells[at('query')] ?? ''),
    now: now ?? { clicks: 0, impressions: 0, position: 0 },
    before: before ?? null,
  };
}

function matterFor(
  keys: readonly KeyKind[],
  file: string,
  header: readonly string[],
): Sheet['matter'] | 'other' {
  const has = (kind: KeyKind): boolean => keys.includes(kind);
  if (has('url')) return has('query') ? 'pairs' : 'pages';
  if (!has('query')) return 'days';
  return matterOf(header[keys.indexOf('query')] ?? '') ?? matterOf(file) ?? 'unknown';
}

/** `file` is the name that refusals say. */
export function readSheet(file: string, [head, ...rows]: readonly CsvRow[]): SheetOutcome {
  if (head === undefined) return { kind: 'other' };
  const header = head.cells;
  const keys = keyKinds(rows, header.length);
  const matter = matterFor(keys, file, header);
  if (matter === 'other' || rows.length === 0) return { kind: 'other' };
  const columns = columnsOf(keys.length, header.length - keys.length);
  if (columns === null) {
    const sentence = words.at({
      file,
      line: head.line,
      column: header[keys.length] ?? '',
      problem: words.unknownColumns,
    });
    // Filters have no figures at all.
    return header.length - keys.length < 2 ? { kind: 'other' } : { kind: 'refused', sentence };
  }
  try {
    const read = rows.map((row) => readRow({ file, header, row }, keys, columns));
    return { kind: 'read', sheet: { matter, rows: read } };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'refused', sentence: error.message };
    throw error;
  }
}
