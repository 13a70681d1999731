/** Start tags that close an open element of their kind: links, list items, buttons, nobr. */
import { adopt } from './adoption-agency.ts';
import { endOrdinary } from './body-end-tags.ts';
import { reconstructFormatting } from './reconstruct-formatting.ts';
import { bit } from './tag-info.ts';
import type { StartTag } from './tokenizer.ts';
import type { TreeBuilder } from './tree-builder.ts';

export function startButton(builder: TreeBuilder, tag: StartTag): void {
  if (builder.stack.hasInScope('button')) {
    builder.stack.generateImpliedEnds();
    builder.stack.popUntil('button');
  }
  reconstructFormatting(builder);
  builder.insert(tag);
  builder.framesetOk = false;
}

export function startNobr(builder: TreeBuilder, tag: StartTag): void {
  reconstructFormatting(builder);
  if (builder.stack.hasInScope('nobr')) {
    if (!adopt(builder, tag.info)) endOrdinary(builder, tag.info);
    reconstructFormatting(builder);
  }
  builder.insertFormatting(tag);
}

export function startLink(builder: TreeBuilder, tag: StartTag): void {
  const open = builder.formatting.latest('a');
  if (open !== null) {
    if (!adopt(builder, tag.info)) endOrdinary(builder, tag.info);
    builder.stack.remove(open);
    builder.formatting.remove(open);
  }
  reconstructFormatting(builder);
  builder.insertFormatting(tag);
}

export function startListItem(builder: TreeBuilder, tag: StartTag): void {
  const { stack } = builder;
  builder.framesetOk = false;
  const kind = tag.info.bodyEnd;
  for (let at = stack.items.length - 1; at > 0; at -= 1) {
    const element = stack.items[at];
    if (element === undefined) break;
    if (element.namespace === 'html' && element.info.bodyEnd === kind) {
      stack.generateImpliedEnds(element.info.name);
      stack.popUntil(element.info.name);
      break;
    }
    if ((element.bits & bit.listBoundary) !== 0) break;
  }
  builder.stack.closeP();
  builder.insert(tag);
}
