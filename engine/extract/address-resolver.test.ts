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
  'https://shop.example/a?b#c',
  'https://shop.example//a',
  'https://shop.example',
  'https://shop.example:443/a',
  '#',
  '#part',
  '#a b',
  '#ä',
])('%s', (href) => {
  expect(new AddressResolver(base).resolve(href)).toBe(byParser(href));
});

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
const anyText = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

it.each(['/', 'https://shop.example/', 'https://shop.example', '#'])('anything behind %s', async (start) => {
  await fuzz(
    'addresses without a parser',
    fc.property(anyText, (text) => {
      const href = `${start}${text}`;
      expect(new AddressResolver(base).resolve(href)).toBe(byParser(href));
    }),
    { runs: 5000 },
  );
});

/** Node 22's parser drops the empty query of a base, against the standard; newer ones keep it. */
const keepsEmptyQuery = URL.parse('#', 'https://shop.example/?')?.href === 'https://shop.example/?#';

it('a part of any page', async () => {
  await fuzz(
    'parts without a parser',
    fc.property(anyText, anyText, (text, name) => {
      fc.pre(keepsEmptyQuery || !/\?(?:#|$)/.test(text));
      const from = `https://shop.example/${text}`;
      const href = `#${name}`;
      expect(new AddressResolver(from).resolve(href)).toBe(URL.parse(href, from)?.href ?? null);
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
