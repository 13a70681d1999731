/** Reads the figures of single days from Google, with what is stored of each. */
import type { SearchDay } from '@pagewright/contract/entities/search';
import { limits } from '@pagewright/contract/limits';
import { sumBy } from '@pagewright/engine/search/sum-figures';
import type { StoredDay } from '../../store/search.ts';
import { packTables, type SearchTables } from '../../store/search-figures.ts';
import type { GoogleQuery, GoogleRow } from '../google-search.ts';

/** Asks with a token that is good. */
export type AskGoogle = (query: GoogleQuery) => Promise<readonly GoogleRow[]>;

const rowLimit = 25_000;
/** Google has at most this many rows of a day. */
const rowsMax = 50_000;

async function readAll(
  ask: AskGoogle,
  query: Omit<GoogleQuery, 'startRow' | 'rowLimit'>,
): Promise<readonly GoogleRow[]> {
  const all: GoogleRow[] = [];
  for (let startRow = 0; startRow < rowsMax; startRow += rowLimit) {
    const rows = await ask({ ...query, startRow, rowLimit });
    all.push(...rows);
    if (rows.length < rowLimit) break;
  }
  return all;
}

const figuresOf = ({ clicks, impressions, position }: GoogleRow) => ({
  clicks: Math.round(clicks),
  impressions: Math.round(impressions),
  position,
});

/** Days without an impression are missing; the newest that Google is done with is the last. */
export async function readTotals(ask: AskGoogle, from: string, to: string): Promise<readonly SearchDay[]> {
  const rows = await readAll(ask, { from, to, dimensions: ['date'] });
  return rows
    .map((row) => ({ day: row.keys[0] ?? '', ...figuresOf(row) }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

export const emptyDay = (day: string): SearchDay => ({ day, clicks: 0, impressions: 0, position: 0 });

/** Older days are read without their pairs. */
export async function readDay(ask: AskGoogle, totals: SearchDay, isRecent: boolean): Promise<StoredDay> {
  const { dayRowsMax, dayPairsMax, oldDayRowsMax } = limits.search;
  const most = isRecent ? dayRowsMax : oldDayRowsMax;
  const read = async (dimensions: GoogleQuery['dimensions']) =>
    totals.impressions === 0 ? [] : readAll(ask, { from: totals.day, to: totals.day, dimensions });
  const tables: SearchTables = {
    pages: sumBy(
      (await read(['page'])).map((row) => ({ url: row.keys[0] ?? '', ...figuresOf(row) })),
      ({ url }) => url,
      most,
    ),
    queries: sumBy(
      (await read(['query'])).map((row) => ({ query: row.keys[0] ?? '', ...figuresOf(row) })),
      ({ query }) => query,
      most,
    ),
    pairs: isRecent
      ? sumBy(
          (await read(['page', 'query'])).map((row) => ({
            url: row.keys[0] ?? '',
            query: row.keys[1] ?? '',
            ...figuresOf(row),
          })),
          ({ url, query }) => `${url}\n${query}`,
          dayPairsMax,
        )
      : [],
  };
  return { ...totals, figures: await packTables(tables), isDetailed: isRecent };
}

export const cutOldDay = ({ pages, queries }: SearchTables): SearchTables => ({
  pages: pages.slice(0, limits.search.oldDayRowsMax),
  queries: queries.slice(0, limits.search.oldDayRowsMax),
  pairs: [],
});
