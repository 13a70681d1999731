/** Tokens in, opened and closed elements out, as the HTML standard builds its tree; only the open ones are held. */
import { ActiveFormatting } from './active-formatting.ts';
import type { Attributes } from './attributes.ts';
import { type Doctype, isQuirky } from './doctype.ts';
import { type Namespace, OpenElement } from './open-element.ts';
import { depthMax, OpenElements } from './open-elements.ts';
import { bit, type TagInfo, tagNamed } from './tag-info.ts';
import { attributesAt } from './tag-scanner.ts';
import { type TextToken, textTokenOf } from './text-token.ts';
import type { ContentModel, StartTag, TokenSink } from './tokenizer.ts';

export const mode = {
  initial: 0,
  beforeHtml: 1,
  beforeHead: 2,
  inHead: 3,
  afterHead: 4,
  inBody: 5,
  inTable: 6,
  inCaption: 7,
  inColumnGroup: 8,
  inTableBody: 9,
  inRow: 10,
  inCell: 11,
  inSelect: 12,
  inSelectInTable: 13,
  inTemplate: 14,
  afterBody: 15,
  inFrameset: 16,
  afterFrameset: 17,
  afterAfterBody: 18,
  afterAfterFrameset: 19,
} as const;

/** How one insertion mode treats tokens. */
export interface ModeRules {
  startTag(page: Construction, tag: StartTag): void;
  endTag(page: Construction, info: TagInfo): void;
  text(page: Construction, token: TextToken): void;
}

/** Who hears of elements and text. */
export interface TreeListener {
  /** `contentFrom`: the element takes over what that one holds so far (a misnested end tag was repaired). */
  open(
    element: OpenElement,
    parent: OpenElement | undefined,
    attributes: Attributes | null,
    contentFrom?: OpenElement,
  ): void;
  /** `until`: its content ends where that element starts. */
  close(element: OpenElement, until?: OpenElement): void;
  reparent(element: OpenElement, parent: OpenElement | undefined): void;
  /** `parent`: the element that holds it. */
  text(token: TextToken, parent: OpenElement | undefined): void;
  rawText(element: OpenElement, text: string, start: number, end: number): void;
  comment(length: number): void;
  doctype(doctype: Doctype): void;
  /** A second html or body tag: its attributes add to the first. */
  addAttributes(to: OpenElement, attributes: Attributes): void;
  /** Text or an element that may not stand in head ended it. */
  headClosedBy(name: string): void;
  /** A frameset took the place of the body read so far. */
  bodyDropped(body: OpenElement): void;
  /** A head tag where none may stand. */
  strayHead(): void;
  tooDeep(): void;
  tooManyAttributes(): void;
}

export interface ConstructionParts {
  readonly html: string;
  readonly listener: TreeListener;
  /** In the order of `mode`. */
  readonly rules: readonly ModeRules[];
  readonly foreign: Pick<ModeRules, 'startTag' | 'endTag'>;
}

export class Construction implements TokenSink {
  readonly listener: TreeListener;
  readonly stack: OpenElements;
  readonly formatting = new ActiveFormatting();
  mode: number = mode.initial;
  quirks = true;
  framesetOk = true;
  head: OpenElement | null = null;
  form: OpenElement | null = null;
  templates = 0;
  readonly templateModes: number[] = [];
  /** Content between table parts is put before the table. */
  fostering = false;
  /** What the tokenizer is to read next. */
  model: ContentModel = 'data';
  private tableText: string | null = null;
  private readonly rules: readonly ModeRules[];
  private readonly foreign: ConstructionParts['foreign'];
  private readonly html: string;

  constructor({ html, listener, rules, foreign }: ConstructionParts) {
    this.html = html;
    this.listener = listener;
    this.rules = rules;
    this.foreign = foreign;
    this.stack = new OpenElements((element) => {
      if (element.info.name === 'template' && element.namespace === 'html') this.templates -= 1;
      listener.close(element);
    });
  }

  // Tokens

  startTag(tag: StartTag): ContentModel {
    if (this.tableText !== null) this.flushTableText();
    if (tag.attributes.overflowed) this.listener.tooManyAttributes();
    this.model = 'data';
    if (this.stack.items.length >= depthMax) this.startUntracked(tag);
    else this.dispatchStartTag(tag);
    return this.model;
  }

  /** Also for tags that another mode is to treat. */
  dispatchStartTag(tag: StartTag): void {
    const { current } = this.stack;
    const html =
      current === undefined || current.namespace === 'html' || isHtmlInside(current, tag.info.name);
    if (html) this.startTagIn(this.mode, tag);
    else this.foreign.startTag(this, tag);
  }

