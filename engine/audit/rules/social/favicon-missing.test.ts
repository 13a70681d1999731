/** Tests favicon-missing. */
import { html, probeOf } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { faviconMissing } from './favicon-missing.ts';

const ico = 'https://shop.example/favicon.ico';
const icon = (rel: string): string => html({ head: `<link rel="${rel}" href="/icon.png">` });

testSiteRule(faviconMissing, {
  pass: [
    { pages: { '/': icon('icon') } },
    { pages: { '/': icon('shortcut icon') } },
    { pages: { '/': icon('apple-touch-icon') } },
    { pages: { '/': html() }, probes: { favicon: probeOf(ico, 200) } },
  ],
  fail: [
    [
      { pages: { '/': html() }, probes: { favicon: probeOf(ico, 404) } },
      '/favicon.ico returns 404',
      { urls: [] },
    ],
  ],
  missing: [
    { pages: { '/': html() } },
    { pages: { '/a': html() } },
    // There is no home page that could link to one.
    { pages: { '/': html({ title: 'Index of /' }) }, probes: { favicon: probeOf(ico, 404) } },
  ],
});
