/** Tests hreflang-target-nonindexable. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { hreflangTargetNonindexable } from './hreflang-target-nonindexable.ts';

const alternate = '<link rel="alternate" hreflang="de" href="https://shop.example/de">';
const en = html({ head: alternate });

testSiteRule(hreflangTargetNonindexable, {
  pass: [
    { pages: { '/en': en } },
    { pages: { '/en': en, '/de': html() } },
    {
      pages: {
        '/en': html({ head: `${alternate}<meta name="robots" content="noindex">` }),
        '/de': html({ head: '<meta name="robots" content="noindex">' }),
      },
    },
  ],
  fail: [
    [
      { pages: { '/en': en, '/de': html({ head: '<meta name="robots" content="noindex">' }) } },
      'https://shop.example/de (de), because it carries noindex',
      { page: 'https://shop.example/en' },
    ],
    [
      {
        pages: { '/en': en, '/de': html({ head: '<link rel="canonical" href="https://shop.example/en">' }) },
      },
      'its canonical is https://shop.example/en.',
    ],
    [{ pages: { '/en': en, '/de': html() }, robots: 'User-agent: Googlebot\nDisallow: /de' }, 'robots-txt'],
  ],
  skip: [{ pages: { '/': html() } }],
});
