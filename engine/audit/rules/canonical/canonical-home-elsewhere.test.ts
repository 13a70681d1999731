/** Tests canonical-home-elsewhere. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { canonicalHomeElsewhere } from './canonical-home-elsewhere.ts';

const text = '<p>Oak tables made by hand in our own workshop in the north, since 1954 and for ever.</p>';
const home = (canonical: string, body = text): string =>
  html({ head: `<link rel="canonical" href="${canonical}">`, body });

testSiteRule(canonicalHomeElsewhere, {
  pass: [
    { pages: { '/': home('https://shop.example/') } },
    { pages: { '/': home('https://shop.example') } },
    { pages: { '/': home('https://www.shop.example/') } },
    { pages: { '/': home('https://shop.example/index.html') } },
    { pages: { '/': home('https://other.example/shop') } },
    { pages: { '/': home('https://shop.example/'), '/a': home('https://shop.example/b') } },
  ],
  fail: [
    [
      { pages: { '/': home('https://shop.example/chairs'), '/chairs': html({ body: '<p>Chairs</p>' }) } },
      'points to another page, https://shop.example/chairs',
      { page: 'https://shop.example/' },
    ],
    [
      { pages: { '/': home('https://shop.example/en/'), '/en/': html({ body: text }) } },
      'which has the same text',
      { severity: 'info' },
    ],
  ],
  skip: [{ pages: { '/': html() } }],
  missing: [{ pages: { '/a': html() } }],
});
