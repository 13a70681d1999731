/** Tests content-author-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { contentAuthorMissing } from './content-author-missing.ts';

const article = '<meta property="og:type" content="article">';
const json = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const schema = { '@context': 'https://schema.org', '@type': 'Article', headline: 'Oak' };

testRule(contentAuthorMissing, {
  pass: [
    json({ ...schema, author: { '@type': 'Person', name: 'Ada Holm' } }),
    json({ ...schema, author: 'Ada Holm' }),
    json({
      '@context': 'https://schema.org',
      '@graph': [
        { ...schema, author: { '@id': '#ada' } },
        { '@type': 'Person', '@id': '#ada', name: 'Ada Holm' },
      ],
    }),
    `${article}<p>By <a rel="author" href="/ada">Ada Holm</a></p>`,
    `${article}<p class="byline">By Ada Holm</p>`,
    `${article}<h1>Oak</h1><p>By Ada Holm, <time>2 May 2026</time></p><p>Text</p>`,
    `${article}<h1>Eiche</h1><p>Text</p><p>Geschrieben von Ada Holm</p>`,
  ],
  fail: [
    [
      `${article}<h1>Oak</h1><p>Text</p>`,
      'no byline and no author',
      { found: 'an article (og:type is article) without an author' },
    ],
    [json(schema), 'no byline and no author'],
    [
      `${article}<h1>Oak</h1><p>By far the best wood.</p><p>By Ada’s side grew an oak that the whole village came to see each spring and autumn.</p>`,
      'no byline',
    ],
    [`${article}<meta name="author" content="Ada Holm">`, 'names its author, Ada Holm, only in a meta tag'],
    [{ html: '<h1>Oak</h1>', url: 'https://shop.example/blog/oak' }, 'no byline'],
  ],
  skip: [
    // A theme's wrapper around the text of a manual.
    '<main itemscope itemtype="http://schema.org/Article"><div itemprop="articleBody"><p>How to save.</p></div></main>',
    '<h1>Oak</h1>',
    json({ '@context': 'https://schema.org', '@type': 'Product', name: 'Oak' }),
    { html: '<p>x</p>', url: 'https://shop.example/' },
  ],
});
