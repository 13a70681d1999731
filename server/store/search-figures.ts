/** Packs the figures of a day or an import as gzipped JSON: a tenth of the size they have as rows. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { SearchPeriod } from '@pagewright/contract/entities/search';

export type SearchTables = Pick<SearchPeriod, 'pages' | 'queries' | 'pairs'>;

type Packed = readonly [clicks: number, impressions: number, position: number];

interface PackedTables {
  readonly pages: readonly (readonly [string, ...Packed])[];
  readonly queries: readonly (readonly [string, ...Packed])[];
  /** By the places of their page and their query in `names`. */
  readonly names: readonly string[];
  readonly pairs: readonly (readonly [number, number, ...Packed])[];
}

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
/** Google says positions with a dozen digits. */
const rounded = (position: number): number => Math.round(position * 100) / 100;

export async function packTables({ pages, queries, pairs }: SearchTables): Promise<Buffer> {
  const names = [...new Set(pairs.flatMap(({ url, query }) => [url, query]))];
  const places = new Map(names.map((name, at) => [name, at]));
  const placeOf = (name: string): number => places.get(name) ?? 0;
  const packed: PackedTables = {
    pages: pages.map(({ url, clicks, impressions, position }) => [
      url,
      clicks,
      impressions,
      rounded(position),
    ]),
    queries: queries.map(({ query, clicks, impressions, position }) => [
      query,
      clicks,
      impressions,
      rounded(position),
    ]),
    names,
    pairs: pairs.map(({ url, query, clicks, impressions, position }) => [
      placeOf(url),
      placeOf(query),
      clicks,
      impressions,
      rounded(position),
    ]),
  };
  return zip(JSON.stringify(packed));
}

export async function unpackTables(bytes: Uint8Array): Promise<SearchTables> {
  const text = (await unzip(bytes)).toString('utf8');
  const { pages, queries, names, pairs }: PackedTables = JSON.parse(text);
  return {
    pages: pages.map(([url, clicks, impressions, position]) => ({ url, clicks, impressions, position })),
    queries: queries.map(([query, clicks, impressions, position]) => ({
      query,
      clicks,
      impressions,
      position,
    })),
    pairs: pairs.map(([url, query, clicks, impressions, position]) => ({
      url: names[url] ?? '',
      query: names[query] ?? '',
      clicks,
      impressions,
      position,
    })),
  };
}
