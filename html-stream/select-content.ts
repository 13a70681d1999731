/** Start tags that a `select` around them changes: a second select, options, separators and inputs. */

import { reconstructFormatting } from './reconstruct-formatting.ts';
import type { StartTag } from './tokenizer.ts';
import type { TreeBuilder } from './tree-builder.ts';

/** A select cannot contain another one: the second start tag only closes the first. */
export function startSelect(builder: TreeBuilder, tag: StartTag): void {
  if (builder.stack.hasInScope('select')) {
    builder.stack.popUntil('select');
    return;
  }
  reconstructFormatting(builder);
  builder.insert(tag);
  builder.framesetOk = false;
}

export function startOption(builder: TreeBuilder, tag: StartTag): void {
  if (builder.stack.hasInScope('select')) builder.stack.generateImpliedEnds('optgroup');
  else if (builder.stack.currentName === 'option') builder.stack.pop();
  reconstructFormatting(builder);
  builder.insert(tag);
}

export function startOptgroup(builder: TreeBuilder, tag: StartTag): void {
  if (builder.stack.hasInScope('select')) builder.stack.generateImpliedEnds();
  else if (builder.stack.currentName === 'option') builder.stack.pop();
  reconstructFormatting(builder);
  builder.insert(tag);
}

/** Inside a select it separates options, so it ends the open one. */
export function startHr(builder: TreeBuilder, tag: StartTag): void {
  builder.stack.closeP();
  if (builder.stack.hasInScope('select')) builder.stack.generateImpliedEnds();
  builder.append(tag);
  builder.framesetOk = false;
}

/** An input closes the select that it is in: pages that forgot the end tag rely on it. */
export function startInput(builder: TreeBuilder, tag: StartTag): void {
  if (builder.stack.hasInScope('select')) builder.stack.popUntil('select');
  reconstructFormatting(builder);
  builder.append(tag);
  if (tag.attributes.get('type')?.toLowerCase() !== 'hidden') builder.framesetOk = false;
}
