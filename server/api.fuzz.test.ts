/** Anything sent to any door is answered: with what was asked for or a short refusal, never with a fault of ours. */
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
  type TestPerson,
  type TestRuns,
  type TestSite,
} from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
let person: TestPerson;
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

/** Those that end the session, wait for a worker, or talk on and on. */
const leftOut = new Set(['logOut', 'deleteAccount', 'compareSites', 'watchProgress', 'watchComparison']);
const doors = endpoints.filter(({ name }) => !leftOut.has(name));

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
    // A name of something that is there, or nonsense.
    names: fc.array(fc.oneof(fc.constant('its own'), odd), { minLength: 2, maxLength: 2 }),
    query: fc.dictionary(fc.constantFrom('domain', 'returnTo', 'code', 'state', 'x', '__proto__'), odd, {
      maxKeys: 3,
    }),
    body:
      endpoint.body === undefined
        ? fc.jsonValue()
        : fc.oneof({ weight: 4, arbitrary: arbitraryOf(endpoint.body) }, fc.jsonValue()),
  });

function addressOf({ endpoint, names, query }: Sent): string {
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

it('no door answers with a fault, and every refusal is a sentence', () =>
  fuzz(
    'the whole API',
    fc.asyncProperty(fc.oneof(...doors.map(sentTo)), async (sent) => {
      const { method, name } = sent.endpoint;
      await runs.db.deleteFrom('rate_counters').execute();
      const answer = await runs.call(method, addressOf(sent), {
        cookie: person.cookie,
        ...(method !== 'GET' && { body: sent.body ?? {} }),
      });
      // A machine without a browser or a model says so.
      if (answer.statusCode >= 500)
        expect([name, answer.statusCode, answer.body]).toEqual([name, 503, expect.anything()]);
      if (answer.statusCode < 400) return;
      const { code, error, message } = answer.json<Record<string, unknown>>();
      expect([typeof code, message, error]).toEqual(['string', error, message]);
      expect(answer.body.length).toBeLessThan(20_000);
      expect(answer.body).not.toMatch(/node_modules|\bat .*\.ts:\d|select .* from|ECONN/);
    }),
    { runs: 600 },
  ));

it('a body that is no proper JSON is refused at once, however deep', async () => {
  for (const payload of [
    '['.repeat(200_000),
    `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    '{"a":1}}',
    '\u0000',
    '"\ud800"',
    'nul',
    '1e999999',
  ]) {
    const answer = await runs.app.inject({
      method: 'POST',
      url: '/api/analyze',
      headers: { origin: 'http://localhost:3000', cookie: person.cookie, 'content-type': 'application/json' },
      payload,
    });
    expect([payload.slice(0, 12), answer.statusCode]).toEqual([payload.slice(0, 12), 400]);
  }
});
