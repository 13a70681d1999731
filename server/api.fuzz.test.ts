/** Fuzzes every endpoint: each response is a success or a short error, never an internal error. */
import type { EndpointSpec } from '@pagewright/contract/endpoint';
import { endpoints } from '@pagewright/contract/endpoints/all';
import { arbitraryOf } from '@pagewright/contract/testing/arbitrary-of';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUnbalancedAccounts } from './store/ledger.ts';
import { makeThings, type OwnedThings } from './testing/owned-things.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
let person: TestUser;
let things: OwnedThings;
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  runs = await createTestRuns(site);
  person = await runs.person(1000);
  things = await makeThings(runs, person);
});
afterAll(async () => {
  expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
  await runs.close();
  await site.close();
});

/** Endpoints that end the session, wait for a worker or stream without end. */
const leftOut = new Set(['logOut', 'deleteAccount', 'compareSites', 'watchProgress', 'watchComparison']);
const fuzzedEndpoints = endpoints.filter(({ name }) => !leftOut.has(name));

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '\u0000',
    '%',
    '%00',
    "' or 1=1 --",
    '😀',
    'a'.repeat(9000),
    '../../etc/passwd',
    '-1',
    'null',
  ),
);

interface Sent {
  readonly endpoint: EndpointSpec;
  readonly names: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const sentTo = (endpoint: EndpointSpec): fc.Arbitrary<Sent> =>
  fc.record({
    endpoint: fc.constant(endpoint),
    // An existing id, or a random one.
    names: fc.array(fc.oneof(fc.constant('its own'), odd), { minLength: 2, maxLength: 2 }),
    query: fc.dictionary(fc.constantFrom('domain', 'returnTo', 'code', 'state', 'x', '__proto__'), odd, {
      maxKeys: 3,
    }),
    body:
      endpoint.body === undefined
        ? fc.jsonValue()
        : fc.oneof({ weight: 4, arbitrary: arbitraryOf(endpoint.body) }, fc.jsonValue()),
  });

function urlOf({ endpoint, names, query }: Sent): string {
  let at = 0;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const owned =
      { id: things.analysisId, analysisId: things.analysisId, pageUrl: things.pageUrl, key: things.shotKey }[
        name
      ] ?? '';
    const written = names[at++] ?? '';
    return encodeURIComponent((written === 'its own' ? owned : written).toWellFormed());
  });
  const search = new URLSearchParams(query);
  return `${path}?${search.toString()}`;
}

it('no endpoint returns an internal error, and every error is a sentence', () =>
  fuzz(
    'the whole API',
    fc.asyncProperty(fc.oneof(...fuzzedEndpoints.map(sentTo)), async (sent) => {
      const { method, name } = sent.endpoint;
      await runs.db.deleteFrom('rate_counters').execute();
      const response = await runs.call(method, urlOf(sent), {
        cookie: person.cookie,
        ...(method !== 'GET' && { body: sent.body ?? {} }),
      });
      // Without a browser or a model the endpoint reports that.
      if (response.statusCode >= 500)
        expect([name, response.statusCode, response.body]).toEqual([name, 503, expect.anything()]);
      if (response.statusCode < 400) return;
      const { code, error, message } = response.json<Record<string, unknown>>();
      expect([typeof code, message, error]).toEqual(['string', error, message]);
      expect(response.body.length).toBeLessThan(20_000);
      expect(response.body).not.toMatch(/node_modules|\bat .*\.ts:\d|select .* from|ECONN/);
    }),
    { runs: 600 },
  ));

it('invalid JSON is refused at once, however deep', async () => {
  for (const payload of [
    '['.repeat(30_000),
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    '{"a":1}}',
    '\u0000',
    '"\ud800"',
    'nul',
    '1e999999',
  ]) {
    const response = await runs.app.inject({
      method: 'POST',
      url: '/api/analyze',
      headers: { origin: 'http://localhost:3000', cookie: person.cookie, 'content-type': 'application/json' },
      payload,
    });
    expect([payload.slice(0, 12), response.statusCode]).toEqual([payload.slice(0, 12), 400]);
  }
});
