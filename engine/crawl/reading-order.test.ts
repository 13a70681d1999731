/** Pages are read in an order that does not depend on which response comes first. */
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { arrivalDelayMs } from './testing/arrival-delay.ts';
import { crawlSite, pageWith, type SiteCrawlOptions, siteOf } from './testing/crawl-site.ts';

const items = Array.from({ length: 12 }, (_, at) => `/items/${at}`);
const parts = items.flatMap((item) => [`${item}/a`, `${item}/b`]);
const pages = {
  '/': pageWith('/about', '/old-list', '/list', ...items.slice(0, 4), '/gone', '/private/x', '/to-hidden'),
  '/about': pageWith('/', '/items/7', '/items/6/b'),
  '/list': pageWith(...items.toReversed()),
  // One target of a redirect is linked from elsewhere, one is not.
  '/old-list': '>https://site.example/list',
  '/to-hidden': '>https://site.example/by-way-of',
  '/by-way-of': '>https://site.example/hidden',
  '/hidden': pageWith('/items/9/b', '/about'),
  '/gone': 404,
  '/robots.txt': 'User-agent: *\nDisallow: /private/\nSitemap: https://site.example/sitemap.xml',
  '/sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/items/5', '/', '/to-hidden'].map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('')}</urlset>`,
  ...Object.fromEntries(items.map((item) => [item, pageWith(`${item}/b`, `${item}/a`, '/', '/by-way-of')])),
  ...Object.fromEntries(parts.map((part) => [part, pageWith('/')])),
};

const site = siteOf(pages);
const delayed =
  (seed: number): RequestListener =>
  (request, response) =>
    void setTimeout(() => site(request, response), arrivalDelayMs(seed, request.url ?? ''));

async function read(seed: number, options: SiteCrawlOptions) {
  const { analysed, result } = await crawlSite(delayed(seed), { maxPages: 100, ...options });
  return {
    analysed,
    coverage: result.coverage,
    fetches: result.fetches.map(({ url, finalUrl, status, hops }) => ({ url, finalUrl, status, hops })),
  };
}

describe.each(['crawl', 'sitemap'] as const)('in %s mode', (mode) => {
  it('the same pages are read in the same order, whichever response comes first', async () => {
    const inOrder = { mode, readsInOrder: true };
    const first = await read(1, inOrder);
    expect(first.analysed).toHaveLength(new Set(first.analysed).size);
    expect(first.analysed).toHaveLength(4 + items.length + parts.length);
    for (const seed of [2, 3, 4, 5]) expect(await read(seed, inOrder)).toEqual(first);
  });
});

it('the order is that of a crawl with one request at a time', async () => {
  const { analysed } = await read(6, { mode: 'crawl', concurrency: 1 });
  const inOrder = await read(7, { mode: 'crawl', readsInOrder: true });
  // The target of a redirect is read at its own turn.
  const others = (paths: readonly string[]) => paths.filter((path) => path !== '/list');
  expect(others(inOrder.analysed)).toEqual(others(analysed));
});

it('reads as many pages as the limit allows, and ends', async () => {
  for (const seed of [1, 2]) {
    const { analysed } = await read(seed, { mode: 'crawl', readsInOrder: true, maxPages: 9 });
    expect(analysed).toHaveLength(9);
  }
});

it('does not wait for a page that is slow once it would hold up the crawl', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `/many/${at}`);
  const wide = siteOf({
    '/': pageWith('/slow', ...many),
    '/slow': pageWith('/'),
    ...Object.fromEntries(many.map((path) => [path, pageWith('/')])),
  });
  let answered = 0;
  let answerSlow = (): void => undefined;
  const { analysed } = await crawlSite(
    (request, response) => {
      if (request.url === '/slow') answerSlow = () => wide(request, response);
      else wide(request, response);
      answered += Number(request.url?.startsWith('/many/'));
      // It comes when all others were requested: had the crawl waited for it, they never would be.
      if (answered === many.length) answerSlow();
    },
    { maxPages: 100, readsInOrder: true },
  );
  expect(analysed).toHaveLength(62);
});
