/** A fake S3 bucket on loopback that checks every signature, and can fail in several ways. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../adapters/s3-objects.ts';
import { whyNotSigned } from './signature-v4.ts';

/** `full` responds with 507, `broken` with 500 and HTML, `silent` never, `cut` closes the connection. */
export type BucketMode = 'well' | 'full' | 'broken' | 'silent' | 'cut';

export interface TestBucket {
  readonly settings: S3Settings;
  /** Name and bytes of what is in it. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly mediaType: string }>;
  /** `METHOD name` of every correctly signed call. */
  readonly requested: string[];
  /** Error codes of refused calls. */
  readonly refused: string[];
  mode: BucketMode;
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

/** True when the failure was the response. */
function hasErrors(mode: BucketMode, response: ServerResponse): boolean {
  if (mode === 'full') response.writeHead(507).end('<Error><Code>InsufficientStorage</Code></Error>');
  if (mode === 'broken') response.writeHead(500).end('<html>Bad day</html>');
  if (mode === 'cut') response.destroy();
  return mode !== 'well';
}

export async function openTestBucket(name = 'shots'): Promise<TestBucket> {
  const credentials = { accessKeyId: 'tester', secretAccessKey: 'a/secret+key', region: 'eu-central-1' };
  const objects: TestBucket['objects'] = new Map();
  const bucket = { objects, requested: [] as string[], refused: [] as string[], mode: 'well' as BucketMode };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    if (hasErrors(bucket.mode, response)) return;
    const isBody = createHash('sha256').update(body).digest('hex') === headers['x-amz-content-sha256'];
    const why = whyNotSigned({ method, target: url, headers }, credentials);
    const code = why ?? (isBody ? null : 'XAmzContentSHA256Mismatch');
    if (code !== null) {
      bucket.refused.push(code);
      refuse(response, code);
      return;
    }
    const key = decodeURIComponent(url.slice(`/${name}/`.length));
    bucket.requested.push(`${method} ${key}`);
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
      /** Only a silent bucket gets a short timeout: a busy machine is slow as well. */
      get limitMs() {
        return bucket.mode === 'silent' ? 500 : 60_000;
      },
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
