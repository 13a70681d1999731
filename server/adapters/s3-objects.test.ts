/** Objects over the wire: signed, hashed, read, removed; every failure throws and none hangs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBucket, type TestBucket } from '../testing/test-bucket.ts';
import { s3ObjectStore } from './s3-objects.ts';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await openTestBucket();
});
beforeEach(() => {
  bucket.mode = 'well';
});
afterAll(() => bucket.close());

const name = 'screenshots/0b0f/abc-desktop.jpg';
const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, at) => at % 256));

describe('an object store', () => {
  it('returns what was stored, and nothing once it is removed', async () => {
    const store = s3ObjectStore(bucket.settings);
    expect(await store.read(name)).toBeNull();
    await store.put(name, bytes, 'image/jpeg');
    expect(bucket.objects.get(name)?.mediaType).toBe('image/jpeg');
    expect((await store.read(name))?.equals(bytes)).toBe(true);
    await store.remove(name);
    await store.remove(name);
    expect(await store.read(name)).toBeNull();
    expect(bucket.refused).toEqual([]);
  });

  it('accepts a bucket URL with a trailing slash', async () => {
    const store = s3ObjectStore({ ...bucket.settings, bucketUrl: `${bucket.settings.bucketUrl}/` });
    await store.put('a', Buffer.from('a'), 'text/plain');
    expect(bucket.objects.has('a')).toBe(true);
  });

  it.each([
    [{ secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
    [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('reports the store’s error for wrong settings: %o', async (wrong, code) => {
    const store = s3ObjectStore({ ...bucket.settings, ...wrong });
    await expect(store.put(name, bytes, 'image/jpeg')).rejects.toThrow(code);
    await expect(store.read(name)).rejects.toThrow(code);
    await expect(store.remove(name)).rejects.toThrow(code);
  });

  it.each(['full', 'broken', 'silent', 'cut'] as const)('throws when it is %s', async (mode) => {
    bucket.mode = mode;
    const store = s3ObjectStore(bucket.settings);
    await expect(store.put(name, bytes, 'image/jpeg')).rejects.toThrow();
    await expect(store.read(name)).rejects.toThrow();
    await expect(store.remove(name)).rejects.toThrow();
  });

  it('throws when nothing listens', async () => {
    const gone = await openTestBucket();
    await gone.close();
    await expect(s3ObjectStore(gone.settings).read(name)).rejects.toThrow();
  });
});
