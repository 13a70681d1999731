/** Tests img-too-heavy. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { imgTooHeavy } from './img-too-heavy.ts';

const pages = { '/': html({ body: '<img src="/oak.jpg" alt="Oak"><img src="/oak.jpg" alt="Again">' }) };

testSiteRule(imgTooHeavy, {
  pass: [
    { pages, tried: { '/oak.jpg': { type: 'image/jpeg', bytes: 200_000 } } },
    { pages, tried: { '/oak.jpg': { type: 'image/jpeg' } } },
    { pages, tried: { '/oak.jpg': { status: 404, type: 'text/html', bytes: 900_000 } } },
  ],
  fail: [
    [
      { pages, tried: { '/oak.jpg': { type: 'image/jpeg', bytes: 350_000 } } },
      '1 image of this page is larger than 200 KB; the largest, https://shop.example/oak.jpg, has 350 KB',
      { page: 'https://shop.example/' },
    ],
    [
      { pages, tried: { '/oak.jpg': { type: 'image/png', bytes: 2_400_000 } } },
      'has 2.4 MB',
      { severity: 'critical' },
    ],
  ],
  missing: [{ pages }],
});
