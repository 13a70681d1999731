/** The insertion modes up to the body; html, head and body are implied here where their tags are missing. */

import { mode } from './insertion-mode.ts';
import { splitLeadingSpace } from './syntax.ts';
import { bit, type TagInfo } from './tag-info.ts';
import type { StartTag } from './tokenizer.ts';
import type { ModeRules, TreeBuilder } from './tree-builder.ts';

/** End tags that have an effect although nothing is open yet. */
const actingEnds = new Set(['head', 'body', 'html', 'br']);

function startHtml(builder: TreeBuilder): void {
  builder.insertImplied('html');
  builder.mode = mode.beforeHead;
}

function startHead(builder: TreeBuilder): void {
  builder.head = builder.insertImplied('head');
  builder.mode = mode.inHead;
}

function endHead(builder: TreeBuilder): void {
  builder.stack.pop();
  builder.mode = mode.afterHead;
}

function startBody(builder: TreeBuilder): void {
  builder.insertImplied('body');
  builder.mode = mode.inBody;
}

/** Before html and head, white space is ignored; other text is handled in the mode that `leave` sets. */
const textAfter =
  (leave: (builder: TreeBuilder) => void): ModeRules['text'] =>
  (builder, text) => {
    const [, rest] = splitLeadingSpace(text);
    if (rest === '') return;
    leave(builder);
    builder.textIn(builder.mode, rest);
  };

/** In head and after it, white space is inserted; other text is handled in the mode that `leave` sets. */
const spaceOrTextAfter =
  (leave: (builder: TreeBuilder) => void): ModeRules['text'] =>
  (builder, text) => {
    const [space, rest] = splitLeadingSpace(text);
    builder.insertText(space);
    if (rest === '') return;
    leave(builder);
    builder.textIn(builder.mode, rest);
  };

function leaveInitial(builder: TreeBuilder): void {
  builder.mode = mode.beforeHtml;
}

export const initial: ModeRules = {
  startTag(builder, tag) {
    builder.mode = mode.beforeHtml;
    builder.dispatchStartTag(tag);
  },
  endTag(builder, info) {
    builder.mode = mode.beforeHtml;
    builder.endTagIn(builder.mode, info);
  },
  text: textAfter(leaveInitial),
};

export const beforeHtml: ModeRules = {
  startTag(builder, tag) {
    if (tag.info.name === 'html') {
      builder.insert(tag);
      builder.mode = mode.beforeHead;
      return;
    }
    startHtml(builder);
    builder.dispatchStartTag(tag);
  },
  endTag(builder, info) {
    if (!actingEnds.has(info.name)) return;
    startHtml(builder);
    builder.endTagIn(builder.mode, info);
  },
  text: textAfter(startHtml),
};

export const beforeHead: ModeRules = {
  startTag(builder, tag) {
    if (tag.info.name === 'html') builder.startTagIn(mode.inBody, tag);
    else if (tag.info.name === 'head') {
      builder.head = builder.insert(tag);
      builder.mode = mode.inHead;
    } else {
      startHead(builder);
      builder.dispatchStartTag(tag);
    }
  },
  endTag(builder, info) {
    if (!actingEnds.has(info.name)) return;
    startHead(builder);
    builder.endTagIn(builder.mode, info);
  },
  text: textAfter(startHead),
};

/** Elements of head, in head or in body. */
function insertHeadElement(builder: TreeBuilder, tag: StartTag): void {
  switch (tag.info.name) {
    case 'title':
      builder.insertRaw(tag, 'rcdata');
      break;
    case 'noscript':
    case 'noframes':
    case 'style':
      builder.insertRaw(tag, 'rawtext');
      break;
    case 'script':
      builder.insertRaw(tag, 'script');
      break;
    case 'template':
      builder.templates += 1;
      builder.insert(tag);
      builder.formatting.pushMarker();
      builder.framesetOk = false;
      builder.mode = mode.inTemplate;
      builder.templateModes.push(mode.inTemplate);
      break;
    default:
      builder.append(tag);
  }
}

export const inHead: ModeRules = {
  startTag(builder, tag) {
    const { info } = tag;
    if (info.name === 'html') builder.startTagIn(mode.inBody, tag);
    else if ((info.bits & bit.headContent) !== 0) insertHeadElement(builder, tag);
    else if (info.name === 'head') builder.listener.strayHead();
    else {
      if (info.name !== 'body' && info.name !== 'frameset') builder.listener.headClosedBy(info.name);
      endHead(builder);
      builder.dispatchStartTag(tag);
    }
  },
  endTag(builder, info) {
    if (info.name === 'head') endHead(builder);
    else if (info.name === 'template') closeTemplate(builder);
    else if (actingEnds.has(info.name)) {
      endHead(builder);
      builder.endTagIn(builder.mode, info);
    }
  },
  text: spaceOrTextAfter((builder) => {
    builder.listener.headClosedBy('#text');
    endHead(builder);
  }),
};

export function closeTemplate(builder: TreeBuilder): void {
  if (builder.templates > 0) builder.closeTemplate();
}

export const afterHead: ModeRules = {
  startTag(builder, tag) {
    const { info } = tag;
    if (info.name === 'html') builder.startTagIn(mode.inBody, tag);
    else if (info.name === 'body') {
      builder.insert(tag);
      builder.framesetOk = false;
      builder.mode = mode.inBody;
    } else if (info.name === 'frameset') {
      builder.insert(tag);
      builder.mode = mode.inFrameset;
    } else if ((info.bits & bit.headContent) !== 0 && info.name !== 'noscript') insertIntoHead(builder, tag);
    else if (info.name === 'head') builder.listener.strayHead();
    else {
      startBody(builder);
      builder.dispatchStartTag(tag);
    }
  },
  endTag(builder, info: TagInfo) {
    if (info.name === 'template') closeTemplate(builder);
    else if (actingEnds.has(info.name) && info.name !== 'head') {
      startBody(builder);
      builder.endTagIn(builder.mode, info);
    }
  },
  text: spaceOrTextAfter(startBody),
};

/** Between head and body, elements of head are still inserted into it. */
function insertIntoHead(builder: TreeBuilder, tag: StartTag): void {
  if (builder.head !== null) builder.stack.push(builder.head);
  insertHeadElement(builder, tag);
  if (builder.head !== null) builder.stack.exchange(builder.head, null);
}
