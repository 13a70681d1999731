/** Second attempts: when, after how long, and when not. */
import { describe, expect, it } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import { readRetryAfterMs } from './plan-retry.ts';
import { clientFor, serveHttp, serveTcp, skippingClock } from './testing/loopback-server.ts';

const signal = new AbortController().signal;

/** Answers with the statuses in turn, the last one for good. */
async function respondingWith(statuses: readonly number[], headers: Readonly<Record<string, string>> = {}) {
  let count = 0;
  const server = await serveHttp((_request, response) => {
    const status = statuses[Math.min(count, statuses.length - 1)] ?? 200;
    count += 1;
    response.writeHead(status, status === 200 ? {} : headers).end(String(status));
  });
  const clock = skippingClock();
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock });
  const result = await fetchPage(client, 'http://site.example/', { signal });
  return { result, requests: server.paths.length, waits: clock.waits };
}

describe('retries', () => {
  it.each([500, 502, 503, 504, 520, 429])('repeat a request after a %i', async (status) => {
    expect(await respondingWith([status, status, 200])).toMatchObject({
      result: { kind: 'fetched', page: { status: 200 } },
      requests: 3,
      waits: [1000, 4000],
    });
  });

  it('end after the third attempt with what it gave', async () => {
    expect(await respondingWith([503])).toMatchObject({ result: { page: { status: 503 } }, requests: 3 });
  });

  it.each([200, 204, 400, 401, 403, 404, 410, 451, 501])('do not follow a %i', async (status) => {
    expect(await respondingWith([status])).toMatchObject({
      result: { page: { status } },
      requests: 1,
      waits: [],
    });
  });

  it('wait as long as Retry-After says', async () => {
    expect(await respondingWith([429, 503, 200], { 'retry-after': '7' })).toMatchObject({
      requests: 3,
      waits: [7000, 7000],
    });
  });

  it('are not made when Retry-After is more than a minute', async () => {
    expect(await respondingWith([429], { 'retry-after': '61' })).toMatchObject({ requests: 1, waits: [] });
  });

  it('wait for exactly a minute when Retry-After says so', async () => {
    expect(await respondingWith([429, 200], { 'retry-after': '60' })).toMatchObject({
      requests: 2,
      waits: [60_000],
    });
  });

  it('ignore an invalid Retry-After', async () => {
    expect(await respondingWith([429, 200], { 'retry-after': 'soon' })).toMatchObject({
      requests: 2,
      waits: [1000],
    });
  });

  it('try a reset connection three times', async () => {
    const server = await serveTcp((socket) => socket.resetAndDestroy());
    const clock = skippingClock();
    const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock });
    expect(await fetchPage(client, 'http://site.example/', { signal })).toMatchObject({
      reason: 'reset',
      detail: 'site.example closed the connection before its response was complete.',
    });
    expect({ connections: server.connections(), waits: clock.waits }).toEqual({
      connections: 3,
      waits: [1000, 4000],
    });
  });

  it('try a closed port three times', async () => {
    const clock = skippingClock();
    const client = clientFor('site.example=127.0.0.1:9', { clock });
    expect(await fetchPage(client, 'http://site.example/', { signal })).toMatchObject({
      reason: 'connect',
      detail: 'site.example refused the connection.',
    });
    expect(clock.waits).toEqual([1000, 4000]);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  it.each([
    ['0', 0],
    ['120', 120_000],
    [' 5 ', 5000],
    ['Sun, 15 Nov 2026 12:00:30 GMT', 30_000],
    ['Sun, 15 Nov 2026 11:00:00 GMT', 0],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('%j means %j', (value, expected) => {
    expect(readRetryAfterMs(value, now)).toBe(expected);
  });
});
