/** Tests when a site as a whole counts as not indexable. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { siteNotIndexable } from './site-not-indexable.ts';

const noindex = html({ head: '<meta name="robots" content="noindex">' });
const canonical = (href: string): string => html({ head: `<link rel="canonical" href="${href}">` });

testSiteRule(siteNotIndexable, {
  pass: [
    { pages: { '/': html(), '/a': noindex } },
    { pages: { '/': html(), '/a': canonical('/'), '/b': canonical('/c'), '/c': html() } },
    { pages: { '/': canonical('/index.html'), '/index.html': html() } },
    // Google ignores these canonicals.
    { pages: { '/': canonical('file:///home/me/index.html'), '/a': canonical('/b#part') } },
    { pages: { '/': html({ head: '<link rel="canonical" href="/a"><link rel="canonical" href="/b">' }) } },
    { pages: { '/': html({ head: '<meta name="bingbot" content="noindex">' }) } },
    { pages: { '/': html() }, robots: 'User-agent: GPTBot\nDisallow: /' },
    // The home page was not asked for, did not answer, or is one of many that bot protection closes.
    { pages: { '/docs/': html(), '/docs/a': html() } },
    { pages: { '/a': html(), '/b': html() }, answers: { '/': { failure: 'timeout' } } },
    {
      pages: { '/a': html(), '/b': html() },
      answers: { '/': { status: 403, blocked: true }, '/c': { status: 403, blocked: true } },
    },
    { pages: { '/a': html({ body: '<a href="/c">C</a>' }) }, answers: { '/': 429, '/c': 429 } },
  ],
  fail: [
    [
      { pages: { '/': noindex, '/a': html(), '/b': html() } },
      'Google can index 2 of 3 pages, but not the home page. Reason: noindex (1 page).',
      { urls: [] },
    ],
    [
      { pages: { '/': html(), '/a': noindex, '/b': noindex } },
      'Google can index 1 of 3 pages. Reason: noindex',
    ],
    [
      { pages: { '/': canonical('https://other.example/'), '/a': canonical('https://other.example/a') } },
      'Google can index none of the 2 pages. Reason: the canonical points to another site (2 pages).',
      { findings: 1 },
    ],
    [
      { pages: { '/': canonical('/gone') }, answers: { '/gone': 404 } },
      'canonical points to a page that cannot be indexed',
    ],
    [
      { pages: { '/': { html: html(), headers: { 'x-robots-tag': 'googlebot: noindex' } } } },
      'Google cannot index the page. Reason: noindex',
    ],
    [{ pages: { '/': html() }, robots: 'User-agent: Googlebot\nDisallow: /' }, 'blocked by robots.txt'],
    [
      {
        pages: Object.fromEntries(
          ['/', '/a', '/b'].map((path) => [
            path,
            html({ body: `<p>The words of ${path}</p>`, head: '<link rel="canonical" href="/">' }),
          ]),
        ),
      },
      'canonical points to the home page (2 pages)',
    ],
    [
      { pages: { '/a': html(), '/b': html() }, answers: { '/': 404 } },
      'The site has no home page: https://shop.example/ returns 404. Google cannot index the home page. It can index 2 of 2 other pages.',
      { urls: [], findings: 1 },
    ],
    [
      { pages: { '/a': html() }, answers: { '/': { status: 403, blocked: true } } },
      'The site has no home page: https://shop.example/ returns 403.',
    ],
    [{ pages: {}, robots: 'User-agent: *\nDisallow: /' }, 'Google cannot index the home page.', { urls: [] }],
  ],
});
