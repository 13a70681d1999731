/** Where nodes are inserted that do not go into the current element. */
import { mode } from './insertion-mode.ts';
import type { OpenElement } from './open-element.ts';
import type { OpenElements } from './open-elements.ts';
import { bit } from './tag-info.ts';

/** Before html and after its end, comments belong to the document; after the body, to html. */
export function commentParent(current: number, stack: OpenElements): OpenElement | undefined {
  switch (current) {
    case mode.initial:
    case mode.beforeHtml:
    case mode.afterAfterBody:
    case mode.afterAfterFrameset:
      return undefined;
    case mode.afterBody:
      return stack.items[0];
    default:
      return stack.current;
  }
}

/** Foster parenting: content for a table or its rows goes to the parent of the table, or into a template inside it. */
export function fosterParent(stack: OpenElements, target: OpenElement | undefined): OpenElement | undefined {
  if (target === undefined || (target.bits & bit.tableStructure) === 0) return target;
  const table = stack.indexOf('table');
  const template = stack.indexOf('template');
  if (template > table) return stack.items[template];
  return stack.items[table]?.parent ?? stack.items[0];
}
