/** Tests the paths of elements against the plain way to make them, on tables of all shapes. */
import { expect, it } from 'vitest';
import { pathOf } from './node-paths.ts';
import type { ElementTable, NodeId } from './page-source.ts';

function plainStep({ name, names, parent, count }: ElementTable, row: NodeId): string {
  const tag = names[name[row] ?? 0] ?? '*';
  const above = parent[row] ?? -1;
  if (above < 0 || tag === 'html' || tag === 'body' || tag === 'head') return tag;
  const siblings: NodeId[] = [];
  for (let other = above + 1; other < count; other += 1)
    if (parent[other] === above && name[other] === name[row]) siblings.push(other);
  return siblings.length === 1 ? tag : `${tag}:nth-of-type(${siblings.indexOf(row) + 1})`;
}

function plainPath(elements: ElementTable, node: NodeId): string {
  const steps: string[] = [];
  for (let row = node; row >= 0 && steps.length < 5; row = elements.parent[row] ?? -1) {
    const id = elements.ids.get(row);
    const isNamed = id !== undefined && /^[A-Za-z][\w-]*$/.test(id);
    steps.push(isNamed ? `#${id}` : plainStep(elements, row));
    if (isNamed) break;
  }
  return steps.reverse().join(' > ');
}

const names = ['html', 'body', 'div', 'p', 'img', 'a-name-of-their-own'];
const idsTried = ['top', 'a-rather-long-name', '1st', 'a b', ''];

/** The same numbers in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let last = seed; ; last = (last * 48_271) % 2_147_483_647) yield last;
}

/** Parents stand before their children, but for some that were moved there later. */
function tableOf(seed: number, count: number): ElementTable {
  const dice = numbers(seed);
  const upTo = (limit: number): number => (dice.next().value >> 4) % limit;
  const parent = new Int32Array(count).fill(-1);
  const name = new Uint16Array(count);
  const ids = new Map<NodeId, string>();
  for (let row = 1; row < count; row += 1) {
    parent[row] = upTo(3) === 0 ? row - 1 : upTo(row);
    name[row] = 1 + upTo(names.length - 1);
    if (upTo(12) === 0) ids.set(row, idsTried[upTo(idsTried.length)] ?? '');
  }
  // One above another that is not below it: no path goes in a circle.
  if (count > 9) parent[3] = parent[count - 1] === 0 ? count - 1 : 0;
  return { count, parent, start: new Int32Array(count), end: new Int32Array(count), name, names, ids };
}

it('makes the path that the plain way makes, whatever was asked before', () => {
  for (let round = 1; round < 60; round += 1) {
    const table = tableOf(round * 7919, 1 + ((round * 37) % 200));
    for (let node = table.count - 1; node >= 0; node -= 1) {
      expect(pathOf(table, node)).toBe(plainPath(table, node));
      expect(pathOf(table, node)).toBe(plainPath(table, node));
    }
  }
});

it('has room for a page of many elements', () => {
  const table = tableOf(11, 9000);
  for (const node of [8999, 4242, 1]) expect(pathOf(table, node)).toBe(plainPath(table, node));
});
