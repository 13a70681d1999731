/** Formatting that a misnested end tag or a block closed is opened again before the next text or element. */
import type { Construction } from './construction.ts';
import { OpenElement } from './open-element.ts';
import { depthMax } from './open-elements.ts';

export function reconstructFormatting(page: Construction): void {
  const { entries } = page.formatting;
  if (entries.length === 0) return;
  let at = entries.length - 1;
  let entry = entries[at];
  if (entry === undefined || entry === null || entry.isOpen) return;
  while (at > 0) {
    entry = entries[at - 1];
    if (entry === undefined || entry === null || entry.isOpen) break;
    at -= 1;
  }
  for (; at < entries.length && page.stack.items.length < depthMax; at += 1) {
    const original = entries[at];
    if (original === undefined || original === null) continue;
    const clone = OpenElement.again(original);
    const parent = page.insertionParent();
    page.stack.push(clone);
    page.listener.open(clone, parent, page.attributesOf(clone));
    entries[at] = clone;
  }
}
