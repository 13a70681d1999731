/** The signature check against the example in AWS's documentation, so that the test server can be trusted. */
import { describe, expect, it } from 'vitest';
import { type SignedRequest, whyNotSigned } from './signature-v4.ts';

const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

const published: SignedRequest = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
};

describe('the signature check', () => {
  it('agrees with the published example', () => {
    expect(whyNotSigned(published, credentials)).toBeNull();
  });

  it.each([
    ['another path', { target: '/other.txt' }, 'SignatureDoesNotMatch'],
    ['another method', { method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['no signature', { headers: {} }, 'AccessDenied'],
  ])('refuses %s', (_name, change, code) => {
    expect(whyNotSigned({ ...published, ...change }, credentials)).toBe(code);
  });

  it('refuses another secret, and another region', () => {
    expect(whyNotSigned(published, { ...credentials, secretAccessKey: 'guessed' })).toBe(
      'SignatureDoesNotMatch',
    );
    expect(whyNotSigned(published, { ...credentials, region: 'eu-central-1' })).toBe(
      'AuthorizationHeaderMalformed',
    );
  });
});
