/** Tests when header and tag disagree on the canonical. */
import { testRule } from '../../testing/test-rule.ts';
import { canonicalHeaderMismatch } from './canonical-header-mismatch.ts';

const page = (tag: string, link: string) => ({
  html: `<head><link rel="canonical" href="${tag}"></head>`,
  headers: { 'content-type': 'text/html', link },
});

testRule(canonicalHeaderMismatch, {
  pass: [
    page('https://shop.example/page', '<https://shop.example/page>; rel="canonical"'),
    page('/page', '<https://shop.example/page>; rel=canonical'),
    page(
      'https://shop.example/page',
      '</style.css>; rel=preload; as=style, <https://shop.example/page>; rel="canonical"',
    ),
  ],
  fail: [
    [
      page('https://shop.example/a', '<https://shop.example/b>; rel="canonical"'),
      'The Link header declares https://shop.example/b as canonical; the page declares https://shop.example/a.',
      { found: 'https://shop.example/a' },
    ],
  ],
  skip: [
    page('https://shop.example/a', '<https://shop.example/b>; rel="alternate"'),
    { html: '<p>', headers: { 'content-type': 'text/html', link: '</b>; rel="canonical"' } },
    page('/a"><link rel="canonical" href="/b', '</c>; rel="canonical"'),
  ],
});
