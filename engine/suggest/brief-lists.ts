/** Finds which paragraphs of a brief are the items of one list, or the cells of one row of a table. */
import type { PageFacts } from '../model/page-facts.ts';
import type { ElementTable, NodeId } from '../model/page-source.ts';

/** Consecutive paragraphs, from this one to before that one. */
export interface BriefGroup {
  readonly kind: 'list' | 'row';
  readonly from: number;
  readonly to: number;
}

/** A paragraph, and a link or two around it. */
const levelsMax = 4;

const holders: Readonly<Record<string, BriefGroup['kind']>> = {
  li: 'list',
  td: 'row',
  th: 'row',
};

interface Holder {
  readonly kind: BriefGroup['kind'];
  /** The list, or the row. */
  readonly node: NodeId;
}

function holderOf({ parent, name, names }: ElementTable, block: NodeId): Holder | null {
  let row = block;
  for (let level = 0; level < levelsMax && row >= 0; level += 1) {
    const kind = holders[names[name[row] ?? 0] ?? ''];
    if (kind !== undefined) return { kind, node: parent[row] ?? -1 };
    row = parent[row] ?? -1;
  }
  return null;
}

export function briefGroups({ source, text }: PageFacts): BriefGroup[] {
  if (source === null) return [];
  const groups: (BriefGroup & { to: number; readonly node: NodeId })[] = [];
  text.paragraphs.forEach(({ node }, at) => {
    const holder = holderOf(source.elements, node);
    const last = groups.at(-1);
    if (holder === null) return;
    if (last?.to === at && last.node === holder.node) last.to = at + 1;
    else groups.push({ ...holder, from: at, to: at + 1 });
  });
  return groups.filter(({ from, to }) => to - from > 1).map(({ kind, from, to }) => ({ kind, from, to }));
}
