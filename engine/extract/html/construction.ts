/** Tokens in, opened and closed elements out, as the HTML standard builds its tree; only the open ones are held. */
import { ActiveFormatting } from './active-formatting.ts';
import type { Attributes } from './attributes.ts';
import { type ContentModel, rawNames, voidNames } from './content-model.ts';
import { type Doctype, isQuirky } from './doctype.ts';
import { mode } from './insertion-mode.ts';
import { modeForElements } from './mode-for-elements.ts';
import { type Namespace, OpenElement } from './open-element.ts';
import { depthMax, OpenElements } from './open-elements.ts';
import { bit, type TagInfo, tagNamed } from './tag-info.ts';
import { attributesAt } from './tag-scanner.ts';
import { TextToken } from './text-token.ts';
import type { StartTag, TokenSink } from './tokenizer.ts';
import type { TreeListener } from './tree-listener.ts';

const template = tagNamed('template');

/** How one insertion mode treats tokens. */
export interface ModeRules {
  startTag(page: Construction, tag: StartTag): void;
  endTag(page: Construction, info: TagInfo): void;
  text(page: Construction, token: TextToken): void;
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
  /** A line end right after the start tag of pre is no text. */
  skipNewline = false;
  private tableText: string | null = null;
  private readonly parts: ConstructionParts;

  constructor(parts: ConstructionParts) {
    this.parts = parts;
    this.listener = parts.listener;
    this.stack = new OpenElements(this);
  }

  /** An element was taken from the stack. */
  closed(element: OpenElement): void {
    if (element.info === template && element.namespace === 'html') this.templates -= 1;
    this.listener.close(element);
  }

  startTag(tag: StartTag): ContentModel {
    this.endText();
    if (tag.attributes.overflowed) this.listener.tooManyAttributes();
    this.model = 'data';
    if (this.stack.items.length >= depthMax) this.startUntracked(tag);
    else this.dispatchStartTag(tag);
    return this.model;
  }

  /** Also for tags that another mode is to treat. */
  dispatchStartTag(tag: StartTag): void {
    const { current } = this.stack;
    const html = current === undefined || current.namespace === 'html' || current.takesHtml(tag.info.name);
    if (html) this.startTagIn(this.mode, tag);
    else this.parts.foreign.startTag(this, tag);
  }

  endTag(info: TagInfo): void {
    this.endText();
    if (this.stack.untracked > 0) {
      this.stack.untracked -= 1;
      return;
    }
    const { current } = this.stack;
    if (current === undefined || current.namespace === 'html') this.endTagIn(this.mode, info);
    else this.parts.foreign.endTag(this, info);
  }

  text(written: TextToken): void {
    const token =
      this.skipNewline && written.text.startsWith('\n') ? TextToken.of(written.text.slice(1)) : written;
    this.skipNewline = false;
    const { current } = this.stack;
    if (token.isEmpty) return;
    if (current === undefined || current.namespace === 'html' || current.htmlInside || current.textInside) {
      this.textIn(this.mode, token);
      return;
    }
    this.insertText(token.withNulMarked());
    if (this.framesetOk && token.withoutNul().hasInk) this.framesetOk = false;
  }

  rawText(text: string, start: number, end: number): void {
    const { current } = this.stack;
    if (current === undefined) return;
    if (this.model === 'plaintext') {
      this.textIn(this.mode, TextToken.of(text));
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
    this.endText();
    this.listener.comment(length);
  }

  doctype(doctype: Doctype): void {
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
    this.endText();
    while (this.templates > 0) this.closeTemplate();
    if (this.mode === mode.initial) this.mode = mode.beforeHtml;
    if (this.mode === mode.beforeHtml) this.insertImplied('html');
    if (this.mode <= mode.beforeHead) this.insertImplied('head');
    if (this.mode <= mode.inHead) this.stack.pop();
    if (this.mode <= mode.afterHead) this.insertImplied('body');
    this.stack.popThrough(0);
  }

  startTagIn(which: number, tag: StartTag): void {
    this.parts.rules[which]?.startTag(this, tag);
  }

  endTagIn(which: number, info: TagInfo): void {
    this.parts.rules[which]?.endTag(this, info);
  }

  textIn(which: number, token: TextToken): void {
    this.parts.rules[which]?.text(this, token);
  }

  /** Text between table parts waits for its end: all white space stays, anything else moves out. */
  holdTableText(text: string): void {
    this.tableText = (this.tableText ?? '') + text;
  }

  /** A tag, a comment or the end comes. */
  private endText(): void {
    this.skipNewline = false;
    if (this.tableText === null) return;
    const token = TextToken.of(this.tableText);
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
    if (!token.isEmpty) this.listener.text(token, this.insertionParent());
  }

  /** Opens an element and leaves it open. */
  insert(tag: StartTag, namespace: Namespace = 'html'): OpenElement {
    const element = new OpenElement(tag.info, namespace, tag.start, tag.end);
    const parent = this.insertionParent();
    this.stack.push(element);
    this.listener.open(element, parent, tag.attributes);
    return element;
  }

  /** Opens and closes: an element that has no content. */
  append(tag: StartTag, namespace: Namespace = 'html'): void {
    const element = new OpenElement(tag.info, namespace, tag.start, tag.end);
    this.listener.open(element, this.insertionParent(), tag.attributes);
    this.listener.close(element);
  }

  insertImplied(name: string): OpenElement {
    const element = new OpenElement(tagNamed(name), 'html', 0, 0);
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
    this.formatting.push(this.insert(tag), this);
  }

  /** Equal for elements of one name with the same attributes. */
  keyOf(element: OpenElement): string {
    return this.attributesOf(element).key();
  }

  /** Of an element read before. */
  attributesOf(element: OpenElement): Attributes {
    return attributesAt(this.parts.html, element.start);
  }

  /** Where the next element or text goes: not between the parts of a table. */
  insertionParent(): OpenElement | undefined {
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

  closeP(): void {
    if (this.stack.paragraphs === 0 || !this.stack.hasInScope('p', bit.buttonScope)) return;
    this.stack.generateImpliedEnds('p');
    this.stack.popUntil('p');
  }

  closeTemplate(): void {
    this.stack.generateImpliedEndsThoroughly();
    this.stack.popUntil('template');
    this.formatting.clearToMarker();
    this.templateModes.pop();
    this.mode = modeForElements(this);
  }
}
