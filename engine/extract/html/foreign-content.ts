/** Tags inside svg and math: kept as they are, but for those that can only mean HTML. */
import type { Construction } from './construction.ts';
import { bit, type TagInfo } from './tag-info.ts';
import type { StartTag } from './tokenizer.ts';

function leave(page: Construction): void {
  const { stack } = page;
  for (let { current } = stack; current !== undefined; current = stack.current) {
    if (current.namespace === 'html' || current.htmlInside || current.textInside) return;
    stack.pop();
  }
}

const isHtmlFont = ({ info, attributes }: StartTag): boolean =>
  info.name === 'font' && (attributes.has('color') || attributes.has('face') || attributes.has('size'));

export const foreignContent = {
  startTag(page: Construction, tag: StartTag): void {
    if ((tag.info.bits & bit.leavesForeign) !== 0 || isHtmlFont(tag)) {
      leave(page);
      page.startTagIn(page.mode, tag);
      return;
    }
    const namespace = page.stack.current?.namespace ?? 'svg';
    if (tag.selfClosing) {
      page.append(tag, namespace);
      return;
    }
    const element = page.insert(tag, namespace);
    if (namespace === 'math' && tag.info.name === 'annotation-xml') {
      element.htmlInside = /^(text\/html|application\/xhtml\+xml)$/i.test(
        tag.attributes.get('encoding') ?? '',
      );
    }
  },

  endTag(page: Construction, info: TagInfo): void {
    if (info.name === 'p' || info.name === 'br') {
      leave(page);
      page.endTagIn(page.mode, info);
      return;
    }
    const { items } = page.stack;
    for (let at = items.length - 1; at > 0; at -= 1) {
      const element = items[at];
      if (element === undefined || element.namespace === 'html') break;
      if (element.info.name === info.name) {
        page.stack.popThrough(at);
        return;
      }
    }
    page.endTagIn(page.mode, info);
  },
};
