/** Tests og-url-mismatch. */
import { testRule } from '../../testing/test-rule.ts';
import { ogUrlMismatch } from './og-url-mismatch.ts';

const page = (ogUrl: string, canonical: string): string =>
  `<head><link rel="canonical" href="${canonical}"><meta property="og:url" content="${ogUrl}"></head>`;

testRule(ogUrlMismatch, {
  pass: [
    page('https://shop.example/page', 'https://shop.example/page'),
    page('https://SHOP.example', 'https://shop.example/'),
    page('https://shop.example:443/page', '/page'),
    page(' https://shop.example/page#top ', 'https://shop.example/page'),
    page('https://shop.example/%C3%BCber', 'https://shop.example/über'),
  ],
  fail: [
    [
      page('https://shop.example/', 'https://shop.example/page'),
      'The og:url is https://shop.example/, but',
      { found: 'https://shop.example/', wanted: 'https://shop.example/page' },
    ],
    [page('http://shop.example/page', 'https://shop.example/page'), 'but the canonical is'],
    [page('https://shop.example/page?utm_source=x', 'https://shop.example/page'), 'but the canonical is'],
    [page('https://', 'https://shop.example/page'), 'but the canonical is'],
  ],
  skip: [
    '<meta property="og:url" content="https://shop.example/">',
    '<link rel="canonical" href="/page"><meta property="og:url" content="">',
    '<p>none</p>',
  ],
});
