/** A stand-in for Google on loopback: tokens, properties and figures as its documentation says, with the trouble a test wants. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRow {
  readonly page: string;
  readonly query: string;
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number;
}

export interface Trouble {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeGoogle {
  readonly url: string;
  /** By day. */
  readonly days: Map<string, readonly FakeRow[]>;
  properties: { siteUrl: string; permissionLevel: string }[];
  /** Refresh tokens that are good, and codes with the challenge they were asked with. */
  readonly refreshTokens: Set<string>;
  readonly codes: Map<string, string>;
  readonly revoked: string[];
  /** How often an access token is taken. */
  tokenUses: number;
  serviceAccountKey: KeyObject | null;
  /** What goes wrong with a request, if anything. */
  trouble: ((path: string, body: string) => Trouble | null) | null;
  readonly requests: string[];
  readonly queries: Record<string, unknown>[];
  close(): Promise<void>;
}

/** The documented body of an error of the API. */
export const apiError = (status: number, reason: string): Trouble => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
});

async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

const send = (response: ServerResponse, { status, body = {}, headers = {} }: Trouble): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** Grouped by the dimensions and sorted by clicks, as Google does; by day when it is grouped by day. */
function rowsFor(days: FakeGoogle['days'], query: Record<string, unknown>): object[] {
  const { startDate, endDate, dimensions, rowLimit, startRow } = query as {
    startDate: string;
    endDate: string;
    dimensions: ('date' | 'page' | 'query')[];
    rowLimit: number;
    startRow: number;
  };
  const groups = new Map<string, { keys: string[]; clicks: number; impressions: number; weighted: number }>();
  for (const [date, rows] of days) {
    if (date < startDate || date > endDate) continue;
    for (const row of rows) {
      const keys = dimensions.map((dimension) => (dimension === 'date' ? date : row[dimension]));
      const group = groups.get(keys.join('\n')) ?? { keys, clicks: 0, impressions: 0, weighted: 0 };
      group.clicks += row.clicks;
      group.impressions += row.impressions;
      group.weighted += row.position * row.impressions;
      groups.set(keys.join('\n'), group);
    }
  }
  return [...groups.values()]
    .sort((a, b) => b.clicks - a.clicks)
    .slice(startRow, startRow + rowLimit)
    .map(({ keys, clicks, impressions, weighted }) => ({
      keys,
      clicks,
      impressions,
      ctr: clicks / impressions,
      position: weighted / impressions,
    }));
}

function isSignedBy(key: KeyObject, assertion: string): boolean {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const { exp, scope }: { exp: number; scope: string } = JSON.parse(
    Buffer.from(claims, 'base64url').toString('utf8'),
  );
  return (
    exp > 0 &&
    scope.endsWith('webmasters.readonly') &&
    verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey(key),
      Buffer.from(signature, 'base64url'),
    )
  );
}

export async function serveFakeGoogle(): Promise<FakeGoogle> {
  const uses = new Map<string, number>();
  let tokens = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    const body = await readText(request);
    fake.requests.push(`${request.method} ${decodeURIComponent(path)}`);
    const trouble = fake.trouble?.(path, body) ?? null;
    if (trouble !== null) return send(response, trouble);
    if (path === '/token') return send(response, answerToken(new URLSearchParams(body)));
    if (path === '/revoke') {
      fake.revoked.push(new URLSearchParams(body).get('token') ?? '');
      return send(response, { status: 200 });
    }
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const left = uses.get(token) ?? 0;
    if (left === 0) return send(response, apiError(401, 'authError'));
    uses.set(token, left - 1);
    if (path === '/webmasters/v3/sites')
      return send(response, { status: 200, body: { siteEntry: fake.properties } });
    const property = /^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/.exec(path)?.[1];
    const isOurs = fake.properties.some(({ siteUrl }) => siteUrl === decodeURIComponent(property ?? ''));
    if (!isOurs) return send(response, apiError(403, 'forbidden'));
    const query: Record<string, unknown> = JSON.parse(body);
    fake.queries.push(query);
    send(response, { status: 200, body: { rows: rowsFor(fake.days, query) } });
  };
  const newToken = (): Trouble => {
    tokens += 1;
    uses.set(`access-${tokens}`, fake.tokenUses);
    return {
      status: 200,
      body: { access_token: `access-${tokens}`, expires_in: 3599, token_type: 'Bearer' },
    };
  };
  const invalid: Trouble = { status: 400, body: { error: 'invalid_grant' } };
  function answerToken(form: URLSearchParams): Trouble {
    const grant = form.get('grant_type');
    if (grant === 'refresh_token')
      return fake.refreshTokens.has(form.get('refresh_token') ?? '') ? newToken() : invalid;
    if (grant === 'authorization_code') {
      const verifier = fake.codes.get(form.get('code') ?? '');
      if (verifier === undefined || verifier !== form.get('code_verifier')) return invalid;
      fake.refreshTokens.add('refresh-1');
      const made = newToken();
      return { ...made, body: { ...(made.body as object), refresh_token: 'refresh-1' } };
    }
    const key = fake.serviceAccountKey;
    return key !== null && isSignedBy(key, form.get('assertion') ?? '') ? newToken() : invalid;
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const fake: FakeGoogle = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    days: new Map(),
    properties: [],
    refreshTokens: new Set(),
    codes: new Map(),
    revoked: [],
    tokenUses: 1000,
    serviceAccountKey: null,
    trouble: null,
    requests: [],
    queries: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
