/** Tests which items lack what Google requires, in all three syntaxes, by nesting and by reference. */
import { describe, expect, it } from 'vitest';
import { checkPage, type TestPage, testRule } from '../../testing/test-rule.ts';
import { sdRequiredMissing } from './sd-required-missing.ts';

const ld = (...items: readonly object[]) =>
  items
    .map(
      (item) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`,
    )
    .join('');

const offer = { '@type': 'Offer', price: '19.90', priceCurrency: 'EUR' };
const graph = (...nodes: readonly object[]) => ld({ '@graph': nodes });

testRule(sdRequiredMissing, {
  pass: [
    // Names of properties that every object of the language has.
    graph(
      { '@type': 'Product', '@id': '#mug', name: 'Mug', constructor: 'Potter', toString: 'x' },
      { '@type': 'Product', '@id': '#mug', offers: offer, constructor: 'Kiln' },
    ),
    '<div itemscope itemtype="https://schema.org/Organization"><b itemprop="constructor __proto__ toString">Ann</b></div>',
    // Google requires nothing of an article or an organization.
    ld({ '@type': 'NewsArticle' }, { '@type': 'Organization' }),
    ld({ '@type': 'Product', name: 'Mug', offers: offer }),
    ld({
      '@type': 'Product',
      name: 'Mug',
      offers: { '@type': 'AggregateOffer', lowPrice: 5, priceCurrency: 'EUR' },
    }),
    ld({ '@type': 'Product', name: 'Mug', offers: { '@type': 'Offer', priceSpecification: { price: 5 } } }),
    // A product that is only the subject of a review, and a business that is only a location or a publisher.
    ld({
      '@type': 'Review',
      author: 'Ann',
      reviewRating: { ratingValue: 4 },
      itemReviewed: { '@type': 'Product', name: 'Mug' },
    }),
    ld({
      '@type': 'Event',
      name: 'Fair',
      startDate: '2027-01-01',
      location: { '@type': 'Restaurant', address: 'Main Street 1' },
      organizer: { '@type': 'Store', name: 'Shop' },
    }),
    ld({
      '@type': 'Event',
      name: 'Talk',
      startDate: '2027-01-01',
      location: { '@type': 'VirtualLocation', url: 'https://a.example' },
    }),
    // Defined elsewhere by its id.
    graph(
      { '@type': 'Product', '@id': '#p', name: 'Mug', offers: { '@id': '#o' } },
      { ...offer, '@id': '#o' },
      { '@type': 'ItemPage', mainEntity: { '@type': 'Product', '@id': '#p' } },
    ),
    graph(
      { '@type': 'Review', '@id': '#r', author: { '@id': '#a' }, reviewRating: { ratingValue: 5 } },
      { '@type': 'Person', '@id': '#a', name: 'Ann' },
      { '@type': 'Product', name: 'Mug', review: { '@id': '#r' } },
    ),
    // An image without a licence is not meant for the licence badge.
    ld({ '@type': 'ImageObject', url: 'https://shop.example/a.jpg' }),
    ld({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@type': 'Product', name: 'Mug' } }],
    }),
    // A list of plain tips is no carousel.
    ld({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', name: 'Wedge the clay' }, 'Throw it'],
    }),
    ld({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }),
    ld({ '@type': 'FAQPage' }, { '@type': 'HowTo' }, { '@type': 'ClaimReview' }),
    ld({ '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'Why?', answerCount: 0 } }),
    '<div itemscope itemtype="https://example.org/Product"></div>',
  ],
  fail: [
    [
      ld({ '@type': 'Product', name: 'Mug' }),
      'Product lacks review or aggregateRating or offers, required for the rich result “Product snippet”.',
      { found: 'Product at $[0]', wanted: 'review or aggregateRating or offers' },
    ],
    [ld({ '@type': 'Product', name: ' ', offers: offer }), 'Product lacks name'],
    [
      ld({ '@type': 'Product', name: 'Mug', offers: [offer, { '@type': 'Offer' }] }),
      'Product lacks offers.price or priceSpecification',
    ],
    [graph({ '@type': 'WebPage' }, { '@type': 'Recipe', name: 'Soup' }), 'Recipe lacks image'],
    [ld({ '@type': ['Place', 'Restaurant'], name: 'Inn' }), 'Restaurant lacks address'],
    [
      ld({
        '@type': 'MusicEvent',
        name: 'Concert',
        startDate: '2027-01-01',
        location: { '@type': 'Place', name: 'Hall' },
      }),
      'MusicEvent lacks location.address',
    ],
    [
      ld({
        '@type': 'JobPosting',
        title: 'Potter',
        description: 'Pots',
        datePosted: '2026-11-01',
        hiringOrganization: 'Shop',
      }),
      'lacks jobLocation or applicantLocationRequirements',
    ],
    [
      ld({ '@type': 'Article', video: { '@type': 'VideoObject', name: 'Film' } }),
      'VideoObject lacks thumbnailUrl and uploadDate',
    ],
    [
      ld({
        '@type': 'Product',
        name: 'Mug',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 },
      }),
      'AggregateRating lacks ratingCount or reviewCount',
    ],
    [
      ld({ '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3 }),
      'AggregateRating lacks itemReviewed',
    ],
    [
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Mug</b></div>',
      'Product lacks review',
      { snippet: '<div itemscope itemtype="https://schema.org/Product">' },
    ],
    [
      '<div vocab="https://schema.org/" typeof="Recipe"><b property="name">Soup</b></div>',
      'Recipe lacks image',
    ],
    [
      ld({ '@type': 'Recipe', name: 'Soup' }, { '@type': 'Recipe', name: 'Cake' }),
      '2 items lack required properties.',
    ],
    [{ url: 'https://shop.example/', html: ld({ '@type': 'WebSite', name: 'Shop' }) }, 'WebSite lacks url'],
  ],
  skip: ['<p>Hello', '<script type="application/ld+json">{"@type": }</script>'],
});

describe('the severity', () => {
  const severityOf = (page: TestPage) => checkPage(sdRequiredMissing, page);

  it("is critical where Google's page says so, and a warning where that is not confirmed", () => {
    expect(severityOf(ld({ '@type': 'Product', name: 'Mug' }))).toMatchObject({ severity: 'critical' });
    expect(severityOf(ld({ '@type': 'Course', name: 'Pottery' }))).toMatchObject({ severity: 'warning' });
  });

  it('only warns of goods on sale that lack a picture', () => {
    const sold = { ...offer, availability: 'https://schema.org/InStock' };
    expect(severityOf(ld({ '@type': 'Product', name: 'Mug', offers: sold }))).toMatchObject({
      severity: 'warning',
      data: { type: 'Product', properties: ['image'], feature: 'Merchant listing' },
    });
  });

  it('is that of the most severe item', () => {
    expect(
      severityOf(ld({ '@type': 'Course', name: 'Pottery' }, { '@type': 'Recipe', name: 'Soup' })),
    ).toMatchObject({ severity: 'critical' });
  });

  it('reports a property once, though two results require it', () => {
    const sold = { ...offer, availability: 'InStock' };
    const image = 'https://shop.example/a.jpg';
    expect(severityOf(ld({ '@type': 'Product', image, offers: sold }))).toMatchObject({
      data: { type: 'Product', properties: ['name'], feature: 'Product snippet' },
      evidence: [{ wanted: 'name' }],
    });
  });
});
