/** Whatever URLs a site contains, an audit connects to the site and to public addresses, never to internal ones. */

import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { hostileTargets } from '../fetch/testing/hostile-targets.ts';
import { clientFor, serveHttp, skippingClock } from '../fetch/testing/loopback-server.ts';
import { watchConnections } from '../fetch/testing/watch-connections.ts';
import { optionsFor } from '../testing/options-for.ts';
import { auditSite } from './audit-site.ts';
import { fetchFreshPage } from './fetch-fresh-page.ts';

/** Public for the guard, because CONNECT_TO has it. Requests to it show that a source of URLs is read at all. */
const outside = 'outside.example';
const insideAddresses = [
  '127.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  'fd00:ec2::254',
];
/** Public names that resolve to internal addresses. */
const namedInside = insideAddresses.map((_, n) => `http://rebind-${n}.example/x`);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>A page of this site</title>${head}</head><body><main><h1>A page</h1><p>Words.</p>${body}</main></body></html>`;

const urlset = (urls: readonly string[]): string =>
  `<urlset>${urls.map((url) => `<url><loc>${escape(url)}</loc></url>`).join('')}</urlset>`;
const index = (urls: readonly string[]): string =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${escape(url)}</loc></sitemap>`).join('')}</sitemapindex>`;

/** Pages by path; a redirect begins with `>`. */
type Site = Readonly<Record<string, string>>;

/** Places for many URLs at once, and how many of them are requested at most. */
const lists: Readonly<Record<string, readonly [most: number, site: (targets: readonly string[]) => Site]>> = {
  'images and their sources': [
    90,
    (targets) => ({
      '/': page(
        targets.map((url) => `<img src="${escape(url)}" srcset="${escape(url)} 2x" alt="a">`).join(''),
      ),
    }),
  ],
  'pictures for sharing and in structured data': [
    60,
    (targets) => ({
      '/': page(
        `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'x', image: targets }).replaceAll('<', '\\u003c')}</script>`,
        targets.map((url) => `<meta property="og:image" content="${escape(url)}">`).join(''),
      ),
    }),
  ],
  'links to other sites': [
    180,
    (targets) => ({ '/': page(targets.map((url) => `<a href="${escape(url)}">A link</a>`).join('')) }),
  ],
  'canonical, languages, frames, styles and scripts': [
    200,
    (targets) => ({
      '/': page(
        targets
          .map((url) => `<iframe src="${escape(url)}"></iframe><script src="${escape(url)}"></script>`)
          .join(''),
        targets
          .map(
            (url) =>
              `<link rel="canonical" href="${escape(url)}"><link rel="alternate" hreflang="de" href="${escape(url)}"><link rel="stylesheet" href="${escape(url)}"><link rel="icon" href="${escape(url)}">`,
          )
          .join(''),
      ),
    }),
  ],
  'refreshes of pages': [
    40,
    (targets) => ({
      '/': page(targets.map((_, n) => `<a href="/p${n}">Page ${n}</a>`).join('')),
      ...Object.fromEntries(
        targets.map((url, n) => [
          `/p${n}`,
          page('', `<meta http-equiv="refresh" content="0;url=${escape(url)}">`),
        ]),
      ),
    }),
  ],
  'redirects of pages': [
    40,
    (targets) => ({
      '/': page(targets.map((_, n) => `<a href="/p${n}">Page ${n}</a>`).join('')),
      ...Object.fromEntries(targets.map((url, n) => [`/p${n}`, `>${url}`])),
    }),
  ],
  'redirects of images': [
    60,
    (targets) => ({
      '/': page(targets.map((_, n) => `<img src="/i${n}.png" alt="a">`).join('')),
      ...Object.fromEntries(targets.map((url, n) => [`/i${n}.png`, `>${url}`])),
    }),
  ],
  'sitemaps that robots.txt names': [
    20,
    (targets) => ({
      '/': page(''),
      '/robots.txt': targets.map((url) => `Sitemap: ${url.replaceAll(/[\t\n]/g, '')}\n`).join(''),
    }),
  ],
  'sitemaps of an index': [20, (targets) => ({ '/': page(''), '/sitemap.xml': index(targets) })],
  'pages of a sitemap': [200, (targets) => ({ '/': page(''), '/sitemap.xml': urlset(targets) })],
};

/** Places for one URL. */
const single: Readonly<Record<string, (target: string) => Site>> = {
  'the redirect of the start page': (target) => ({ '/': `>${target}` }),
  'the redirect of robots.txt': (target) => ({ '/': page(''), '/robots.txt': `>${target}` }),
  'the redirect of a sitemap': (target) => ({ '/': page(''), '/sitemap.xml': `>${target}` }),
  'the redirect of llms.txt and the icon': (target) => ({
    '/': page(''),
    '/llms.txt': `>${target}`,
    '/favicon.ico': `>${target}`,
  }),
};

const answering =
  (site: Site, requested: Set<string>): RequestListener =>
  (request, response) => {
    requested.add(`${request.headers.host}${request.url}`);
    const answer = request.headers.host?.startsWith('site.example') ? site[request.url ?? ''] : page('');
    const type = /\.(txt|xml)$/.exec(request.url ?? '')?.[1];
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('no');
    else if (answer.startsWith('>')) {
      const location = Buffer.from(answer.slice(1).replaceAll(/[\t\r\n]/g, '')).toString('latin1');
      response.writeHead(302, { location }).end();
    } else
      response
        .writeHead(200, {
          'content-type': type === undefined ? 'text/html' : type === 'xml' ? 'text/xml' : 'text/plain',
        })
        .end(answer);
  };

interface Audited {
  readonly audit: Awaited<ReturnType<typeof auditSite>>;
  readonly requested: ReadonlySet<string>;
  /** Connections to anything but the server of this test. */
  readonly strays: readonly string[];
}

async function open(site: Site) {
  const requested = new Set<string>();
  const server = await serveHttp(answering(site, requested));
  const own = ['site.example', outside].map((host) => `${host}=127.0.0.1:${server.port}`);
  const client = clientFor(own.join(','), {
    clock: skippingClock(),
    limits: { retries: 0 },
    resolve: async (host) => {
      const address = insideAddresses[Number(/^rebind-(\d+)\.example$/.exec(host)?.[1])];
      if (address === undefined) throw Object.assign(new Error(`No ${host} here.`), { code: 'ENOTFOUND' });
      return [{ address, family: address.includes(':') ? 6 : 4 }];
    },
  });
  const connections = watchConnections();
  const strays = (): readonly string[] =>
    connections.begun().filter((each) => each !== `127.0.0.1:${server.port}`);
  return { client, requested, strays };
}

/** An audit with all options on. */
const wanted = { maxPages: 50, checkExternalLinks: true, tryAiAgents: true };
const today = '2026-11-15';
const never = new AbortController().signal;

async function audit(site: Site): Promise<Audited> {
  const { client, requested, strays } = await open(site);
  const result = await auditSite(optionsFor('site.example', wanted), { client, today }, never);
  return { audit: result, requested, strays: strays() };
}

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

const targets = [...namedInside, ...hostileTargets()];

describe('an audit never connects to internal addresses from', () => {
  it.each(Object.entries(lists))('%s', async (_name, [most, siteOf]) => {
    for (const some of chunksOf(targets, most - 1)) {
      const { strays, audit: result } = await audit(siteOf([`https://${outside}/requested`, ...some]));
      expect(strays).toEqual([]);
      expect(result.failure).toBeNull();
    }
  });

  const spellings = [
    ...namedInside,
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'http://[::ffff:7f00:1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://[64:ff9b::7f00:1]/',
    'http://127.0.0.1:6379/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
  ];
  it.each(Object.entries(single))('%s', async (_name, siteOf) => {
    for (const target of spellings) {
      const { strays, audit: result } = await audit(siteOf(target));
      expect(strays).toEqual([]);
      expect(result.failure === null || result.failure.length > 20).toBe(true);
    }
  });
});

