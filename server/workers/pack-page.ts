/** Serializes a fetched page to bytes for the store, and back. */
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { FetchedPage } from '@pagewright/engine/model/fetched-page';

export const packPage = (page: FetchedPage): Uint8Array => zstdCompressSync(serialize(page));

/** Only for bytes that `packPage` made. Null when another version of the product made them. */
export function unpackPage(bytes: Uint8Array): FetchedPage | null {
  const page: Partial<FetchedPage> = deserialize(zstdDecompressSync(bytes));
  return page.body instanceof Uint8Array && typeof page.url === 'string' && Array.isArray(page.hops)
    ? (page as FetchedPage)
    : null;
}
