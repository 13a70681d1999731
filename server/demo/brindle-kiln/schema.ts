/** Structured data of Brindle Kiln: the shop, its wares, its lists and its notes. */
const origin = 'https://demo.example';
const context = 'https://schema.org';

export interface Ware {
  readonly name: string;
  readonly image: string;
  readonly text: string;
  readonly sku: string;
  /** Without it the offer has no price, which is a planted fault. */
  readonly price?: string;
  readonly stars: { readonly ratingValue: number; readonly reviewCount: number };
  readonly review: { readonly author: string; readonly says: string };
}

export const productSchema = ({ name, image, text, sku, price, stars, review }: Ware) => ({
  '@context': context,
  '@type': 'Product',
  name,
  image: `${origin}${image}`,
  description: text,
  sku,
  brand: { '@type': 'Brand', name: 'Brindle Kiln' },
  offers: {
    '@type': 'Offer',
    availability: `${context}/InStock`,
    priceCurrency: 'GBP',
    ...(price !== undefined && { price }),
  },
  aggregateRating: { '@type': 'AggregateRating', ...stars },
  review: {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    reviewBody: review.says,
    reviewRating: { '@type': 'Rating', ratingValue: 5 },
  },
});

export const collectionSchema = (name: string) => ({ '@context': context, '@type': 'CollectionPage', name });

export const postSchema = (headline: string, image: string) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline,
  image: `${origin}${image}`,
  datePublished: '2026-02-11',
  dateModified: '2026-02-11',
  author: { '@type': 'Person', name: 'Maud Ellery', url: `${origin}/about` },
});

export const shopSchema = {
  '@context': context,
  '@type': 'Organization',
  name: 'Brindle Kiln',
  url: `${origin}/`,
  logo: `${origin}/files/share.jpg`,
  description: 'A pottery of two that makes stoneware for tea.',
  email: 'hello@demo.example',
  sameAs: [`${origin}/about`],
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Fustian Mill, Weir Lane',
    addressLocality: 'Callow Bridge',
    addressRegion: 'West Yorkshire',
    addressCountry: 'GB',
  },
};

/** A planted syntax error: a missing comma. */
export const brokenListSchema = `{"@context": "https://schema.org", "@type": "ItemList", "itemListElement": [
{"@type": "ListItem", "position": 1 "url": "https://demo.example/teapots/ember-teapot"},
{"@type": "ListItem", "position": 2, "url": "https://demo.example/teapots/moss-side-handle"}]}`;
