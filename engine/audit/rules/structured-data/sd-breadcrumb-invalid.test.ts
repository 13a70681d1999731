/** Tests which breadcrumb lists are faulty. */
import { testRule } from '../../testing/test-rule.ts';
import { sdBreadcrumbInvalid } from './sd-breadcrumb-invalid.ts';

const ld = (item: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`;
const list = (...entries: readonly object[]) =>
  ld({
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((each) => ({ '@type': 'ListItem', ...each })),
  });
const home = { position: 1, name: 'Home', item: 'https://shop.example/' };

testRule(sdBreadcrumbInvalid, {
  pass: [
    list(home, { position: 2, name: 'Mugs' }),
    list(home, { position: '2', item: { '@id': 'https://shop.example/mugs', name: 'Mugs' } }),
    list({ position: 2, name: 'Mugs' }, home),
    // Names and URLs may be in pages of the graph.
    ld({
      '@graph': [
        { '@type': 'WebPage', '@id': 'https://shop.example/', name: 'Home' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, item: { '@id': 'https://shop.example/' } },
            { '@type': 'ListItem', position: 2, name: 'Mugs' },
          ],
        },
      ],
    }),
    { url: 'https://shop.example/', html: list({ position: 1, name: 'Home' }) },
    '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="/"><span itemprop="name">Home</span></a><meta itemprop="position" content="1"></li><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><span itemprop="name">Mugs</span><meta itemprop="position" content="2"></li></ol>',
  ],
  fail: [
    [list(home), { messageId: 'too-few', data: { count: 1 } }],
    [ld({ '@type': 'BreadcrumbList' }), { messageId: 'too-few', data: { count: 0 } }],
    [list(home, { position: 3, name: 'Mugs' }), 'has the positions 1 and 3 instead of 1 to 2'],
    [list({ ...home, position: 0 }, { position: 1, name: 'Mugs' }), 'positions'],
    [list(home, { name: 'Mugs' }), { messageId: 'positions', data: { positions: ['1', '–'], last: 2 } }],
    [
      list(home, { position: 2, item: 'https://shop.example/mugs' }),
      { messageId: 'no-name', data: { position: 2 } },
    ],
    [
      list(home, { position: 2, name: 'Mugs' }, { position: 3, name: 'Blue' }),
      { messageId: 'no-item', data: { position: 2 } },
      { found: 'BreadcrumbList at $[0] has no item at position 2; only the last may go without' },
    ],
  ],
  skip: ['<p>Hello', '<nav aria-label="Breadcrumb"><a href="/">Home</a></nav>', ld({ '@type': 'ItemList' })],
});
