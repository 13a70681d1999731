/** Tags inside svg and math; those that can only be HTML end it. */

import { bit, type TagInfo } from './tag-info.ts';
import type { StartTag } from './tokenizer.ts';
import type { TreeBuilder } from './tree-builder.ts';

function leave(builder: TreeBuilder): void {
  const { stack } = builder;
  for (let { current } = stack; current !== undefined; current = stack.current) {
    if (current.namespace === 'html' || current.htmlInside || current.textInside) return;
    stack.pop();
  }
}

const isHtmlFont = ({ info, attributes }: StartTag): boolean =>
  info.name === 'font' && (attributes.has('color') || attributes.has('face') || attributes.has('size'));

export const foreignContent = {
  startTag(builder: TreeBuilder, tag: StartTag): void {
    if ((tag.info.bits & bit.leavesForeign) !== 0 || isHtmlFont(tag)) {
      leave(builder);
      builder.startTagIn(builder.mode, tag);
      return;
    }
    const namespace = builder.stack.current?.namespace ?? 'svg';
    if (tag.selfClosing) {
      builder.append(tag, namespace);
      return;
    }
    const element = builder.insert(tag, namespace);
    if (namespace === 'math' && tag.info.name === 'annotation-xml') {
      element.htmlInside = /^(text\/html|application\/xhtml\+xml)$/i.test(
        tag.attributes.get('encoding') ?? '',
      );
    }
  },

  endTag(builder: TreeBuilder, info: TagInfo): void {
    if (info.name === 'p' || info.name === 'br') {
      leave(builder);
      builder.endTagIn(builder.mode, info);
      return;
    }
    const { items } = builder.stack;
    for (let at = items.length - 1; at > 0; at -= 1) {
      const element = items[at];
      if (element === undefined || element.namespace === 'html') break;
      if (element.info.name === info.name) {
        builder.stack.popThrough(at);
        return;
      }
    }
    builder.endTagIn(builder.mode, info);
  },
};
