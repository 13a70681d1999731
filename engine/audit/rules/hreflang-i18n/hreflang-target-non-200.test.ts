/** Tests hreflang-target-non-200. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { hreflangTargetNon200 } from './hreflang-target-non-200.ts';

const pages = {
  '/en': html({ head: '<link rel="alternate" hreflang="de" href="https://shop.example/de">' }),
};

testSiteRule(hreflangTargetNon200, {
  pass: [
    { pages },
    { pages: { ...pages, '/de': html() } },
    { pages, answers: { '/de': { status: 403, blocked: true } } },
  ],
  fail: [
    [
      { pages, answers: { '/de': 404 } },
      '1 hreflang entry on this page points to a URL that does not return 200: https://shop.example/de (de) returns 404',
      { page: 'https://shop.example/en' },
    ],
    [{ pages, answers: { '/de': { via: ['/de/'] } } }, 'redirected'],
  ],
  skip: [{ pages: { '/': html() } }],
});
