/** Tests where folders and pages lie in the pictures of a site. */
import type { SiteFolder, SiteGraph } from '@pagewright/contract/explorer/explorer';
import { describe, expect, it } from 'vitest';
import { placeFolders } from './folder-layout.ts';
import { placeGraph } from './graph-layout.ts';

const folder = (path: string, parent: string | null, pages: number): SiteFolder => ({
  path,
  parent,
  pages,
  urls: pages,
  score: null,
  depth: null,
  statuses: { '2xx': pages, '3xx': 0, '4xx': 0, '5xx': 0, none: 0 },
});

describe('the map of folders', () => {
  it('gives each folder its share of the width of its parent, the largest first', () => {
    const placed = placeFolders([
      folder('/', null, 10),
      folder('/a/', '/', 2),
      folder('/b/', '/', 6),
      folder('/b/c/', '/b/', 3),
    ]);
    expect(placed.map(({ folder: { path }, level, from, width }) => [path, level, from, width])).toEqual([
      ['/', 0, 0, 1],
      ['/b/', 1, 0, 0.6],
      ['/b/c/', 2, 0, 0.3],
      ['/a/', 1, 0.6, 0.2],
    ]);
  });

  it('leaves out what could not be seen', () => {
    const placed = placeFolders([folder('/', null, 10_000), folder('/a/', '/', 1)]);
    expect(placed.map(({ folder: { path } }) => path)).toEqual(['/']);
  });
});

const node = (id: number, inlinks: number): SiteGraph['nodes'][number] => ({
  id,
  inlinks,
  url: `https://a.example/${id}`,
  title: null,
  status: 200,
  depth: 1,
  pageRank: null,
  score: null,
  template: null,
});

describe('the link graph', () => {
  const graph: SiteGraph = {
    nodes: Array.from({ length: 40 }, (_, at) => node(at, 40 - at)),
    links: [...Array.from({ length: 39 }, (_, at): [number, number] => [at + 1, 0]), [3, 3], [1, 99]],
    total: 90,
  };

  it('draws the better linked larger, no page over another, and all within its box', () => {
    const { nodes, box } = placeGraph(graph);
    expect(nodes[0]?.radius).toBeGreaterThan(nodes[39]?.radius ?? 0);
    for (const [at, a] of nodes.entries()) {
      expect(a.x).toBeGreaterThan(box.x);
      expect(a.y).toBeLessThan(box.y + box.height);
      for (const b of nodes.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius);
    }
  });

  it('draws links between the pages it shows, and the same picture each time', () => {
    const picture = placeGraph(graph);
    expect(picture.links).toHaveLength(39);
    expect(placeGraph(graph)).toEqual(picture);
    expect(placeGraph({ nodes: [], links: [], total: 0 }).nodes).toEqual([]);
  });
});
