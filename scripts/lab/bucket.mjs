/** `npm run lab -- bucket`: checks the bucket of the S3_ settings: writes, reads and removes one object, and expects wrong keys to be refused. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { s3ObjectStore } from '../../server/adapters/s3-objects.ts';
import { readEnv } from '../../server/startup/env.ts';
import { root } from '../prepare.mjs';
import { openChecks } from './support/checks.mjs';

const file = path.join(root, '.env');
if (existsSync(file)) process.loadEnvFile(file);
const { objectStore } = readEnv(process.env);
if (objectStore === null) {
  console.error(
    'S3_BUCKET_URL is not set. Set it, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and try again.',
  );
  process.exit(1);
}
const { holds, figure, close } = openChecks(`The bucket ${objectStore.bucketUrl}`);
const store = s3ObjectStore(objectStore);
const name = `screenshots/${randomUUID()}/trial.jpg`;
const bytes = randomBytes(250_000);
const orSay = (call) => call.catch((error) => error.message);

const begun = performance.now();
const put = await orSay(store.put(name, bytes, 'image/jpeg'));
figure('put, ms', performance.now() - begun);
holds('an object is stored', put === undefined, put ?? 'yes');
const read = await orSay(store.read(name));
holds('it is read as it was', Buffer.isBuffer(read) && read.equals(bytes));
const stranger = s3ObjectStore({ ...objectStore, secretAccessKey: randomBytes(20).toString('hex') });
const refused = await orSay(stranger.read(name));
holds('it is not read with another secret', typeof refused === 'string');
const anonymous = await fetch(`${objectStore.bucketUrl}/${name}`);
await anonymous.arrayBuffer();
holds('it is not readable without a key', !anonymous.ok, anonymous.status);
const removed = await orSay(store.remove(name));
holds('it is removed', removed === undefined && (await orSay(store.read(name))) === null, removed ?? 'yes');
holds('removing it again is no error', (await orSay(store.remove(name))) === undefined);
process.exit(close());
