/** Tests which URL variants of which pages are requested. */
import { describe, expect, it } from 'vitest';
import { chooseVariants } from './url-variants.ts';

const origin = 'https://shop.example';
const choose = (paths: readonly string[], known: readonly string[] = []): readonly string[] =>
  chooseVariants(
    paths.map((path) => ({ url: `${origin}${path}`, textHash: 'x' })),
    (url) => known.includes(url.slice(origin.length)),
  ).map(({ kind, page, url }) => `${kind} ${page.slice(origin.length)} ${url.slice(origin.length)}`);

describe('chooseVariants', () => {
  it('chooses a few of each kind, shortest URLs first', () => {
    expect(choose(['/oak/tables', '/', '/oak/', '/elm'])).toEqual([
      'slash /elm /elm/',
      'slash /oak/ /oak',
      'index / /index.html',
      'case /elm /ELM',
    ]);
  });

  it('chooses the same whatever the order of the pages', () => {
    expect(choose(['/a/', '/b', '/c/'])).toEqual(choose(['/c/', '/b', '/a/']));
  });

  it.each([
    ['a file has no slash after it', ['/oak.html'], ['case /oak.html /OAK.HTML']],
    ['a URL with a query has no variants', ['/oak?page=2'], []],
    ['an encoded path has no variants', ['/gr%C3%B6%C3%9Fe.pdf'], []],
    ['a path in capitals has no variant', ['/OAK.HTML'], []],
  ])('%s', (_why, paths, expected) => {
    expect(choose(paths)).toEqual(expected);
  });

  it('leaves out URLs that were crawled', () => {
    expect(choose(['/elm'], ['/elm/', '/ELM'])).toEqual([]);
  });
});
