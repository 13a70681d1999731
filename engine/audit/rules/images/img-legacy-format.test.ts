/** Tests img-legacy-format. */
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { imgLegacyFormat } from './img-legacy-format.ts';

const image = '<img src="/oak.jpg" alt="Oak">';
const jpeg = { type: 'image/jpeg', bytes: 120_000 };
const site = (body: string, tried: TestSite['tried']): TestSite => ({
  pages: { '/': html({ body }) },
  ...(tried !== undefined && { tried }),
});

testSiteRule(imgLegacyFormat, {
  pass: [
    // The server sends WebP to clients that accept it, though the URL ends in .jpg.
    site(image, { '/oak.jpg': { type: 'image/webp', bytes: 120_000 } }),
    site(`<picture><source srcset="/oak.avif" type="image/avif">${image}</picture>`, { '/oak.jpg': jpeg }),
    site('<img src="/oak.jpg" srcset="/oak-2.webp?w=2 2x" alt="Oak">', { '/oak.jpg': jpeg }),
    site(image, { '/oak.jpg': { ...jpeg, bytes: 50_000 } }),
    site(image, { '/oak.jpg': { type: 'image/svg+xml', bytes: 120_000 } }),
    site(image, { '/oak.jpg': { ...jpeg, status: 404 } }),
    site(image, { '/oak.jpg': { type: 'image/jpeg' } }),
    // Told as a large file.
    site(image, { '/oak.jpg': { ...jpeg, bytes: 250_000 } }),
  ],
  fail: [
    [
      site(`${image}<img src="/elm.png" alt="Elm">`, {
        '/oak.jpg': jpeg,
        '/elm.png': { type: 'image/png', bytes: 180_000 },
      }),
      '2 images of 50 KB to 200 KB are not available as WebP or AVIF, such as https://shop.example/elm.png, a PNG of 180 KB',
      { page: 'https://shop.example/', findings: 1 },
    ],
    [
      site(`<picture><source srcset="/oak-wide.jpg" media="(min-width: 800px)">${image}</picture>`, {
        '/oak.jpg': jpeg,
      }),
      '1 image of 50 KB to 200 KB is not available',
    ],
    // The other one was not requested.
    [site(`${image}<img src="/elm.png" alt="Elm">`, { '/oak.jpg': jpeg }), 'At least 1 image of 50 KB'],
  ],
  missing: [{ pages: { '/': html({ body: image }) } }],
});
