/** Tests which pages wrongly have the home page as canonical. */
import { testRule } from '../../testing/test-rule.ts';
import { canonicalToHomepage } from './canonical-to-homepage.ts';

const page = (path: string, canonical: string, html = '<html>') => ({
  url: `https://shop.example${path}`,
  html: `${html}<head><link rel="canonical" href="${canonical}"></head>`,
});

testRule(canonicalToHomepage, {
  pass: [
    page('/mugs', 'https://shop.example/mugs'),
    page('/mugs', 'https://other.example/'),
    page('/mugs', 'https://shop.example/?product=4'),
    page('/amp', 'https://shop.example/', '<html amp>'),
  ],
  fail: [
    [
      page('/mugs', 'https://shop.example/'),
      '/mugs has the home page',
      { found: 'https://shop.example/', wanted: 'https://shop.example/mugs' },
    ],
    [page('/mugs/blue?size=2', '/'), 'has the home page'],
    [page('/about', 'https://shop.example'), 'has the home page'],
  ],
  skip: [
    page('/', 'https://shop.example/'),
    page('/?utm_source=mail', 'https://shop.example/'),
    page('/index.html', 'https://shop.example/'),
    page('/page/2/', 'https://shop.example/'),
    { url: 'https://shop.example/mugs', html: '<p>' },
  ],
});
