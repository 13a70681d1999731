/** Speaks with Google: signs in by OAuth or as a service account, lists properties and reads their figures. */
import { createHash, createPrivateKey, randomBytes, sign } from 'node:crypto';
import { z } from 'zod';
import {
  type GoogleProperty,
  type GoogleRow,
  type GoogleSearch,
  GoogleTrouble,
  type ServiceAccountKey,
} from '../services/google-search.ts';

export interface GoogleOptions {
  /** Of the operator; null where no account can be connected. */
  readonly client: { readonly id: string; readonly secret: string } | null;
  /** Where Google sends the browser back. */
  readonly redirectUri: string;
  /** On loopback, for tests; Google itself unless given. */
  readonly oauthUrl?: string | undefined;
  readonly apiUrl?: string | undefined;
  readonly now: () => Date;
}

const scope = 'https://www.googleapis.com/auth/webmasters.readonly';
const timeoutMs = 60_000;
const tokenLifeS = 3600;

const Tokens = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).optional() });
const TokenRefusal = z.object({ error: z.string() });
const Properties = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
});
const Rows = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()),
        clicks: z.number(),
        impressions: z.number(),
        position: z.number(),
      }),
    )
    .default([]),
});
const ApiRefusal = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string().optional() })).default([]) }),
});

/** Google says 403 both for a quota and for a property that is not ours. */
const quotaCodes: ReadonlySet<string> = new Set([
  'quotaExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
]);

const base64 = (text: string): string => Buffer.from(text).toString('base64url');

async function request(url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
  let response: Response;
  let text: string;
  try {
    // A redirect would take a token to another origin.
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    text = await response.text();
  } catch {
    throw new GoogleTrouble('unavailable');
  }
  try {
    return { response, body: text === '' ? {} : JSON.parse(text) };
  } catch {
    if (response.ok) throw new GoogleTrouble('unavailable');
    return { response, body: {} };
  }
}

const retryAfterOf = ({ headers }: Response): number | null => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};

function troubleOfApi(response: Response, body: unknown): GoogleTrouble {
  const refusal = ApiRefusal.safeParse(body);
  const codes = refusal.success ? refusal.data.error.errors.map(({ reason }) => reason ?? '') : [];
  const { status } = response;
  if (status === 401) return new GoogleTrouble('unauthorized');
  if (status === 429 || (status === 403 && codes.some((code) => quotaCodes.has(code))))
    return new GoogleTrouble('quota', retryAfterOf(response));
  if (status === 403 || status === 404) return new GoogleTrouble('forbidden');
  return new GoogleTrouble('unavailable', retryAfterOf(response));
}

function troubleOfToken(response: Response, body: unknown): GoogleTrouble {
  const refusal = TokenRefusal.safeParse(body);
  if (response.status === 429) return new GoogleTrouble('quota', retryAfterOf(response));
  const isFinal = response.status < 500 && refusal.success;
  return new GoogleTrouble(isFinal ? 'revoked' : 'unavailable', retryAfterOf(response));
}

export function createGoogleSearch({ client, redirectUri, now, ...urls }: GoogleOptions): GoogleSearch {
  const authUrl = urls.oauthUrl ?? 'https://accounts.google.com';
  const tokenHost = urls.oauthUrl ?? 'https://oauth2.googleapis.com';
  const apiUrl = urls.apiUrl ?? 'https://searchconsole.googleapis.com';
  const tokenUrl = `${tokenHost}/token`;

  async function askTokens(fields: Readonly<Record<string, string>>): Promise<z.infer<typeof Tokens>> {
    const { response, body } = await request(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    const tokens = Tokens.safeParse(body);
    if (!response.ok || !tokens.success) throw troubleOfToken(response, body);
    return tokens.data;
  }

  async function callApi(token: string, path: string, payload?: object): Promise<unknown> {
    const { response, body } = await request(`${apiUrl}${path}`, {
      method: payload === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
    if (!response.ok) throw troubleOfApi(response, body);
    return body;
  }

  /** The key's own `token_uri` is not asked: whoever wrote the file could send a token anywhere. */
  function assertionOf({ email, privateKey }: ServiceAccountKey): string {
    const issued = Math.floor(now().getTime() / 1000);
    const claims = { iss: email, scope, aud: tokenUrl, iat: issued, exp: issued + tokenLifeS };
    const unsigned = `${base64(JSON.stringify({ alg: 'RS256', typ: 'JWT' }))}.${base64(JSON.stringify(claims))}`;
    const signature = sign('RSA-SHA256', Buffer.from(unsigned), createPrivateKey(privateKey));
    return `${unsigned}.${signature.toString('base64url')}`;
  }

  return {
    canConnect: client !== null,

    begin(state) {
      const codeVerifier = randomBytes(32).toString('base64url');
      const url = new URL(`${authUrl}/o/oauth2/v2/auth`);
      const fields = {
        client_id: client?.id ?? '',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        // A refresh token is only given offline, and again only when consent is asked for.
        access_type: 'offline',
        prompt: 'consent',
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return { url: url.href, codeVerifier };
    },

    async finish(code, codeVerifier) {
      const { refresh_token: refreshToken } = await askTokens({
        grant_type: 'authorization_code',
        client_id: client?.id ?? '',
        client_secret: client?.secret ?? '',
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      });
      if (refreshToken === undefined) throw new GoogleTrouble('revoked');
      return refreshToken;
    },

    async refresh(refreshToken) {
      if (client === null) throw new GoogleTrouble('revoked');
      const { access_token: token } = await askTokens({
        grant_type: 'refresh_token',
        client_id: client.id,
        client_secret: client.secret,
        refresh_token: refreshToken,
      });
      return token;
    },

    async signIn(key) {
      const { access_token: token } = await askTokens({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(key),
      });
      return token;
    },

    async revoke(refreshToken) {
      await request(`${tokenHost}/revoke`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token: refreshToken }).toString(),
      });
    },

    async listProperties(token): Promise<readonly GoogleProperty[]> {
      const body = Properties.safeParse(await callApi(token, '/webmasters/v3/sites'));
      if (!body.success) throw new GoogleTrouble('unavailable');
      return body.data.siteEntry.map(({ siteUrl, permissionLevel }) => ({
        name: siteUrl,
        isReadable: permissionLevel !== 'siteUnverifiedUser',
      }));
    },

    async query(
      token,
      property,
      { from, to, dimensions, startRow, rowLimit },
    ): Promise<readonly GoogleRow[]> {
      const path = `/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`;
      const body = Rows.safeParse(
        await callApi(token, path, {
          startDate: from,
          endDate: to,
          dimensions,
          type: 'web',
          dataState: 'final',
          rowLimit,
          startRow,
        }),
      );
      if (!body.success) throw new GoogleTrouble('unavailable');
      return body.data.rows;
    },
  };
}
