/** Tests hreflang-missing. */
import { html, linkTo, sitemapEntry, sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { hreflangMissing } from './hreflang-missing.ts';

const page = (lang: string, head = ''): string => html({ lang, head, title: `Page in ${lang}` });
const both =
  '<link rel="alternate" hreflang="en" href="https://shop.example/en/"><link rel="alternate" hreflang="de" href="https://shop.example/de/">';

testSiteRule(hreflangMissing, {
  pass: [
    { pages: { '/en/': page('en', both), '/de/': page('de', both) } },
    // One language, and codes that are no languages of their pages.
    { pages: { '/': page('en'), '/about': page('en'), '/it/': page('en'), '/it/about': page('en') } },
    // Sections that exist in one language only.
    { pages: { '/en/chairs': page('en'), '/en/tables': page('en'), '/de/stuehle': page('de') } },
    // A single pair away from the home page may be chance.
    { pages: { '/': page('en'), '/de/a': page('de'), '/a': page('en') } },
    // Links to other pages in another language, to versions that are gone, and a path that names no language.
    {
      pages: {
        '/en/a': html({ body: linkTo('/de/x', '/fr/a') }),
        '/en/b': html({ body: linkTo('/de/y', '/fr/b') }),
        '/it/c': html({ body: linkTo('/hr/c') }),
        '/it/d': html({ body: linkTo('/hr/d') }),
      },
      answers: { '/fr/a': 404, '/fr/b': 404 },
    },
    { pages: { '/en/': page('en', '<meta name="robots" content="noindex">'), '/de/': page('de') } },
  ],
  fail: [
    // The crawl stays in /en/: the other versions are known by the links to them.
    [
      {
        pages: {
          '/en/a': html({ body: linkTo('/de/a', '/fr/a') }),
          '/en/b': html({ body: linkTo('/de/b', '/en/a') }),
        },
      },
      'https://shop.example/en/a and https://shop.example/de/a',
      { urls: ['https://shop.example/en/a', 'https://shop.example/en/b'] },
    ],
    [
      { pages: { '/': page('en'), '/de/': page('de') } },
      'pair',
      { urls: ['https://shop.example/', 'https://shop.example/de/'], findings: 1 },
    ],
    [
      {
        pages: {
          '/en/a': page('en'),
          '/pt-br/a': page('pt-BR'),
          '/en/b': page('en'),
          '/pt-br/b': page('pt-BR'),
        },
      },
      'https://shop.example/en/a and https://shop.example/pt-br/a',
    ],
    [
      {
        pages: {
          '/a.en.html': page('en'),
          '/a.de.html': page('de'),
          '/b.en.html': page('en'),
          '/b.de.html': page('de'),
        },
      },
      'a.en.html',
    ],
  ],
  skip: [
    {
      pages: { '/en/': page('en'), '/de/': page('de') },
      sitemap: {
        files: [sitemapFile()],
        entries: [
          sitemapEntry('https://shop.example/en/', {
            alternates: [{ hreflang: 'de', href: 'https://shop.example/de/' }],
          }),
        ],
        isComplete: true,
      },
    },
  ],
});
