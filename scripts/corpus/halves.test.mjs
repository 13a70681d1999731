/** Checks the lot that divides the corpus. */
import { describe, expect, it } from 'vitest';
import { halfOf, partOf } from './halves.mjs';
import { sites } from './sites.mjs';

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