describe('a site that is inside itself', () => {
  const hosts = [
    'printer.local',
    'metadata.google.internal',
    'foo.localhost',
    'router.lan',
    'nas.home.arpa',
    'wiki.corp',
  ];
  it.each([...hosts, ...namedInside.map((url) => new URL(url).hostname)])(
    '%s is not connected to',
    async (host) => {
      const { client, strays } = await open({});
      const { failure } = await auditSite(optionsFor(host, wanted), { client, today }, never);
      expect(failure).toMatch(/o[fn] the public internet|not a public address/);
      expect(strays()).toEqual([]);
    },
  );
});

describe('an audit does request public URLs from', () => {
  const unread = new Set([
    'canonical, languages, frames, styles and scripts',
    'refreshes of pages',
    'redirects of pages',
    'pages of a sitemap',
    // Another site, with which the analysis ends.
    'the redirect of the start page',
  ]);
  const requesting = Object.entries(lists).filter(([name]) => !unread.has(name));
  it.each(requesting)('%s', async (_name, [, siteOf]) => {
    const { requested } = await audit(siteOf([`https://${outside}/requested`]));
    expect([...requested]).toContain(`${outside}/requested`);
  });

  it.each(Object.entries(single).filter(([name]) => !unread.has(name)))('%s', async (_name, siteOf) => {
    const { requested } = await audit(siteOf(`https://${outside}/requested`));
    expect([...requested]).toContain(`${outside}/requested`);
  });
});

describe('a page that is fetched again', () => {
  it('never connects to internal addresses by its URL, a redirect or robots.txt', async () => {
    const signal = new AbortController().signal;
    const sites: Site[] = [{ '/': '>http://127.0.0.1/' }, { '/robots.txt': '>http://[::1]/', '/': page('') }];
    for (const site of sites) {
      const { client, strays } = await open(site);
      const outcome = await fetchFreshPage(client, 'https://site.example/', signal);
      expect([outcome.kind, strays()]).toEqual(['unreadable', []]);
    }
    const { client, strays } = await open({});
    for (const target of targets) {
      const outcome = await fetchFreshPage(client, target, signal);
      expect([target, outcome.kind]).toEqual([target, 'unreadable']);
    }
    expect(strays()).toEqual([]);
  });
});
