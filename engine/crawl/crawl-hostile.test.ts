/** Sites that want a crawl never to end: it ends, its cost is bounded, and the real pages are in the report. */

import { getEventListeners } from 'node:events';
import type { RequestListener } from 'node:http';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../fetch/clock.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import { clientFor, serveHttp } from '../fetch/testing/loopback-server.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import { optionsFor } from '../testing/options-for.ts';
import { crawl } from './crawl.ts';
import { crawlSite, linksIn, pageWith, siteOf } from './testing/crawl-site.ts';

const realPages = Array.from({ length: 10 }, (_, n) => `/real-${'abcdefghij'[n]}`);
/** A chain and a hub: four real pages from the start, the others behind them. */
const realLinks = (path: string): readonly string[] => {
  const index = realPages.indexOf(path);
  if (path === '/') return realPages.slice(0, 4);
  return index === -1 || index > 5 ? [] : [realPages[index + 4] ?? '/'];
};

const count = { value: 0 };
const token = (): string => {
  count.value += 1;
  return `${(count.value * 2_654_435_761).toString(16)}a1b2c3d4e5f6a7b8`.slice(0, 20);
};

const nextMonth = (path: string): string => {
  const [, year = '2026', month = '11'] = /calendar\/(\d+)\/(\d+)/.exec(path) ?? [];
  return Number(month) === 12 ? `/calendar/${Number(year) + 1}/1` : `/calendar/${year}/${Number(month) + 1}`;
};

/** What each trap links to from a path. */
const traps: Readonly<Record<string, (path: string) => readonly string[]>> = {
  'a calendar by months': (path) => [nextMonth(path), '/calendar/2026/10'],
  'a calendar by days': (path) => [
    nextMonth(path),
    ...Array.from({ length: 30 }, (_, day) => `${nextMonth(path)}/${day + 1}`),
  ],
  facets: (path) => {
    const [base = '', query = ''] = path.split('?');
    const shop = base.startsWith('/shop') ? base : '/shop';
    return ['color=red', 'color=blue', 'size=m', 'size=l', 'sort=up', 'page=2', 'brand=x', 'price=1-2'].map(
      (facet) => `${shop}?${query === '' || base !== shop ? facet : `${query}&${facet}`}`,
    );
  },
  'session ids by a known name': (path) => realLinks(path).map((link) => `${link}?PHPSESSID=${token()}`),
  'session ids by a name of its own': (path) =>
    realLinks(path.split('?')[0] ?? '')
      .concat('/')
      .map((link) => `${link}?zz=${token()}`),
  'session ids in the path': (path) =>
    realLinks(path.replace(/^\/s\/[^/]+/, '') || '/').map((link) => `/s/${token()}${link}`),
  'endless depth': (path) => [`${path === '/' ? '' : path}/deeper${path.length % 7}`],
  'a relative link that repeats itself': (path) => [`${path.replace(/\/$/, '')}/a/b`],
  'random words': (path) =>
    Array.from(
      { length: path.startsWith('/words') ? 40 : 1 },
      () => `/words/${token().replaceAll(/\d/g, 'x')}`,
    ),
  'ever more parameters': (path) => [`${path}${path.includes('?') ? '&' : '?'}p${path.length}=1`],
};

const trapSite =
  (linksOf: (path: string) => readonly string[]): RequestListener =>
  (request, response) => {
    const path = request.url ?? '';
    if (path === '/robots.txt') response.writeHead(404).end();
    else
      response
        .setHeader('content-type', 'text/html')
        .end(pageWith(...linksOf(path), ...realLinks(path.split('?')[0] ?? '')));
  };

it('names a start that redirects to two places at once', async () => {
  const { result } = await crawlSite((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(301, ['Location', '/home', 'Location', '/other']).end();
  });
  expect(result.failure).toBe(
    'https://site.example/ could not be analyzed: It redirects to several URLs at once, "/home" and "/other": browsers refuse that.',
  );
});

