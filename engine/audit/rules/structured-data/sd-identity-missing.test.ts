/** Tests sd-identity-missing. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sdIdentityMissing } from './sd-identity-missing.ts';

const data = (value: unknown): string =>
  html({ head: `<script type="application/ld+json">${JSON.stringify(value)}</script>` });
const context = 'https://schema.org';

testSiteRule(sdIdentityMissing, {
  pass: [
    { pages: { '/': data({ '@context': context, '@type': 'WebSite', name: 'Oak' }) } },
    {
      pages: {
        '/': data({ '@context': context, '@graph': [{ '@type': ['Organization', 'Brand'], name: 'Oak' }] }),
      },
    },
    { pages: { '/': data({ '@context': context, '@type': 'FurnitureStore', name: 'Oak' }) } },
    {
      pages: {
        '/': html({
          body: '<div itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></div>',
        }),
      },
    },
    {
      pages: {
        '/': data({
          '@context': context,
          '@type': 'Article',
          publisher: { '@type': 'Organization', name: 'Oak' },
        }),
      },
    },
  ],
  fail: [
    [{ pages: { '/': html(), '/contact': html() } }, 'none', { page: 'https://shop.example/', findings: 1 }],
  ],
  // A manual.
  skip: [{ pages: { '/': html(), '/chapter-1': html() } }],
  missing: [{ pages: { '/a': html() } }],
});
