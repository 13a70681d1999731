/** Tests which values have the wrong form. */
import { testRule } from '../../testing/test-rule.ts';
import { sdValueInvalid } from './sd-value-invalid.ts';

const ld = (item: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`;
const offer = (more: object) =>
  ld({ '@type': 'Product', name: 'Mug', offers: { '@type': 'Offer', ...more } });
const rated = (rating: object) =>
  ld({ '@type': 'Product', name: 'Mug', aggregateRating: { '@type': 'AggregateRating', ...rating } });

testRule(sdValueInvalid, {
  pass: [
    ld({ '@type': 'Article', datePublished: '2026-02-28T09:30:00+01:00', dateModified: '2026-03' }),
    ld({ '@type': 'Article', datePublished: '20260228T093000Z', dateModified: '2026-02-28T09:30' }),
    offer({ price: '19.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }),
    offer({ price: 19, priceCurrency: 'jpy', availability: 'InStock', priceValidUntil: '2027-12-31' }),
    offer({ price: 5, availability: { '@id': 'http://schema.org/OutOfStock' } }),
    // An event or an app may be free.
    ld({ '@type': 'Event', offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' } }),
    ld({
      '@type': 'Event',
      eventStatus: 'https://schema.org/EventScheduled',
      image: ['https://a.example/1.jpg'],
    }),
    rated({ ratingValue: '4,7', ratingCount: 3 }),
    rated({ ratingValue: 87, bestRating: 100, ratingCount: 3 }),
    rated({ ratingValue: '90%', ratingCount: 3 }),
    rated({ ratingValue: '0', worstRating: 0, ratingCount: 3 }),
    // Relative URLs in attributes are resolved against the page.
    '<div itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="/mug">Mug</a><img itemprop="image" src="/mug.jpg"></div>',
    ld({ '@type': 'ImageObject', url: 'https://shop.example/ü.jpg' }),
  ],
  fail: [
    [
      ld({ '@type': 'Article', datePublished: '28.02.2026' }),
      'datePublished “28.02.2026” is not an ISO 8601 date.',
      { found: '$[0].datePublished "28.02.2026" is not an ISO 8601 date' },
    ],
    [ld({ '@type': 'Article', datePublished: '2026-02-30' }), 'not-a-date'],
    [ld({ '@type': 'Event', startDate: 'March 3, 2026' }), 'not-a-date'],
    [offer({ price: '€ 19,90' }), 'not-a-number'],
    [offer({ price: '1,299.00' }), 'not-a-number'],
    [offer({ price: 0 }), 'zero'],
    [offer({ price: -3 }), 'negative'],
    [offer({ price: 1, priceCurrency: '€' }), 'not-a-currency'],
    [offer({ price: 1, availability: 'in stock' }), 'not-a-member'],
    [
      ld({ '@type': 'Event', eventStatus: 'Scheduled' }),
      { messageId: 'not-a-member', data: { property: 'eventStatus', value: 'Scheduled', count: 1 } },
    ],
    [ld({ '@type': 'Product', image: '/mug.jpg', url: '//shop.example/mug' }), '2 values are not valid'],
    [ld({ '@type': 'Article', datePublished: 'today', url: '/a' }), 'mixed'],
    [ld({ '@type': 'Organization', sameAs: ['www.social.example/shop'] }), 'not-a-full-url'],
    [rated({ ratingValue: 8.7, ratingCount: 3 }), 'ratingValue “8.7” is outside 1 to 5'],
    [rated({ ratingValue: 0, ratingCount: 3 }), 'out-of-range'],
    [rated({ ratingValue: 'very good', ratingCount: 3 }), 'not-a-rating'],
    [
      '<div itemscope itemtype="https://schema.org/Offer"><span itemprop="price">$19.90</span></div>',
      'not-a-number',
    ],
  ],
  skip: ['<p>Hello'],
});
