/** The insertion modes of templates and framesets, and those after the body. */

import { mode } from './insertion-mode.ts';
import { closeTemplate } from './modes-head.ts';
import { hasNonSpace, onlySpace } from './syntax.ts';
import { bit } from './tag-info.ts';
import type { ModeRules } from './tree-builder.ts';

const templateModeOf = new Map<string, number>([
  ['caption', mode.inTable],
  ['colgroup', mode.inTable],
  ['tbody', mode.inTable],
  ['tfoot', mode.inTable],
  ['thead', mode.inTable],
  ['col', mode.inColumnGroup],
  ['tr', mode.inTableBody],
  ['td', mode.inRow],
  ['th', mode.inRow],
]);

export const inTemplate: ModeRules = {
  startTag(builder, tag) {
    if ((tag.info.bits & bit.headContent) !== 0 && tag.info.name !== 'noscript') {
      builder.startTagIn(mode.inHead, tag);
      return;
    }
    const next = templateModeOf.get(tag.info.name) ?? mode.inBody;
    builder.templateModes[builder.templateModes.length - 1] = next;
    builder.mode = next;
    builder.startTagIn(next, tag);
  },
  endTag(builder, info) {
    if (info.name === 'template') closeTemplate(builder);
  },
  text: (builder, text) => builder.textIn(mode.inBody, text),
};

/** After the body, white space is inserted into it; anything else continues it. */
const afterBodyRules = (next: number): ModeRules => ({
  startTag(builder, tag) {
    if (tag.info.name !== 'html') builder.mode = mode.inBody;
    builder.startTagIn(mode.inBody, tag);
  },
  endTag(builder, info) {
    if (info.name === 'html' && next !== mode.inBody) {
      builder.mode = next;
      return;
    }
    builder.mode = mode.inBody;
    builder.endTagIn(mode.inBody, info);
  },
  text(builder, text) {
    if (hasNonSpace(text)) builder.mode = mode.inBody;
    builder.textIn(mode.inBody, text);
  },
});

export const afterBody = afterBodyRules(mode.afterAfterBody);
export const afterAfterBody = afterBodyRules(mode.inBody);

const insertSpace: ModeRules['text'] = (builder, text) => builder.insertText(onlySpace(text));

export const inFrameset: ModeRules = {
  startTag(builder, tag) {
    const { name } = tag.info;
    if (name === 'html') builder.startTagIn(mode.inBody, tag);
    else if (name === 'frameset') builder.insert(tag);
    else if (name === 'frame') builder.append(tag);
    else if (name === 'noframes') builder.startTagIn(mode.inHead, tag);
  },
  endTag(builder, info) {
    if (info.name !== 'frameset' || builder.stack.items.length <= 1) return;
    builder.stack.pop();
    if (builder.stack.currentName !== 'frameset') builder.mode = mode.afterFrameset;
  },
  text: insertSpace,
};

const afterFramesetRules = (next: number): ModeRules => ({
  startTag(builder, tag) {
    if (tag.info.name === 'html') builder.startTagIn(mode.inBody, tag);
    else if (tag.info.name === 'noframes') builder.startTagIn(mode.inHead, tag);
  },
  endTag(builder, info) {
    if (info.name === 'html') builder.mode = next;
  },
  text: insertSpace,
});

export const afterFrameset = afterFramesetRules(mode.afterAfterFrameset);
export const afterAfterFrameset = afterFramesetRules(mode.afterAfterFrameset);
