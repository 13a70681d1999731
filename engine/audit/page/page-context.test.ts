/** Tests what a page's rules share. */
import { expect, it } from 'vitest';
import { factsOf } from '../testing/test-rule.ts';
import { PageContext } from './page-context.ts';

const html = `<a href="/other">Other</a><img src="/oak.jpg" alt="Oak"><img src="/p.gif" width="1" height="1">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Oak"}</script>`;

it('derives links, visible images, structured items and the URL from the facts', () => {
  const page = new PageContext(factsOf(html));
  expect(page.url.href).toBe('https://shop.example/page');
  expect(page.isHome).toBe(false);
  expect(page.links.internal.map(({ resolved }) => resolved)).toEqual(['https://shop.example/other']);
  expect(page.visibleImages.map(({ src }) => src)).toEqual(['/oak.jpg']);
  expect(page.structuredItems.all.map(({ item }) => item.types)).toEqual([['Product']]);
});

it('computes each once, and anew for another page', () => {
  const page = new PageContext(factsOf(html));
  expect(page.links).toBe(page.links);
  expect(page.structuredItems).toBe(page.structuredItems);
  const home = new PageContext(factsOf({ html: '', url: 'https://shop.example/' }));
  expect(home.isHome).toBe(true);
  expect(home.links.outgoing).toEqual([]);
});
