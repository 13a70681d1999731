/** Finds elements by name in a page's table of elements, for what the facts do not collect. */
import type { NodeId, PageSource } from '../../../model/page-source.ts';

/** The name of an element in lower case; empty for no element. */
export function nameOf({ elements }: PageSource, node: NodeId): string {
  return node < 0 ? '' : (elements.names[elements.name[node] ?? 0] ?? '');
}

/** Every element of these names, in document order. */
export function rowsNamed(source: PageSource, names: ReadonlySet<string>): NodeId[] {
  const { elements } = source;
  const wanted = new Set(elements.names.flatMap((name, index) => (names.has(name) ? [index] : [])));
  const rows: NodeId[] = [];
  if (wanted.size === 0) return rows;
  for (let node = 0; node < elements.count; node += 1)
    if (wanted.has(elements.name[node] ?? -1)) rows.push(node);
  return rows;
}

export const parentOf = ({ elements }: PageSource, node: NodeId): NodeId => elements.parent[node] ?? -1;

/** The nearest element around a node for which `is` holds; -1 when there is none. */
export function closest(source: PageSource, node: NodeId, is: (around: NodeId) => boolean): NodeId {
  for (let around = parentOf(source, node); around >= 0; around = parentOf(source, around))
    if (is(around)) return around;
  return -1;
}
