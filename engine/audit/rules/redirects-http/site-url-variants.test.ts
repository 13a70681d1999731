/** Tests site-url-variants. */
import type { UrlVariant } from '../../../model/site-facts.ts';
import { html, linkTo, probeOf, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { siteUrlVariants } from './site-url-variants.ts';

const page = 'https://shop.example/oak';
const variant = (more: Partial<UrlVariant> = {}): UrlVariant => ({
  kind: 'slash',
  page,
  url: `${page}/`,
  status: 200,
  canonical: null,
  isSame: true,
  ...more,
});
const site = (...urlVariants: readonly UrlVariant[]): TestSite => ({ probes: { urlVariants } });
const text = html({ body: `<p>${Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')}</p>` });

testSiteRule(siteUrlVariants, {
  pass: [
    // A redirect, no page, another page, and the same page with a canonical.
    site(variant({ status: null, isSame: false }), variant({ status: 404, isSame: false })),
    site(variant({ isSame: false })),
    site(variant({ canonical: page })),
    // Nobody comes across it.
    site(variant({ kind: 'index', url: `${page}/index.html` })),
  ],
  fail: [
    // The site itself links to both: which links to change is what helps.
    [
      {
        pages: {
          '/': text,
          '/index.es.html': text,
          '/a': html({ body: linkTo('/index.es.html') }),
          '/b': html({ body: `${linkTo('/', '/index.es.html')} and more` }),
        },
      },
      'https://shop.example/index.es.html shows the same page as https://shop.example/, and 2 pages link to it. Search your templates and pages for links to index.es.html.',
      { urls: ['https://shop.example/', 'https://shop.example/index.es.html'], findings: 1 },
    ],
    [
      {
        pages: {
          '/oak/table.html': text,
          'https://shop.example//oak/table.html': text,
          '/': html({ body: linkTo('https://shop.example//oak/table.html') }),
        },
      },
      'linked-slashes',
    ],
    [
      site(variant(), variant({ kind: 'case', url: 'https://shop.example/OAK', canonical: page })),
      'Pages are available with and without a slash at the end: https://shop.example/oak/ shows the same as https://shop.example/oak',
      { urls: [page], findings: 1 },
    ],
    [
      {
        probes: {
          urlVariants: [variant({ kind: 'case', url: 'https://shop.example/OAK' })],
          missingPage: probeOf('https://shop.example/nothing', 404),
        },
      },
      'case',
    ],
  ],
  skip: [
    {
      probes: { urlVariants: [variant()], missingPage: probeOf('https://shop.example/nothing', 200) },
    },
  ],
  missing: [site()],
});
