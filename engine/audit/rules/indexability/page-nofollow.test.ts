/** Tests which directives are nofollow for the whole page. */
import { testRule } from '../../testing/test-rule.ts';
import { pageNofollow } from './page-nofollow.ts';

testRule(pageNofollow, {
  pass: [
    '<meta name="robots" content="follow, max-snippet:-1">',
    '<a rel="nofollow" href="/x">x</a>',
    '<meta name="yandex" content="nofollow">',
    '<meta name="robots" content="noarchive">',
  ],
  fail: [
    ['<meta name="robots" content="index,nofollow">', 'meta robots "index,nofollow"'],
    ['<meta name="googlebot" content="nofollow">', 'meta googlebot'],
    [
      { html: '<p>', headers: { 'content-type': 'text/html', 'x-robots-tag': 'nofollow' } },
      'X-Robots-Tag "nofollow"',
    ],
  ],
});
