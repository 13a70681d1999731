/** Tests how URLs of a page are resolved. */
import { describe, expect, it } from 'vitest';
import { isAbsolute, UrlResolver } from './url-resolver.ts';

const base = 'https://shop.example/a/b?c#d';

describe('UrlResolver', () => {
  it.each([
    ['/', 'https://shop.example/'],
    ['/a/b-c_d:e@1.html', 'https://shop.example/a/b-c_d:e@1.html'],
    ['/a/../b', 'https://shop.example/b'],
    ['/a\\b', 'https://shop.example/a/b'],
    ['c', 'https://shop.example/a/c'],
    ['../x y', 'https://shop.example/x%20y'],
    ['?q=1', 'https://shop.example/a/b?q=1'],
    ['#part', 'https://shop.example/a/b?c#part'],
    [' /trimmed ', 'https://shop.example/trimmed'],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['HTTP://Other.example:80/a/../b', 'http://other.example/b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['https://[', null],
  ])('%s', (href, url) => {
    const resolver = new UrlResolver(base);
    expect([resolver.resolve(href), resolver.resolve(href)]).toEqual([url, url]);
  });

  it('resolves the candidates of a srcset', () => {
    expect(new UrlResolver(base).candidatesOf('/a.jpg 1x, b.jpg 2x, https://cdn.example/c,d.jpg')).toEqual([
      { url: '/a.jpg', resolved: 'https://shop.example/a.jpg' },
      { url: 'b.jpg', resolved: 'https://shop.example/a/b.jpg' },
      { url: 'https://cdn.example/c,d.jpg', resolved: 'https://cdn.example/c,d.jpg' },
    ]);
  });
});

describe('isAbsolute', () => {
  it.each([
    [' https://shop.example ', true],
    ['mailto:a@b.example', true],
    ['//shop.example', false],
    ['/a:b', false],
    ['https://[', false],
  ])('%s', (href, absolute) => {
    expect(isAbsolute(href)).toBe(absolute);
  });
});
