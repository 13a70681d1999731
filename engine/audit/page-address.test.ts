/** Tests that paths of addresses are those a parser finds. */
import { describe, expect, it } from 'vitest';
import { parsedAddress, pathOfAddress, plainPathOf } from './page-address.ts';

const hosts = ['shop.example', 'www.shop-2.example', 'SHOP.example', 'localhost', '1.2.3.4', 'a.example:80'];
const odd = [
  'xn--bcher-kva.example',
  'a.0x1',
  'bücher.example',
  'user@a.example',
  'a..example',
  'a.example.',
];
const paths = [
  '',
  '/',
  '/a/b-c_d~1/',
  '/a//b',
  '/A.html',
  '/.',
  '/a/../b',
  '/a/.b',
  '/a/%2e%2e/b',
  '/a b',
  '/ä',
];
const ends = ['', '?', '?a=1', '#', '#top', '\\a', '\t', ';a', '@'];

const addresses = ['http', 'https', 'HTTPS', 'ftp'].flatMap((scheme) =>
  [...hosts, ...odd].flatMap((host) =>
    paths.flatMap((path) => ends.map((end) => `${scheme}://${host}${path}${end}`)),
  ),
);

describe('the path of an address', () => {
  it('is the one a parser finds', () => {
    for (const address of addresses.filter((each) => URL.canParse(each)))
      expect(pathOfAddress(address), address).toBe(new URL(address).pathname);
  });

  it('is read without a parser only where it would change nothing', () => {
    const plain = addresses.filter((address) => plainPathOf(address) !== null);
    expect(plain.length).toBeGreaterThan(10);
    for (const address of plain)
      expect(URL.parse(address), address).toMatchObject({
        href: address,
        pathname: plainPathOf(address),
        search: '',
      });
  });

  it('is none of what is no address', () => {
    for (const address of ['', '/a', 'shop']) {
      expect(() => pathOfAddress(address)).toThrow();
      expect(() => parsedAddress(address)).toThrow();
    }
  });
});
