/** Tests which pages have noindex. */
import { testRule } from '../../testing/test-rule.ts';
import { pageNoindex } from './page-noindex.ts';

testRule(pageNoindex, {
  pass: [
    '<meta name="robots" content="index, follow"><p>Hello',
    '<meta name="robots" content="max-image-preview:large">',
    '<meta name="description" content="How noindex works">',
    '<meta name="baiduspider" content="noindex">',
    '<template><meta name="robots" content="noindex"></template>',
    '<!-- <meta name="robots" content="noindex"> -->',
  ],
  fail: [
    [
      '<meta name="ROBOTS" content="NoIndex, follow">',
      'meta robots "NoIndex, follow"',
      { snippet: '<meta name="ROBOTS" content="NoIndex, follow">' },
    ],
    ['<meta name="robots" content="none">', 'meta robots "none"'],
    ['<meta name="googlebot" content="noindex">', 'meta googlebot'],
    [
      { html: '<p>Hello', headers: { 'content-type': 'text/html', 'x-robots-tag': 'googlebot: noindex' } },
      'X-Robots-Tag "googlebot: noindex"',
      { found: 'X-Robots-Tag "googlebot: noindex"' },
    ],
    [{ html: '<meta name="robots" content="noindex">', url: 'https://shop.example/chairs' }, 'meta robots'],
  ],
  skip: [
    { html: '<meta name="robots" content="noindex">', url: 'https://shop.example/cart' },
    { html: '<meta name="robots" content="noindex">', url: 'https://shop.example/search?q=oak' },
    '<meta name="robots" content="noindex"><form><input type="password"></form>',
  ],
});