describe('traps', () => {
  it.each(Object.entries(traps))('%s: bounded requests, all real pages', async (_name, linksOf) => {
    const { server, analysed } = await crawlSite(trapSite(linksOf), { maxPages: 20 });
    expect(server.paths.length).toBeLessThanOrEqual(50);
    const found = new Set(analysed.map((path) => path.replace(/^\/s\/[^/]+/, '').split('?')[0]));
    expect(realPages.filter((page) => !found.has(page))).toEqual([]);
  });

  it.each([
    ['redirects that never end', 2, (n: number) => `>/r${n}`],
    ['meta refresh that never ends', 2, (n: number) => `<!doctype html><meta url="/m${n}">`],
    ['dead links', 30, () => 404],
    ['server faults', 30, () => 500],
  ])('%s: bounded requests, all real pages', async (_name, length, answer) => {
    let served = 0;
    const { server, analysed } = await crawlSite(
      (request, response) => {
        const path = request.url ?? '';
        if (path === '/' || realPages.includes(path)) {
          const bad = Array.from({ length }, (_, n) => `/bad-${'abcdefghijklmnopqrstuvwxyzäöüß'[n]}`);
          response.setHeader('content-type', 'text/html').end(pageWith(...realLinks(path), ...bad));
          return;
        }
        served += 1;
        siteOf({ [path]: path === '/robots.txt' ? 404 : answer(served) })(request, response);
      },
      { maxPages: 20, limits: { retries: 0 } },
    );
    expect(server.paths.length).toBeLessThanOrEqual(50);
    expect(realPages.filter((page) => !analysed.includes(page))).toEqual([]);
  });
});

describe('the number of requests', () => {
  it('is bounded on a site of dead links, and the report says so', async () => {
    const dead = Array.from({ length: 400 }, (_, n) => `/dead-${n}`);
    const { server, result } = await crawlSite(siteOf({ '/': pageWith(...dead) }), {
      maxPages: 5,
      concurrency: 1,
    });
    const [robots, home, wasted] = [1, 1, 200 + 10 * 5];
    expect(server.paths).toHaveLength(robots + home + wasted);
    expect(textsOf(result.coverage.notes)).toEqual([
      'The limit of 250 requests that lead to no page, such as redirects and dead links, was reached. 150 known URLs were not crawled.',
    ]);
    expect(result.coverage.full).toBe(false);
  });
});

describe('failing servers', () => {
  const hub = pageWith(...Array.from({ length: 60 }, (_, n) => `/p${n}`));
  const home =
    (rest: RequestListener): RequestListener =>
    (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url === '/') response.setHeader('content-type', 'text/html').end(hub);
      else rest(request, response);
    };

  it('that fail at random lose no page', async () => {
    let requestCount = 0;
    const { analysed } = await crawlSite(
      home((_request, response) => {
        requestCount += 1;
        if (requestCount % 3 === 0) response.writeHead(503).end();
        else if (requestCount % 7 === 0) response.destroy();
        else response.setHeader('content-type', 'text/html').end(pageWith());
      }),
      { maxPages: 30, concurrency: 4 },
    );
    expect(analysed).toHaveLength(30);
  });

  it('that stop responding end the crawl, and a note says so', async () => {
    const { result, server } = await crawlSite(
      home((request) => request.socket.resetAndDestroy()),
      { maxPages: 50 },
    );
    expect(result.coverage).toMatchObject({ full: false });
    expect(textsOf(result.coverage.notes)).toEqual([
      'The site stopped responding: 12 requests in a row got no response.',
    ]);
    expect(server.paths.length).toBeLessThan(80);
    expect(result.failure).toBeNull();
  });

  it('that shut the crawler out are left, and the report says so', async () => {
    const { result, server, outcomeOf } = await crawlSite(
      home((_request, response) => response.writeHead(403).end('no')),
      {
        maxPages: 50,
        concurrency: 1,
      },
    );
    expect(server.paths).toHaveLength(7);
    expect(outcomeOf('/p1')).toBe('blocked: The server refused our crawler (status 403).');
    expect(textsOf(result.coverage.notes)).toEqual([
      'The server blocked our crawler on 5 of 6 pages, so the crawl was stopped.',
      expect.stringContaining('allow the user agent PagewrightBot'),
    ]);
  });

  it('that ask for a pause get it from all requests, up to two minutes in all', async () => {
    const { waits, result } = await crawlSite(
      home((_request, response) => response.writeHead(429, { 'retry-after': '30' }).end()),
      { maxPages: 20, concurrency: 1 },
    );
    const paused = waits.filter((ms) => ms > 20_000);
    expect(paused.length).toBeGreaterThanOrEqual(4);
    expect(paused.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(250_000);
    expect(result.coverage.full).toBe(false);
  });

  it('that meet a challenge page count as blocked, a plain 503 as failed', async () => {
    const { outcomeOf } = await crawlSite(
      home((request, response) => {
        if (request.url === '/p1') response.writeHead(503).end('<title>Just a moment...</title>');
        else response.writeHead(503).end('Sorry');
      }),
      { maxPages: 4, limits: { retries: 0 } },
    );
    expect(outcomeOf('/p1')).toBe(
      'blocked: Cloudflare returned a bot challenge instead of the page (status 503).',
    );
    expect(outcomeOf('/p2')).toBe('failed: It returned status 503.');
  });
});

