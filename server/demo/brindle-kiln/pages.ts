/** All pages of Brindle Kiln with their head elements; their content is in the pages folder. */
import type { DemoPage } from '../site-model/demo-site.ts';
import { collectionSchema, postSchema, shopSchema } from './schema.ts';
import { wares } from './wares.ts';

const journal: readonly DemoPage[] = [
  {
    path: '/blog/',
    body: 'blog.html',
    title: 'Journal: notes on tea and clay | Brindle Kiln',
    description:
      'Short notes from the workshop at Fustian Mill: how to season a clay pot, how hot the water for green tea should be, and what the kiln did.',
    schema: [collectionSchema('Journal')],
  },
  {
    path: '/blog/how-to-season-a-clay-teapot',
    body: 'season.html',
    title: 'How to season a clay teapot in an hour | Brindle Kiln',
    description:
      'Which pots need it, what to simmer them in, and what to expect in the first weeks: seasoning a bare clay teapot, step by step, by a potter.',
    shareImage: '/files/seasoning.jpg',
    shareType: 'article',
    alternates: {
      en: '/blog/how-to-season-a-clay-teapot',
      de: '/blog/tonkanne-einweihen',
      'x-default': '/blog/how-to-season-a-clay-teapot',
    },
    schema: [postSchema('How to season a clay teapot', '/files/seasoning.jpg')],
  },
  {
    path: '/blog/green-tea-water-temperature',
    body: 'green-tea.html',
    title: 'Green tea: seventy degrees without a thermometer',
    description:
      'Boiling water makes green tea bitter. Two easy ways to bring it down to seventy degrees, and how long to let the leaf stand.',
    canonical: '/',
    shareImage: '/files/tea-table.webp',
    shareType: 'article',
  },
  {
    path: '/blog/tonkanne-einweihen',
    body: 'tonkanne.html',
    title: 'Eine Tonkanne einweihen, Schritt für Schritt',
    description:
      'Welche Teekannen man einweihen muss, wie man es macht und was in den ersten Wochen geschieht: eine Anleitung aus der Werkstatt.',
    shareImage: '/files/seasoning.jpg',
    shareType: 'article',
    schema: [postSchema('Eine Tonkanne einweihen', '/files/seasoning.jpg')],
  },
];

const others: readonly DemoPage[] = [
  {
    path: '/glazes',
    body: 'glazes.html',
    title: 'Our five glazes and what is in them | Brindle Kiln',
    description:
      'Ember, Moss, Harbour, Celadon and Oat: what each glaze is made of, how it behaves on an edge, and which ones may go into a dishwasher.',
    hasViewport: false,
    delayMs: 1100,
  },
  {
    path: '/about',
    body: 'about.html',
    title: 'About us',
    description:
      'Brindle Kiln is Maud Ellery and Tom Sadler, two wheels and one gas kiln on the ground floor of Fustian Mill in Callow Bridge, West Yorkshire, where we have made stoneware for tea since 2016, after five years in a shed.',
  },
  {
    path: '/contact',
    body: 'contact.html',
    title: null,
    description:
      'Where to find Brindle Kiln in Callow Bridge, when the workshop is open, and how to order a pot that is not on the shelf.',
  },
  {
    path: '/faq',
    body: 'faq.html',
    title: 'Questions about dishwashers, parcels and lids',
    description:
      'May it go into the dishwasher? How long does a parcel take? What if it breaks? Short answers from the people who make and pack the pots.',
  },
  {
    path: '/terms',
    body: 'terms.html',
    title: 'Terms of sale | Brindle Kiln',
    description: 'What you agree to when you buy from us.',
    robots: 'noindex',
  },
  {
    path: '/basket',
    body: 'basket.html',
    title: 'Your basket | Brindle Kiln',
    description: null,
  },
  {
    path: '/gift-cards',
    body: 'gift-cards.html',
    title: 'Gift cards for tea ware, from £25 | Brindle Kiln',
    description:
      'Printed gift cards of £25, £50 or £100, good for ten years, for pots on the shelf, pieces made to order and weekends at the wheel.',
  },
  {
    path: '/workshops/wheel-throwing-weekend',
    body: 'workshop.html',
    title: 'Wheel throwing weekend for four people | Brindle Kiln',
    description:
      'Two days at the wheel in Callow Bridge: throw on Saturday, turn on Sunday, take home three fired pieces. £240 with clay, kiln and lunch.',
    shareImage: null,
  },
];

export const brindleKilnPages: readonly DemoPage[] = [
  {
    path: '/',
    body: 'home.html',
    title: 'Brindle Kiln: handmade tea ware from West Yorkshire',
    description:
      'Teapots, cups and bowls in stoneware, thrown and fired by two potters in an old mill in Callow Bridge. Sixty pieces in a firing, each one signed.',
    schema: [shopSchema],
  },
  ...wares,
  ...journal,
  ...others,
];
