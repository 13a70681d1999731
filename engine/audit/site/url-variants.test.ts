/** Which other spellings of which pages are tried. */
import { describe, expect, it } from 'vitest';
import { chooseVariants } from './url-variants.ts';

const origin = 'https://shop.example';
const choose = (paths: readonly string[], known: readonly string[] = []): readonly string[] =>
  chooseVariants(
    paths.map((path) => ({ url: `${origin}${path}`, textHash: 'x' })),
    (url) => known.includes(url.slice(origin.length)),
  ).map(({ kind, page, url }) => `${kind} ${page.slice(origin.length)} ${url.slice(origin.length)}`);

describe('chooseVariants', () => {
  it('tries a few of each kind, shortest addresses first', () => {
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
    ['a search is left alone', ['/oak?page=2'], []],
    ['what is encoded is left alone', ['/gr%C3%B6%C3%9Fe.pdf'], []],
    ['an address in capitals has no twin to try', ['/OAK.HTML'], []],
  ])('%s', (_why, paths, wanted) => {
    expect(choose(paths)).toEqual(wanted);
  });

  it('leaves out what the crawl has read itself', () => {
    expect(choose(['/elm'], ['/elm/', '/ELM'])).toEqual([]);
  });
});
