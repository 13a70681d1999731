/** Tests which canonicals are absolute URLs. */
import { testRule } from '../../testing/test-rule.ts';
import { canonicalRelative } from './canonical-relative.ts';

testRule(canonicalRelative, {
  pass: [
    '<link rel="canonical" href="https://shop.example/page">',
    '<link rel="canonical" href=" HTTPS://shop.example/page ">',
    '<link rel="canonical" href="http://xn--mnchen-3ya.example/">',
  ],
  fail: [
    ['<link rel="canonical" href="/page">', '"/page"', { wanted: 'https://shop.example/page' }],
    ['<link rel="canonical" href="//shop.example/page">', '"//shop.example/page"'],
    ['<base href="https://cdn.example/"><link rel="canonical" href="page">', '"page"'],
    ['<link rel="canonical" href="shop.example/page">', '"shop.example/page"'],
  ],
  skip: ['<p>none', '<link rel="canonical" href="">', '<link rel="alternate" hreflang="de" href="/de">'],
});
