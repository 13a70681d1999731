/** Tests which ratings contradict each other. */
import { testRule } from '../../testing/test-rule.ts';
import { sdRatingInconsistent } from './sd-rating-inconsistent.ts';

const product = (rating: object, name = 'Mug') =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name, aggregateRating: { '@type': 'AggregateRating', ...rating } })}</script>`;

testRule(sdRatingInconsistent, {
  pass: [
    product({ ratingValue: 4.5, ratingCount: 8 }),
    product({ ratingValue: 4.5, ratingCount: 8 }) + product({ ratingValue: '4.54', ratingCount: 8 }),
    product({ ratingValue: 4.5, ratingCount: 8 }) + product({ ratingValue: 4.5, reviewCount: 3 }),
    product({ ratingValue: 4.5, ratingCount: 8 }) + product({ ratingValue: 2, ratingCount: 1 }, 'Bowl'),
  ],
  fail: [
    [
      product({ ratingValue: 4.5, ratingCount: 8 }) + product({ ratingValue: 4.9, ratingCount: 8 }),
      'The same item has two ratings: 4.5 of 8 ratings, and 4.9 of 8 ratings.',
      { found: '$[0].aggregateRating: 4.5 of 8 ratings' },
    ],
    [
      product({ ratingValue: 4.5, ratingCount: 8 }) + product({ ratingValue: 4.5, ratingCount: 80 }, 'MUG'),
      '4.5 of 80 ratings',
    ],
    [
      `${product({ ratingValue: 4.5, ratingCount: 8 })}<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Mug</b><div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><meta itemprop="ratingValue" content="3"><meta itemprop="ratingCount" content="8"></div></div>`,
      'and 3 of 8 ratings',
    ],
  ],
  skip: [
    '<p>Hello',
    // An item that refers to itself does not loop.
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","@id":"#a","name":{"@id":"#a"}}</script>',
  ],
});
