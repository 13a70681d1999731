/** Sites of which a part never answers, or never comes to an end: the wait ends within a minute in all, retries included. */

import { describe, expect, it } from 'vitest';
import { type HttpClient } from '../fetch/http-client.ts';
import type { HttpResponse, RequestOutcome } from '../fetch/send-request.ts';
import { clientFor, skippingClock } from '../fetch/testing/loopback-server.ts';
import { optionsFor } from '../testing/options-for.ts';
import { crawl } from './crawl.ts';

const minuteMs = 60_000;

const answer = (status: number, text: string): HttpResponse => ({
  kind: 'response',
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  isCut: false,
  firstByteMs: 1,
  isTimed: true,
  totalMs: 1,
});

/** `head`: the response never begins, or its headers never end; `body`: its body never ends. */
type Trickle = 'head' | 'body';

/** A network where the URLs of the pattern never answer: each request to them takes all the time it is given. */
async function crawlWhere(silent: RegExp, robots: string, trickle: Trickle) {
  const clock = skippingClock();
  const client: HttpClient = {
    ...clientFor('', { clock }),
    get: async (url, { firstByteMs, headMs = Number.POSITIVE_INFINITY, totalMs, signal }) => {
      if (!silent.test(url.href))
        return url.pathname === '/robots.txt' ? answer(200, robots) : answer(404, '');
      const headEndMs = Math.min(client.limits.connectMs + firstByteMs, headMs);
      await clock.sleep(trickle === 'head' ? Math.min(headEndMs, totalMs) : totalMs, signal);
      const isWorthRetrying = trickle === 'head';
      return { kind: 'failed', reason: 'timeout', detail: 'It did not end.', isWorthRetrying };
    },
  };
  const startedAt = clock.now();
  const { failure } = await crawl(
    optionsFor('site.example', { maxPages: 20 }),
    { client, readPage: () => [] },
    new AbortController().signal,
  );
  return { failure, waitedMs: clock.now() - startedAt };
}

describe.each<Trickle>(['head', 'body'])('a site whose %s is awaited', (trickle) => {
  it.each([
    ['that never answers at all', /./, ''],
    ['whose robots.txt never answers', /robots\.txt$/, ''],
    [
      'whose sitemaps never answer',
      /sitemap/,
      'Sitemap: https://site.example/sitemap-1.xml\nSitemap: https://site.example/sitemap-2.xml\n',
    ],
    ['whose home page never answers', /example\/$/, ''],
    ['that answers over http alone, and there with robots.txt alone', /^https|sitemap|example\/$/, ''],
    ['of which nothing but robots.txt answers', /sitemap|example\/$/, ''],
  ])('%s is given up within a minute', async (_name, silent, robots) => {
    const { failure, waitedMs } = await crawlWhere(silent, robots, trickle);
    expect(waitedMs).toBeGreaterThan(10_000);
    expect(waitedMs).toBeLessThan(minuteMs);
    expect(failure).toBeTypeOf('string');
  });
});

it('is read although its sitemaps never end', async () => {
  const clock = skippingClock();
  const read: string[] = [];
  const client: HttpClient = {
    ...clientFor('', { clock }),
    get: async (url, { totalMs, signal }) => {
      if (!url.pathname.includes('sitemap')) {
        // As long as is left for it in any case.
        await clock.sleep(url.pathname === '/' ? client.limits.startPageMs - 1 : 0, signal);
        return url.pathname === '/' && client.limits.startPageMs <= totalMs
          ? answer(200, '<title>Home</title>')
          : answer(404, '');
      }
      await clock.sleep(totalMs, signal);
      return { kind: 'failed', reason: 'timeout', detail: 'It did not end.', isWorthRetrying: false };
    },
  };
  const { failure } = await crawl(
    optionsFor('site.example', { maxPages: 20 }),
    {
      client,
      readPage: ({ page }) => {
        read.push(page.url);
        return [];
      },
    },
    new AbortController().signal,
  );
  expect(failure).toBeNull();
  expect(read).toEqual(['https://site.example/']);
});

