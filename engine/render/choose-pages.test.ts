/** Which pages are chosen for rendering. */
import { describe, expect, it } from 'vitest';
import { choosePages } from './choose-pages.ts';

const pagesOf = (template: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `/${template}/${at}`, template }));

describe('choosePages', () => {
  it('chooses all pages of a small site', () => {
    const pages = pagesOf('a', 10);
    expect(choosePages(pages)).toEqual(pages);
  });

  it('spreads over the templates of a large site, the first page first', () => {
    const pages = [
      ...pagesOf('home', 1),
      ...pagesOf('product', 40),
      ...pagesOf('article', 2),
      ...pagesOf('list', 9),
    ];
    const chosen = choosePages(pages).map(({ url }) => url);
    expect(chosen).toHaveLength(10);
    expect(chosen.slice(0, 4)).toEqual(['/home/0', '/product/0', '/article/0', '/list/0']);
    expect(chosen).toContain('/article/1');
  });
});
