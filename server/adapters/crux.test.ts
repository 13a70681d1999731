/** Tries the client of the Chrome UX Report API against a server that speaks its documented protocol. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createCrux } from './crux.ts';

const period = (month: number) => ({
  firstDate: { year: 2026, month, day: 1 },
  lastDate: { year: 2026, month, day: 28 },
});

/** As documented: the layout shift is a string, and each metric has a histogram too. */
const now = {
  record: {
    key: { origin: 'https://shop.example', formFactor: 'PHONE' },
    metrics: {
      largest_contentful_paint: {
        histogram: [
          { start: 0, end: 2500, density: 0.9192 },
          { start: 2500, end: 4000, density: 0.0513 },
          { start: 4000, density: 0.0294 },
        ],
        percentiles: { p75: 1303 },
      },
      cumulative_layout_shift: { percentiles: { p75: '0.05' } },
      interaction_to_next_paint: { percentiles: { p75: 64 } },
    },
    collectionPeriod: period(10),
  },
};
const history = {
  record: {
    key: { origin: 'https://shop.example', formFactor: 'PHONE' },
    metrics: {
      largest_contentful_paint: { percentilesTimeseries: { p75s: [1303, null] } },
      cumulative_layout_shift: { percentilesTimeseries: { p75s: ['0.05', '0.30'] } },
    },
    collectionPeriods: [period(9), period(10)],
  },
};

async function standIn(status: number, body: object) {
  const requests: { path: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      requests.push({ path: request.url ?? '', body: sent });
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { requests, crux: createCrux({ key: 'k&y', apiUrl: `http://127.0.0.1:${address.port}` }) };
}

const question = { target: 'https://shop.example', isOrigin: true, device: 'phone', kind: 'now' } as const;

it('reads the 75th percentiles of an origin', async () => {
  const { crux, requests } = await standIn(200, now);
  expect(await crux.ask(question)).toEqual({
    kind: 'records',
    records: [{ lcp: 1303, inp: 64, cls: 0.05, ttfb: null, from: '2026-10-01', to: '2026-10-28' }],
  });
  expect(requests).toEqual([
    {
      path: '/v1/records:queryRecord?key=k%26y',
      body: expect.objectContaining({ origin: 'https://shop.example', formFactor: 'PHONE' }),
    },
  ]);
});

it('reads the history of a page', async () => {
  const { crux, requests } = await standIn(200, history);
  const answer = await crux.ask({
    target: 'https://shop.example/a',
    isOrigin: false,
    device: 'desktop',
    kind: 'history',
  });
  expect(answer).toMatchObject({
    records: [
      { lcp: 1303, cls: 0.05, inp: null, to: '2026-09-28' },
      { lcp: null, cls: 0.3, to: '2026-10-28' },
    ],
  });
  expect(requests).toMatchObject([
    {
      path: '/v1/records:queryHistoryRecord?key=k%26y',
      body: { url: 'https://shop.example/a', formFactor: 'DESKTOP' },
    },
  ]);
});

it.each([
  [404, { kind: 'records', records: null }],
  [429, { kind: 'quota' }],
  [403, { kind: 'refused' }],
  [400, { kind: 'refused' }],
  [503, { kind: 'unavailable' }],
])('understands %i', async (status, answer) => {
  const { crux } = await standIn(status, {
    error: { code: status, message: 'chrome ux report data not found' },
  });
  expect(await crux.ask(question)).toEqual(answer);
});

it('calls what it cannot read unavailable', async () => {
  const { crux } = await standIn(200, { record: {} });
  expect(await crux.ask(question)).toEqual({ kind: 'unavailable' });
});
