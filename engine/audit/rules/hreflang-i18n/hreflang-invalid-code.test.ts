/** Tests which codes of hreflang Google cannot read. */
import { testRule } from '../../testing/test-rule.ts';
import { hreflangInvalidCode } from './hreflang-invalid-code.ts';

const link = (code: string) =>
  `<link rel="alternate" hreflang="${code}" href="https://shop.example/${code}">`;

testRule(hreflangInvalidCode, {
  pass: [
    link('en') + link('EN-gb') + link('x-default'),
    link('zh-Hant') + link('zh-Hans-CN'),
    link('uk') + link('uk-UA'),
    link(' de '),
    {
      html: '<p>',
      headers: { 'content-type': 'text/html', link: '</de>; rel="alternate"; hreflang="de-CH"' },
    },
  ],
  fail: [
    [link('en-UK'), 'united-kingdom', { snippet: link('en-UK') }],
    [link('de') + link('en_US') + link('us'), '“en_US” uses an underscore where a hyphen belongs. 2 codes'],
    [
      {
        html: '<p>',
        headers: { 'content-type': 'text/html', link: '</de>; rel="alternate"; hreflang="eu-EU"' },
      },
      { messageId: 'country', data: { code: 'eu-EU', part: 'EU', count: 1 } },
    ],
  ],
  skip: ['<p>none', '<a hreflang="en-UK" href="/uk">UK</a>'],
});
