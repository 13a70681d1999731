/** Tests page-only-nofollow-inlinks. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { pageOnlyNofollowInlinks } from './page-only-nofollow-inlinks.ts';

const noindex = '<meta name="robots" content="noindex,follow">';
const nofollowed = '<a rel="nofollow" href="/a">A</a>';

testSiteRule(pageOnlyNofollowInlinks, {
  pass: [
    { pages: { '/': html({ body: linkTo('/a') + nofollowed }), '/a': html() } },
    { pages: { '/': html(), '/a': html() } },
    { pages: { '/': html({ body: nofollowed }), '/a': html() }, sitemap: ['/a'] },
    { pages: { '/': html({ body: nofollowed }), '/a': html({ head: noindex }) } },
  ],
  fail: [
    [
      { pages: { '/': html({ body: nofollowed }), '/a': html() } },
      '1 page links here, but only with nofollow',
      { page: 'https://shop.example/a' },
    ],
    [
      {
        pages: {
          '/': html({ body: linkTo('/x') }),
          '/x': html({ head: noindex, body: linkTo('/a') }),
          '/a': html(),
        },
      },
      'not indexed themselves',
    ],
  ],
});
