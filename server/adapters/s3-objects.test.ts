/** Objects over the wire: signed, hashed, found again, removed; every trouble is told and none hangs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBucket, type TestBucket } from '../testing/test-bucket.ts';
import { s3ObjectStore } from './s3-objects.ts';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await openTestBucket();
});
beforeEach(() => {
  bucket.mood = 'well';
});
afterAll(() => bucket.close());

const name = 'screenshots/0b0f/abc-desktop.jpg';
const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, at) => at % 256));

describe('an object store', () => {
  it('gives back what was put there, and nothing once it is removed', async () => {
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

  it('reaches a bucket whose address ends in a slash', async () => {
    const store = s3ObjectStore({ ...bucket.settings, bucketUrl: `${bucket.settings.bucketUrl}/` });
    await store.put('a', Buffer.from('a'), 'text/plain');
    expect(bucket.objects.has('a')).toBe(true);
  });

  it.each([
    [{ secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
    [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('says what the store says to wrong settings: %o', async (wrong, code) => {
    const store = s3ObjectStore({ ...bucket.settings, ...wrong });
    await expect(store.put(name, bytes, 'image/jpeg')).rejects.toThrow(code);
    await expect(store.read(name)).rejects.toThrow(code);
    await expect(store.remove(name)).rejects.toThrow(code);
  });

  it.each(['full', 'broken', 'silent', 'cut'] as const)('throws when it is %s', async (mood) => {
    bucket.mood = mood;
    const store = s3ObjectStore(bucket.settings);
    await expect(store.put(name, bytes, 'image/jpeg')).rejects.toThrow();
    await expect(store.read(name)).rejects.toThrow();
    await expect(store.remove(name)).rejects.toThrow();
  });

  it('throws when nobody is there', async () => {
    const gone = await openTestBucket();
    await gone.close();
    await expect(s3ObjectStore(gone.settings).read(name)).rejects.toThrow();
  });
});
