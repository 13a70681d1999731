/** Ottery Lane, the competitor at rival.example: faster and tidier in some things, careless in others. */
import { rivalDomain } from '../site-model/demo-hosts.ts';
import type { DemoPage, DemoSite } from '../site-model/demo-site.ts';

const goods: readonly DemoPage[] = [
  {
    path: '/shop/',
    body: 'shop.html',
    title: 'All teaware: teapot, mug, bowl and caddy | Ottery Lane',
    description:
      'Four pieces of teaware in white and indigo, cast in Devon and always in stock: a teapot, a tall mug, a matcha bowl and a caddy.',
  },
  {
    path: '/shop/river-teapot',
    body: 'river-teapot.html',
    title: 'River teapot, 700 ml, with steel basket | Ottery Lane',
    description:
      'A teapot of 700 ml that never drips: white stoneware dipped in indigo, with a wide steel basket and lids you can buy again. £49.',
    shareImage: '/files/river-pot.webp',
    shareType: 'product',
  },
  {
    path: '/shop/tall-mug',
    body: 'tall-mug.html',
    title: 'Tall mug',
    description:
      'Handmade teaware from Devon in white and indigo, cast in our own moulds and glazed by hand.',
    shareImage: '/files/tall-mug.webp',
    shareType: 'product',
  },
  {
    path: '/shop/matcha-bowl',
    body: 'matcha-bowl.html',
    title: 'Matcha bowl',
    description:
      'Handmade teaware from Devon in white and indigo, cast in our own moulds and glazed by hand.',
    shareImage: '/files/matcha-bowl.webp',
    shareType: 'product',
  },
  {
    path: '/shop/tea-caddy',
    body: 'tea-caddy.html',
    title: 'Airtight tea caddy with a cork ring | Ottery Lane',
    description:
      'A stoneware caddy for 120 g of loose leaf, with a lid that closes on a ring of cork. Cast and glazed in Devon, £27, in stock.',
    shareImage: '/files/tea-caddy.jpg',
    shareType: 'product',
  },
];

const words: readonly DemoPage[] = [
  {
    path: '/guides/',
    body: 'guides.html',
    title: 'Guides to brewing and choosing | Ottery Lane',
    description:
      'Short guides from the barn: how to choose a teapot by size, shape and material, and how to make cold brew tea overnight.',
  },
  {
    path: '/guides/choosing-a-teapot',
    body: 'choosing.html',
    title: 'Choosing a teapot: size, shape and material',
    description:
      'How large a teapot should be, which shape suits which leaf, what stoneware, glass and iron are good for, and how to test a spout.',
    shareType: 'article',
  },
  {
    path: '/guides/cold-brew-tea',
    body: 'cold-brew.html',
    title: 'Cold brew tea in a teapot, overnight | Ottery Lane',
    description:
      'Ten grams of leaf, a litre of cold water and a night in the fridge: which teas are good for cold brew, how to do it and what it costs.',
    shareType: 'article',
  },
  {
    path: '/story',
    body: 'story.html',
    title: 'Our story: a broken lid and a cider barn | Ottery Lane',
    description:
      'How a broken lid became a workshop of nine: why we cast instead of throwing, where old moulds go, and what comes next.',
  },
  {
    path: '/contact',
    body: 'contact.html',
    title: 'Contact Ottery Lane: address, number, orders',
    description:
      'The address and number of the cider barn, the times when visitors are welcome, and how to place an order by e-mail.',
  },
  {
    path: '/delivery',
    body: 'delivery.html',
    title: 'Packing and delivery, free from £40 | Ottery Lane',
    description:
      'Parcels leave on every working day, packed without plastic. What it costs, how long it takes, and what happens if something breaks.',
  },
];

export const otteryLane: DemoSite = {
  host: rivalDomain,
  folder: import.meta.dirname,
  name: 'Ottery Lane',
  tagline: 'Teaware from a cider barn in Devon',
  pages: [
    {
      path: '/',
      body: 'home.html',
      title: 'Ottery Lane: teaware from Devon in white and indigo',
      description:
        'Teapots, mugs and bowls in white and indigo stoneware, cast in our own moulds in Devon, always in stock and delivered the next day.',
    },
    ...goods,
    ...words,
  ].map((page) => ({ ...page, canonical: null })),
  menu: [
    ['/shop/', 'Shop'],
    ['/guides/', 'Guides'],
    ['/story', 'Our story'],
    ['/contact', 'Contact'],
  ],
  footer: [
    ['/delivery', 'Packing and delivery'],
    ['/guides/choosing-a-teapot', 'Choosing a teapot'],
    ['/guides/cold-brew-tea', 'Cold brew'],
  ],
  imprint: 'Ottery Lane Teaware, The Cider Barn, Ottery Lane, Devon.',
  redirects: { '/home': '/' },
  texts: {
    '/robots.txt': 'User-agent: *\nDisallow:\n',
    '/llms.txt': `# Ottery Lane

> Teaware from Devon: a teapot, a mug, a bowl and a caddy, cast and glazed by a team of nine.

- [All teaware](https://rival.example/shop/): the four pieces with their prices
- [Choosing a teapot](https://rival.example/guides/choosing-a-teapot): size, shape and material
- [Packing and delivery](https://rival.example/delivery): costs, times and returns
`,
  },
  sitemap: null,
  headers: {
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  },
  compresses: false,
  leadsToHttps: true,
};
