/** Opens formatting elements again that a block or a misnested end tag closed. */

import { OpenElement } from './open-element.ts';
import { depthMax } from './open-elements.ts';
import type { TreeBuilder } from './tree-builder.ts';

export function reconstructFormatting(builder: TreeBuilder): void {
  const { entries } = builder.formatting;
  if (entries.length === 0) return;
  let at = entries.length - 1;
  let entry = entries[at];
  if (entry === undefined || entry === null || entry.isOpen) return;
  while (at > 0) {
    entry = entries[at - 1];
    if (entry === undefined || entry === null || entry.isOpen) break;
    at -= 1;
  }
  for (; at < entries.length && builder.stack.items.length < depthMax; at += 1) {
    const original = entries[at];
    if (original === undefined || original === null) continue;
    const clone = OpenElement.cloneOf(original);
    builder.open(clone);
    entries[at] = clone;
  }
}
