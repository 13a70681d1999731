/** Tests what all routes share: headers, errors, documentation. Authorisation is tested in authorisation.test.ts. */
import { endpoints } from '@pagewright/contract/endpoints/all';
import { errors } from '@pagewright/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await createTestApp();
  cookie = await server.signUp();
});
afterAll(() => server.close());

const settings = {
  maxPages: 20,
  crawlDelay: 500,
  followExternalLinks: false,
  analyzeImages: true,
  analyzeLinkStructure: true,
  analyzePageSpeed: true,
  analyzeStructuredData: true,
  analyzeMobileCompatibility: true,
  useAI: true,
};

describe('settings', () => {
  it('are the defaults until they are saved', async () => {
    expect((await server.call('GET', '/api/settings', { cookie })).json()).toEqual(settings);
    const changed = { ...settings, maxPages: 100, crawlDelay: 3000, useAI: false };
    expect((await server.call('POST', '/api/settings', { cookie, body: changed })).json()).toEqual(changed);
    expect((await server.call('GET', '/api/settings', { cookie })).json()).toEqual(changed);
  });

  it('fall back to the default for a value that is missing or no longer valid', async () => {
    const other = await server.signUp();
    const { id } = (await server.call('GET', '/api/auth/user', { cookie: other })).json<{ id: string }>();
    await server.db
      .updateTable('users')
      .set({ settings: JSON.stringify({ maxPages: 5000, crawlDelay: 200 }) })
      .where('id', '=', id)
      .execute();
    expect((await server.call('GET', '/api/settings', { cookie: other })).json()).toEqual({
      ...settings,
      crawlDelay: 200,
    });
  });

  it('keep the saved value of a field that is not sent', async () => {
    const other = await server.signUp();
    const saved = { ...settings, maxPages: 7, analyzeImages: false };
    await server.call('POST', '/api/settings', { cookie: other, body: saved });
    const changed = { ...saved, useAI: false };
    const response = await server.call('POST', '/api/settings', { cookie: other, body: { useAI: false } });
    expect(response.json()).toEqual(changed);
    expect((await server.call('GET', '/api/settings', { cookie: other })).json()).toEqual(changed);
  });

  it.each([
    ['maxPages', 0, 'Enter a whole number from 1 to 100'],
    ['maxPages', 101, 'Enter a whole number from 1 to 100'],
    ['maxPages', 2.5, 'Enter a whole number from 1 to 100'],
    ['maxPages', '20', 'Enter a whole number from 1 to 100'],
    ['maxPages', null, 'Enter a whole number from 1 to 100'],
    ['crawlDelay', 50, 'Enter a number from 100 to 3000 in steps of 100'],
    ['crawlDelay', 3100, 'Enter a number from 100 to 3000 in steps of 100'],
    ['crawlDelay', 250, 'Enter a number from 100 to 3000 in steps of 100'],
    ['followExternalLinks', 'yes', 'Choose on or off'],
    ['analyzeImages', 1, 'Choose on or off'],
    ['analyzeLinkStructure', null, 'Choose on or off'],
    ['analyzePageSpeed', null, 'Choose on or off'],
    ['analyzeStructuredData', 'true', 'Choose on or off'],
    ['analyzeMobileCompatibility', {}, 'Choose on or off'],
    ['useAI', [], 'Choose on or off'],
  ])('refuse %s = %j in one sentence', async (field, value, message) => {
    const response = await server.call('POST', '/api/settings', {
      cookie,
      body: { ...settings, [field]: value },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid_input',
      error: message,
      message,
      fields: { [field]: message },
    });
  });
});

