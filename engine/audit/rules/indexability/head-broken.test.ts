/** Tests which heads end too early, and which only seem to. */
import { testRule } from '../../testing/test-rule.ts';
import { headBroken } from './head-broken.ts';

const canonical = '<link rel="canonical" href="https://shop.example/page">';

testRule(headBroken, {
  pass: [
    `<html><head><title>a</title>${canonical}</head><body><p>b</body></html>`,
    `<title>a</title>${canonical}<p>b`,
    `<head><noscript><link rel="stylesheet" href="/a.css"></noscript>${canonical}</head><body>b`,
    `<head><script>document.write('<div></div>')</script>${canonical}</head><body>b`,
    `<head><template><div>x</div></template>${canonical}</head><body>b`,
    // Misplaced by its author, not by a broken head: a finding of its own.
    `<head><title>a</title></head><body><p>b</p>${canonical}</body>`,
    `<head>${canonical}<div>late</div></head><body>b`,
  ],
  fail: [
    [
      `<html><head><title>a</title><div id="gtm"></div>${canonical}</head><body>b</body></html>`,
      '<div> ends the head before its canonical tags.',
      { snippet: '<div id="gtm">' },
    ],
    [
      '<head><img src="/pixel.gif"><meta name="robots" content="noindex"><link rel="alternate" hreflang="de" href="https://shop.example/de"></head><body>b',
      '<img> ends the head before its robots and hreflang tags.',
    ],
    ['<html><head><title>a</title></head><body>a</body><body class="x">b</body></html>', '1 head and 2 body'],
  ],
});
