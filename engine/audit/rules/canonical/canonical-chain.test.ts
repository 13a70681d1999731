/** Tests canonical-chain. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { canonicalChain } from './canonical-chain.ts';

const to = (path: string): string =>
  html({ head: `<link rel="canonical" href="https://shop.example${path}">` });

testSiteRule(canonicalChain, {
  pass: [
    { pages: { '/a': to('/b'), '/b': to('/b') } },
    { pages: { '/a': to('/b'), '/b': html() } },
    { pages: { '/a': to('/a') } },
    { pages: { '/a': to('/b') } },
  ],
  fail: [
    [
      { pages: { '/a': to('/b'), '/b': to('/c') } },
      'has another canonical itself: https://shop.example/c',
      { page: 'https://shop.example/a', findings: 1 },
    ],
  ],
});
