/** Tests noindex-canonical-conflict. */
import { testRule } from '../../testing/test-rule.ts';
import { noindexCanonicalConflict } from './noindex-canonical-conflict.ts';

const page = (robots: string, canonical: string): string =>
  `<head><meta name="robots" content="${robots}"><link rel="canonical" href="${canonical}"></head>`;

testRule(noindexCanonicalConflict, {
  pass: [
    page('noindex', 'https://shop.example/page'),
    page('noindex', 'https://shop.example/page/'),
    page('index', 'https://shop.example/other'),
    '<head><meta name="bingbot" content="noindex"><link rel="canonical" href="https://shop.example/o"></head>',
  ],
  fail: [
    [
      page('noindex, follow', 'https://shop.example/services'),
      'its canonical is https://shop.example/services',
      { wanted: 'one of the two' },
    ],
  ],
  skip: ['<head><meta name="robots" content="noindex"></head>'],
});
