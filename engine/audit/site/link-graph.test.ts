/** Tests click depth, PageRank and inlinks. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, linkTo } from '../testing/site-builder.ts';

const site = buildSite({
  pages: {
    '/': html({ body: linkTo('/a', '/a#part', '/old', '/gone', 'https://other.example/') }),
    '/a': html({ body: linkTo('/a', '/b') }),
    '/b': html({ body: '<a rel="nofollow" href="/c">C</a>' }),
    '/c': html(),
    '/closed': html({ head: '<meta name="robots" content="nofollow">', body: linkTo('/c') }),
  },
  answers: { '/old': { via: ['/b'] }, '/gone': 404 },
});
const at = (path: string): number => site.pages.findIndex(({ url }) => url === `https://shop.example${path}`);
const paths = (pages: Uint32Array): string[] =>
  [...pages].map((page) => site.pages[page]?.url.replace('https://shop.example', '') ?? '');

describe('the link graph', () => {
  it('counts clicks by followed links, through redirects', () => {
    const clicks = ['/', '/a', '/b', '/c', '/closed'].map((path) => site.graph.depth[at(path)]);
    expect(clicks).toEqual([0, 1, 1, -1, -1]);
    const before = ['/', '/a', '/b', '/c'].map((path) => site.graph.parent[at(path)]);
    expect(before).toEqual([-1, at('/'), at('/'), -1]);
  });

  it('lists the pages that link to a page, each once, without itself', () => {
    expect(paths(site.graph.inlinks(at('/a')))).toEqual(['/']);
    expect(paths(site.graph.inlinks(at('/b')))).toEqual(['/', '/a']);
    expect(paths(site.graph.inlinks(at('/c')))).toEqual(['/b', '/closed']);
    expect([...site.graph.followedInlinks(at('/c'))]).toEqual([]);
    expect(paths(site.graph.outlinks(at('/')))).toEqual(['/a', '/b']);
  });

  it('lists the pages that link to a URL that is no page', () => {
    const gone = site.urlRecords.find(({ url }) => url.endsWith('/gone'));
    expect(paths(site.graph.referrers(gone?.id ?? -1))).toEqual(['/']);
  });

  it('ranks pages by their links, and the ranks sum to one', () => {
    const { rank } = site.graph;
    expect(rank.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
    expect(rank[at('/b')]).toBeGreaterThan(rank[at('/a')] ?? 1);
    expect(rank[at('/a')]).toBeGreaterThan(rank[at('/c')] ?? 1);
  });
});

/** The ranks of pages `/0`, `/1` … that link to these others. */
function ranks(outlinks: readonly (readonly number[])[]): readonly number[] {
  const pages = outlinks.map((targets, page) => [
    `/${page}`,
    html({ body: linkTo(...targets.map((target) => `/${target}`)) }),
  ]);
  return [...buildSite({ pages: Object.fromEntries(pages) }).graph.rank];
}

describe('PageRank', () => {
  it('follows links with a probability of 0.85, and jumps anywhere from a page without links', () => {
    // r0 = (0.15 + 0.85 r1) / 2 and r0 + r1 = 1
    expect(ranks([[1], []])).toEqual([expect.closeTo(1 / 2.85, 8), expect.closeTo(1 - 1 / 2.85, 8)]);
  });

  it('shares the rank of a page among the pages it links to', () => {
    // r0 = 0.05, r1 = 0.05 + 0.85 r0 / 2 + 0.85 r2, r2 = 0.05 + 0.85 r0 / 2 + 0.85 r1
    expect(ranks([[1, 2], [2], [1]])).toEqual([
      expect.closeTo(0.05, 8),
      expect.closeTo(0.475, 8),
      expect.closeTo(0.475, 8),
    ]);
  });

  it('stops after 50 iterations where it has not converged', () => {
    // The ranks of two pages that link to each other oscillate.
    const [, first] = ranks([[1], [2], [1]]);
    expect(first).toBeCloseTo(expectedAfter(50), 10);
    expect(first).not.toBeCloseTo(expectedAfter(49), 10);
  });

  it('is empty without pages', () => {
    expect(ranks([])).toEqual([]);
  });
});

/** The second page of `[[1], [2], [1]]` after so many steps of the formula. */
function expectedAfter(iterations: number): number {
  let [first, second, third] = [1 / 3, 1 / 3, 1 / 3];
  for (let at = 0; at < iterations; at += 1)
    [first, second, third] = [0.05, 0.05 + 0.85 * (first + third), 0.05 + 0.85 * second];
  return second;
}
