/** Tests the positions that selectors of elements are made from. */
import { expect, it } from 'vitest';
import { nthOfType } from './element-table-builder.ts';

it('counts siblings of the same name; 0 for an only one', () => {
  const parents = [-1, 0, 1, 1, 1, 3, 1];
  const names = [0, 1, 2, 2, 3, 2, 2];
  expect([...nthOfType(parents, names)]).toEqual([0, 0, 1, 2, 0, 0, 3]);
});

it('leaves out an element that was moved into a later one', () => {
  expect([...nthOfType([-1, 3, 0, 0, 3], [0, 1, 2, 2, 1])]).toEqual([0, 0, 1, 2, 0]);
});
