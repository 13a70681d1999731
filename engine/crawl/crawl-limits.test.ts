/** The exact limits at which a crawl gives up on a site, retries no more, or waits. */

import type { RequestListener, ServerResponse } from 'node:http';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it } from 'vitest';
import type { CrawlLimits } from '../fetch/fetch-limits.ts';
import { crawlSite, pageWith } from './testing/crawl-site.ts';

const hub = pageWith(...Array.from({ length: 60 }, (_, n) => `/p${n}`));

const sendPage = (response: ServerResponse, content = pageWith()): void => {
  response.setHeader('content-type', 'text/html').setHeader('connection', 'close').end(content);
};

/** A home page with 60 links; `onPage` gets every other request with its number, from 1. */
function siteWithHub(onPage: (response: ServerResponse, count: number) => void): RequestListener {
  let count = 0;
  return (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404, { connection: 'close' }).end();
    else if (request.url === '/') sendPage(response, hub);
    else {
      count += 1;
      onPage(response, count);
    }
  };
}

const reset = (response: ServerResponse): void => {
  response.req.socket.resetAndDestroy();
};

describe('requests without a response', () => {
  it('are retried for 6 pages in a row, and end the crawl after 12', async () => {
    const { server, result } = await crawlSite(siteWithHub(reset), { maxPages: 50, concurrency: 1 });
    const [robots, home, retried, notRetried] = [1, 1, 6 * 3, 6];
    expect(server.paths).toHaveLength(robots + home + retried + notRetried);
    expect(new Set(server.paths.filter((path) => path.startsWith('/p'))).size).toBe(12);
    expect(textsOf(result.coverage.notes)).toEqual([
      'The site stopped responding: 12 requests in a row got no response.',
    ]);
  });

  it('do not end it when a page responds after 11', async () => {
    const { server, analysed, result } = await crawlSite(
      siteWithHub((response, count) => (count % 12 === 0 ? sendPage(response) : reset(response))),
      { maxPages: 50, concurrency: 1, limits: { retries: 0 } },
    );
    expect(server.paths).toHaveLength(62);
    expect(analysed).toHaveLength(6);
    expect(textsOf(result.coverage.notes)).toEqual([]);
    expect(result.coverage.full).toBe(false);
  });
});

describe('requests that lead to no page', () => {
  it('end the crawl after two minutes, with what it has', async () => {
    const { server, analysed, result } = await crawlSite(
      siteWithHub((response) => response.writeHead(302, { location: '/gone' }).end()),
      { maxPages: 50, concurrency: 1, crawlDelayMs: 30_000, limits: { noPageMs: 120_000 } },
    );
    expect(analysed).toEqual(['/']);
    expect(server.paths.length).toBeLessThan(12);
    expect(textsOf(result.coverage.notes).at(-1)).toContain('For 2 minutes every request led to a redirect');
  });
});

describe('responses that block the crawler', () => {
  const blockAfter = (pages: number) =>
    crawlSite(
      siteWithHub((response, count) =>
        count <= pages ? sendPage(response) : void response.writeHead(403).end(),
      ),
      { maxPages: 60, concurrency: 1 },
    );

  it('end the crawl when 5 of them are a fifth of all', async () => {
    expect(textsOf((await blockAfter(19)).result.coverage.notes)).toEqual([
      'The server blocked our crawler on 5 of 25 pages, so the crawl was stopped.',
      expect.stringContaining('allow the user agent PagewrightBot'),
    ]);
  });

  it('do not end it with less than a fifth', async () => {
    expect(textsOf((await blockAfter(20)).result.coverage.notes)).toEqual([
      'The server blocked our crawler on 6 of 27 pages, so the crawl was stopped.',
      expect.stringContaining('allow the user agent PagewrightBot'),
    ]);
  });

  it('do not end it when there are 4, however few pages there are', async () => {
    const { server, result } = await crawlSite(
      siteWithHub((response, count) =>
        count <= 4 ? void response.writeHead(403).end() : sendPage(response),
      ),
      { maxPages: 10, concurrency: 1 },
    );
    expect(server.paths).toHaveLength(2 + 4 + 9);
    expect(textsOf(result.coverage.notes)).toEqual([
      'The limit of 10 pages was reached. 47 known URLs were not crawled.',
    ]);
  });
});

