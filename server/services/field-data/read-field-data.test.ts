/** Field data of an analysis: asked once a day, within the quota, and only with a key. */
import { randomUUID } from 'node:crypto';
import type { FieldData } from '@pagewright/contract/entities/field-data';
import { limits } from '@pagewright/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAnalysis, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { FieldAnswer, FieldQuestion } from '../deps.ts';

const record = { lcp: 1800, inp: 120, cls: 0.02, ttfb: 300, from: '2026-10-20', to: '2026-11-16' };
const records: FieldAnswer = { kind: 'records', records: [record] };
const none: FieldAnswer = { kind: 'records', records: null };

let server: TestApp;
let cookie: string;
let path: string;
let home: string;
let asked: FieldQuestion[];
let answer: (question: FieldQuestion) => FieldAnswer;
beforeAll(async () => {
  server = await createTestApp({
    fieldData: {
      ask: async (question) => {
        asked.push(question);
        return answer(question);
      },
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  asked = [];
  answer = () => records;
  // A minute of its own, and a site that nobody asked about.
  server.clock.now = new Date(server.clock.now.getTime() + 3 * 24 * 3600_000);
  home = `https://${randomUUID()}.example/`;
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  const analysis = anAnalysis({ pages: [aPage(home), aPage(`${home}about`)] });
  await storeAnalysis(server, cookie, analysis);
  path = `/api/analysis/${analysis.id}/field-data`;
});

const read = async (app = server, session = cookie) =>
  (await app.call('GET', path, { cookie: session })).json<FieldData>();

it('asks about the origin, its history and each page, on both devices, once a day', async () => {
  const data = await read();
  expect(data).toMatchObject({
    state: 'complete',
    origin: { phone: record, desktop: record },
    history: { phone: [record] },
    pages: [{ url: home, phone: record }, { url: `${home}about` }],
    asked: 2,
  });
  expect(asked).toHaveLength(8);
  expect(await read()).toEqual(data);
  expect(asked).toHaveLength(8);
  server.clock.now = new Date(server.clock.now.getTime() + 24 * 3600_000);
  await read();
  expect(asked).toHaveLength(16);
});

it('takes having none for an answer', async () => {
  answer = () => none;
  expect(await read()).toMatchObject({
    state: 'complete',
    origin: { phone: null, desktop: null },
    pages: [],
  });
  await read();
  expect(asked).toHaveLength(8);
});

it('goes on where the quota ended', async () => {
  answer = () => (asked.length > 3 ? { kind: 'quota' } : records);
  expect(await read()).toMatchObject({ state: 'partial', note: expect.stringContaining('in a minute') });
  const before = asked.length;
  answer = () => records;
  expect(await read()).toMatchObject({ state: 'complete' });
  expect(asked.length - before).toBe(5);
});

it('keeps below the questions that Google allows a minute', async () => {
  const reads = Array.from({ length: 25 }, async () => {
    const site = `https://${randomUUID()}.example/`;
    const analysis = anAnalysis({ pages: [aPage(site), aPage(`${site}about`)] });
    await storeAnalysis(server, cookie, analysis);
    return server.call('GET', `/api/analysis/${analysis.id}/field-data`, { cookie });
  });
  await Promise.all(reads);
  expect(asked).toHaveLength(limits.fieldData.perMinute);
});

it('says what to do about a refused key', async () => {
  answer = () => ({ kind: 'refused' });
  expect(await read()).toMatchObject({ state: 'partial', note: expect.stringContaining('CRUX_API_KEY') });
});

it('asks nobody without a key', async () => {
  const without = await createTestApp({}, {}, server);
  const session = await without.signUp(`${randomUUID()}@mail.example`);
  const analysis = anAnalysis({ pages: [aPage(home)] });
  await storeAnalysis(without, session, analysis);
  path = `/api/analysis/${analysis.id}/field-data`;
  expect(await read(without, session)).toMatchObject({ state: 'off', pages: [] });
  expect(asked).toEqual([]);
  await without.app.close();
});
