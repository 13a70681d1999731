/** Tests which directives restrict what search shows of a page. */
import { testRule } from '../../testing/test-rule.ts';
import { snippetRestricted } from './snippet-restricted.ts';

const words = 'The old mill by the river grinds flour for the whole village every morning. '.repeat(4);

testRule(snippetRestricted, {
  pass: [
    '<meta name="robots" content="max-snippet:-1, max-image-preview:large, max-video-preview:-1">',
    '<meta name="robots" content="max-snippet:160">',
    '<meta name="robots" content="noarchive">',
    `<main><p>${words}</p><p data-nosnippet>Prices may change.</p></main>`,
    `<main><p>${words}</p></main><footer data-nosnippet>${words}</footer>`,
    '<meta name="yandex" content="nosnippet">',
  ],
  fail: [
    ['<meta name="robots" content="nosnippet">', 'nosnippet', { found: 'meta robots "nosnippet"' }],
    ['<meta name="robots" content="max-snippet:0">', 'max-snippet:0'],
    ['<meta name="googlebot" content="max-image-preview:standard">', 'max-image-preview:standard'],
    [
      { html: '<p>', headers: { 'content-type': 'text/html', 'x-robots-tag': 'max-image-preview:none' } },
      'max-image-preview:none',
    ],
    [`<main><div data-nosnippet><p>${words}</p></div></main>`, 'data-nosnippet around'],
  ],
});
