/** Reads the URLs of an analysis for the explorer: views by the page, as a spreadsheet, and one URL with its links. */
import { Readable } from 'node:stream';
import type { User } from '@pagewright/contract/entities/user';
import type {
  UrlDetail,
  UrlLinks,
  UrlPageQuery,
  UrlQuery,
  UrlRows,
  UrlValue,
} from '@pagewright/contract/explorer/explorer';
import { columnOf, defaultColumns } from '@pagewright/contract/explorer/url-columns';
import { isDay } from '@pagewright/contract/explorer/url-filter';
import { exportName } from '@pagewright/contract/export-name';
import { linkFlags } from '@pagewright/engine/model/site-facts';
import { writeCsvRows } from '@pagewright/engine/report/csv';
import { refuse } from '../../errors/refusal.ts';
import { readDomain } from '../../store/analyses.ts';
import {
  type Position,
  type ReadLink,
  readFindings,
  readInlinks,
  readOutlinks,
  readSiteFindings,
  readSlice,
  readUrlRow,
} from '../../store/url-lists.ts';
import type { Deps } from '../deps.ts';
import { requireRows } from './own-rows.ts';
import { words } from './words.ts';

const cursorOf = (sort: string | undefined, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([sort ?? '', value, id])).toString('base64url');

const wrongCursor = () => {
  const message = words.wrongCursor;
  return refuse('invalid_input', { message, fields: { after: message } });
};

const fitsType = (sort: string, value: string): boolean => {
  switch (columnOf(sort.replace(/^-/, ''))?.type) {
    case 'number':
      return Number.isFinite(Number(value)) && value.trim() !== '';
    case 'status':
    case 'list':
      return /^-?\d{1,9}$/.test(value);
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'date':
      return isDay(value);
    default:
      return true;
  }
};

/** What a client sends back is checked like any other input. */
function positionOf(sort: string | undefined, after: string | undefined): Position | null {
  if (after === undefined) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    throw wrongCursor();
  }
  if (!Array.isArray(parsed)) throw wrongCursor();
  const [of, value, id]: unknown[] = parsed;
  if (of !== (sort ?? '') || !Number.isInteger(id) || Number(id) < 0 || Number(id) >= 2 ** 31)
    throw wrongCursor();
  if (value !== null && (typeof value !== 'string' || !fitsType(sort ?? '', value))) throw wrongCursor();
  return { value, id: Number(id) };
}

export async function readUrls(deps: Deps, user: User, id: string, query: UrlPageQuery): Promise<UrlRows> {
  const after = positionOf(query.sort, query.after);
  await requireRows(deps, user, id);
  const { rows, total, end } = await readSlice(deps.db, id, query, { after, limit: query.limit });
  return { rows, total, next: end === null ? null : cursorOf(query.sort, end) };
}

const cellOf = (value: UrlValue | undefined): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
};

const rowsAtOnce = 1000;

async function* writeUrls(deps: Deps, id: string, query: UrlQuery): AsyncGenerator<string> {
  const columns = query.columns ?? [...defaultColumns];
  yield writeCsvRows([columns], { isStart: true });
  let after: Position | null = null;
  do {
    const { rows, end }: Awaited<ReturnType<typeof readSlice>> = await readSlice(
      deps.db,
      id,
      { ...query, columns },
      { after, limit: rowsAtOnce },
    );
    if (rows.length > 0) yield writeCsvRows(rows.map((row) => columns.map((name) => cellOf(row[name]))));
    after = end;
  } while (after !== null);
}

export async function exportUrls(
  deps: Deps,
  user: User,
  id: string,
  query: UrlQuery,
): Promise<{ fileName: string; body: Readable }> {
  await requireRows(deps, user, id);
  const domain = (await readDomain(deps.db, { userId: user.id, id })) ?? '';
  return {
    fileName: exportName('urls', { domain, date: deps.now().toISOString() }),
    body: Readable.from(writeUrls(deps, id, query)),
  };
}

interface UrlKey {
  readonly id: string;
  readonly urlId: number;
}

export async function readUrl(deps: Deps, user: User, { id, urlId }: UrlKey): Promise<UrlDetail> {
  await requireRows(deps, user, id);
  const found = await readUrlRow(deps.db, id, urlId);
  if (found === null) throw refuse('url_not_found');
  const [findings, siteFindings] = await Promise.all([
    readFindings(deps.db, id, urlId),
    readSiteFindings(deps.db, id, found.row.url),
  ]);
  return { ...found, findings, siteFindings };
}

const placeOf = (flags: number): 'main' | 'navigation' | 'footer' | 'other' => {
  if ((flags & linkFlags.main) !== 0) return 'main';
  if ((flags & linkFlags.navigation) !== 0) return 'navigation';
  return (flags & linkFlags.footer) === 0 ? 'other' : 'footer';
};

const linkOf = ({ flags, ...link }: ReadLink): UrlLinks['links'][number] => ({
  ...link,
  rel: (flags & linkFlags.nofollow) === 0 ? [] : ['nofollow'],
  place: placeOf(flags),
});

export async function readUrlLinks(
  deps: Deps,
  user: User,
  { id, urlId }: UrlKey,
  { direction, ...part }: { direction: 'in' | 'out'; offset: number; limit: number },
): Promise<UrlLinks> {
  await requireRows(deps, user, id);
  const read = direction === 'in' ? readInlinks : readOutlinks;
  const { links, total } = await read(deps.db, id, urlId, part);
  if (links.length === 0 && (await readUrlRow(deps.db, id, urlId)) === null) throw refuse('url_not_found');
  const end = part.offset + links.length;
  return { links: links.map(linkOf), total, next: links.length > 0 && end < total ? end : null };
}