describe('requests that lead to no page', () => {
  const limits = { wastedRequests: 20, wastedRequestsPerPage: 1 };

  it('are limited, and the coverage says so', async () => {
    const { server, result, outcomeOf } = await crawlSite(
      siteWithHub((response) => void response.writeHead(404).end()),
      { maxPages: 10, concurrency: 1, limits },
    );
    const [robots, home, wasted] = [1, 1, 20 + 10];
    expect(server.paths).toHaveLength(robots + home + wasted);
    const sentence =
      'The limit of 30 requests that lead to no page, such as redirects and dead links, was reached.';
    expect(textsOf(result.coverage.notes)).toEqual([`${sentence} 30 known URLs were not crawled.`]);
    expect(outcomeOf('/p59')).toBe(`notCrawled: ${sentence}`);
    expect(result.coverage.full).toBe(false);
  });

  it.each([
    ['dead links', (response: ServerResponse) => void response.writeHead(404).end()],
    ['redirects', (response: ServerResponse) => void response.writeHead(301, { location: '/' }).end()],
    ['files', (response: ServerResponse) => void response.setHeader('content-type', 'image/png').end()],
  ])('do not count as pages: %s', async (_, respond) => {
    // 150 of them for 20 pages, of which every eighth is one.
    const links = Array.from({ length: 150 }, (_each, n) => (n % 8 === 7 ? `/page-${n}` : `/other-${n}`));
    const { analysed, result } = await crawlSite(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else if (request.url === '/') sendPage(response, pageWith(...links));
        else if (request.url?.startsWith('/page-')) sendPage(response);
        else respond(response);
      },
      { maxPages: 20 },
    );
    expect(analysed).toHaveLength(19);
    expect(result.coverage).toMatchObject({ full: true, notes: [] });
  });

  it('are as many for redirects that never end', async () => {
    let count = 0;
    const { server } = await crawlSite(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else if (request.url === '/')
          sendPage(response, pageWith(...Array.from({ length: 100 }, (_, n) => `/r${n}`)));
        else response.writeHead(302, { location: `/on-${(count += 1)}` }).end();
      },
      { maxPages: 10, concurrency: 1, limits },
    );
    const [robots, home, wasted, last] = [1, 1, 20 + 10, 1];
    expect(server.paths.length).toBeLessThanOrEqual(robots + home + wasted + last);
  });
});

describe('a sitemap', () => {
  const sitemapOf = (paths: readonly string[]): string =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('')}</urlset>`;

  const readBoth = async (
    respond: (response: ServerResponse) => void,
    listed: readonly string[],
    more: Partial<CrawlLimits> = {},
  ) => {
    const site: RequestListener = (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url === '/sitemap.xml')
        response.setHeader('content-type', 'application/xml').end(sitemapOf(listed));
      else if (request.url === '/') sendPage(response, pageWith('/a', '/b', '/c'));
      else if (/^\/[abc]$/.test(request.url ?? '')) sendPage(response);
      else respond(response);
    };
    const limits = { wastedRequests: 20, wastedRequestsPerPage: 0, retries: 0, ...more };
    const options = { maxPages: 10, concurrency: 1, limits };
    const byLinks = await crawlSite(site, { ...options, mode: 'crawl' });
    const bySitemap = await crawlSite(site, { ...options, mode: 'sitemap' });
    return { byLinks, bySitemap };
  };

  it.each([
    ['dead', (response: ServerResponse) => void response.writeHead(404).end()],
    ['closed', (response: ServerResponse) => void response.writeHead(403).end()],
    ['silent', reset],
    ['redirected', (response: ServerResponse) => void response.writeHead(301, { location: '/' }).end()],
  ])('of %s URLs costs no page that links lead to', async (_, respond) => {
    // The pages of the site are listed as well, at the end.
    const listed = [...Array.from({ length: 60 }, (_each, n) => `/gone-${n}`), '/a', '/b'];
    const { byLinks, bySitemap } = await readBoth(respond, listed);
    expect(byLinks.analysed).toHaveLength(4);
    expect([...bySitemap.analysed].sort()).toEqual([...byLinks.analysed].sort());
    expect(bySitemap.result.failure).toBeNull();
    expect(bySitemap.result.coverage.full).toBe(false);
  });

  it('that is longer than the list of URLs costs none either', async () => {
    const listed = Array.from({ length: 100 }, (_each, n) => `/gone-${n}`);
    const notFound = (response: ServerResponse): void => void response.writeHead(404).end();
    const { byLinks, bySitemap } = await readBoth(notFound, listed, { coverageEntries: 50 });
    expect([...bySitemap.analysed].sort()).toEqual([...byLinks.analysed].sort());
  });
});

it('has 16 requests in flight by default', async () => {
  const held: ServerResponse[] = [];
  const sizes: number[] = [];
  const release = async (): Promise<void> => {
    // Long enough for one request more to arrive, if there were one.
    for (let tick = 0; tick < 200; tick += 1) await new Promise(setImmediate);
    sizes.push(held.length);
    for (const response of held.splice(0)) sendPage(response);
  };
  const { analysed } = await crawlSite(
    siteWithHub((response) => {
      held.push(response);
      if (held.length === 1) void release();
    }),
    { maxPages: 300, client: { connections: 40 } },
  );
  expect(analysed).toHaveLength(61);
  expect(Math.max(...sizes)).toBe(16);
});

describe('a URL of a worse rank', () => {
  const deep = '/deep/a/b/c?x=1&y=2';

  async function orderWith(maxPages: number): Promise<string[]> {
    const events: string[] = [];
    const site: RequestListener = (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url === '/') sendPage(response, pageWith('/slow', deep));
      else if (request.url === deep) {
        events.push('deep requested');
        sendPage(response);
      } else
        setTimeout(() => {
          events.push('slow responded');
          sendPage(response);
        }, 150);
    };
    await crawlSite(site, { maxPages, concurrency: 2 });
    return events;
  }

  it('waits for a page in flight', async () => {
    expect(await orderWith(8)).toEqual(['slow responded', 'deep requested']);
  });

  it('does not wait when there is capacity for four times the known URLs', async () => {
    expect(await orderWith(9)).toEqual(['deep requested', 'slow responded']);
  });
});
