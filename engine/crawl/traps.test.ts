/** The exact limits at which a URL counts as a crawler trap. */
import { describe, expect, it } from 'vitest';
import { crawlLimits } from '../fetch/fetch-limits.ts';
import { shapeOf, trapReason } from './traps.ts';

const origin = 'https://site.example/';
const reasonFor = (path: string): string | null =>
  trapReason(new URL(path, origin), crawlLimits)?.text ?? null;
const folders = (count: number): string => Array.from({ length: count }, (_, n) => `f${n}`).join('/');

describe('trapReason', () => {
  it.each([
    ['a URL of 2,048 characters', 'a'.repeat(2048 - origin.length), null],
    [
      'a URL of 2,049 characters',
      'a'.repeat(2049 - origin.length),
      'The URL is longer than 2048 characters.',
    ],
    ['12 folders', folders(12), null],
    ['13 folders', folders(13), 'The path is deeper than 12 folders.'],
    ['a segment that appears twice', '/a/b/a/c', null],
    [
      'a segment that appears three times',
      '/a/b/a/c/a',
      '"a" is in the path more than 2 times, as in an endless link.',
    ],
    ['a file', '/a/File.PDF', 'Not a web page: .pdf'],
    ['a file name in the query', '/a?file=a.pdf', null],
    ['a page with an extension', '/a.html', null],
  ])('%s', (_name, path, reason) => {
    expect(reasonFor(path)).toBe(reason);
  });
});

describe('shapeOf', () => {
  it.each([
    ['/post/12/a3?b=1&a=2', '/post/#/a#?a&b'],
    ['/order/0123456789abcdef', '/order/#?'],
    ['/order/0123456789abcde', '/order/#abcde?'],
  ])('%s', (path, shape) => {
    expect(shapeOf(new URL(path, origin))).toBe(shape);
  });
});
