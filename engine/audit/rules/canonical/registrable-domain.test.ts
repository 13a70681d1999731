/** Tests which hosts belong to one owner. */
import { expect, it } from 'vitest';
import { registrableDomain } from './registrable-domain.ts';

it.each([
  ['www.shop.example', 'shop.example'],
  ['shop.example', 'shop.example'],
  ['a.b.shop.co.uk', 'shop.co.uk'],
  ['shop.com.au', 'shop.com.au'],
  ['anna.github.io', 'anna.github.io'],
  ['WWW.Shop.Example.', 'shop.example'],
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
])('%s belongs to %s', (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});
