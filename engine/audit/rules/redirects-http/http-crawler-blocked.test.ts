/** Tests http-crawler-blocked. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { httpCrawlerBlocked } from './http-crawler-blocked.ts';

const wall = { status: 403, blocked: true };
const pages = { '/': html(), '/a': html(), '/b': html(), '/c': html(), '/d': html() };

testSiteRule(httpCrawlerBlocked, {
  pass: [
    { pages },
    { pages, answers: { '/wall': wall } },
    { pages, answers: { '/x': 404, '/y': 404, '/z': 500 } },
  ],
  fail: [
    [{ pages, answers: { '/1': wall, '/2': wall } }, 'turned away 2 of 7 requests', { urls: [] }],
    [{ answers: { '/': wall } }, '1 of 1 request'],
  ],
  skip: [{}],
});
