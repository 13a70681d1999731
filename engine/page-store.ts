/** Keeps what is long of many pages as compressed bytes. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { KeepContents, PageContents } from './audit/packed-page.ts';

const slabBytes = 1024 * 1024;
/** Pages that are compressed together: alike as they are, they take less room and less time than one by one. */
const batchSize = 8;

/** Pages as JSON, a line each: as text while they are gathered, as bytes from then on. */
interface Batch {
  lines: readonly string[];
  bytes: Uint8Array | null;
}

/** Where the bytes of many pages lie close together: thousands of small buffers would leave holes between them. */
export class PageStore {
  #slab = Buffer.alloc(0);
  #used = 0;
  #open: Batch = { lines: [], bytes: null };
  /** Pages are read in the order they came, each several times, and those of one batch one after the other. */
  #latestBatch: { readonly batch: Batch; readonly lines: readonly string[] } | null = null;
  #latestPage: { readonly line: string; readonly contents: PageContents } | null = null;

  readonly keep: KeepContents = (contents) => {
    const batch = this.#open;
    const at = batch.lines.length;
    batch.lines = [...batch.lines, JSON.stringify(contents)];
    if (batch.lines.length === batchSize) {
      batch.bytes = this.#put(deflateRawSync(batch.lines.join('\n'), { level: 1 }));
      batch.lines = [];
      this.#open = { lines: [], bytes: null };
    }
    return () => this.#read(this.#linesOf(batch)[at] ?? '');
  };

  #read(line: string): PageContents {
    if (this.#latestPage?.line !== line) this.#latestPage = { line, contents: JSON.parse(line) };
    return this.#latestPage.contents;
  }

  #linesOf(batch: Batch): readonly string[] {
    if (batch.bytes === null) return batch.lines;
    if (this.#latestBatch?.batch !== batch)
      this.#latestBatch = { batch, lines: inflateRawSync(batch.bytes).toString().split('\n') };
    return this.#latestBatch.lines;
  }

  #put(bytes: Uint8Array): Uint8Array {
    if (this.#used + bytes.length > this.#slab.length) {
      this.#slab = Buffer.allocUnsafeSlow(Math.max(slabBytes, bytes.length));
      this.#used = 0;
    }
    const kept = this.#slab.subarray(this.#used, this.#used + bytes.length);
    kept.set(bytes);
    this.#used += bytes.length;
    return kept;
  }
}
