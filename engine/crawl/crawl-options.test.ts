/** What the owner of a site may ask for: start URLs, patterns, a port of its own, and pages that robots.txt forbids. */
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it } from 'vitest';
import { crawlSite, pageWith, siteOf } from './testing/crawl-site.ts';

const site = siteOf({
  '/': pageWith('/blog/a', '/shop/b', '/blog/list?page=2', '/file.pdf'),
  '/blog/a': pageWith('/blog/c'),
  '/blog/c': pageWith(),
  '/blog/list?page=2': pageWith(),
  '/shop/b': pageWith('/shop/only-here'),
  '/shop/only-here': pageWith(),
});

describe('include and exclude patterns', () => {
  it('leave pages out, each with the pattern as its reason, and make the crawl partial', async () => {
    const { analysed, outcomeOf, result } = await crawlSite(site, { exclude: ['/shop/', '*?page='] });
    expect(analysed).toEqual(['/', '/blog/a', '/blog/c']);
    expect(outcomeOf('/shop/b')).toBe('skipped: The pattern /shop/ excludes it.');
    expect(outcomeOf('/blog/list?page=2')).toBe('skipped: The pattern *?page= excludes it.');
    expect(result.gaps.whyPartial).toBe('Your include and exclude patterns left some pages out.');
  });

  it('read only what is included, from a start page that need not be', async () => {
    const { analysed, outcomeOf } = await crawlSite(site, { include: ['/blog/*$'], exclude: ['*?'] });
    expect(analysed).toEqual(['/', '/blog/a', '/blog/c']);
    expect(outcomeOf('/shop/b')).toBe('skipped: No include pattern matches it.');
  });

  it('stop a redirect to an excluded page', async () => {
    const { analysed, server } = await crawlSite(
      siteOf({ '/': pageWith('/go'), '/go': '>/shop/x', '/shop/x': pageWith() }),
      { exclude: ['/shop/'] },
    );
    expect(analysed).toEqual(['/']);
    expect(server.paths).not.toContain('/shop/x');
  });

  it('leave a crawl whole that finds nothing to leave out', async () => {
    const { result } = await crawlSite(siteOf({ '/': pageWith() }), { exclude: ['/shop/'] });
    expect(result.coverage.full).toBe(true);
  });
});

describe('start URLs', () => {
  const startUrls = ['https://site.example/shop/b', 'https://site.example/blog/c'];

  it('are all read and followed', async () => {
    const { analysed, server } = await crawlSite(
      siteOf({ '/': pageWith(), '/shop/b': pageWith('/x'), '/x': pageWith() }),
      {
        startUrls: ['https://site.example/shop/b'],
      },
    );
    expect(analysed).toEqual(['/shop/b', '/x']);
    expect(server.paths).not.toContain('/');
  });

  it('are all that is read when links are not followed', async () => {
    const { analysed, result } = await crawlSite(site, { startUrls, followLinks: false });
    expect(analysed).toEqual(['/shop/b', '/blog/c']);
    expect(result.gaps.whyPartial).toBe('Only the listed URLs were crawled.');
  });
});

it('reads the sitemap that is named in place of the declared one', async () => {
  const sitemap = (path: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://site.example${path}</loc></url></urlset>`;
  const { analysed, server } = await crawlSite(
    siteOf({
      '/': pageWith(),
      '/a': pageWith(),
      '/b': pageWith(),
      '/robots.txt': 'Sitemap: https://site.example/sitemap.xml',
      '/sitemap.xml': sitemap('/a'),
      '/other.xml': sitemap('/b'),
    }),
    { mode: 'sitemap', sitemapUrls: ['https://site.example/other.xml'] },
  );
  expect(analysed).toEqual(['/', '/b']);
  expect(server.paths).not.toContain('/sitemap.xml');
});

it('begins the notes of the report with what the caller says', async () => {
  const { result } = await crawlSite(siteOf({ '/': pageWith() }), { openingNotes: ['A note.'] });
  expect(textsOf(result.coverage.notes)[0]).toBe('A note.');
});

describe('robots.txt', () => {
  const closed = siteOf({
    '/robots.txt': 'User-agent: *\nDisallow: /\nCrawl-delay: 20',
    '/': pageWith('/a'),
    '/a': pageWith(),
  });

  it('closes the site', async () => {
    expect((await crawlSite(closed)).analysed).toEqual([]);
  });

  it('is ignored for its owner, with its delay, and the report says so', async () => {
    const { analysed, result, waits } = await crawlSite(closed, { ignoredHost: 'site.example' });
    expect(analysed).toEqual(['/', '/a']);
    expect(waits.filter((ms) => ms >= 1000)).toEqual([]);
    expect(textsOf(result.coverage.notes).join(' ')).toContain('robots.txt was ignored');
    // The audit still sees what it tells search engines.
    expect(result.robots[0]?.groups).toHaveLength(1);
  });

  it('of another host is obeyed all the same', async () => {
    expect((await crawlSite(closed, { ignoredHost: 'other.example' })).analysed).toEqual([]);
    expect((await crawlSite(closed, { ignoredHost: 'le.example' })).analysed).toEqual([]);
  });
});

it('takes links to its own port for its own, and those to another port for another site', async () => {
  const { analysed, result } = await crawlSite(
    siteOf({
      '/': pageWith('http://site.example:8080/a', 'http://site.example/b', 'http://site.example:9090/c'),
      '/a': pageWith(),
    }),
    { origin: 'http://site.example:8080', connectTo: (port) => `site.example:8080=127.0.0.1:${port}` },
  );
  expect(analysed).toEqual(['http://site.example:8080/', 'http://site.example:8080/a']);
  expect(result.coverage.entries.map(({ url, outcome }) => [url, outcome])).toContainEqual([
    'http://site.example/b',
    'skipped',
  ]);
});

it('reads the same pages in the same order at one request at a time, however long each takes', async () => {
  const links = Array.from({ length: 12 }, (_, at) => `/p/${at}`);
  const slow = (delayOf: (url: string) => number) =>
    crawlSite(
      (request, response) => {
        const url = request.url ?? '';
        setTimeout(
          () =>
            response
              .writeHead(url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' })
              .end(url === '/' ? pageWith(...links) : pageWith(`${url}/x`, `${url}/y`)),
          delayOf(url),
        );
      },
      { concurrency: 1, maxPages: 9 },
    );
  const [first, second] = [await slow(() => 0), await slow((url) => (url.length * 7) % 11)];
  expect(first.analysed).toHaveLength(9);
  expect(second.analysed).toEqual(first.analysed);
});
