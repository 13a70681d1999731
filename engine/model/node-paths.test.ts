/** Tests the selectors of elements. */
import { expect, it } from 'vitest';
import { pathOf } from './node-evidence.ts';
import type { ElementTable, NodeId } from './page-source.ts';

const names = ['html', 'body', 'div', 'p', 'a'];

/** Rows of parent, name and position among siblings of that name. */
function tableOf(
  rows: readonly (readonly [parent: number, name: string, nth?: number])[],
  ids: readonly (readonly [NodeId, string])[] = [],
): ElementTable {
  return {
    count: rows.length,
    parent: Int32Array.from(rows, ([parent]) => parent),
    start: new Int32Array(rows.length),
    end: new Int32Array(rows.length),
    name: Uint16Array.from(rows, ([, name]) => names.indexOf(name)),
    names,
    nthOfType: Int32Array.from(rows, ([, , nth = 0]) => nth),
    ids: new Map(ids),
  };
}

const page = [
  [-1, 'html'],
  [0, 'body'],
  [1, 'div', 1],
  [1, 'div', 2],
  [3, 'p'],
  [4, 'a', 1],
  [4, 'a', 2],
] as const;

it('names the position only among siblings of the same name', () => {
  const table = tableOf(page);
  expect(pathOf(table, 0)).toBe('html');
  expect(pathOf(table, 2)).toBe('html > body > div:nth-of-type(1)');
  expect(pathOf(table, 6)).toBe('html > body > div:nth-of-type(2) > p > a:nth-of-type(2)');
});

it('starts from the nearest id that needs no escaping', () => {
  const table = tableOf(page, [
    [3, 'main-part'],
    [4, '1st'],
    [5, 'a b'],
  ]);
  expect(pathOf(table, 5)).toBe('#main-part > p > a:nth-of-type(1)');
});

it('has at most five steps', () => {
  const deep = tableOf(Array.from({ length: 9 }, (_, row) => [row - 1, 'div'] as const));
  expect(pathOf(deep, 8)).toBe('div > div > div > div > div');
});
