/** One spelling per page, and the borders of a site. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInScope, normaliseUrl, wwwVariantOf } from './normalize-url.ts';

describe('normaliseUrl', () => {
  it.each([
    ['https://A.Example', 'https://a.example/'],
    ['https://a.example:443/b', 'https://a.example/b'],
    ['http://a.example:80/b', 'http://a.example/b'],
    ['https://a.example./b', 'https://a.example/b'],
    ['https://a.example/b#c', 'https://a.example/b'],
    ['https://a.example/b?', 'https://a.example/b'],
    ['https://a.example/b?#c', 'https://a.example/b'],
    ['https://a.example/b?&&', 'https://a.example/b'],
    ['https://a.example/b/../c/./d', 'https://a.example/c/d'],
    ['https://a.example/%7ejoe/%c3%a4', 'https://a.example/~joe/%C3%A4'],
    ['https://a.example/ä b', 'https://a.example/%C3%A4%20b'],
    ['https://a.example/b?q=%7e%2f', 'https://a.example/b?q=~%2F'],
    ['https://a.example/b;jsessionid=1A2B3C?x=1', 'https://a.example/b?x=1'],
    ['https://a.example/b?PHPSESSID=abc&x=1', 'https://a.example/b?x=1'],
    ['https://a.example/b?x=1&sid=8f3a9c2e1b4d5f60', 'https://a.example/b?x=1'],
    ['https://a.example/b?utm_source=x&utm_medium=y', 'https://a.example/b'],
    ['https://a.example/b?gclid=1&x=2&fbclid=3', 'https://a.example/b?x=2'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ])('%s is %s', (url, expected) => {
    expect(normaliseUrl(url)).toBe(expected);
  });

  it.each([
    'https://a.example/B',
    'https://a.example/b/',
    'https://a.example/b?x=1&y=2',
    'https://a.example/b?y=2&x=1',
    'https://a.example/b?sid=12',
    'https://a.example/b?token=news',
    'https://a.example/b?x=',
    'https://a.example/b?x',
    'https://a.example/a%2Fb',
    'https://a.example/a+b',
    'https://a.example//b',
    'https://a.example:8443/b',
    'https://a.example/b;v=1',
  ])('%s stays, for it may be another page', (url) => {
    expect(normaliseUrl(url)).toBe(url);
  });

  it.each([
    'mailto:a@b.example',
    'javascript:1',
    'tel:1',
    'data:,x',
    'ftp://a.example/',
    'http://',
    'nonsense',
  ])('%s is no page', (url) => {
    expect(normaliseUrl(url)).toBeNull();
  });

  it('resolves against a base', () => {
    expect(normaliseUrl('../c?d#e', 'https://a.example/a/b/')).toBe('https://a.example/a/c?d');
  });

  it('never throws, and a normal form is its own normal form', () =>
    fuzz(
      'normal forms of URLs',
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl({ withFragments: true, withQueryParameters: true }),
        ),
        (text) => {
          const once = normaliseUrl(text, 'https://a.example/');
          expect(once === null ? null : normaliseUrl(once)).toBe(once);
        },
      ),
    ));

  it('is the same whether the URL needed a parser or not', () => {
    const part = fc.constantFrom(
      ...`a Z 0 9 - . .. /. / // _ ~ @ ! $ & ' * + , = : ; ( % %2e ? # \\ xn--a xn-- 0x 1.2 com. :80 é |`.split(
        ' ',
      ),
    );
    const parts = fc.array(part, { maxLength: 8 });
    return fuzz(
      'normal URLs without a parser',
      fc.property(parts, parts, (host, path) => {
        const url = `https://${host.join('')}.example/${path.join('')}`;
        const parsed = URL.parse(url);
        expect(normaliseUrl(url)).toBe(parsed === null ? null : normaliseUrl(parsed));
      }),
      { runs: 5000 },
    );
  });
});

describe('scope', () => {
  const inside = (url: string, host = 'a.example', path = ''): boolean =>
    isInScope({ host, path }, new URL(url));

  it('is the host with and without www, in either scheme', () => {
    expect(
      ['https://a.example/x', 'http://www.a.example/', 'https://A.EXAMPLE./'].map((url) => inside(url)),
    ).toEqual([true, true, true]);
    expect(inside('https://a.example/', 'www.a.example')).toBe(true);
    expect(
      ['https://b.a.example/', 'https://b.example/', 'https://a.example.b/', 'https://a.example:8443/'].map(
        (url) => inside(url),
      ),
    ).toEqual([false, false, false, false]);
  });

  it.each(['/blog', '/blog/'])('is narrowed by the path %s', (path) => {
    const at = (pathname: string): boolean => inside(`https://a.example${pathname}`, 'a.example', path);
    expect(['/blog', '/blog/', '/blog/a', '/blog?p=1'].map(at)).toEqual([true, true, true, true]);
    expect(['/', '/blogs', '/Blog', '/a/blog'].map(at)).toEqual([false, false, false, false]);
  });

  it('has a www variant', () => {
    expect([wwwVariantOf('a.example'), wwwVariantOf('www.a.example')]).toEqual([
      'www.a.example',
      'a.example',
    ]);
  });
});
