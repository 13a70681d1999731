/** Tests hreflang-no-return. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { hreflangNoReturn } from './hreflang-no-return.ts';

/** A page with entries such as `en:/en`. */
const versions = (...entries: readonly string[]): string =>
  html({
    head: entries
      .map((entry) => entry.split(':'))
      .map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="https://shop.example${path}">`)
      .join(''),
  });
const both = versions('en:/en', 'de:/de');

testSiteRule(hreflangNoReturn, {
  pass: [
    { pages: { '/en': both, '/de': both } },
    { pages: { '/en': versions('en:/en', 'de:/de', 'x-default:/en'), '/de': both } },
    { pages: { '/en': versions('EN:/en', 'de:/de'), '/de': both } },
    { pages: { '/en': both } },
    { pages: { '/en': versions('en:/en', 'fr:https://autre.example/') } },
    { pages: { '/en': versions('de:/de'), '/de': versions('x-default:/en') } },
  ],
  fail: [
    [
      { pages: { '/en': both, '/de': versions('de:/de') } },
      'https://shop.example/de (de) does not name this page',
      { page: 'https://shop.example/en', findings: 1 },
    ],
    [
      { pages: { '/en': both, '/de': versions('en-us:/en', 'de:/de') } },
      'names this page as en-us, but it calls itself en',
    ],
    [{ pages: { '/en': both, '/de': html() } }, 'absent'],
  ],
  skip: [{ pages: { '/': html() } }],
});
