/** Where pages lie in the link graph: linked pages pull each other, all others push. The same links give the same picture. */
import type { SiteGraph } from '@pagewright/contract/explorer/explorer';
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';

type GraphNode = SiteGraph['nodes'][number];

export interface PlacedNode {
  readonly node: GraphNode;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface GraphPicture {
  readonly nodes: readonly PlacedNode[];
  readonly links: readonly { readonly source: PlacedNode; readonly target: PlacedNode }[];
  /** Of the SVG. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const ticks = 240;
const margin = 24;
/** More lines than this are a blot; the links of the best-linked pages come first. */
const linksMax = 2500;

interface Body {
  readonly id: number;
  readonly radius: number;
  x: number;
  y: number;
}

export function placeGraph({ nodes, links }: SiteGraph): GraphPicture {
  const most = Math.max(1, ...nodes.map(({ inlinks }) => inlinks));
  const bodies = nodes.map(({ id, inlinks }, at): Body => {
    // A spiral to begin with: the forces only have to straighten it.
    const angle = at * 2.4;
    const far = 12 * Math.sqrt(at);
    return {
      id,
      radius: 3 + 13 * Math.sqrt(inlinks / most),
      x: far * Math.cos(angle),
      y: far * Math.sin(angle),
    };
  });
  const known = new Set(bodies.map(({ id }) => id));
  const drawn = links
    .filter(([source, target]) => source !== target && known.has(source) && known.has(target))
    .slice(0, linksMax)
    .map(([source, target]) => ({ source, target }));
  forceSimulation(bodies)
    .force('charge', forceManyBody().strength(-60).distanceMax(400))
    .force(
      'link',
      forceLink<Body, { source: number; target: number }>(drawn.map((link) => ({ ...link })))
        .id(({ id }) => id)
        .distance(46)
        .strength(0.05),
    )
    .force(
      'collide',
      forceCollide<Body>().radius(({ radius }) => radius + 3),
    )
    .force('x', forceX(0).strength(0.05))
    .force('y', forceY(0).strength(0.08))
    .stop()
    .tick(ticks);
  const wider = spreadOf(bodies);
  const placed = nodes.flatMap((node, at): PlacedNode[] => {
    const body = bodies[at];
    return body === undefined ? [] : [{ node, x: body.x * wider, y: body.y * wider, radius: body.radius }];
  });
  const byId = new Map(placed.map((each) => [each.node.id, each]));
  return {
    nodes: placed,
    links: drawn.flatMap(({ source, target }) => {
      const [from, to] = [byId.get(source), byId.get(target)];
      return from === undefined || to === undefined ? [] : [{ source: from, target: to }];
    }),
    box: boxOf(placed),
  };
}

/** At least as large as that of a middling site: a few pages are not blown up. */
const leastBox = { width: 900, height: 560 };

/** The names of pages are to their right. */
const nameWidth = 150;

/** A few pages are moved apart until they fill the box, but not made larger. */
function spreadOf(bodies: readonly Body[]): number {
  const reach = (sides: readonly number[]): number => 2 * Math.max(1, ...sides.map(Math.abs));
  const width = reach(bodies.map(({ x }) => x)) + 2 * margin + nameWidth;
  const height = reach(bodies.map(({ y }) => y)) + 2 * margin;
  return Math.max(1, Math.min(4, leastBox.width / width, leastBox.height / height));
}

function boxOf(placed: readonly PlacedNode[]): GraphPicture['box'] {
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  const [left, right] = [Math.min(0, ...xs) - margin, Math.max(0, ...xs) + margin + nameWidth];
  const [top, bottom] = [Math.min(0, ...ys) - margin, Math.max(0, ...ys) + margin];
  const width = Math.max(leastBox.width, right - left);
  const height = Math.max(leastBox.height, bottom - top);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
