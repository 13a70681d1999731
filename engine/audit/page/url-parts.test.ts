/** Tests how hosts and origins are read from URLs. */
import { expect, it } from 'vitest';
import { hostOf, isSameSite, originOf, withoutFragment } from './url-parts.ts';

it.each([
  ['https://shop.example/a', 'https://shop.example/', true],
  ['http://www.shop.example/a', 'https://shop.example/', true],
  ['https://blog.shop.example/', 'https://shop.example/', false],
  ['https://shop.example.evil.example/', 'https://shop.example/', false],
  ['https://evil.example/@shop.example', 'https://shop.example/', false],
  ['https://shop.example@evil.example/', 'https://shop.example/', false],
  ['https://shop.example:8443/', 'https://shop.example/', false],
  ['mailto:a@shop.example', 'https://shop.example/', false],
])('%s is on the site of %s: %s', (url, page, expected) => {
  expect(isSameSite(url, page)).toBe(expected);
});

it('reads the host after credentials and before a query', () => {
  expect(hostOf('https://user:pw@shop.example?x=1')).toBe('shop.example');
});

it('reads the origin with its slash, and removes fragments', () => {
  expect(originOf('https://shop.example:8443/a/b')).toBe('https://shop.example:8443/');
  expect(originOf('https://shop.example')).toBe('https://shop.example/');
  expect(withoutFragment('https://shop.example/a#b#c')).toBe('https://shop.example/a');
});
