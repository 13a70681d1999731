/** The insertion modes of select, template and framesets, and what follows the body. */
import type { Construction, ModeRules } from './construction.ts';
import { mode } from './insertion-mode.ts';
import { modeForElements } from './mode-for-elements.ts';
import { closeTemplate } from './modes-head.ts';
import { bit, type TagInfo } from './tag-info.ts';
import type { TextToken } from './text-token.ts';
import type { StartTag } from './tokenizer.ts';

function popIf(page: Construction, ...names: readonly string[]): void {
  for (const name of names) if (page.stack.currentName === name) page.stack.pop();
}

function closeSelect(page: Construction): boolean {
  if (!page.stack.hasInSelectScope('select')) return false;
  page.stack.popUntil('select');
  page.mode = modeForElements(page);
  return true;
}

function startTagInSelect(page: Construction, tag: StartTag): void {
  switch (tag.info.name) {
    case 'html':
      page.startTagIn(mode.inBody, tag);
      return;
    case 'option':
      popIf(page, 'option');
      page.insert(tag);
      return;
    case 'optgroup':
      popIf(page, 'option', 'optgroup');
      page.insert(tag);
      return;
    case 'hr':
      popIf(page, 'option', 'optgroup');
      page.append(tag);
      return;
    case 'select':
      closeSelect(page);
      return;
    case 'input':
    case 'keygen':
    case 'textarea':
      if (closeSelect(page)) page.dispatchStartTag(tag);
      return;
    case 'script':
    case 'template':
      page.startTagIn(mode.inHead, tag);
      return;
    default:
    // Any other tag has no place in a select: ignored.
  }
}

function endTagInSelect(page: Construction, info: TagInfo): void {
  const { items } = page.stack;
  if (info.name === 'optgroup') {
    if (items[items.length - 2]?.info.name === 'optgroup') popIf(page, 'option');
    popIf(page, 'optgroup');
  } else if (info.name === 'option') popIf(page, 'option');
  else if (info.name === 'select') closeSelect(page);
  else if (info.name === 'template') closeTemplate(page);
}

function textInSelect(page: Construction, token: TextToken): void {
  page.insertText(token.withoutNul());
}

export const inSelect: ModeRules = { startTag: startTagInSelect, endTag: endTagInSelect, text: textInSelect };

const endsSelectInTable = new Set('caption table tbody tfoot thead tr td th'.split(' '));

export const inSelectInTable: ModeRules = {
  startTag(page, tag) {
    if (!endsSelectInTable.has(tag.info.name)) {
      startTagInSelect(page, tag);
      return;
    }
    page.stack.popUntil('select');
    page.mode = modeForElements(page);
    page.dispatchStartTag(tag);
  },
  endTag(page, info) {
    if (!endsSelectInTable.has(info.name)) {
      endTagInSelect(page, info);
      return;
    }
    if (!page.stack.hasInScope(info.name, bit.tableScope)) return;
    page.stack.popUntil('select');
    page.mode = modeForElements(page);
    page.endTag(info);
  },
  text: textInSelect,
};

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
  startTag(page, tag) {
    if ((tag.info.bits & bit.headContent) !== 0 && tag.info.name !== 'noscript') {
      page.startTagIn(mode.inHead, tag);
      return;
    }
    const next = templateModeOf.get(tag.info.name) ?? mode.inBody;
    page.templateModes[page.templateModes.length - 1] = next;
    page.mode = next;
    page.startTagIn(next, tag);
  },
  endTag(page, info) {
    if (info.name === 'template') closeTemplate(page);
  },
  text: (page, token) => page.textIn(mode.inBody, token),
};

/** After the body white space belongs to it; anything else opens it again. */
const afterBodyRules = (next: number): ModeRules => ({
  startTag(page, tag) {
    if (tag.info.name !== 'html') page.mode = mode.inBody;
    page.startTagIn(mode.inBody, tag);
  },
  endTag(page, info) {
    if (info.name === 'html' && next !== mode.inBody) {
      page.mode = next;
      return;
    }
    page.mode = mode.inBody;
    page.endTagIn(mode.inBody, info);
  },
  text(page, token) {
    if (token.hasInk) page.mode = mode.inBody;
    page.textIn(mode.inBody, token);
  },
});

export const afterBody = afterBodyRules(mode.afterAfterBody);
export const afterAfterBody = afterBodyRules(mode.inBody);

const ignoreText = (): void => undefined;

export const inFrameset: ModeRules = {
  startTag(page, tag) {
    const { name } = tag.info;
    if (name === 'html') page.startTagIn(mode.inBody, tag);
    else if (name === 'frameset') page.insert(tag);
    else if (name === 'frame') page.append(tag);
    else if (name === 'noframes') page.startTagIn(mode.inHead, tag);
  },
  endTag(page, info) {
    if (info.name !== 'frameset' || page.stack.items.length <= 1) return;
    page.stack.pop();
    if (page.stack.currentName !== 'frameset') page.mode = mode.afterFrameset;
  },
  text: ignoreText,
};

const afterFramesetRules = (next: number): ModeRules => ({
  startTag(page, tag) {
    if (tag.info.name === 'html') page.startTagIn(mode.inBody, tag);
    else if (tag.info.name === 'noframes') page.startTagIn(mode.inHead, tag);
  },
  endTag(page, info) {
    if (info.name === 'html') page.mode = next;
  },
  text: ignoreText,
});

export const afterFrameset = afterFramesetRules(mode.afterAfterFrameset);
export const afterAfterFrameset = afterFramesetRules(mode.afterAfterFrameset);
