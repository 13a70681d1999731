/** Tests which hreflang links end up in the body when the page is parsed. */
import { testRule } from '../../testing/test-rule.ts';
import { hreflangOutsideHead } from './hreflang-outside-head.ts';

const link = '<link rel="alternate" hreflang="de" href="https://shop.example/de">';

testRule(hreflangOutsideHead, {
  pass: [
    `<head>${link}</head><body>a`,
    `<title>a</title>${link}<p>b`,
    { html: '<p>', headers: { 'content-type': 'text/html', link: '</de>; rel="alternate"; hreflang="de"' } },
  ],
  fail: [[`<body><p>a</p>${link}`, '1 hreflang link is in the body', { snippet: link }]],
  skip: ['<body><a hreflang="de" href="/de">Deutsch</a>'],
});
