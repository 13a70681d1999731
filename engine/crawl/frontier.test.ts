/** The order in which a site is read, and what is not worth a request. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Frontier } from './frontier.ts';
import { shapeOf, trapReason } from './traps.ts';

const limits = { urlLength: 2048, pathDepth: 12 };
const at = (path: string): URL => new URL(`https://site.example${path}`);

function orderOf(paths: readonly string[], depth = 1): readonly string[] {
  const frontier = new Frontier('https://site.example', 1000);
  for (const path of paths) frontier.push({ url: path, foundIn: 'link', foundOn: null, depth }, at(path));
  const order: string[] = [];
  for (let item = frontier.next(); item !== null; item = frontier.next()) order.push(item.url);
  return order;
}

describe('the frontier', () => {
  it('puts the start first, then the sitemap, then links by clicks', () => {
    const frontier = new Frontier('https://site.example', 10);
    frontier.push({ url: 'far', foundIn: 'link', foundOn: null, depth: 3 }, at('/far'));
    frontier.push({ url: 'near', foundIn: 'link', foundOn: null, depth: 1 }, at('/near'));
    frontier.push({ url: 'listed', foundIn: 'sitemap', foundOn: null, depth: 0 }, at('/listed'));
    frontier.push({ url: 'start', foundIn: 'start', foundOn: null, depth: 0 }, at('/'));
    const order = Array.from({ length: 5 }, () => frontier.next()?.url);
    expect(order).toEqual(['start', 'listed', 'near', 'far', undefined]);
  });

  it('reads one of each kind before the second of any', () => {
    const order = orderOf(['/cal/1', '/cal/2', '/cal/3', '/a?x=1', '/a?x=2', '/a?x=3', '/about', '/b']);
    expect(order.slice(0, 4).toSorted()).toEqual(['/a?x=1', '/about', '/b', '/cal/1']);
  });

  it('returns nothing of a worse rank than given', () => {
    const frontier = new Frontier('https://site.example', 10);
    frontier.push({ url: 'far', foundIn: 'link', foundOn: null, depth: 9 }, at('/far'));
    expect(frontier.next(5)).toBeNull();
    expect(frontier.next()?.url).toBe('far');
  });

  it('takes no more than its room', () => {
    const frontier = new Frontier('https://site.example', 1);
    const item = { url: 'x', foundIn: 'link', foundOn: null, depth: 1 } as const;
    expect(frontier.push(item, at('/x'))).not.toBeNull();
    expect(frontier.push(item, at('/x'))).toBeNull();
  });

  it('loses and doubles nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.webPath()), (paths) => {
        expect(orderOf(paths).toSorted()).toEqual(paths.toSorted());
      }),
    );
  });
});

describe('what is not worth a request', () => {
  it.each([
    ['/a.pdf', 'Not a web page: .pdf'],
    ['/A.JPG?x=1', 'Not a web page: .jpg'],
    ['/a/b/a/b/a', '"a" is in the path more than 2 times, as in an endless link.'],
    [`/${Array.from({ length: 13 }, (_, n) => `f${n}`).join('/')}`, 'The path is deeper than 12 folders.'],
    [`/${'x'.repeat(2048)}`, 'The URL is longer than 2048 characters.'],
  ])('%s', (path, reason) => {
    expect(trapReason(at(path), limits)?.text).toBe(reason);
  });

  it.each([
    '/',
    '/a',
    '/a.html',
    '/a.php?file=b.pdf',
    '/a.pdf/page',
    '/a/a',
    '/2026/11/2026',
    '/v1.2',
    '/jpg',
  ])('%s is', (path) => {
    expect(trapReason(at(path), limits)).toBeNull();
  });
});

describe('the shape of a URL', () => {
  it.each([
    ['/cal/2026/11', '/cal/2027/1'],
    ['/p?b=1&a=2', '/p?a=9&b=8'],
    ['/s/8f3a9c2e1b4d5f60aa/x', '/s/00aa11bb22cc33dd44/x'],
    ['/item-12', '/item-345'],
  ])('%s is that of %s', (a, b) => {
    expect(shapeOf(at(a))).toBe(shapeOf(at(b)));
  });

  it.each([
    ['/a', '/b'],
    ['/p?a=1', '/p?b=1'],
    ['/cal/2026', '/cal/2026/11'],
  ])('%s is not that of %s', (a, b) => {
    expect(shapeOf(at(a))).not.toBe(shapeOf(at(b)));
  });
});
