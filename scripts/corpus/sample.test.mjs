/** Checks the lot that divides the corpus, and how findings are drawn for reading. */
import { describe, expect, it } from 'vitest';
import { drawSample, halfOf, partOf } from './sample.mjs';
import { sites } from './sites.mjs';

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

describe('halfOf', () => {
  it('gives a name the same half for ever', () => {
    // Written down once: a change would mix what was worked on with what is to be measured.
    expect(
      ['freelancer', 'agency', 'exim4-doc-html', 'git-doc', 'react-app', 'eleventy-blog'].map(halfOf),
    ).toEqual(['measure', 'work', 'measure', 'work', 'measure', 'work']);
  });

  it('leaves enough sites of each kind of source in both halves', () => {
    for (const source of ['npm', 'debian', 'generator']) {
      const halves = sites.filter(({ from }) => source in from).map(partOf);
      expect(halves.filter((half) => half === 'work').length).toBeGreaterThanOrEqual(2);
      expect(halves.filter((half) => half === 'measure').length).toBeGreaterThanOrEqual(2);
    }
  });

  it('leaves what came last out of both', () => {
    expect(partOf({ name: 'agency', part: null })).toBe('work');
    for (const part of ['fresh', 'unseen', 'last']) {
      expect(partOf({ name: 'agency', part })).toBe(part);
      expect(sites.filter((site) => partOf(site) === part).length).toBeGreaterThanOrEqual(12);
    }
  });
});

describe('sites', () => {
  it('have a name and a host of their own', () => {
    expect(new Set(sites.map(({ name }) => name)).size).toBe(sites.length);
    expect(new Set(sites.map(({ host }) => host)).size).toBe(sites.length);
  });
});
