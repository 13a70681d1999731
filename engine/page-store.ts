/** Keeps what is long of many pages as compressed bytes. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { KeepContents } from './audit/packed-page.ts';

const slabBytes = 1024 * 1024;

/** Where the bytes of many pages lie close together: thousands of small buffers would leave holes between them. */
export class PageStore {
  #slab = Buffer.alloc(0);
  #used = 0;

  readonly keep: KeepContents = (contents) => {
    const bytes = deflateRawSync(JSON.stringify(contents), { level: 1 });
    if (this.#used + bytes.length > this.#slab.length) {
      this.#slab = Buffer.allocUnsafeSlow(Math.max(slabBytes, bytes.length));
      this.#used = 0;
    }
    const kept = this.#slab.subarray(this.#used, this.#used + bytes.length);
    kept.set(bytes);
    this.#used += bytes.length;
    return () => JSON.parse(inflateRawSync(kept).toString());
  };
}
