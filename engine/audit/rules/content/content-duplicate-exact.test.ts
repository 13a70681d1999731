/** Tests content-duplicate-exact. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { contentDuplicateExact } from './content-duplicate-exact.ts';

const words = (count: number, from = 0): string =>
  `<p>${Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ')}</p>`;
const text = html({ body: words(60) });

testSiteRule(contentDuplicateExact, {
  pass: [
    { pages: { '/a': text, '/b': html({ body: words(60, 1) }) } },
    {
      pages: {
        '/a': text,
        '/b': html({ body: words(60), head: '<link rel="canonical" href="https://shop.example/a">' }),
      },
    },
    {
      pages: { '/a': text, '/b': html({ body: words(60), head: '<meta name="robots" content="noindex">' }) },
    },
    { pages: { '/a': html({ body: words(5) }), '/b': html({ body: words(5) }) } },
    { pages: { '/a': html(), '/b': html() } },
    { pages: { '/a': text, 'http://www.shop.example/a': text } },
    // One document under two URLs: there is nothing to rewrite.
    { pages: { '/': text, '/index.html': text } },
    { pages: { '/oak/': text, '/oak/index.de.html': text } },
    { pages: { '/oak/table.html': text, 'https://shop.example//oak/table.html': text } },
    { pages: { '/oak': text, '/oak/': text, '/Oak': text } },
  ],
  fail: [
    [
      { pages: { '/a': text, '/b': html({ title: 'Other', body: words(60) }) } },
      '2 pages have the same main text of 60 words',
      { urls: ['https://shop.example/a', 'https://shop.example/b'] },
    ],
    [
      { pages: { '/a': text, '/a/': text, '/b': text } },
      '2 pages have the same main text',
      { urls: ['https://shop.example/a', 'https://shop.example/b'] },
    ],
    [{ pages: { '/oak/index.html': text, '/elm/index.html': text } }, '2 pages have the same main text'],
    [{ pages: { '/a?size=1': text, '/a?size=2': text } }, '2 pages have the same main text'],
  ],
  skip: [{ pages: { '/a': text } }],
});
