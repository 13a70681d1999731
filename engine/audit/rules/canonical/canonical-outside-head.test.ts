/** Tests which canonicals end up in the body when the page is parsed. */
import { testRule } from '../../testing/test-rule.ts';
import { canonicalOutsideHead } from './canonical-outside-head.ts';

const canonical = '<link rel="canonical" href="https://shop.example/page">';

testRule(canonicalOutsideHead, {
  pass: [
    `<head>${canonical}</head><body>a`,
    // Without a head tag the parser makes one, and the link is in it.
    `<title>a</title>${canonical}<p>b`,
    `<head><noscript><style>a{}</style></noscript>${canonical}</head><body>a`,
    {
      html: '<p>',
      headers: { 'content-type': 'text/html', link: '<https://shop.example/page>; rel=canonical' },
    },
  ],
  fail: [
    [`<head></head><body><p>a</p>${canonical}`, 'in the body', { snippet: canonical }],
    [`<head><div></div>${canonical}</head><body>a`, 'in the body'],
  ],
  skip: ['<p>none', `<body><p>a</p><template>${canonical}</template>`],
});
