/** The insertion modes up to the body: a document without doctype, html, head or body tags gets them here. */
import type { Construction, ModeRules } from './construction.ts';
import { mode } from './insertion-mode.ts';
import { bit, type TagInfo } from './tag-info.ts';
import type { TextToken } from './text-token.ts';
import type { StartTag } from './tokenizer.ts';

/** End tags that act although nothing is open yet. */
const actingEnds = new Set(['head', 'body', 'html', 'br']);

function startHtml(page: Construction): void {
  page.insertImplied('html');
  page.mode = mode.beforeHead;
}

function startHead(page: Construction): void {
  page.head = page.insertImplied('head');
  page.mode = mode.inHead;
}

function endHead(page: Construction): void {
  page.stack.pop();
  page.mode = mode.afterHead;
}

function startBody(page: Construction): void {
  page.insertImplied('body');
  page.mode = mode.inBody;
}

/** Text from its first character that is no white space on; null when there is none. */
function inkOf(token: TextToken): TextToken | null {
  return token.hasInk ? token.fromInk() : null;
}

export const initial: ModeRules = {
  startTag(page, tag) {
    page.mode = mode.beforeHtml;
    page.dispatchStartTag(tag);
  },
  endTag(page, info) {
    page.mode = mode.beforeHtml;
    page.endTagIn(page.mode, info);
  },
  text(page, token) {
    const ink = inkOf(token);
    if (ink === null) return;
    page.mode = mode.beforeHtml;
    page.textIn(page.mode, ink);
  },
};

export const beforeHtml: ModeRules = {
  startTag(page, tag) {
    if (tag.info.name === 'html') {
      page.insert(tag);
      page.mode = mode.beforeHead;
      return;
    }
    startHtml(page);
    page.dispatchStartTag(tag);
  },
  endTag(page, info) {
    if (!actingEnds.has(info.name)) return;
    startHtml(page);
    page.endTagIn(page.mode, info);
  },
  text(page, token) {
    const ink = inkOf(token);
    if (ink === null) return;
    startHtml(page);
    page.textIn(page.mode, ink);
  },
};

export const beforeHead: ModeRules = {
  startTag(page, tag) {
    if (tag.info.name === 'html') page.startTagIn(mode.inBody, tag);
    else if (tag.info.name === 'head') {
      page.head = page.insert(tag);
      page.mode = mode.inHead;
    } else {
      startHead(page);
      page.dispatchStartTag(tag);
    }
  },
  endTag(page, info) {
    if (!actingEnds.has(info.name)) return;
    startHead(page);
    page.endTagIn(page.mode, info);
  },
  text(page, token) {
    const ink = inkOf(token);
    if (ink === null) return;
    startHead(page);
    page.textIn(page.mode, ink);
  },
};

/** Elements of head, wherever they stand. */
function insertHeadElement(page: Construction, tag: StartTag): void {
  switch (tag.info.name) {
    case 'title':
      page.insertRaw(tag, 'rcdata');
      break;
    case 'noscript':
    case 'noframes':
    case 'style':
      page.insertRaw(tag, 'rawtext');
      break;
    case 'script':
      page.insertRaw(tag, 'script');
      break;
    case 'template':
      page.templates += 1;
      page.insert(tag);
      page.formatting.pushMarker();
      page.framesetOk = false;
      page.mode = mode.inTemplate;
      page.templateModes.push(mode.inTemplate);
      break;
    default:
      page.append(tag);
  }
}

export const inHead: ModeRules = {
  startTag(page, tag) {
    const { info } = tag;
    if (info.name === 'html') page.startTagIn(mode.inBody, tag);
    else if ((info.bits & bit.headContent) !== 0) insertHeadElement(page, tag);
    else if (info.name === 'head') page.listener.strayHead();
    else {
      if (info.name !== 'body' && info.name !== 'frameset') page.listener.headClosedBy(info.name);
      endHead(page);
      page.dispatchStartTag(tag);
    }
  },
  endTag(page, info) {
    if (info.name === 'head') endHead(page);
    else if (info.name === 'template') closeTemplate(page);
    else if (actingEnds.has(info.name)) {
      endHead(page);
      page.endTagIn(page.mode, info);
    }
  },
  text(page, token) {
    const ink = inkOf(token);
    if (ink === null) return;
    page.listener.headClosedBy('#text');
    endHead(page);
    page.textIn(page.mode, ink);
  },
};

export function closeTemplate(page: Construction): void {
  if (page.templates > 0) page.closeTemplate();
}

export const afterHead: ModeRules = {
  startTag(page, tag) {
    const { info } = tag;
    if (info.name === 'html') page.startTagIn(mode.inBody, tag);
    else if (info.name === 'body') {
      page.insert(tag);
      page.framesetOk = false;
      page.mode = mode.inBody;
    } else if (info.name === 'frameset') {
      page.insert(tag);
      page.mode = mode.inFrameset;
    } else if ((info.bits & bit.headContent) !== 0 && info.name !== 'noscript') insertIntoHead(page, tag);
    else if (info.name === 'head') page.listener.strayHead();
    else {
      startBody(page);
      page.dispatchStartTag(tag);
    }
  },
  endTag(page, info: TagInfo) {
    if (info.name === 'template') closeTemplate(page);
    else if (actingEnds.has(info.name) && info.name !== 'head') {
      startBody(page);
      page.endTagIn(page.mode, info);
    }
  },
  text(page, token) {
    const ink = inkOf(token);
    if (ink === null) return;
    startBody(page);
    page.textIn(page.mode, ink);
  },
};

/** Between head and body, elements of head still go into it. */
function insertIntoHead(page: Construction, tag: StartTag): void {
  if (page.head !== null) page.stack.push(page.head);
  insertHeadElement(page, tag);
  if (page.head !== null) page.stack.exchange(page.head, null);
}
