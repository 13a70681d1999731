/** Tests og-image-unreachable. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { ogImageUnreachable } from './og-image-unreachable.ts';

const pages = { '/': html({ head: '<meta property="og:image" content="https://shop.example/share.jpg">' }) };

testSiteRule(ogImageUnreachable, {
  pass: [
    { pages, tried: { '/share.jpg': { type: 'image/jpeg' } } },
    { pages, tried: { '/share.jpg': { status: 403, blocked: true } } },
    { pages, tried: { '/share.jpg': { type: 'application/octet-stream' } } },
    { pages, tried: {} },
    {
      pages: { '/': html({ head: '<meta property="og:image" content="">' }) },
      tried: { '/': { type: 'text/html' } },
    },
    { pages: { '/': html({ head: '<meta property="og:image:width" content="1200">' }) }, tried: {} },
  ],
  fail: [
    [
      { pages, tried: { '/share.jpg': 404 } },
      'The share image https://shop.example/share.jpg returns 404.',
      { page: 'https://shop.example/' },
    ],
    [{ pages, tried: { '/share.jpg': { type: 'text/html' } } }, 'is text/html, not an image'],
  ],
  missing: [{ pages }],
});
