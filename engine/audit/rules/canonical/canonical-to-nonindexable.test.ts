/** Tests canonical-to-nonindexable. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { canonicalToNonindexable } from './canonical-to-nonindexable.ts';

const noindex = '<meta name="robots" content="noindex">';
const to = (url: string): string => html({ head: `<link rel="canonical" href="${url}">` });
const a = to('https://shop.example/b');

testSiteRule(canonicalToNonindexable, {
  pass: [
    { pages: { '/a': a, '/b': html() } },
    { pages: { '/a': a } },
    { pages: { '/a': to('https://shop.example/a') } },
    { pages: { '/a': a, '/b': html() }, robots: 'User-agent: GPTBot\nDisallow: /b' },
    { pages: { '/a': to('https://other.example/b') }, robots: 'User-agent: *\nDisallow: /b' },
  ],
  fail: [
    [
      { pages: { '/a': a, '/b': html({ head: noindex }) } },
      'it carries noindex',
      { page: 'https://shop.example/a' },
    ],
    [{ pages: { '/a': a }, robots: 'User-agent: *\nDisallow: /b' }, 'line 2: Disallow: /b'],
  ],
});
