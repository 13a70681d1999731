/** Tests http-crawler-blocked. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { httpCrawlerBlocked } from './http-crawler-blocked.ts';

const challenge = { status: 403, blocked: true };
const pages = { '/': html(), '/a': html(), '/b': html(), '/c': html(), '/d': html() };

testSiteRule(httpCrawlerBlocked, {
  pass: [
    { pages },
    { pages, answers: { '/wall': challenge } },
    { pages, answers: { '/x': 404, '/y': 404, '/z': 500 } },
  ],
  fail: [
    [{ pages, answers: { '/1': challenge, '/2': challenge } }, 'refused 2 of 7 requests', { urls: [] }],
    [{ answers: { '/': challenge } }, 'refused'],
  ],
  skip: [{}],
});
