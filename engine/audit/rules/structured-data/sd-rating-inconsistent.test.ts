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
      'The markup rates the same thing 4.5 in one place and 4.9 in another.',
      { found: '$[0].aggregateRating: 4.5 of 8 ratings' },
    ],
    [
      product({ ratingValue: 4.5, ratingCount: 8 }) + product({ ratingValue: 4.5, ratingCount: 80 }, 'MUG'),
      { messageId: 'counts', data: { one: 8, other: 80 } },
    ],
    [
      `${product({ ratingValue: 4.5, ratingCount: 8 })}<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Mug</b><div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><meta itemprop="ratingValue" content="3"><meta itemprop="ratingCount" content="8"></div></div>`,
      { messageId: 'values', data: { one: 4.5, other: 3 } },
    ],
  ],
  skip: [
    '<p>Hello',
    // An item that refers to itself does not loop.
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","@id":"#a","name":{"@id":"#a"}}</script>',
  ],
});
