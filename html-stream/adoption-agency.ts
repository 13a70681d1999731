/** The adoption agency algorithm, which repairs misnested formatting such as `<b><p></b></p>`, as events. */

import { OpenElement } from './open-element.ts';
import { bit, type TagInfo } from './tag-info.ts';
import type { TreeBuilder } from './tree-builder.ts';

const outerMax = 8;
const innerMax = 3;

/** Handles the end tag of a formatting element, or a second `a` or `nobr`. False when none is active: then it is an ordinary end tag. */
export function adopt(builder: TreeBuilder, info: TagInfo): boolean {
  const { stack, formatting } = builder;
  const { current } = stack;
  if (current !== undefined && stack.currentName === info.name) {
    if (formatting.takeLatest(current) || !formatting.entries.includes(current)) {
      stack.pop();
      return true;
    }
  }
  for (let round = 0; round < outerMax; round += 1) {
    const element = formatting.latest(info.name);
    if (element === null) return false;
    const at = stack.items.lastIndexOf(element);
    if (at === -1) {
      formatting.remove(element);
      return true;
    }
    if (!isInScope(builder, at)) return true;
    const blockAt = stack.items.findIndex((item, index) => index > at && (item.bits & bit.special) !== 0);
    if (blockAt === -1) {
      stack.popThrough(at);
      formatting.remove(element);
      return true;
    }
    repair(builder, element, blockAt);
  }
  return true;
}

function isInScope(builder: TreeBuilder, at: number): boolean {
  const { items } = builder.stack;
  for (let above = items.length - 1; above > at; above -= 1) {
    if (((items[above]?.bits ?? 0) & bit.scope) !== 0) return false;
  }
  return true;
}

/** Ends the element where the block starts, and opens it again inside the block around its content. */
function repair(builder: TreeBuilder, element: OpenElement, blockAt: number): void {
  const { stack, formatting, listener } = builder;
  const { items } = stack;
  const block = items[blockAt];
  if (block === undefined) return;
  const ancestor = items[items.lastIndexOf(element) - 1];
  let bookmark = element;
  let last = block;
  let below = blockAt - 1;
  for (let round = 0; items[below] !== element; round += 1, below -= 1) {
    const node = items[below];
    if (node === undefined) return;
    const active = formatting.entries.includes(node);
    if (active && round >= innerMax) formatting.remove(node);
    listener.close(node, block);
    if (!active || round >= innerMax) {
      stack.exchange(node, null);
      continue;
    }
    const clone = OpenElement.cloneOf(node);
    stack.exchange(node, clone);
    formatting.replace(node, clone);
    listener.open(clone, ancestor, block);
    if (last === block) bookmark = clone;
    builder.reparent(last, clone);
    last = clone;
  }
  builder.reparent(last, builder.insertionParent(ancestor));
  reopenInside(builder, element, block, bookmark);
}

function reopenInside(
  builder: TreeBuilder,
  element: OpenElement,
  block: OpenElement,
  bookmark: OpenElement,
): void {
  const { stack, formatting, listener } = builder;
  const clone = OpenElement.cloneOf(element);
  listener.close(element, block);
  for (const item of stack.items) if (item.parent === block) item.parent = clone;
  clone.parent = block;
  listener.open(clone, block, block);
  const { entries } = formatting;
  if (bookmark === element) entries[entries.lastIndexOf(element)] = clone;
  else {
    entries.splice(entries.lastIndexOf(bookmark) + 1, 0, clone);
    formatting.remove(element);
  }
  stack.exchange(element, null);
  stack.insertAfter(clone, block);
}
