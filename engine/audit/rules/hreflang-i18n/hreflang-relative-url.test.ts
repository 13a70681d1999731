/** Tests which hreflang URLs are not absolute. */
import { testRule } from '../../testing/test-rule.ts';
import { hreflangRelativeUrl } from './hreflang-relative-url.ts';

testRule(hreflangRelativeUrl, {
  pass: [
    '<link rel="alternate" hreflang="de" href="https://shop.example/de">',
    '<link rel="alternate" hreflang="de" href=" HTTP://shop.example/de ">',
    '<link rel="alternate" hreflang="de" href="https://shop.example/de"><link rel="alternate" type="application/rss+xml" href="/feed">',
  ],
  fail: [
    [
      '<link rel="alternate" hreflang="de" href="/de"><link rel="alternate" hreflang="fr" href="fr">',
      '2 hreflang entries have URLs without scheme and host, such as “/de” for de',
      { found: 'de: /de' },
    ],
    ['<link rel="alternate" hreflang="de" href="//shop.example/de">', '1 hreflang entry has a URL without'],
  ],
  skip: ['<link rel="alternate" href="/feed">', '<p>none'],
});