describe('the end', () => {
  const endless: RequestListener = (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html').end(pageWith(`/${token()}`, `/${token()}`));
  };

  /** Limits so long that nothing but the signal under test can end the crawl. */
  const hourMs = 3_600_000;
  const longLimits = { connectMs: hourMs, firstByteMs: hourMs, pageMs: hourMs, scanMs: hourMs };

  async function start(signal: AbortSignal, clock: Partial<Clock> = {}) {
    const server = await serveHttp(endless);
    const real = clientFor(`site.example=127.0.0.1:${server.port}`, {
      limits: longLimits,
      clock: { ...clockWithoutPauses, ...clock },
    });
    const requested: string[] = [];
    const client: HttpClient = {
      ...real,
      get: (url, how) => {
        requested.push(url.href);
        return real.get(url, how);
      },
    };
    const request = optionsFor('site.example', { mode: 'crawl', maxPages: 100_000, crawlDelayMs: 20 });
    const crawling = crawl(request, { client, readPage: linksIn }, signal);
    const untilRequested = async (count: number): Promise<void> => {
      while (server.paths.length < count) await new Promise(setImmediate);
    };
    return { requested, crawling, untilRequested };
  }

  it('comes with the time limit, and crawled pages remain', async () => {
    const clock = new AbortController();
    const waited: number[] = [];
    const deadline = (ms: number): AbortSignal => {
      waited.push(ms);
      return clock.signal;
    };
    const { crawling, untilRequested } = await start(new AbortController().signal, { deadline });
    await untilRequested(5);
    clock.abort();
    const result = await crawling;
    expect(waited).toEqual([hourMs]);
    expect(result.failure).toBeNull();
    expect(textsOf(result.coverage.notes)).toEqual(['The time limit of 60 minutes was reached.']);
    expect(result.coverage.full).toBe(false);
    expect(result.fetches.length).toBeGreaterThan(1);
  });

  it('comes with a cancel and no time limit, as an AbortError, with no listener left behind', async () => {
    const controller = new AbortController();
    const { crawling, requested, untilRequested } = await start(controller.signal);
    await untilRequested(5);
    controller.abort();
    await expect(crawling).rejects.toMatchObject({ name: 'AbortError' });
    const requestedByThen = requested.length;
    await new Promise(setImmediate);
    expect(requested).toHaveLength(requestedByThen);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('comes at once when the reader of pages throws', async () => {
    const server = await serveHttp(endless);
    const client = clientFor(`site.example=127.0.0.1:${server.port}`);
    const request = optionsFor('site.example', { mode: 'crawl', maxPages: 10 });
    const readPage = (): never => {
      throw new Error('broken reader');
    };
    await expect(crawl(request, { client, readPage }, new AbortController().signal)).rejects.toThrow(
      'broken reader',
    );
  });
});

describe('pages full of links to other sites', () => {
  it('do not crowd out the site’s own', async () => {
    const { analysed, result } = await crawlSite(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else {
          const outside = Array.from({ length: 30 }, () => `https://other.example/${token()}`);
          const own = Array.from({ length: 5 }, (_, n) => `/own-${'abcde'[n]}`);
          response.setHeader('content-type', 'text/html').end(pageWith(...outside, ...own));
        }
      },
      { limits: { coverageEntries: 20 }, maxPages: 8 },
    );
    expect(analysed).toHaveLength(6);
    expect(result.coverage.full).toBe(true);
    expect(result.coverage.entries.filter(({ url }) => url.includes('other.example'))).toHaveLength(10);
  });
});
