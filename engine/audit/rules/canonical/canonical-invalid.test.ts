/** Tests which canonicals are void. */
import { testRule } from '../../testing/test-rule.ts';
import { canonicalInvalid } from './canonical-invalid.ts';

testRule(canonicalInvalid, {
  pass: [
    '<link rel="canonical" href="https://shop.example/page?a=1&b=2">',
    '<link rel="canonical" href="/relative">',
    '<link rel="canonical" href="https://shop.example/page" id="c" data-react-helmet="true">',
    '<link rel="canonical" href="https://münchen.example/straße">',
  ],
  fail: [
    ['<link rel="canonical" href="">', 'is empty', { snippet: '<link rel="canonical" href="">' }],
    ['<link rel="canonical">', 'has no href'],
    ['<link rel="canonical" href="https://">', 'is not a URL'],
    ['<link rel="canonical" href="javascript:void(0)">', 'is not a web URL'],
    ['<link rel="canonical" href="https://shop.example/page#reviews">', 'a fragment (#)'],
    [
      '<link rel="canonical" hreflang="en" media="screen" href="https://shop.example/page">',
      'carries hreflang and media, which voids it',
    ],
  ],
  skip: ['<p>none', '<link rel="alternate" hreflang="en" href="https://shop.example/en#a">'],
});