  endTag(info: TagInfo): void {
    if (this.tableText !== null) this.flushTableText();
    if (this.stack.untracked > 0) {
      this.stack.untracked -= 1;
      return;
    }
    const { current } = this.stack;
    if (current === undefined || current.namespace === 'html') this.endTagIn(this.mode, info);
    else this.foreign.endTag(this, info);
  }

  text(token: TextToken): void {
    const { current } = this.stack;
    if (current === undefined || current.namespace === 'html' || current.htmlInside || current.textInside) {
      this.textIn(this.mode, token);
      return;
    }
    this.insertText(token.hasNul ? { ...token, text: token.text.replaceAll('\u0000', '\uFFFD') } : token);
    if (token.hasInk) this.framesetOk = false;
  }

  rawText(text: string, start: number, end: number): void {
    const { current } = this.stack;
    if (current === undefined) return;
    if (this.model === 'plaintext') {
      this.textIn(this.mode, textTokenOf(text));
      return;
    }
    // Beyond the depth limit the element is not on the stack.
    if (this.stack.untracked > 0) {
      this.stack.untracked -= 1;
      return;
    }
    this.listener.rawText(current, text, start, end);
    this.stack.pop();
  }

  comment(length: number): void {
    if (this.tableText !== null) this.flushTableText();
    this.listener.comment(length);
  }

  doctype(doctype: Doctype): void {
    if (this.tableText !== null) this.flushTableText();
    if (this.mode !== mode.initial) return;
    this.quirks = isQuirky(doctype);
    this.mode = mode.beforeHtml;
    this.listener.doctype(doctype);
  }

  inForeignContent(): boolean {
    const { current } = this.stack;
    return current !== undefined && current.namespace !== 'html';
  }

  endOfFile(): void {
    if (this.tableText !== null) this.flushTableText();
    while (this.templates > 0) this.closeTemplate();
    if (this.mode === mode.initial) this.mode = mode.beforeHtml;
    if (this.mode === mode.beforeHtml) this.insertImplied('html');
    if (this.mode <= mode.beforeHead) this.insertImplied('head');
    if (this.mode <= mode.inHead) this.stack.pop();
    if (this.mode <= mode.afterHead) this.insertImplied('body');
    this.stack.popThrough(0);
  }

  // Modes

  startTagIn(which: number, tag: StartTag): void {
    this.rules[which]?.startTag(this, tag);
  }

  endTagIn(which: number, info: TagInfo): void {
    this.rules[which]?.endTag(this, info);
  }

  textIn(which: number, token: TextToken): void {
    this.rules[which]?.text(this, token);
  }

  /** Text between table parts waits for its end: all white space stays, anything else moves out. */
  holdTableText(text: string): void {
    this.tableText = (this.tableText ?? '') + text;
  }

  private flushTableText(): void {
    const token = textTokenOf(this.tableText ?? '');
    this.tableText = null;
    if (token.hasInk) this.inBodyWithFostering(() => this.textIn(mode.inBody, token));
    else this.insertText(token);
  }

  inBodyWithFostering(process: () => void): void {
    const before = this.fostering;
    this.fostering = true;
    process();
    this.fostering = before;
  }

  // Elements

  insertText(token: TextToken): void {
    if (token.text !== '') this.listener.text(token, this.insertionParent());
  }

  /** Opens an element and leaves it open. */
  insert(tag: StartTag, namespace: Namespace = 'html'): OpenElement {
    const element = new OpenElement({ info: tag.info, namespace, start: tag.start, end: tag.end });
    const parent = this.insertionParent();
    this.stack.push(element);
    this.listener.open(element, parent, tag.attributes);
    return element;
  }

  /** Opens and closes: an element that has no content. */
  append(tag: StartTag, namespace: Namespace = 'html'): void {
    const element = new OpenElement({ info: tag.info, namespace, start: tag.start, end: tag.end });
    this.listener.open(element, this.insertionParent(), tag.attributes);
    this.listener.close(element);
  }

  insertImplied(name: string): OpenElement {
    const element = new OpenElement({ info: tagNamed(name), namespace: 'html', start: 0, end: 0 });
    const parent = this.insertionParent();
    this.stack.push(element);
    this.listener.open(element, parent, null);
    return element;
  }

  insertRaw(tag: StartTag, model: ContentModel): void {
    this.insert(tag);
    this.model = model;
  }

