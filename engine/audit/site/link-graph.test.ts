/** Clicks, PageRank and who links to whom. */
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
const paths = (pages: readonly number[]): string[] =>
  pages.map((page) => site.pages[page]?.url.replace('https://shop.example', '') ?? '');

describe('the link graph', () => {
  it('counts clicks by followed links, redirects passed through', () => {
    const clicks = ['/', '/a', '/b', '/c', '/closed'].map((path) => site.graph.depth[at(path)]);
    expect(clicks).toEqual([0, 1, 1, -1, -1]);
  });

  it('knows who links to a page, each once, a page not to itself', () => {
    expect(paths(site.graph.inlinks(at('/a')))).toEqual(['/']);
    expect(paths(site.graph.inlinks(at('/b')))).toEqual(['/', '/a']);
    expect(paths(site.graph.inlinks(at('/c')))).toEqual(['/b', '/closed']);
    expect(site.graph.followedInlinks(at('/c'))).toEqual([]);
  });

  it('knows who names an address that is no page', () => {
    const gone = site.addresses.find(({ url }) => url.endsWith('/gone'));
    expect(paths(site.graph.referrers(gone?.id ?? -1))).toEqual(['/']);
  });

  it('ranks pages by their links, and the ranks sum to one', () => {
    const { rank } = site.graph;
    expect(rank.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
    expect(rank[at('/b')]).toBeGreaterThan(rank[at('/a')] ?? 1);
    expect(rank[at('/a')]).toBeGreaterThan(rank[at('/c')] ?? 1);
  });
});
