/** Finds what a page says about an image: the heading and the text that share the smallest part of the page with it. */
import type { ImageNode } from '../model/node-facts.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { ElementTable, NodeId } from '../model/page-source.ts';

interface Placed {
  readonly node: NodeId;
}

/** A card, its row and the section around them. */
const levelsMax = 6;
/** In a part with several texts, one further away is about something else. */
const nearMax = 12;

function isInside({ parent }: ElementTable, outer: NodeId, node: NodeId): boolean {
  let row = node;
  while (row > outer) row = parent[row] ?? -1;
  return row === outer;
}

/** From the nearest ancestor of the image that contains any. */
function besideImage<T extends Placed>(facts: PageFacts, image: NodeId, all: readonly T[]): readonly T[] {
  const elements = facts.source?.elements;
  if (elements === undefined) return [];
  let outer = image;
  for (let level = 0; level < levelsMax; level += 1) {
    outer = elements.parent[outer] ?? -1;
    if (outer < 0) return [];
    const part = outer;
    const inside = all.filter(({ node }) => isInside(elements, part, node));
    if (inside.length > 0) return inside;
  }
  return [];
}

/** In a card its own, in running text the one above. */
export function headingOfImage({ node, region }: ImageNode, facts: PageFacts): string | null {
  const all = facts.headings.filter((heading) => heading.region === region);
  const beside = besideImage(facts, node, all);
  const before = (beside.length > 0 ? beside : all).findLast((heading) => heading.node < node);
  return (before ?? beside[0])?.text ?? null;
}

/** The block closest to it in source order. */
export function textNearImage({ node }: ImageNode, facts: PageFacts): string | null {
  const { paragraphs } = facts.text;
  const beside = besideImage(facts, node, paragraphs);
  if (beside.length === 1) return beside[0]?.text ?? null;
  let best: (typeof paragraphs)[number] | null = null;
  for (const each of beside.length > 0 ? beside : paragraphs)
    if (best === null || Math.abs(each.node - node) < Math.abs(best.node - node)) best = each;
  return best === null || Math.abs(best.node - node) > nearMax ? null : best.text;
}
