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
    [link('en-UK'), '"en-UK" has "UK", which is not an ISO 3166-1 country code', { snippet: link('en-UK') }],
    [link('de') + link('en_US') + link('us'), '"en_US" uses an underscore where a hyphen belongs. 2 codes'],
    [
      {
        html: '<p>',
        headers: { 'content-type': 'text/html', link: '</de>; rel="alternate"; hreflang="eu-EU"' },
      },
      '"eu-EU" has "EU", which is not an ISO 3166-1 country code',
    ],
  ],
  skip: ['<p>none', '<a hreflang="en-UK" href="/uk">UK</a>'],
});
