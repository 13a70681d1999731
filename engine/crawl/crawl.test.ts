/** A whole crawl against a real server: which pages are fetched, and what is reported about all the others. */

import { CoverageEntry } from '@pagewright/contract/entities/coverage';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it } from 'vitest';
import { crawlSite, pageWith, siteOf } from './testing/crawl-site.ts';

const sitemap = (...paths: readonly string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>${URL.parse(path, 'https://site.example')?.href ?? path}</loc></url>`).join('')}</urlset>`;

describe('crawl mode', () => {
  it('crawls what is linked, each page once, and records every URL found', async () => {
    const { analysed, result, outcomeOf, pages } = await crawlSite(
      siteOf({
        '/': pageWith(
          '/a',
          '/a#top',
          '/b?',
          'https://other.example/',
          'mailto:a@b.example',
          '/doc.pdf',
          '/gone',
        ),
        '/a': pageWith('/', '/b', '/c/../d', '/a?utm_source=x'),
        '/b': pageWith(),
        '/d': pageWith(),
      }),
    );
    expect(analysed).toEqual(['/', '/a', '/b', '/d']);
    expect(pages.map(({ depth, foundIn, foundOn }) => [depth, foundIn, foundOn])).toEqual([
      [0, 'start', null],
      [1, 'link', 'https://site.example/'],
      [1, 'link', 'https://site.example/'],
      [2, 'link', 'https://site.example/a'],
    ]);
    expect(result.coverage.entries.map((entry) => CoverageEntry.parse(entry).url)).toEqual([
      'https://site.example/',
      'https://site.example/a',
      'https://site.example/b',
      'https://other.example/',
      'https://site.example/doc.pdf',
      'https://site.example/gone',
      'https://site.example/d',
    ]);
    expect(outcomeOf('/a')).toBe('analysed: Crawled and analyzed.');
    expect(outcomeOf('https://other.example/')).toBe('skipped: It is on another site.');
    expect(outcomeOf('/doc.pdf')).toBe('skipped: Not a web page: .pdf');
    expect(outcomeOf('/gone')).toBe('failed: It returned status 404.');
    expect(result).toMatchObject({
      origin: 'https://site.example',
      failure: null,
      sitemaps: null,
      coverage: { full: true, notes: [] },
    });
  });

  it('stops at maxPages and says what was left', async () => {
    const links = Array.from({ length: 30 }, (_, n) => `/p${n}`);
    const { analysed, result, server } = await crawlSite(
      (_request, response) => response.setHeader('content-type', 'text/html').end(pageWith(...links)),
      {
        maxPages: 5,
      },
    );
    expect(analysed).toHaveLength(5);
    expect(result.coverage).toMatchObject({
      full: false,
      notes: [{ text: 'The limit of 5 pages was reached. 26 known URLs were not crawled.' }],
    });
    expect(
      result.coverage.entries.filter(({ reason }) => reason === 'The limit of 5 pages was reached.'),
    ).toHaveLength(26);
    expect(server.paths).toHaveLength(6);
  });

  it('stays under the path it was given', async () => {
    const { analysed, outcomeOf, server } = await crawlSite(
      siteOf({
        '/blog': pageWith('/blog/a', '/shop', '/blogs'),
        '/blog/a': pageWith('/blog/out'),
        '/blog/out': '>/shop',
      }),
      { path: '/blog' },
    );
    expect(analysed).toEqual(['/blog', '/blog/a']);
    expect(outcomeOf('/shop')).toBe('skipped: It is outside /blog.');
    expect(server.paths).toEqual(['/robots.txt', '/blog', '/blog/a', '/blog/out']);
  });

  it('follows redirects: targets are fetched once, hops and external targets recorded', async () => {
    const { analysed, outcomeOf, result, server } = await crawlSite(
      siteOf({
        '/': pageWith('/old', '/new', '/away', '/loop', '/odd'),
        '/old': '>/older',
        '/older': '>/new',
        '/new': pageWith(),
        '/away': '>https://other.example/x',
        '/loop': '>/loop',
        '/odd': '>http://[nonsense',
      }),
      { concurrency: 1 },
    );
    expect(analysed).toEqual(['/', '/new']);
    expect(server.paths.filter((path) => path === '/new')).toHaveLength(1);
    expect(outcomeOf('/old')).toBe('skipped: It redirects to https://site.example/older');
    expect(outcomeOf('/new')).toBe('analysed: Crawled and analyzed.');
    expect(outcomeOf('/away')).toBe('skipped: It redirects to https://other.example/x');
    expect(outcomeOf('https://other.example/x')).toBe('skipped: It is on another site.');
    expect(outcomeOf('/loop')).toBe('failed: It redirects in a circle, back to https://site.example/loop.');
    expect(outcomeOf('/odd')).toBe('failed: It redirects to "http://[nonsense", which is not a URL.');
    expect(result.fetches.find(({ url }) => url.endsWith('/old'))).toMatchObject({
      finalUrl: 'https://site.example/new',
      status: 200,
      hops: [{ status: 301 }, { status: 301 }],
    });
  });

  it('finds pages by canonical, hreflang and refresh, and not by nofollow alone', async () => {
    const { pages, outcomeOf } = await crawlSite(
      siteOf({
        '/': '<link rel="canonical" href="/c"><link rel="alternate" href="/de"><meta url="/r"><a rel="nofollow" href="/n"></a><a rel="nofollow" href="/m"></a>',
        '/c': pageWith(),
        '/de': pageWith('/m'),
        '/r': '<meta url="/r">',
        '/m': pageWith(),
      }),
    );
    expect(pages.map(({ page, foundIn }) => [new URL(page.url).pathname, foundIn])).toEqual([
      ['/', 'start'],
      ['/c', 'canonical'],
      ['/de', 'hreflang'],
      ['/r', 'redirect'],
      ['/m', 'link'],
    ]);
    expect(outcomeOf('/n')).toBe('skipped: It is linked with nofollow only.');
  });

  it('recognizes pages by content type, and by the first bytes where there is none', async () => {
    const types: Readonly<Record<string, string | undefined>> = {
      '/': 'text/html',
      '/x': 'application/xhtml+xml',
      '/j': 'application/json',
      '/w': 'garbage',
    };
    const { analysed, outcomeOf } = await crawlSite((request, response) => {
      const path = request.url ?? '';
      const type = types[path];
      if (type !== undefined) response.setHeader('content-type', type);
      response.end(
        path === '/robots.txt'
          ? ''
          : path === '/raw'
            ? '\0\x01\x02'
            : pageWith('/x', '/j', '/none', '/raw', '/w'),
      );
    });
    expect(analysed.toSorted()).toEqual(['/', '/none', '/w', '/x']);
    expect(outcomeOf('/j')).toBe('skipped: Not a web page: application/json');
    expect(outcomeOf('/raw')).toBe('skipped: Not a web page: no content type');
  });

  it('reports progress that never falls, and finds more pages as it reads links', async () => {
    const { progress } = await crawlSite(
      siteOf({ '/': pageWith('/a', '/b'), '/a': pageWith('/c'), '/b': pageWith(), '/c': pageWith() }),
      { concurrency: 1 },
    );
    const analysed = progress.map((step) => step.analysed);
    expect(analysed).toEqual(analysed.toSorted((a, b) => a - b));
    expect(new Set(progress.map(({ found }) => found))).toEqual(new Set([1, 3, 4]));
    expect(progress.at(-1)).toEqual({ url: null, analysed: 4, found: 4, expected: 4 });
  });

  it('counts the pages that a limit leaves unread as found', async () => {
    const { progress } = await crawlSite(
      siteOf({ '/': pageWith('/a', '/b', '/c', '/d'), '/a': pageWith('/e'), '/b': pageWith() }),
      { maxPages: 2, concurrency: 1 },
    );
    expect(progress.at(-1)).toEqual({ url: null, analysed: 2, found: 6, expected: 2 });
  });

  it('knows how many pages a sitemap lists before the first one is read, even more than it can queue', async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/p${index}`);
    const { progress } = await crawlSite(
      siteOf({
        '/sitemap.xml': sitemap('/', ...paths),
        '/': pageWith(),
        '/p0': pageWith(),
        '/p1': pageWith(),
      }),
      { mode: 'sitemap', maxPages: 3, limits: { coverageEntries: 20 } },
    );
    expect(progress[0]).toEqual({ url: null, analysed: 0, found: 31, expected: 3 });
    expect(progress.at(-1)).toMatchObject({ analysed: 3, found: 31, expected: 3 });
  });

  it('does not count a redirect and its target as two pages once it was followed', async () => {
    const { progress } = await crawlSite(
      siteOf({ '/': pageWith('/old', '/new'), '/old': '>/new', '/new': pageWith() }),
      { concurrency: 1 },
    );
    expect(progress.at(-1)).toEqual({ url: null, analysed: 2, found: 2, expected: 2 });
  });
});

describe('robots.txt', () => {
  it('is obeyed for pages, redirects and sitemaps, with the line in the reason', async () => {
    const { analysed, outcomeOf, server, result } = await crawlSite(
      siteOf({
        '/robots.txt':
          'User-agent: *\nDisallow: /\nUser-agent: PagewrightBot\nDisallow: /private\nDisallow: /sitemap.xml',
        '/': pageWith('/private/a', '/go', '/b'),
        '/go': '>/private/b',
        '/b': pageWith(),
      }),
      { mode: 'sitemap' },
    );
    expect(analysed).toEqual(['/', '/b']);
    expect(outcomeOf('/private/a')).toBe('blocked: robots.txt, line 4: Disallow: /private');
    expect(outcomeOf('/private/b')).toBe('blocked: robots.txt, line 4: Disallow: /private');
    expect(server.paths.filter((path) => /private|\/sitemap\.xml/.test(path))).toEqual([]);
    expect(textsOf(result.coverage.notes)[0]).toContain('robots.txt, line 5: Disallow: /sitemap.xml');
  });

  it('with 503 closes the site, and the result says why', async () => {
    const { analysed, result, server } = await crawlSite(siteOf({ '/robots.txt': 503, '/': pageWith() }));
    expect(analysed).toEqual([]);
    expect(new Set(server.paths)).toEqual(new Set(['/robots.txt']));
    expect(result.failure).toBe(
      'https://site.example/ could not be analyzed: robots.txt returned status 503, so we may not crawl the site.',
    );
    expect(textsOf(result.coverage.notes)).toContain(
      'robots.txt returned status 503, so we may not crawl the site.',
    );
  });

  it('that forbids everything ends in a sentence', async () => {
    const { result } = await crawlSite(
      siteOf({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': pageWith() }),
    );
    expect(result.failure).toBe(
      'https://site.example/ could not be analyzed: It is blocked by robots.txt, line 2: Disallow: /',
    );
    expect(result.coverage.full).toBe(false);
  });

  it('sets the delay where it is longer than that of the settings', async () => {
    const pages = { '/': pageWith('/a', '/b'), '/a': pageWith(), '/b': pageWith() };
    const slow = await crawlSite(siteOf({ ...pages, '/robots.txt': 'User-agent: *\nCrawl-delay: 3' }), {
      crawlDelayMs: 500,
      concurrency: 1,
    });
    const total = (waits: readonly number[]): number => waits.reduce((sum, ms) => sum + ms, 0);
    expect(total(slow.waits)).toBe(9000);
    expect(textsOf(slow.result.coverage.notes)).toEqual([
      'robots.txt asks for 3 s between requests, which we respected.',
    ]);
    const endless = await crawlSite(
      siteOf({ ...pages, '/robots.txt': 'User-agent: *\nCrawl-delay: 86400' }),
      {
        crawlDelayMs: 500,
        concurrency: 1,
      },
    );
    expect(Math.max(...endless.waits)).toBe(30_000);
    expect(textsOf(endless.result.coverage.notes)).toEqual([
      'robots.txt asks for 86400 s between requests. We waited 30 s, the longest delay an analysis has time for.',
    ]);
    const quick = await crawlSite(siteOf({ ...pages, '/robots.txt': 'User-agent: *\nCrawl-delay: 0.1' }), {
      crawlDelayMs: 500,
      concurrency: 1,
    });
    expect(total(quick.waits)).toBe(1500);
  });
});

describe('sitemap mode', () => {
  it('reads the start, then the sitemap in its order, then fills up with links', async () => {
    const { analysed, pages, result } = await crawlSite(
      siteOf({
        '/robots.txt': 'Sitemap: https://site.example/map.xml',
        '/map.xml': sitemap('/2', '/1', 'https://other.example/', '/'),
        '/': pageWith('/1', '/linked'),
        '/1': pageWith(),
        '/2': pageWith(),
        '/linked': pageWith(),
      }),
      { mode: 'sitemap', concurrency: 1 },
    );
    expect(analysed).toEqual(['/', '/2', '/1', '/linked']);
    expect(pages[1]).toMatchObject({ foundIn: 'sitemap', foundOn: 'https://site.example/map.xml' });
    expect(result.coverage).toMatchObject({ full: true, notes: [] });
    expect(result.sitemaps).toMatchObject({ isComplete: true, entries: [{}, {}, {}, {}] });
  });

  it('crawls only the sitemap when configured so, and its coverage is not full', async () => {
    const { analysed, outcomeOf, result } = await crawlSite(
      siteOf({ '/sitemap.xml': sitemap('/1'), '/': pageWith('/linked'), '/1': pageWith() }),
      { mode: 'sitemap', followLinks: false },
    );
    expect(analysed).toEqual(['/', '/1']);
    expect(outcomeOf('/linked')).toBe('skipped: It is not in the sitemap.');
    expect(result.coverage.full).toBe(false);
  });

  it.each([
    ['is missing', undefined, 'We found no sitemap, so we crawled the site by following links.'],
    [
      'is a web page',
      '<!doctype html><html></html>',
      'No sitemap could be read (https://site.example/sitemap.xml: It is a web page, not a sitemap.',
    ],
    ['is empty', '', 'No sitemap could be read (https://site.example/sitemap.xml: It is empty.'],
  ])('crawls where the sitemap %s, and says so', async (_name, text, note) => {
    const { analysed, result } = await crawlSite(
      siteOf({
        '/': pageWith('/a'),
        '/a': pageWith(),
        ...(text === undefined ? {} : { '/sitemap.xml': text }),
      }),
      { mode: 'sitemap' },
    );
    expect(analysed).toEqual(['/', '/a']);
    expect(textsOf(result.coverage.notes)[0]).toContain(note);
    expect(textsOf(result.coverage.notes)[0]).toContain('so we crawled the site by following links.');
  });

  it('uses a cut-off sitemap as far as it goes, crawls on, and says so', async () => {
    const { analysed, result } = await crawlSite(
      siteOf({
        '/robots.txt': 'Sitemap: https://site.example/s.xml',
        '/s.xml': sitemap('/1', '/2').slice(0, -40),
        '/': pageWith('/a'),
        '/1': pageWith(),
        '/a': pageWith(),
      }),
      { mode: 'sitemap', concurrency: 1 },
    );
    expect(analysed).toEqual(['/', '/1', '/a']);
    expect(result.coverage).toMatchObject({
      full: false,
      notes: [
        {
          code: 'sitemap-cut',
          text: 'Only part of the sitemap could be read (https://site.example/s.xml: It ends in the middle.), so we also followed links.',
        },
      ],
    });
  });

  it('reads the first pages of 50,000 and cuts the list of the rest', async () => {
    const paths = Array.from({ length: 50_000 }, (_, n) => `/p/${n}`);
    const map = sitemap(...paths);
    const { analysed, result } = await crawlSite(
      (request, response) => {
        const isMap = request.url === '/sitemap.xml';
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else
          response.setHeader('content-type', isMap ? 'text/xml' : 'text/html').end(isMap ? map : pageWith());
      },
      { mode: 'sitemap', maxPages: 3 },
    );
    expect(analysed).toHaveLength(3);
    expect(result.coverage.entries).toHaveLength(8000);
    expect(textsOf(result.coverage.notes)).toContain(
      'The list is too long to show in full: 42001 more URLs were found.',
    );
  });
});

describe('the origin of a site', () => {
  const pages = siteOf({ '/': pageWith('/a'), '/a': pageWith() });

  it('is https first', async () => {
    const { result } = await crawlSite(pages);
    expect(result.fetches.map(({ url }) => url)).toEqual(['https://site.example/', 'https://site.example/a']);
  });

  it('is http where https is refused, and the result says so', async () => {
    const { result } = await crawlSite(pages, { connectTo: (port) => `site.example:80=127.0.0.1:${port}` });
    expect(result).toMatchObject({ origin: 'http://site.example', failure: null });
    expect(result.fetches).toHaveLength(2);
    expect(textsOf(result.coverage.notes)).toEqual([
      'https did not work (site.example refused the connection), so the site was crawled over http.',
    ]);
  });

  it('is told with both reasons where https and http fail in different ways', async () => {
    // A server that speaks no TLS, and nothing at port 80.
    const { result } = await crawlSite(pages, {
      connectTo: (port) => `site.example:443=https:127.0.0.1:${port}`,
      limits: { retries: 0 },
    });
    expect(result.failure).toBe(
      'Over https, site.example could not open a secure connection (TLS). Over http, site.example refused the connection.',
    );
  });

  it('is the www variant where the start redirects to it, with its own robots.txt', async () => {
    const { result, server } = await crawlSite(
      (request, response) => {
        const isTwin = request.headers.host === 'www.site.example';
        if (!isTwin)
          response.writeHead(301, { location: `https://www.site.example${request.url ?? ''}` }).end();
        else
          siteOf({
            '/robots.txt': 'User-agent: *\nDisallow: /b',
            '/': pageWith('/a', '/b'),
            '/a': pageWith(),
          })(request, response);
      },
      { connectTo: (port) => `site.example=127.0.0.1:${port},www.site.example=127.0.0.1:${port}` },
    );
    expect(result.origin).toBe('https://www.site.example');
    expect(result.fetches.map(({ finalUrl }) => finalUrl)).toEqual([
      'https://www.site.example/',
      'https://www.site.example/a',
    ]);
    expect(server.paths).not.toContain('/b');
  });

  it('is the www variant where the name itself is unknown', async () => {
    const { result } = await crawlSite(pages, {
      connectTo: (port) => `www.site.example=127.0.0.1:${port}`,
      client: { resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) },
    });
    expect(result).toMatchObject({ origin: 'https://www.site.example', failure: null });
    expect(textsOf(result.coverage.notes)).toEqual([
      'site.example has no DNS record, so www.site.example was crawled.',
    ]);
  });

  it('is nowhere for an unknown name, in one sentence', async () => {
    const { result } = await crawlSite(pages, {
      connectTo: () => '',
      client: { resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) },
    });
    expect(result.failure).toBe('site.example has no address in the DNS.');
    expect(result.coverage.entries).toMatchObject([{ url: 'https://site.example/', outcome: 'failed' }]);
  });

  it('is never internal', async () => {
    const { result, server } = await crawlSite(pages, {
      connectTo: () => '',
      client: { resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) },
    });
    expect(result.failure).toBe('site.example is not a host of the public internet.');
    expect(server.connections()).toBe(0);
  });

  it('is reported for a start below a path and over http too', async () => {
    const { result } = await crawlSite(siteOf({ '/': pageWith(), '/shop': 410 }), {
      path: '/shop',
      connectTo: (port) => `site.example:80=127.0.0.1:${port}`,
    });
    expect(result.failure).toBe('http://site.example/shop could not be analyzed: It returned status 410.');
  });

  it('is reported when the start redirects to another site', async () => {
    const { result } = await crawlSite(siteOf({ '/': '>https://other.example/' }));
    expect(result.failure).toBe(
      'https://site.example/ redirects to https://other.example/, which is another site. Enter other.example instead.',
    );
  });

  it.each([
    ['http://127.0.0.1/', '127.0.0.1 is not a public address (this machine).'],
    ['http://intranet/', 'intranet is a name in a private network, not on the public internet.'],
    ['http://other.example:8080/', 'Only ports 80 and 443 are read, not 8080.'],
  ])('does not advise to enter what is not read either: %s', async (url, detail) => {
    const { result } = await crawlSite(siteOf({ '/': `>${url}` }));
    expect(result.failure).toBe(
      `https://site.example/ redirects to ${url}, which we cannot crawl: ${detail}`,
    );
  });
});
