/** Addresses that are made absolute without a parser are those that a parser would make. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AddressResolver } from './address-resolver.ts';
import { readSrcset } from './srcset.ts';

const base = 'https://shop.example/a/b?c#d';
const byParser = (href: string): string | null => URL.parse(href, base)?.href ?? null;

it.each([
  '/',
  '/img/7@2x.jpg',
  "/it's/(here)",
  "/search?q=it's",
  '/a?b=/../c&d=1?',
  '/a/./b',
  '/a/../b',
  '/%2e%2e/b',
  '//cdn.example/x',
  '/a b',
  '/ä',
  '/a?ö',
  '/a#b',
  '/a?',
  '/a\\b',
  '/{a}|^`<b>"',
  '/a\tb',
  '/a ',
  'https://other.example/ä?b c#d',
  'HTTP://Other.example:80/a/../b',
  'https://[',
  'https:/a',
  'https:a',
  'http:a',
  'help.html',
])('%s', (href) => {
  expect(new AddressResolver(base).resolve(href)).toBe(byParser(href));
});

it('any path and query', async () => {
  const part = fc.constantFrom(
    ...`/ . ? %2e & = ; : @ ! $ ' ( ) * + , ~ _ - | ^ { } [ ] \\ < > " # `.split(' '),
    'a',
    'Z',
    '0',
    ' ',
    '\t',
    'é',
    '/../',
    '/./',
    '%2E',
    '..',
  );
  await fuzz(
    'addresses without a parser',
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const href = `/${parts.join('')}`;
      expect(new AddressResolver(base).resolve(href)).toBe(byParser(href));
    }),
    { runs: 5000 },
  );
});

it('a srcset, and the same from another page and another site', () => {
  const srcset = '/a.jpg 1x, b.jpg 2x, https://cdn.example/c.jpg 3x';
  const paths = '/a.jpg 1x, /b.jpg 2x';
  for (const from of [base, base, 'https://shop.example/x/y', 'https://other.example/z'])
    for (const list of [srcset, paths])
      expect(new AddressResolver(from).candidatesOf(list)).toEqual(
        readSrcset(list).map((candidate) => ({
          ...candidate,
          resolved: URL.parse(candidate.url, from)?.href ?? null,
        })),
      );
});
