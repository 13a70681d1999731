/** Tests canonical-to-non-200. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { canonicalToNon200 } from './canonical-to-non-200.ts';

const to = (url: string): string => html({ head: `<link rel="canonical" href="${url}">` });
const pages = { '/a': to('https://shop.example/b') };

testSiteRule(canonicalToNon200, {
  pass: [
    { pages },
    { pages: { '/a': to('https://shop.example/a') } },
    { pages: { '/a': to('https://shop.example/a#part') } },
    { pages: { ...pages, '/b': html() } },
    { pages, answers: { '/b': { status: 403, blocked: true } } },
    { pages: { '/a': html() } },
  ],
  fail: [
    [
      { pages, answers: { '/b': 404 } },
      'The canonical of this page, https://shop.example/b, returns 404.',
      { page: 'https://shop.example/a' },
    ],
    [{ pages, answers: { '/b': { via: ['/c'] } } }, 'redirects to https://shop.example/c'],
    [{ pages, answers: { '/b': { failure: 'connect' } } }, 'does not respond'],
  ],
});
