/** Tests when canonical and hreflang conflict. */
import { testRule } from '../../testing/test-rule.ts';
import { canonicalHreflangConflict } from './canonical-hreflang-conflict.ts';

const alternates =
  '<link rel="alternate" hreflang="en" href="https://shop.example/en"><link rel="alternate" hreflang="de" href="https://shop.example/de">';
const page = (url: string, canonical: string, links = alternates) => ({
  url,
  html: `<head><link rel="canonical" href="${canonical}">${links}</head>`,
});

testRule(canonicalHreflangConflict, {
  pass: [
    page('https://shop.example/de', 'https://shop.example/de'),
    // A variant that is no alternate itself may have the language version as its canonical.
    page('https://shop.example/de?ref=mail', 'https://shop.example/de'),
    page('https://shop.example/de', 'https://shop.example/all'),
  ],
  fail: [
    [
      page('https://shop.example/de', 'https://shop.example/en'),
      'lists this page as de, but its canonical is the version en',
      { found: 'https://shop.example/en' },
    ],
  ],
  skip: ['<link rel="canonical" href="https://shop.example/other">', alternates],
});
