/** An object store over the S3 API: one bucket, one object per call, every body with its hash. */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from '../services/deps.ts';

export interface S3Settings {
  /** Such as `https://bucket.s3.eu-central-1.amazonaws.com` or `https://minio.example/bucket`. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The timeout of a call. */
  readonly limitMs?: number;
}

const usualLimitMs = 10_000;
const shownOfError = 300;

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const hashOfNothing = hashOf('');

async function refusalOf(what: string, response: Response): Promise<Error> {
  const text = (await response.text()).replaceAll(/\s+/g, ' ').slice(0, shownOfError);
  return new Error(`The object store responded with ${response.status} to ${what}: ${text}`);
}

export function s3ObjectStore(settings: S3Settings): ObjectStore {
  const { bucketUrl, region, accessKeyId, secretAccessKey } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = bucketUrl.replace(/\/+$/, '');
  const send = async (
    method: string,
    name: string,
    body?: Uint8Array,
    mediaType?: string,
  ): Promise<Response> => {
    const request = await signer.sign(`${base}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': body === undefined ? hashOfNothing : hashOf(body),
        ...(mediaType !== undefined && { 'content-type': mediaType }),
      },
      ...(body !== undefined && { body: new Uint8Array(body) }),
    });
    // A store that redirects is not the configured one.
    return fetch(request, {
      redirect: 'error',
      signal: AbortSignal.timeout(settings.limitMs ?? usualLimitMs),
    });
  };
  return {
    put: async (name, bytes, mediaType) => {
      const response = await send('PUT', name, bytes, mediaType);
      if (!response.ok) throw await refusalOf(`PUT ${name}`, response);
      await response.arrayBuffer();
    },
    read: async (name) => {
      const response = await send('GET', name);
      if (response.status === 404) {
        await response.arrayBuffer();
        return null;
      }
      if (!response.ok) throw await refusalOf(`GET ${name}`, response);
      return Buffer.from(await response.arrayBuffer());
    },
    remove: async (name) => {
      const response = await send('DELETE', name);
      if (!response.ok && response.status !== 404) throw await refusalOf(`DELETE ${name}`, response);
      await response.arrayBuffer();
    },
  };
}
