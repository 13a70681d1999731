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
      'datePublished "28.02.2026" is not an ISO 8601 date.',
      { found: '$[0].datePublished "28.02.2026" is not an ISO 8601 date' },
    ],
    [ld({ '@type': 'Article', datePublished: '2026-02-30' }), 'is not an ISO 8601 date'],
    [ld({ '@type': 'Event', startDate: 'March 3, 2026' }), 'is not an ISO 8601 date'],
    [offer({ price: '€ 19,90' }), 'price "€ 19,90" is not a plain number'],
    [offer({ price: '1,299.00' }), 'is not a plain number'],
    [offer({ price: 0 }), 'is not above zero'],
    [offer({ price: -3 }), 'is negative'],
    [offer({ price: 1, priceCurrency: '€' }), 'priceCurrency "€" is not an ISO 4217 currency code'],
    [offer({ price: 1, availability: 'in stock' }), 'availability "in stock" is not a schema.org value'],
    [ld({ '@type': 'Event', eventStatus: 'Scheduled' }), 'eventStatus "Scheduled"'],
    [ld({ '@type': 'Product', image: '/mug.jpg', url: '//shop.example/mug' }), '2 values are not valid'],
    [ld({ '@type': 'Organization', sameAs: ['www.social.example/shop'] }), 'is not a full URL'],
    [rated({ ratingValue: 8.7, ratingCount: 3 }), 'ratingValue "8.7" is outside 1 to 5'],
    [rated({ ratingValue: 0, ratingCount: 3 }), 'is outside 1 to 5'],
    [rated({ ratingValue: 'very good', ratingCount: 3 }), 'is not a rating'],
    [
      '<div itemscope itemtype="https://schema.org/Offer"><span itemprop="price">$19.90</span></div>',
      'price "$19.90" is not a plain number',
    ],
  ],
  skip: ['<p>Hello'],
});
