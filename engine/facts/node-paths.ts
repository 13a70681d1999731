/** CSS paths of a page's elements, each made once: several rules cite the same ones. */
import type { ElementTable, NodeId } from './page-source.ts';

const stepsMax = 5;
const plainId = /^[A-Za-z][\w-]*$/;

/** Used anew by every page: the first child of each row, and the next child of the same parent; -1 for none. */
let firstChild = new Int32Array(4096);
let nextSibling = new Int32Array(4096);

/** Children in the order of their start tags. One that stands before its parent was moved there, and is passed over. */
function linkChildren({ count, parent }: ElementTable): void {
  if (firstChild.length < count) {
    firstChild = new Int32Array(count * 2);
    nextSibling = new Int32Array(count * 2);
  }
  firstChild.fill(-1, 0, count);
  for (let row = count - 1; row >= 0; row -= 1) {
    const above = parent[row] ?? -1;
    if (above < 0 || above >= row) continue;
    nextSibling[row] = firstChild[above] ?? -1;
    firstChild[above] = row;
  }
}

/** Rules go page by page, so the latest page is the only one worth keeping: its paths, by row and number of steps. */
let latest: { readonly elements: ElementTable; readonly paths: Map<number, string> } | null = null;

/** By id where there is one, else by position, at most five steps long. */
export function pathOf(elements: ElementTable, node: NodeId): string {
  if (latest?.elements !== elements) {
    latest = { elements, paths: new Map() };
    linkChildren(elements);
  }
  return pathIn(latest.paths, elements, node, stepsMax);
}

/** Elements that are cited together have most of their path in common. */
function pathIn(known: Map<number, string>, elements: ElementTable, row: NodeId, steps: number): string {
  const key = row * (stepsMax + 1) + steps;
  let path = known.get(key);
  if (path !== undefined) return path;
  const id = elements.ids.get(row);
  const isNamed = id !== undefined && plainId.test(id);
  const above = elements.parent[row] ?? -1;
  path = isNamed ? ownStep(`#${id}`) : stepOf(elements, row);
  if (!isNamed && above >= 0 && steps > 1) path = `${pathIn(known, elements, above, steps - 1)} > ${path}`;
  known.set(key, path);
  return path;
}

/** Names and ids may be cuts of the page, which V8 keeps alive for them from this length on: joined and cut again they are not. */
const ownStep = (step: string): string => (step.length < 13 ? step : ` ${step}`.slice(1));

function stepOf({ name: nameOf, names, parent: parentOf }: ElementTable, row: NodeId): string {
  const name = nameOf[row] ?? 0;
  const tag = ownStep(names[name] ?? '*');
  const parent = parentOf[row] ?? -1;
  if (parent < 0 || tag === 'html' || tag === 'body' || tag === 'head') return tag;
  let position = 0;
  let siblings = 0;
  for (let other = firstChild[parent] ?? -1; other >= 0; other = nextSibling[other] ?? -1) {
    if (nameOf[other] !== name) continue;
    siblings += 1;
    if (other === row) position = siblings;
    if (position > 0 && siblings > position) break;
  }
  return siblings === 1 ? tag : `${tag}:nth-of-type(${position})`;
}