describe('an invalid request', () => {
  it('gets an error for a body that is not JSON', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/settings',
      headers: { origin: 'http://localhost:3000', cookie, 'content-type': 'application/json' },
      payload: '{"maxPages": ',
    });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'The request body is not valid JSON.',
    ]);
  });

  it('gets an error for another content type', async () => {
    const response = await server.call('POST', '/api/settings', {
      cookie,
      body: 'a=1',
      headers: { 'content-type': 'text/csv' },
    });
    expect([response.statusCode, response.json().message]).toEqual([
      415,
      'Send the body as application/json.',
    ]);
  });

  it('gets the same error for plain text', async () => {
    const response = await server.call('POST', '/api/auth/login', {
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.statusCode).toBe(415);
  });

  it('gets an error for a body that is too large', async () => {
    const response = await server.call('POST', '/api/settings', {
      cookie,
      body: { padding: 'x'.repeat(1_100_000) },
    });
    expect([response.statusCode, response.json().message]).toEqual([413, 'The request is too large.']);
  });

  it.each([
    ['GET', '/api/nothing', 404, 'There is no call GET /api/nothing. The calls are listed at /api/docs.'],
    [
      'POST',
      '/api/auth/nothing',
      404,
      'There is no call POST /api/auth/nothing. The calls are listed at /api/docs.',
    ],
    ['DELETE', '/api/settings', 405, 'This URL does not support that method.'],
  ] as const)('%s %s is %i', async (method, url, status, message) => {
    const response = await server.call(method, url, { cookie });
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });

  it('returns the allowed methods of a path', async () => {
    expect((await server.call('DELETE', '/api/settings')).headers.allow).toBe('GET, POST');
  });
});

describe('a path that no router can decode, or that looks like a host', () => {
  it.each(['//', '//evil.example/pricing', '/%', '/%zz/a', '/%ff', '/a/%', '/.//evil.example'])(
    'GET %s gets what any unknown path gets, with all security headers',
    async (url) => {
      const page = { body: 'The application', headers: {} };
      const site = await createTestApp(
        {},
        {
          website: {
            scriptHashes: [],
            has: (path) => ['/', '/app.html', '/pricing'].includes(path),
            send: (_path, _request, reply) => reply.type('text/html').send(page.body),
          },
        },
      );
      const [unknown, odd] = [await site.call('GET', '/nothing-here'), await site.call('GET', url)];
      await site.close();
      expect([odd.statusCode, odd.body]).toEqual([404, page.body]);
      const { 'x-request-id': _one, date: _then, ...expected } = unknown.headers;
      const { 'x-request-id': _other, date: _now, ...given } = odd.headers;
      expect(given).toEqual(expected);
      expect(given).toHaveProperty('content-security-policy');
    },
  );

  it('is an unknown call below /api', async () => {
    const response = await server.call('GET', '/api/%');
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is named briefly, however long it is', async () => {
    const named = async (length: number): Promise<string> => {
      const response = await server.call('GET', `/api/${'x'.repeat(length)}`);
      expect(response.statusCode).toBe(404);
      return response.json<{ message: string }>().message;
    };
    expect(await named(10)).toBe('There is no call GET /api/xxxxxxxxxx. The calls are listed at /api/docs.');
    expect((await named(5000)).length).toBeLessThan(300);
  });

  it('gets the security headers with any other method, too', async () => {
    for (const url of ['/nothing', '//', '/%']) {
      const response = await server.call('POST', url);
      expect([response.statusCode, response.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
      expect(response.json()).toMatchObject({ code: 'not_found', error: errors.not_found.message });
    }
  });
});

describe('the origin of a request', () => {
  it('is accepted by Sec-Fetch-Site without an Origin header', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/settings',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: settings,
    });
    expect(response.statusCode).toBe(200);
  });

  it('is accepted under another name of the same server', async () => {
    const headers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' };
    expect((await server.call('POST', '/api/settings', { cookie, headers, body: settings })).statusCode).toBe(
      200,
    );
  });
});

