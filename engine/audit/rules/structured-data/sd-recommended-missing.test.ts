/** Tests which items lack recommended properties. */
import { testRule } from '../../testing/test-rule.ts';
import { sdRecommendedMissing } from './sd-recommended-missing.ts';

const ld = (item: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`;
const article = {
  '@type': 'BlogPosting',
  author: { '@type': 'Person', name: 'Ann' },
  datePublished: '2026-01-01',
  dateModified: '2026-01-02',
  headline: 'Clay',
  image: 'https://shop.example/a.jpg',
};

testRule(sdRecommendedMissing, {
  pass: [
    ld(article),
    // An author given as plain text has a name.
    ld({ ...article, author: 'Ann' }),
    // The publisher on an inner page need not be complete.
    ld({ ...article, publisher: { '@type': 'Organization', name: 'Shop' } }),
    ld({ '@type': 'Organization', name: 'Shop' }),
    ld({ '@type': 'WebPage', name: 'Page' }),
    // It lacks what is required as well.
    ld({ '@type': 'Recipe', name: 'Soup' }),
    '<div itemprop="help" itemscope itemtype="https://schema.org/SoftwareApplication"><p>How to save.</p></div>',
    // A theme's wrapper around the text.
    '<main itemscope itemtype="http://schema.org/Article"><div itemprop="articleBody"><p>How to save.</p></div></main>',
    // Most sites have no second name for alternateName.
    {
      url: 'https://shop.example/',
      html: ld({ '@type': 'WebSite', name: 'Shop', url: 'https://shop.example/' }),
    },
  ],
  fail: [
    [
      ld({ '@type': 'Article', headline: 'Clay' }) +
        ld({ '@type': 'Recipe', name: 'Soup', image: '/soup.jpg' }),
      '2 items have properties missing.',
    ],
    // A page that shows a picture can name it.
    [
      `${ld({ '@type': 'Article', headline: 'Clay', author: { '@type': 'Person' } })}<img src="/clay.jpg" alt="Clay">`,
      /^Article lacks 4 recommended properties: author\.name, datePublished, dateModified, and image\.$/,
    ],
    [
      ld({ '@type': 'Article', headline: 'Clay', author: { '@type': 'Person' } }),
      {
        messageId: 'missing',
        data: {
          type: 'Article',
          properties: ['author.name', 'datePublished', 'dateModified'],
          count: 3,
          items: 1,
        },
      },
      { wanted: 'author.name, datePublished, dateModified' },
    ],
    [
      { url: 'https://shop.example/', html: ld({ '@type': 'Organization', name: 'Shop' }) },
      'Organization lacks',
    ],
    [
      '<div itemscope itemtype="https://schema.org/Article"><h2 itemprop="headline">Clay</h2></div>',
      'Article lacks',
      { found: 'Article' },
    ],
  ],
  skip: ['<p>Hello'],
});
