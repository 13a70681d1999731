/** Tests url-repeated-segments. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { urlRepeatedSegments } from './url-repeated-segments.ts';

const linking = (...paths: readonly string[]): Record<string, string> => ({
  '/': html({ body: linkTo(...paths) }),
});

testSiteRule(urlRepeatedSegments, {
  pass: [
    { pages: linking('/shop/sale/shop', '/a/b/c') },
    { pages: linking('/2026/2026/2026', '/c/a/c/b/c') },
    { pages: linking('https://other.example/x1/x1/x1') },
    { pages: linking('/shop?path=shop/shop/shop') },
  ],
  fail: [
    [
      { pages: linking('/shop/shop/shop/sale', '/shop/sale/shop/sale/shop') },
      '2 URLs of the site have “shop” three times or more',
      { urls: ['https://shop.example/'], findings: 1 },
    ],
    [{ pages: {}, sitemap: ['/en/a/en/b/en'] }, '1 URL of the site has “en”'],
  ],
});
