/** Tests which links lead to the same page, the same site and other origins. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../testing/test-rule.ts';
import { type PageLinks, sortLinks } from './links.ts';

const textsOf = ({ outgoing, internal, sameSite, otherOrigin }: PageLinks): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ outgoing, internal, sameSite, otherOrigin }).map(([kind, links]) => [
      kind,
      links.map(({ text }) => text).join(' '),
    ]),
  );

describe('sortLinks', () => {
  it('does not count links to the page itself as outgoing', () => {
    const html =
      '<a href="#a">1</a><a href="/page#b">2</a><a href="/page">3</a><a href="/page?x=1">4</a><a href="/other">5</a><a href="https://other.example/">6</a><a href="mailto:a@b.example">7</a>';
    expect(textsOf(sortLinks(factsOf(html)))).toEqual({
      outgoing: '4 5 6',
      internal: '4 5',
      sameSite: '2 3 4 5',
      otherOrigin: '6',
    });
  });

  it('takes a site with and without www. for one, but not for one origin', () => {
    const html =
      '<a href="https://www.shop.example/a">1</a><a href="http://shop.example/b">2</a><a href="https://blog.shop.example/">3</a>';
    expect(textsOf(sortLinks(factsOf(html)))).toEqual({
      outgoing: '1 2 3',
      internal: '1 2',
      sameSite: '1 2',
      otherOrigin: '1 2 3',
    });
  });

  it('resolves paths against the base of the page', () => {
    const html =
      '<html><head><base href="https://other.example/"></head><body><a href="/a">1</a><a href="/b?x=1">2</a><a href="https://shop.example/c">3</a></body></html>';
    expect(textsOf(sortLinks(factsOf(html)))).toEqual({
      outgoing: '1 2 3',
      internal: '3',
      sameSite: '3',
      otherOrigin: '1 2',
    });
  });
});
