/** Holds the responses of an audit compressed, so that fixes can be verified on them afterwards. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { FetchedPage } from '../model/fetched-page.ts';

/** Compressed bytes of all pages together; later pages are not archived and get no fixes. */
const compressedBytesMax = 64 * 1024 * 1024;

export interface ResponseArchive {
  /** The first response of a URL counts, as in the report; its rendered document takes its place. */
  readonly add: (page: FetchedPage) => void;
  /** Returns each page once, and removes it. */
  readonly take: (url: string) => FetchedPage | null;
}

export function createResponseArchive(): ResponseArchive {
  const pages = new Map<string, FetchedPage>();
  let compressedBytes = 0;
  return {
    add: (page) => {
      if ((pages.has(page.url) && page.isRendered !== true) || compressedBytes >= compressedBytesMax) return;
      const body = zstdCompressSync(page.body);
      compressedBytes += body.byteLength;
      pages.set(page.url, { ...page, body });
    },
    take: (url) => {
      const compressed = pages.get(url);
      if (compressed === undefined) return null;
      pages.delete(url);
      return { ...compressed, body: zstdDecompressSync(compressed.body) };
    },
  };
}
