/** Invalid ID tokens of a dishonest or broken issuer open no session. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oidcIdentityProvider } from './identity.ts';

type Claims = Record<string, unknown>;

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: Claims, key: KeyObject = privateKey, alg = 'RS256'): string {
  const content = `${part({ alg, kid: 'k' })}.${part(claims)}`;
  if (alg === 'none') return `${content}.`;
  if (alg === 'HS256')
    return `${content}.${createHmac('sha256', 'b'.repeat(32)).update(content).digest('base64url')}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

let issuer: Server;
let issuerUrl: string;
/** The next response of the token endpoint. */
let nextToken: (honest: Claims) => string;

beforeAll(async () => {
  issuer = createServer((request, response) => {
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer: issuerUrl,
        authorization_endpoint: `${issuerUrl}/auth`,
        token_endpoint: `${issuerUrl}/token`,
        jwks_uri: `${issuerUrl}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/jwks': () => ({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
      }),
      '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: nextToken(honestClaims()) }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}));
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  issuerUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
});
afterAll(() => {
  issuer.closeAllConnections();
  issuer.close();
});

let nonce = '';
const honestClaims = (): Claims => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: issuerUrl, aud: 'pagewright', sub: 'ada', nonce, iat: now, exp: now + 300 };
};

async function finish(): Promise<unknown> {
  const provider = oidcIdentityProvider({
    issuer: issuerUrl,
    clientId: 'pagewright',
    clientSecret: 'b'.repeat(32),
    publicUrl: 'http://localhost:3000',
  });
  const { url: _, ...expected } = await provider.begin();
  nonce = expected.nonce;
  return provider.finish(`code=c&state=${expected.state}`, expected);
}

describe('an ID token', () => {
  it('is accepted when everything matches', async () => {
    nextToken = (claims) => token(claims);
    expect(await finish()).toMatchObject({ issuer: issuerUrl, subject: 'ada' });
  });

  it.each<[string, (claims: Claims) => string]>([
    ['for another nonce', (claims) => token({ ...claims, nonce: 'another' })],
    ['without a nonce', (claims) => token({ ...claims, nonce: undefined })],
    ['for another audience', (claims) => token({ ...claims, aud: 'someone-else' })],
    ['of another issuer', (claims) => token({ ...claims, iss: 'https://evil.example' })],
    ['that has expired', (claims) => token({ ...claims, iat: 1000, exp: 2000 })],
    ['that is not signed', (claims) => token(claims, privateKey, 'none')],
    ['signed by a stranger', (claims) => token(claims, stranger)],
    ['signed with another algorithm', (claims) => token(claims, privateKey, 'HS256')],
    ['without a subject', (claims) => token({ ...claims, sub: undefined })],
    ['that is no token', () => 'nonsense'],
  ])('%s is refused', async (_name, make) => {
    nextToken = make;
    await expect(finish()).rejects.toThrow();
  });
});
