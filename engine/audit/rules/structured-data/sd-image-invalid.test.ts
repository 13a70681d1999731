/** Tests sd-image-invalid. */
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sdImageInvalid } from './sd-image-invalid.ts';

const ld = (...graph: readonly object[]): string =>
  html({
    body: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
  });
const article = { '@type': 'NewsArticle', headline: 'Oak', image: ['/oak.jpg'] };
const shop = { '@type': 'Organization', name: 'Shop', logo: { '@type': 'ImageObject', url: '/logo.png' } };
const site = (page: string, tried: TestSite['tried'], more: TestSite = {}): TestSite => ({
  pages: { '/': page },
  ...(tried !== undefined && { tried }),
  ...more,
});
const sized = (width: number, height: number) => ({ type: 'image/png', size: { width, height } });

testSiteRule(sdImageInvalid, {
  pass: [
    site(ld(article, shop), { '/oak.jpg': sized(1200, 630), '/logo.png': sized(112, 112) }),
    // An SVG has no pixels, and a bot challenge is no evidence.
    site(ld(shop), { '/logo.png': { type: 'image/svg+xml' } }),
    site(ld(shop), { '/logo.png': { status: 403, blocked: true } }),
    // Only logos and images of articles have a least size.
    site(ld({ '@type': 'Product', name: 'Oak', image: '/oak.jpg' }), { '/oak.jpg': sized(80, 80) }),
    site(ld(shop), { '/logo.png': sized(200, 200) }, { robots: 'User-agent: GPTBot\nDisallow: /' }),
    site(
      ld(shop),
      { '/logo.png': sized(200, 200) },
      { robots: 'User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /' },
    ),
    // Not requested, so not evaluated.
    site(ld(shop), {}),
  ],
  fail: [
    [
      site(ld(article, shop), { '/oak.jpg': 404, '/logo.png': sized(100, 200) }),
      'The image https://shop.example/oak.jpg that NewsArticle names returns 404. 2 images have such a problem.',
      { page: 'https://shop.example/', facts: ['broken:https://shop.example/oak.jpg'] },
    ],
    [site(ld(shop), { '/logo.png': sized(100, 200) }), 'small-logo'],
    [site(ld(article), { '/oak.jpg': sized(250, 199) }), 'small-image'],
    [
      site(
        ld(
          { '@type': 'Article', image: { '@id': '#i' } },
          { '@type': 'ImageObject', '@id': '#i', contentUrl: '/a.png' },
        ),
        { '/a.png': { failure: 'timeout' } },
      ),
      'broken',
    ],
    [
      site(ld(shop), { '/logo.png': sized(200, 200) }, { robots: 'User-agent: *\nDisallow: /*.png$' }),
      'blocked',
    ],
  ],
  skip: [site(html(), {}), site(ld({ '@type': 'WebSite', name: 'Shop' }), {})],
  missing: [{ pages: { '/': ld(shop) } }],
});