  insertFormatting(tag: StartTag): void {
    this.formatting.push(this.insert(tag), (element) => this.attributesOf(element).key());
  }

  /** Of an element read before. */
  attributesOf(element: OpenElement): Attributes {
    return attributesAt(this.html, element.start);
  }

  private insertionParent(): OpenElement | undefined {
    const { stack } = this;
    const { current } = stack;
    if (!this.fostering || current === undefined || (current.bits & bit.tableStructure) === 0) return current;
    const table = stack.indexOf('table');
    const template = stack.indexOf('template');
    return template > table ? stack.items[template] : stack.items[Math.max(0, table - 1)];
  }

  /** Counts the element, and its end tag when it comes, but does not track it. */
  private startUntracked(tag: StartTag): void {
    this.listener.tooDeep();
    this.append(tag);
    if ((tag.info.bits & bit.special) !== 0 && voidNames.has(tag.info.name)) return;
    if (tag.selfClosing && this.inForeignContent()) return;
    this.stack.untracked += 1;
    this.model = this.inForeignContent() ? 'data' : (rawNames.get(tag.info.name) ?? 'data');
  }

  // Steps that several modes share

  closeP(): void {
    if (this.stack.paragraphs === 0 || !this.stack.hasInScope('p', bit.buttonScope)) return;
    this.stack.generateImpliedEnds('p');
    this.stack.popUntil('p');
  }

  /** Opens again what a misnested end tag or a block closed. */
  reconstructFormatting(): void {
    const { entries } = this.formatting;
    let at = entries.length - 1;
    let entry = entries[at];
    if (entry === undefined || entry === null || entry.isOpen) return;
    while (at > 0) {
      entry = entries[at - 1];
      if (entry === undefined || entry === null || entry.isOpen) break;
      at -= 1;
    }
    for (; at < entries.length && this.stack.items.length < depthMax; at += 1) {
      const original = entries[at];
      if (original === undefined || original === null) continue;
      const clone = cloneOf(original);
      const parent = this.insertionParent();
      this.stack.push(clone);
      this.listener.open(clone, parent, this.attributesOf(clone));
      entries[at] = clone;
    }
  }

  closeTemplate(): void {
    this.stack.generateImpliedEndsThoroughly();
    this.stack.popUntil('template');
    this.formatting.clearToMarker();
    this.templateModes.pop();
    this.resetMode();
  }

  /** The mode that the open elements ask for. */
  resetMode(): void {
    const { items } = this.stack;
    for (let at = items.length - 1; at >= 0; at -= 1) {
      const element = items[at];
      if (element === undefined || element.namespace !== 'html') continue;
      const found = this.modeFor(element.info.name, at);
      if (found !== null) {
        this.mode = found;
        return;
      }
    }
    this.mode = mode.inBody;
  }

  private modeFor(name: string, at: number): number | null {
    if (name === 'select') {
      const table = this.stack.indexOf('table');
      return table > 0 && table < at && table > this.stack.indexOf('template')
        ? mode.inSelectInTable
        : mode.inSelect;
    }
    if (name === 'template') return this.templateModes[this.templateModes.length - 1] ?? mode.inBody;
    if (name === 'html') return this.head === null ? mode.beforeHead : mode.afterHead;
    return modeOfElement.get(name) ?? null;
  }
}

export const cloneOf = (original: OpenElement): OpenElement => new OpenElement(original);

function isHtmlInside(current: OpenElement, name: string): boolean {
  if (current.htmlInside) return true;
  if (current.textInside) return name !== 'mglyph' && name !== 'malignmark';
  return current.namespace === 'math' && current.info.name === 'annotation-xml' && name === 'svg';
}

const modeOfElement = new Map<string, number>([
  ['tr', mode.inRow],
  ['tbody', mode.inTableBody],
  ['thead', mode.inTableBody],
  ['tfoot', mode.inTableBody],
  ['caption', mode.inCaption],
  ['colgroup', mode.inColumnGroup],
  ['table', mode.inTable],
  ['body', mode.inBody],
  ['frameset', mode.inFrameset],
  ['td', mode.inCell],
  ['th', mode.inCell],
  ['head', mode.inHead],
]);

const voidNames = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);

const rawNames = new Map<string, ContentModel>([
  ['script', 'script'],
  ['style', 'rawtext'],
  ['title', 'rcdata'],
  ['textarea', 'rcdata'],
  ['noscript', 'rawtext'],
  ['noframes', 'rawtext'],
  ['noembed', 'rawtext'],
  ['iframe', 'rawtext'],
  ['xmp', 'rawtext'],
]);
