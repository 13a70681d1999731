/** Tests which ratings are of the site's own business. */
import { testRule } from '../../testing/test-rule.ts';
import { sdSelfServingRating } from './sd-self-serving-rating.ts';

const ld = (...nodes: readonly object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;
const aggregateRating = { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 9 };

testRule(sdSelfServingRating, {
  pass: [
    // A directory about other businesses.
    ld({ '@type': 'Restaurant', name: 'Inn', aggregateRating }),
    ld({ '@type': 'Restaurant', name: 'Inn', url: 'https://inn.test/', aggregateRating }),
    ld({ '@type': 'Hotel', name: 'Inn', url: 'https://shop.example/hotels/inn', aggregateRating }),
    ld({ '@type': 'WebSite', name: 'Guide' }, { '@type': 'Hotel', name: 'Inn', aggregateRating }),
  ],
  fail: [
    [
      { url: 'https://shop.example/', html: ld({ '@type': 'LocalBusiness', name: 'Shop', aggregateRating }) },
      'Shop is rated on its own site',
      { found: 'LocalBusiness at $[0].@graph[0]' },
    ],
    [
      ld({
        '@type': 'Dentist',
        name: 'Dr. Who',
        url: 'https://www.shop.example',
        review: { '@type': 'Review' },
      }),
      { messageId: 'own', data: { name: 'Dr. Who', properties: ['review'] } },
    ],
    [
      ld({ '@type': 'WebSite', name: 'Shop' }, { '@type': 'Organization', name: 'SHOP', aggregateRating }),
      'own',
    ],
    [
      {
        url: 'https://shop.example/',
        html: ld({ '@type': ['Place', 'Restaurant'], name: 'Inn', aggregateRating }),
      },
      'own',
    ],
  ],
  skip: [
    '<p>Hello',
    ld({ '@type': 'Product', name: 'Mug', aggregateRating }),
    ld({ '@type': 'Organization', name: 'Shop' }),
  ],
});
