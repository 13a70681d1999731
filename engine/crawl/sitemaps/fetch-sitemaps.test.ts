/** Where sitemaps are searched, and how following sitemap indexes ends. */
import { describe, expect, it } from 'vitest';
import type { CrawlLimits } from '../../fetch/fetch-limits.ts';
import {
  clientFor,
  html,
  type Routes,
  redirect,
  serveHttp,
  serveRoutes,
  skippingClock,
} from '../../fetch/testing/loopback-server.ts';
import { readSitemaps } from './fetch-sitemaps.ts';

const signal = new AbortController().signal;
const home = 'https://site.example';

const xml =
  (body: string): Routes[string] =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
  };
const list = (...paths: readonly string[]) =>
  xml(`<urlset>${paths.map((path) => `<url><loc>${home}${path}</loc></url>`).join('')}</urlset>`);
const index = (...paths: readonly string[]) =>
  xml(
    `<sitemapindex>${paths.map((path) => `<sitemap><loc>${home}${path}</loc></sitemap>`).join('')}</sitemapindex>`,
  );

interface Case {
  readonly routes: Routes;
  readonly declared?: readonly string[];
  readonly limits?: Partial<CrawlLimits>;
  readonly forbidden?: string;
}

async function crawl({ routes, declared = [], limits = {}, forbidden }: Case) {
  const server = await serveRoutes(routes);
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock: skippingClock(), limits });
  const set = await readSitemaps({
    client,
    origin: home,
    declared: declared.map((path) => URL.parse(path, home)?.href ?? path),
    refuse: (url) => (url.pathname === forbidden ? 'robots.txt forbids it.' : null),
    fetchOptions: { signal },
  });
  return { ...set, urls: set.entries.map(({ url }) => url.replace(home, '')), paths: server.paths };
}

describe('where sitemaps are looked for', () => {
  it('is what robots.txt names, and then nowhere else', async () => {
    const { urls, paths, files } = await crawl({
      routes: { '/a.xml': list('/1'), '/b.xml': list('/2'), '/sitemap.xml': list('/3') },
      declared: ['/a.xml', '/b.xml', '/a.xml'],
    });
    expect({ urls, paths }).toEqual({ urls: ['/1', '/2'], paths: ['/a.xml', '/b.xml'] });
    expect(files).toMatchObject([
      { url: `${home}/a.xml`, foundIn: 'robots', status: 200, kind: 'urlset', count: 1 },
      { url: `${home}/b.xml`, foundIn: 'robots' },
    ]);
  });

  it('is /sitemap.xml when robots.txt names none, or none that works', async () => {
    expect(await crawl({ routes: { '/sitemap.xml': list('/1') } })).toMatchObject({
      urls: ['/1'],
      isComplete: true,
    });
    expect(await crawl({ routes: { '/sitemap.xml': list('/1') }, declared: ['/gone.xml'] })).toMatchObject({
      urls: ['/1'],
      // A file that does not exist lists nothing that could be unread.
      isComplete: true,
      files: [
        { problems: [{ kind: 'bad-status', detail: 'It returned status 404.' }] },
        { foundIn: 'usual-place' },
      ],
    });
  });

  it('is three more usual places after that', async () => {
    const { paths, files, entries } = await crawl({
      routes: { '/sitemap.xml': html('<!doctype html>Not here') },
    });
    expect(paths).toEqual(['/sitemap.xml', '/sitemap_index.xml', '/sitemap-index.xml', '/wp-sitemap.xml']);
    expect(entries).toEqual([]);
    expect(files.map(({ problems }) => problems[0]?.kind)).toEqual([
      'html',
      'bad-status',
      'bad-status',
      'bad-status',
    ]);
  });

  it('is never requested where robots.txt forbids it, redirect targets included', async () => {
    const routes = {
      '/a.xml': redirect('/private.xml'),
      '/private.xml': list('/1'),
      '/sitemap.xml': index('/private.xml'),
    };
    const { paths, entries } = await crawl({
      routes,
      declared: ['/a.xml', '/private.xml'],
      forbidden: '/private.xml',
    });
    expect(entries).toEqual([]);
    expect(paths).not.toContain('/private.xml');
  });

  it('is never internal', async () => {
    const { files } = await crawl({ routes: {}, declared: ['http://169.254.169.254/sitemap.xml'] });
    expect(files[0]?.problems).toMatchObject([
      { kind: 'unreachable', detail: expect.stringContaining('not a public address') },
    ]);
  });
});

