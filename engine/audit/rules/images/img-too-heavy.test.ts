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
      '1 image in an img element is larger than 200 KB: https://shop.example/oak.jpg is 350 KB.',
      { page: 'https://shop.example/' },
    ],
    [
      { pages, tried: { '/oak.jpg': { type: 'image/png', bytes: 2_400_000 } } },
      'is 2.4 MB',
      { severity: 'critical' },
    ],
    // The background of the page may be larger: it is no image of an img element.
    [
      {
        pages: {
          '/': html({
            body: '<div style="background-image:url(/sky.jpg)"></div><img src="/oak.jpg" alt="Oak"><img src="/elm.jpg" alt="Elm">',
          }),
        },
        tried: {
          '/oak.jpg': { type: 'image/jpeg', bytes: 1_100_000 },
          '/elm.jpg': { type: 'image/jpeg', bytes: 300_000 },
          '/sky.jpg': { type: 'image/jpeg', bytes: 1_900_000 },
        },
      },
      /^2 images in img elements are larger than 200 KB; the largest of them, \S+oak.jpg, is 1.1 MB\.$/,
      { findings: 1, severity: 'warning' },
    ],
  ],
  missing: [{ pages }],
});
