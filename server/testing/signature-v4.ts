/** Checks AWS Signature Version 4 as an S3 server must; written from its specification, independent of the signing library. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const headerOf = ({ headers }: SignedRequest, name: string): string => {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replaceAll(/ +/g, ' ');
};

/** The parts of an Authorization header; null when it is of another kind. */
function readAuthorization(text: string) {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, accessKeyId = '', day = '', region = '', signed = '', signature = ''] = pattern.exec(text) ?? [];
  return signature === '' ? null : { accessKeyId, day, region, signed: signed.split(';'), signature };
}

function canonicalRequest(request: SignedRequest, signed: readonly string[]): string {
  const [path = '', query = ''] = request.target.split('?');
  const sorted = query === '' ? '' : query.split('&').toSorted().join('&');
  const lines = signed.map((name) => `${name}:${headerOf(request, name)}\n`);
  const payload = headerOf(request, 'x-amz-content-sha256');
  return [request.method, path, sorted, lines.join(''), signed.join(';'), payload].join('\n');
}

/** Null when the signature is valid, else the S3 error code. */
export function whyNotSigned(request: SignedRequest, credentials: Credentials): string | null {
  const given = readAuthorization(headerOf(request, 'authorization'));
  if (given === null) return 'AccessDenied';
  if (given.accessKeyId !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  if (given.region !== credentials.region) return 'AuthorizationHeaderMalformed';
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => given.signed.includes(name));
  if (!isWhole) return 'AccessDenied';
  const date = headerOf(request, 'x-amz-date');
  const scope = `${given.day}/${given.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonicalRequest(request, given.signed))].join(
    '\n',
  );
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${credentials.secretAccessKey}`, given.day), given.region),
  );
  const right = hmac(key, toSign);
  return timingSafeEqual(right, Buffer.from(given.signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
