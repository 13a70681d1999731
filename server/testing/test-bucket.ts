/** A bucket on loopback that speaks as much of S3 as one object a call needs, checks every signature, and can be in trouble. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../adapters/s3-objects.ts';
import { whyNotSigned } from './signature-v4.ts';

/** `full` answers 507, `broken` 500 with a page of HTML, `silent` never answers, `cut` hangs up. */
export type BucketMood = 'well' | 'full' | 'broken' | 'silent' | 'cut';

export interface TestBucket {
  readonly settings: S3Settings;
  /** Name and bytes of what is in it. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly mediaType: string }>;
  /** `METHOD name` of every call that was signed rightly. */
  readonly asked: string[];
  /** Codes of calls that were refused. */
  readonly refused: string[];
  mood: BucketMood;
  readonly close: () => Promise<void>;
}

const statusOf = {
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  NoSuchKey: 404,
} as const;

function refuse(response: ServerResponse, code: string): void {
  const status: number | undefined = Object.entries(statusOf).find(([name]) => name === code)?.[1];
  response
    .writeHead(status ?? 403, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

/** True when the trouble was the answer. */
function isInTrouble(mood: BucketMood, response: ServerResponse): boolean {
  if (mood === 'full') response.writeHead(507).end('<Error><Code>InsufficientStorage</Code></Error>');
  if (mood === 'broken') response.writeHead(500).end('<html>Bad day</html>');
  if (mood === 'cut') response.destroy();
  return mood !== 'well';
}

export async function openTestBucket(name = 'shots'): Promise<TestBucket> {
  const credentials = { accessKeyId: 'tester', secretAccessKey: 'a/secret+key', region: 'eu-central-1' };
  const objects: TestBucket['objects'] = new Map();
  const bucket = { objects, asked: [] as string[], refused: [] as string[], mood: 'well' as BucketMood };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    if (isInTrouble(bucket.mood, response)) return;
    const isBody = createHash('sha256').update(body).digest('hex') === headers['x-amz-content-sha256'];
    const why = whyNotSigned({ method, target: url, headers }, credentials);
    const code = why ?? (isBody ? null : 'XAmzContentSHA256Mismatch');
    if (code !== null) {
      bucket.refused.push(code);
      refuse(response, code);
      return;
    }
    const key = decodeURIComponent(url.slice(`/${name}/`.length));
    bucket.asked.push(`${method} ${key}`);
    const found = objects.get(key);
    if (method === 'PUT') objects.set(key, { bytes: body, mediaType: headers['content-type'] ?? '' });
    if (method === 'DELETE') objects.delete(key);
    if (method !== 'GET') response.writeHead(method === 'DELETE' ? 204 : 200).end();
    else if (found === undefined) refuse(response, 'NoSuchKey');
    else response.writeHead(200, { 'content-type': found.mediaType }).end(found.bytes);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(bucket, {
    settings: {
      ...credentials,
      bucketUrl: `http://127.0.0.1:${port}/${name}`,
      /** Only a bucket that never answers is worth a short wait: a busy machine is slow as well. */
      get limitMs() {
        return bucket.mood === 'silent' ? 500 : 60_000;
      },
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
