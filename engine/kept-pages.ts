/** The pages of an audit as they came, packed small, so that fixes can be tried on them when the audit is done. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { FetchedPage } from './facts/fetched-page.ts';

/** Packed bytes of all pages together; what comes after that is not kept, and gets no fixes. */
const packedMax = 64 * 1024 * 1024;

export interface KeptPages {
  /** Of several answers from one address the first is kept, as in the report. */
  readonly keep: (page: FetchedPage) => void;
  /** Each page once: it is let go. */
  readonly take: (url: string) => FetchedPage | null;
}

export function createKeptPages(): KeptPages {
  const pages = new Map<string, FetchedPage>();
  let packedBytes = 0;
  return {
    keep: (page) => {
      if (pages.has(page.url) || packedBytes >= packedMax) return;
      const body = zstdCompressSync(page.body);
      packedBytes += body.byteLength;
      pages.set(page.url, { ...page, body });
    },
    take: (url) => {
      const packed = pages.get(url);
      if (packed === undefined) return null;
      pages.delete(url);
      return { ...packed, body: zstdDecompressSync(packed.body) };
    },
  };
}
