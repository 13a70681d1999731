/** Streams a ZIP archive with few of its files in memory at a time. */
import { once } from 'node:events';
import ZipStream from 'zip-stream';

export interface ZipFile {
  /** With slashes for folders. */
  readonly name: string;
  readonly body: string | Uint8Array;
}

/** JPEG is compressed already. */
const isCompressed = (name: string): boolean => name.endsWith('.jpg');

const add = (zip: ZipStream, { name, body }: ZipFile, date: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.entry(Buffer.from(body), { name, date, store: isCompressed(name) }, (error) =>
      error ? reject(error) : resolve(),
    );
  });

/** `stopped` rejects when the archive is no longer read. */
async function addAll(
  zip: ZipStream,
  files: AsyncIterable<ZipFile>,
  { at, stopped }: { readonly at: Date; readonly stopped: Promise<never> },
): Promise<void> {
  for await (const file of files) {
    await Promise.race([add(zip, file, at), stopped]);
    if (zip.destroyed) return;
    // A file that is stored uncompressed does not wait for the reader by itself.
    if (zip.writableNeedDrain) await Promise.race([once(zip, 'drain'), stopped]);
  }
  zip.finalize();
}

export async function* writeZip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const zip = new ZipStream();
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  stopped.catch(() => {});
  const adding = addAll(zip, files, { at, stopped }).catch((error: Error) => void zip.destroy(error));
  try {
    yield* zip;
  } finally {
    stop(new Error('the archive is no longer read'));
    await adding;
  }
}
