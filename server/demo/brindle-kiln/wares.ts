/** The product pages of Brindle Kiln. */
import type { DemoPage } from '../site-model/demo-site.ts';
import { brokenListSchema, collectionSchema, productSchema } from './schema.ts';

const gaiwan = {
  body: 'gaiwan.html',
  title: 'Celadon gaiwan, 120 ml, in pale green stoneware',
  description:
    'A gaiwan for fine oolong: 120 ml, pale celadon, a lip that stays cool. Thrown and fired by us, nine made in firing 214.',
  shareImage: '/files/gaiwan-celadon.png',
  schema: [
    productSchema({
      name: 'Celadon gaiwan',
      image: '/files/gaiwan-celadon.png',
      text: 'A lidded bowl with saucer, 120 ml, in a pale celadon glaze.',
      sku: 'BK-GW-CE',
      price: '58.00',
      stars: { ratingValue: 4.7, reviewCount: 12 },
      review: { author: 'Priya N.', says: 'I have not burnt a finger since.' },
    }),
  ],
} as const;

export const wares: readonly DemoPage[] = [
  {
    path: '/teapots/',
    body: 'teapots.html',
    title: 'Handmade stoneware tea ware from Brindle Kiln',
    description: null,
    schema: [collectionSchema('Teapots'), brokenListSchema],
  },
  {
    path: '/teapots/ember-teapot',
    body: 'ember-teapot.html',
    title: 'Ember teapot: 600 ml of iron-red stoneware | Brindle Kiln',
    description:
      'Our everyday teapot: 600 ml, a wide loop handle, forty-one strainer holes and a spout that stops without a drip. £84, four left from firing 214.',
    shareImage: '/files/ember-teapot.webp',
    shareType: 'product',
    schema: [
      productSchema({
        name: 'Ember teapot',
        image: '/files/ember-teapot.webp',
        text: 'An everyday stoneware teapot of 600 ml with an iron-red glaze.',
        sku: 'BK-TP-EM',
        price: '84.00',
        stars: { ratingValue: 4.8, reviewCount: 31 },
        review: { author: 'Gwen T.', says: 'It really does not drip.' },
      }),
    ],
  },
  {
    path: '/teapots/moss-side-handle',
    body: 'moss-side-handle.html',
    title:
      'Moss kyusu with side handle, 320 ml, bare clay inside, ash glaze outside, for sencha and gyokuro | Brindle Kiln',
    description:
      'A kyusu of 320 ml for two small cups of green tea: hollow side handle, ash glaze outside, bare clay inside. Left-handed ones to order.',
    shareImage: '/files/moss-side-handle.webp',
    shareType: 'product',
    schema: [
      productSchema({
        name: 'Moss kyusu',
        image: '/files/moss-side-handle.webp',
        text: 'A side-handle pot of 320 ml, bare inside, with a moss green ash glaze.',
        sku: 'BK-KY-MO',
        stars: { ratingValue: 4.9, reviewCount: 18 },
        review: { author: 'Jonah R.', says: 'My sencha has never been this soft.' },
      }),
    ],
  },
  {
    path: '/teapots/harbour-teapot',
    body: 'harbour-teapot.html',
    title: 'Harbour teapot: 900 ml for a full table | Brindle Kiln',
    description:
      'The largest pot we make: 900 ml, a wide base that does not tip, cobalt over grey slip. Made to order in five weeks, £98.',
    robots: 'noindex, follow',
    shareImage: '/files/harbour-teapot.jpg',
  },
  {
    path: '/cups/',
    body: 'cups.html',
    title: 'Handmade stoneware tea ware from Brindle Kiln',
    description: 'Cups and bowls for tea, made in pairs.',
    schema: [collectionSchema('Cups and bowls')],
  },
  {
    path: '/cups/yunomi-pair',
    body: 'yunomi-pair.html',
    title: 'A pair of yunomi in oat white and tenmoku black',
    description:
      'Two tall cups without handles, 150 ml each, one satin white and one black with a chestnut rim. £46 the pair, signed under the foot.',
    shareImage: '/files/yunomi-pair.jpg',
    schema: [
      productSchema({
        name: 'A pair of yunomi',
        image: '/files/yunomi-pair.jpg',
        text: 'Two cups of 150 ml, one oat white, one tenmoku black.',
        sku: 'BK-YU-2',
        price: '46.00',
        stars: { ratingValue: 4.6, reviewCount: 22 },
        review: { author: 'Ines and Karl', says: 'We quarrel over the black one.' },
      }),
    ],
  },
  { path: '/cups/gaiwan-celadon', ...gaiwan },
  { path: '/offers/gaiwan-celadon', ...gaiwan },
];