describe('a site that answers slowly and never arrives', () => {
  /** Each request takes as long as the network says, within what it is given. */
  async function crawlSlowly(respond: (url: URL) => { ms: number; outcome: RequestOutcome }) {
    const clock = skippingClock();
    const client: HttpClient = {
      ...clientFor('', { clock }),
      get: async (url, { totalMs, signal }) => {
        const { ms, outcome } = respond(url);
        await clock.sleep(Math.min(ms, totalMs), signal);
        if (ms <= totalMs) return outcome.kind === 'response' ? { ...outcome, totalMs: ms } : outcome;
        return { kind: 'failed', reason: 'timeout', detail: 'It did not end.', isWorthRetrying: false };
      },
    };
    const startedAt = clock.now();
    const read: string[] = [];
    const { failure } = await crawl(
      optionsFor('site.example', { maxPages: 20 }),
      {
        client,
        readPage: ({ page }) => {
          read.push(page.url);
          return [];
        },
        refreshTarget: ({ body }) => /refresh: (\S+)/.exec(Buffer.from(body).toString())?.[1] ?? null,
      },
      new AbortController().signal,
    );
    return { failure, read, waitedMs: clock.now() - startedAt };
  }

  const never = { ms: Number.POSITIVE_INFINITY, outcome: answer(200, '') };
  const atOnce = (outcome: RequestOutcome) => ({ ms: 1, outcome });
  const redirect = (location: string, headers: Record<string, string> = {}): RequestOutcome => ({
    ...answer(302, ''),
    headers: { location, ...headers },
  });

  it('is given up within a minute where the sitemaps are on hosts whose robots.txt never ends', async () => {
    const sitemaps = Array.from(
      { length: 20 },
      (_, at) => `Sitemap: https://cdn-${at}.example/sitemap.xml\n`,
    );
    const { read, waitedMs } = await crawlSlowly((url) => {
      if (url.hostname !== 'site.example') return never;
      return atOnce(url.pathname === '/robots.txt' ? answer(200, sitemaps.join('')) : answer(200, 'Home'));
    });
    expect(waitedMs).toBeLessThan(minuteMs);
    expect(read).toEqual(['https://site.example/']);
  });

  it('is given up within a minute where the home page redirects to a host whose robots.txt never ends', async () => {
    const { failure, waitedMs } = await crawlSlowly((url) => {
      if (/sitemap/.test(url.pathname)) return never;
      if (url.hostname !== 'site.example') return never;
      return atOnce(url.pathname === '/robots.txt' ? answer(404, '') : redirect('https://www.site.example/'));
    });
    expect(waitedMs).toBeLessThan(minuteMs);
    expect(failure).toBeTypeOf('string');
  });

  it.each([
    ['plain', {}],
    ['of a cookie wall', { 'set-cookie': 'a=1' }],
  ])('is given up within a minute where everything is slow redirects %s', async (_name, headers) => {
    let at = 0;
    const { failure, waitedMs } = await crawlSlowly((url) => {
      at += 1;
      return { ms: 2500, outcome: redirect(`${url.pathname}?step=${at}`, headers) };
    });
    expect(waitedMs).toBeLessThan(minuteMs);
    expect(failure).toBeTypeOf('string');
  });

  it('is given up within a minute where the home page refreshes slowly from page to page', async () => {
    let at = 0;
    const { failure, waitedMs } = await crawlSlowly((url) => {
      if (url.pathname === '/robots.txt' || /sitemap/.test(url.pathname)) return atOnce(answer(404, ''));
      at += 1;
      return { ms: 20_000, outcome: answer(200, `refresh: https://site.example/${at}`) };
    });
    expect(waitedMs).toBeLessThan(minuteMs);
    expect(failure).toBeTypeOf('string');
  });

  it('is given up within a minute where robots.txt asks for one pause after the other', async () => {
    const { failure, waitedMs } = await crawlSlowly(() =>
      atOnce({ ...answer(503, ''), headers: { 'retry-after': '55' } }),
    );
    expect(waitedMs).toBeLessThan(minuteMs);
    expect(failure).toBeTypeOf('string');
  });

  it('has time left for its pages where each of many sitemaps takes long', async () => {
    const sitemaps = Array.from(
      { length: 20 },
      (_, at) => `Sitemap: https://site.example/sitemap-${at}.xml\n`,
    );
    const { read, waitedMs } = await crawlSlowly((url) => {
      if (url.pathname === '/robots.txt') return atOnce(answer(200, sitemaps.join('')));
      if (!/sitemap/.test(url.pathname)) return atOnce(answer(200, 'Home'));
      return { ms: 25_000, outcome: answer(200, '<urlset></urlset>') };
    });
    expect(waitedMs).toBeLessThan(3 * minuteMs);
    expect(read).toEqual(['https://site.example/']);
  });
});
