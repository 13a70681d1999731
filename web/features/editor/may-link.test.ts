/** Where a link of a reply may lead. */
import { describe, expect, it } from 'vitest';
import { mayLinkFor } from './may-link.ts';

const mayLink = mayLinkFor('https://www.shop.example/oak', 'https://pagewright.example');

describe('mayLinkFor', () => {
  it.each([
    'https://shop.example/',
    'http://www.shop.example/a?b=c',
    'https://pagewright.example/dashboard?analysis=a1',
  ])('lets through %s', (url) => expect(mayLink(new URL(url))).toBe(true));

  it.each([
    'https://evil.example/',
    'https://shop.example.evil.example/',
    'https://notshop.example/',
    'https://user:secret@shop.example/',
    'https://pagewright.example/api/logout',
    'https://blog.shop.example/',
  ])('holds back %s', (url) => expect(mayLink(new URL(url))).toBe(false));
});
