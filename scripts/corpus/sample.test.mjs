/** Checks how findings are drawn for reading. */
import { describe, expect, it } from 'vitest';
import { drawSample } from './sample.mjs';

const items = [
  ...Array.from({ length: 50 }, (_, id) => ({ group: 'large', id })),
  { group: 'small', id: 50 },
  { group: 'other', id: 51 },
];
const draw = (count, seed) =>
  drawSample(items, { count, seed, groupOf: ({ group }) => group }).map(({ id }) => id);

describe('drawSample', () => {
  it('draws the same for the same seed and something else for another', () => {
    expect(draw(20, 7)).toEqual(draw(20, 7));
    expect(draw(20, 7)).not.toEqual(draw(20, 8));
  });

  it('takes one of each group before a second of any', () => {
    for (const seed of [1, 2, 3, 4, 5]) expect(draw(3, seed)).toEqual(expect.arrayContaining([50, 51]));
  });

  it('draws nothing twice and everything when asked for more than there is', () => {
    expect(new Set(draw(100, 1)).size).toBe(items.length);
  });
});