describe('sitemaps that do not respond', () => {
  it('are not all requested one after the other', async () => {
    const server = await serveHttp((request, response) => {
      if (request.url === '/sitemap.xml')
        index(...Array.from({ length: 15 }, (_, n) => `/${n}.xml`))(response, request);
      else request.socket.resetAndDestroy();
    });
    const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock: skippingClock() });
    const set = await readSitemaps({
      client,
      origin: home,
      declared: [],
      refuse: () => null,
      fetchOptions: { signal },
    });
    expect(set.isComplete).toBe(false);
    expect(new Set(server.paths)).toEqual(new Set(['/sitemap.xml', '/0.xml', '/1.xml']));
  });
});

describe('indexes', () => {
  it('are read in their order, with each file recorded', async () => {
    const { urls, files } = await crawl({
      routes: { '/sitemap.xml': index('/a.xml', '/b.xml'), '/a.xml': list('/1', '/2'), '/b.xml': list('/3') },
    });
    expect(urls).toEqual(['/1', '/2', '/3']);
    expect(files.map(({ url, foundOn, count }) => [url, foundOn, count])).toEqual([
      [`${home}/sitemap.xml`, null, 2],
      [`${home}/a.xml`, `${home}/sitemap.xml`, 2],
      [`${home}/b.xml`, `${home}/sitemap.xml`, 1],
    ]);
  });

  it('that list themselves or each other are read once', async () => {
    const { paths, urls } = await crawl({
      routes: {
        '/sitemap.xml': index('/sitemap.xml', '/b.xml#x', '/c.xml'),
        '/b.xml': index('/sitemap.xml', '/b.xml'),
        '/c.xml': list('/1'),
      },
    });
    expect(paths.slice(0, 3)).toEqual(['/sitemap.xml', '/b.xml', '/c.xml']);
    expect(urls).toEqual(['/1']);
  });

  it('nested without end are left after three levels and twenty files', async () => {
    let count = 0;
    const server = await serveHttp((_request, response) => {
      count += 2;
      index(`/${count}.xml`, `/${count + 1}.xml`)(response, _request);
    });
    const client = clientFor(`site.example=127.0.0.1:${server.port}`);
    const search = {
      client,
      origin: home,
      declared: [`${home}/0.xml`],
      refuse: () => null,
      fetchOptions: { signal },
    };
    const set = await readSitemaps(search);
    expect(set).toMatchObject({ entries: [], isComplete: false });
    expect(server.paths.length).toBeLessThanOrEqual(20);
  });

  it('stop at the limit of URLs in all', async () => {
    const routes = {
      '/sitemap.xml': index('/a.xml', '/b.xml', '/c.xml'),
      '/a.xml': list('/1', '/2'),
      '/b.xml': list('/3', '/4'),
      '/c.xml': list('/5'),
    };
    expect(await crawl({ routes, limits: { sitemapUrls: 3 } })).toMatchObject({
      urls: ['/1', '/2', '/3'],
      isComplete: false,
    });
  });
});

describe('a sitemap of 50,000 URLs', () => {
  it('is read whole while others go on working', async () => {
    const body = Array.from(
      { length: 50_000 },
      (_, n) => `<url><loc>${home}/page/${n}</loc><lastmod>2026-01-01</lastmod></url>`,
    );
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    const { entries, isComplete } = await crawl({
      routes: { '/sitemap.xml': xml(`<urlset>${body.join('\n')}</urlset>`) },
    });
    clearInterval(ticking);
    expect({ count: entries.length, isComplete }).toEqual({ count: 50_000, isComplete: true });
    expect(turns).toBeGreaterThan(20);
  });
});
