/** Tests which links count as a site's own. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../testing/test-rule.ts';
import { foreignLinks, hostOf, internalLinks, isSameSite, outgoingLinks } from './link-addresses.ts';

describe('isSameSite', () => {
  it.each([
    ['https://shop.example/a', 'https://shop.example/', true],
    ['http://www.shop.example/a', 'https://shop.example/', true],
    ['https://blog.shop.example/', 'https://shop.example/', false],
    ['https://shop.example.evil.example/', 'https://shop.example/', false],
    ['https://evil.example/@shop.example', 'https://shop.example/', false],
    ['https://shop.example@evil.example/', 'https://shop.example/', false],
    ['https://shop.example:8443/', 'https://shop.example/', false],
    ['mailto:a@shop.example', 'https://shop.example/', false],
  ])('%s on %s: %s', (address, page, expected) => {
    expect(isSameSite(address, page)).toBe(expected);
  });
  it('reads the host past a name and before a query', () => {
    expect(hostOf('https://user:pw@shop.example?x=1')).toBe('shop.example');
  });
});

it('leaves out links to the page itself, to parts of it and to others', () => {
  const html =
    '<a href="#a">1</a><a href="/page#b">2</a><a href="/page">3</a><a href="/page?x=1">4</a><a href="/other">5</a><a href="https://other.example/">6</a><a href="mailto:a@b.example">7</a>';
  expect(internalLinks(factsOf(html)).map(({ text }) => text)).toEqual(['4', '5']);
});

it('knows where plain paths lead when another site is the base', () => {
  const html =
    '<html><head><base href="https://other.example/"></head><body><a href="/a">1</a><a href="/b?x=1">2</a><a href="https://shop.example/c">3</a></body></html>';
  const facts = factsOf(html);
  expect(internalLinks(facts).map(({ text }) => text)).toEqual(['3']);
  expect(foreignLinks(facts).map(({ text }) => text)).toEqual(['1', '2']);
  expect(outgoingLinks(facts).map(({ text }) => text)).toEqual(['1', '2', '3']);
});
