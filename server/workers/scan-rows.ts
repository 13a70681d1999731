/** The rows of a scan as its worker has them: packed here, kept by the server. */
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { SiteIssue } from '@pagewright/contract/entities/issue';
import type { StoredUrl } from '@pagewright/contract/explorer/url-row';
import type { FinishedRow, PageRow, RowsOfRequest } from '@pagewright/engine/pipeline/audit-rows';
import type { ScanRows } from '@pagewright/engine/pipeline/scan-site';
import type { PackedRows } from '../store/analysis-rows.ts';
import type { ReadPiece, RequestPart, RequestPiece } from '../store/run-requests.ts';
import { RowPacker } from './pack-rows.ts';
import type { Rpc } from './rpc.ts';
import type { RunHostApi } from './run-api.ts';

interface Head extends Pick<RowsOfRequest, 'request' | 'urls'> {
  readonly record: NonNullable<RowsOfRequest['page']>['record'] | null;
}

/** The quickest: a page is packed once and read three times. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const pack = (value: unknown): Uint8Array => zstdCompressSync(serialize(value), level);
/** Only for bytes that `pack` made. */
const unpack = (bytes: Uint8Array): unknown => deserialize(zstdDecompressSync(bytes));
const headOf = (bytes: Uint8Array): Head => unpack(bytes) as Head;
const rowOf = (bytes: Uint8Array): PageRow => unpack(bytes) as PageRow;

const readAtOnce = 100;
/** So many requests may wait to be stored. */
const waitingMax = 64;
const finishedAtOnce = 100;

type NumberedUrl = StoredUrl & { readonly id: number };

export interface ScanRowsOptions {
  /** Whatever the site repeats of what we sent in secret. */
  readonly hide: (rows: PackedRows) => PackedRows;
}

export function createScanRows(host: Rpc<RunHostApi>, { hide }: ScanRowsOptions): ScanRows {
  let last = -1;
  let waiting: RequestPiece[] = [];
  let writing: Promise<void> | null = null;
  let failure: Error | null = null;
  let packer = new RowPacker();
  let finished: NumberedUrl[] = [];
  let nextId = 0;

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const pieces = waiting;
      waiting = [];
      if (!(await host.call('appendRequests', pieces))) throw new Error('Another worker has this run.');
    }
  };
  /** What comes while rows are written is written with the next. */
  const write = (): Promise<void> => {
    writing ??= writeAll()
      .catch((error: unknown) => {
        failure = error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => {
        writing = null;
      });
    return writing;
  };
  async function* read(part: RequestPart): AsyncGenerator<ReadPiece> {
    let after = -1;
    for (;;) {
      const pieces = await host.call('readRequests', { after, part, most: readAtOnce });
      yield* pieces;
      const end = pieces.at(-1);
      if (end === undefined || pieces.length < readAtOnce) return;
      after = end.seq;
    }
  }
  const send = async (rows: PackedRows): Promise<void> => {
    if (!(await host.call('addRows', hide(rows)))) throw new Error('Another worker has this run.');
  };
  const flush = async (): Promise<void> => {
    const urls = finished;
    finished = [];
    if (urls.length > 0) await send(packer.pack(urls));
  };
  const add = async (url: StoredUrl): Promise<void> => {
    finished.push({ ...url, id: nextId });
    nextId += 1;
    if (finished.length >= finishedAtOnce) await flush();
  };

  return {
    hasUrls: true,
    append: async ({ request, urls, page }) => {
      if (failure !== null) throw failure;
      last += 1;
      const head: Head = { request, urls, record: page?.record ?? null };
      waiting.push({ seq: last, head: pack(head), page: page === null ? null : pack(page.row) });
      const written = write();
      if (waiting.length > waitingMax) await written;
    },
    urls: async function* () {
      for await (const { head } of read('head')) if (head !== null) yield* headOf(head).urls;
    },
    requests: async function* () {
      for await (const { seq, head, page } of read('whole')) {
        last = seq;
        if (head === null) continue;
        const { request, record } = headOf(head);
        yield {
          request,
          page: record === null || page === null ? null : { record, row: rowOf(page) },
        };
      }
    },
    pages: async function* () {
      await write();
      if (failure !== null) throw failure;
      for await (const { page } of read('page')) if (page !== null) yield rowOf(page);
    },
    beginFinish: async () => {
      packer = new RowPacker();
      finished = [];
      nextId = 0;
      await host.call('beginRows', undefined);
    },
    finish: async ({ stored }: FinishedRow) => {
      if (stored !== undefined) await add(stored);
    },
    finishOthers: async (urls) => {
      for (const url of urls) await add(url);
    },
    finishSite: async ({ siteIssues }: { readonly siteIssues: readonly SiteIssue[] }) => {
      await flush();
      await send(packer.pack([], siteIssues));
    },
    addSample: async (pages) => {
      await host.call(
        'addSample',
        pages.map(({ url, issues, suggestions }) => ({ url, issues, suggestions })),
      );
    },
  };
}