describe('headers', () => {
  it('forbid inline scripts, framing and sniffing, on success and error responses', async () => {
    for (const url of ['/api/payments/packages', '/api/nothing', '/healthz']) {
      const { headers } = await server.call('GET', url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      // No images from elsewhere either: without an identity provider there are no profile pictures.
      expect(policy).toContain("img-src 'self' data:;");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('behind https the cookie is __Host- and Secure, and HSTS is on', async () => {
    const secure = await createTestApp({ publicUrl: 'https://pagewright.test' });
    try {
      const response = await secure.call('POST', '/api/auth/register', {
        body: { email: 'a@mail.example', password: 'a long phrase of my own' },
      });
      expect(response.headers['set-cookie']).toEqual([
        expect.stringMatching(
          /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
      expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
    } finally {
      await secure.close();
    }
  });
});

describe('an internal error', () => {
  it('returns 500 with a request id and no internals', async () => {
    const broken = await createTestApp();
    await broken.db.schema.dropTable('sessions').execute();
    const response = await broken.call('GET', '/api/auth/user', { cookie: `session=${'x'.repeat(43)}` });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal',
      error: errors.internal.message,
      message: errors.internal.message,
      requestId: response.headers['x-request-id'],
    });
    await broken.close();
  });
});

describe('documentation', () => {
  it('describes every endpoint with its body, response and errors', async () => {
    const description = (await server.call('GET', '/api/openapi.json')).json();
    for (const endpoint of endpoints) {
      const operation =
        description.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(endpoint.name);
      const takesBody = endpoint.body !== undefined || endpoint.bodyTypes !== undefined;
      expect(operation.requestBody !== undefined).toBe(takesBody);
    }
    expect(description.paths['/api/settings'].post.responses).toMatchObject({
      200: {},
      400: {},
      401: {},
      403: {},
    });
  });

  it('is a readable page without scripts', async () => {
    const response = await server.call('GET', '/api/docs');
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).not.toContain('<script');
    for (const endpoint of endpoints) expect(response.body).toContain(`id="${endpoint.name}"`);
  });
});

describe('operation', () => {
  it('serves liveness, readiness and metrics', async () => {
    expect((await server.call('GET', '/healthz')).statusCode).toBe(200);
    expect((await server.call('GET', '/readyz')).json()).toEqual({ status: 'ready' });
    const metrics = await server.call('GET', '/metrics');
    expect(metrics.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/,
    );
  });

  it('is all that a worker process serves', async () => {
    const worker = await createTestApp({}, { isForOperatorOnly: true });
    const statusOf = async (path: string) => (await worker.call('GET', path)).statusCode;
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    for (const path of ['/', '/api/server', '/api/docs', '/api/openapi.json', '/mcp'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    await worker.close();
  });

  it('returns the reason when the server is not ready', async () => {
    const waiting = await createTestApp(
      {},
      { readiness: { whatIsMissing: async () => 'The database is not reachable.' } },
    );
    const response = await waiting.call('GET', '/readyz');
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'The database is not reachable.' },
    ]);
    await waiting.close();
  });
});

describe('packages and credits', () => {
  it('have the prices of the specification', async () => {
    const packages = (await server.call('GET', '/api/payments/packages')).json();
    expect(packages).toEqual([
      {
        id: 'starter',
        name: 'Starter',
        credits: 50,
        priceDisplay: '€4.99',
        pricePerCreditDisplay: '€0.100',
        approximateScans: 16,
        label: null,
      },
      {
        id: 'pro',
        name: 'Pro',
        credits: 120,
        priceDisplay: '€9.99',
        pricePerCreditDisplay: '€0.083',
        approximateScans: 40,
        label: 'Most Popular',
      },
      {
        id: 'business',
        name: 'Business',
        credits: 280,
        priceDisplay: '€19.99',
        pricePerCreditDisplay: '€0.071',
        approximateScans: 93,
        label: 'Best Value',
      },
    ]);
    expect((await server.call('GET', '/api/payments/credits', { cookie })).json()).toEqual({ credits: 15 });
  });

  it('history is an empty list for a new account', async () => {
    expect((await server.call('GET', '/api/analysis/history', { cookie })).json()).toEqual([]);
    expect((await server.call('GET', '/api/analysis/recent', { cookie })).json()).toEqual([]);
  });
});
