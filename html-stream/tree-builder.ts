/** Tree construction of the HTML standard: tokens in, events out; only open elements are held. */
import { ActiveFormatting } from './active-formatting.ts';
import { type ContentModel, rawNames, voidNames } from './content-model.ts';
import { type Doctype, isQuirky } from './doctype.ts';
import { mode } from './insertion-mode.ts';
import { commentParent, fosterParent } from './insertion-parent.ts';

import { type Namespace, OpenElement } from './open-element.ts';
import { depthMax, OpenElements } from './open-elements.ts';
import { insertionModeFor } from './reset-insertion-mode.ts';
import { hasNonSpace, removeNul, replaceNul } from './syntax.ts';
import { bit, type TagInfo, tagInfoOf } from './tag-info.ts';
import type { StartTag, TokenSink } from './tokenizer.ts';
import type { TreeListener } from './tree-listener.ts';

/** How one insertion mode handles tokens. */
export interface ModeRules {
  startTag(builder: TreeBuilder, tag: StartTag): void;
  endTag(builder: TreeBuilder, info: TagInfo): void;
  text(builder: TreeBuilder, text: string): void;
}

export interface TreeBuilderParts {
  readonly listener: TreeListener;
  /** In the order of `mode`. */
  readonly rules: readonly ModeRules[];
  readonly foreign: Pick<ModeRules, 'startTag' | 'endTag'>;
}

export class TreeBuilder implements TokenSink {
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
  /** Foster parenting: content between table parts is inserted before the table. */
  fostering = false;
  /** How the tokenizer reads what follows the start tag. */
  model: ContentModel = 'data';
  /** A line feed right after the start tag of pre is ignored. */
  skipNewline = false;
  private tableText: string | null = null;
  private readonly parts: TreeBuilderParts;

  constructor(parts: TreeBuilderParts) {
    this.parts = parts;
    this.listener = parts.listener;
    this.stack = new OpenElements(this);
  }

  /** Called by the stack for each element that leaves it. */
  closed(element: OpenElement): void {
    if (element.info.name === 'template' && element.namespace === 'html') this.templates -= 1;
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

  /** Also reprocesses a tag in the mode just set. */
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

  text(written: string): void {
    const text = this.skipNewline && written.startsWith('\n') ? written.slice(1) : written;
    this.skipNewline = false;
    const { current } = this.stack;
    if (text === '') return;
    if (current === undefined || current.namespace === 'html' || current.htmlInside || current.textInside) {
      this.textIn(this.mode, text);
      return;
    }
    this.insertText(replaceNul(text));
    if (hasNonSpace(removeNul(text))) this.framesetOk = false;
  }

  rawText(text: string, start: number, end: number): void {
    const { current } = this.stack;
    if (current === undefined) return;
    if (this.model === 'plaintext') {
      this.textIn(this.mode, text);
      return;
    }
    // Beyond the depth limit the element is not on the stack.
    if (this.stack.untracked > 0) {
      this.stack.untracked -= 1;
      return;
    }
    // A line feed right after the start tag of textarea is ignored.
    const content = current.info.name === 'textarea' && text.startsWith('\n') ? text.slice(1) : text;
    this.listener.rawText(current, content, start, end);
    this.stack.pop();
  }

  comment(text: string): void {
    this.endText();
    this.listener.comment?.(text, commentParent(this.mode, this.stack));
  }

  doctype(doctype: Doctype): void {
    if (this.mode !== mode.initial) return;
    this.quirks = isQuirky(doctype);
    this.mode = mode.beforeHtml;
    this.listener.doctype(doctype);
  }

  inForeignContent(): boolean {
    return (this.stack.current?.namespace ?? 'html') !== 'html';
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

  textIn(which: number, text: string): void {
    this.parts.rules[which]?.text(this, text);
  }

  /** Text between table parts is collected to its end: white space stays, anything else is foster-parented. */
  holdTableText(text: string): void {
    this.tableText = (this.tableText ?? '') + text;
  }

  /** The next token is no text. */
  private endText(): void {
    this.skipNewline = false;
    if (this.tableText === null) return;
    const text = this.tableText;
    this.tableText = null;
    if (hasNonSpace(text)) this.inBodyWithFostering(() => this.textIn(mode.inBody, text));
    else this.insertText(text);
  }

  inBodyWithFostering(process: () => void): void {
    const before = this.fostering;
    this.fostering = true;
    process();
    this.fostering = before;
  }

  /** Pushes the element and reports it. */
  open(element: OpenElement): void {
    element.parent = this.insertionParent();
    this.stack.push(element);
    this.listener.open(element, element.parent);
  }

  reparent(element: OpenElement, parent: OpenElement | undefined): void {
    element.parent = parent;
    this.listener.reparent(element, parent);
  }

  insertText(text: string): void {
    if (text !== '') this.listener.text(text, this.insertionParent());
  }

  /** Opens an element and leaves it open. */
  insert(tag: StartTag, namespace: Namespace = 'html'): OpenElement {
    const element = new OpenElement(tag, namespace);
    this.open(element);
    return element;
  }

  /** Opens and closes: an element that has no content. */
  append(tag: StartTag, namespace: Namespace = 'html'): void {
    const element = new OpenElement(tag, namespace);
    element.parent = this.insertionParent();
    this.listener.open(element, element.parent);
    this.listener.close(element);
  }

  insertImplied(name: string): OpenElement {
    const element = new OpenElement({ info: tagInfoOf(name), start: 0, end: 0, attributes: null }, 'html');
    this.open(element);
    return element;
  }

  insertRaw(tag: StartTag, model: ContentModel): void {
    this.insert(tag);
    this.model = model;
  }

  insertFormatting(tag: StartTag): void {
    this.formatting.push(this.insert(tag));
  }

  /** The parent of the next element or text. */
  insertionParent(target = this.stack.current): OpenElement | undefined {
    return this.fostering ? fosterParent(this.stack, target) : target;
  }

  /** Beyond the depth limit: reports the element and counts its end tag, but does not track it. */
  private startUntracked(tag: StartTag): void {
    this.listener.tooDeep();
    this.append(tag);
    if ((tag.info.bits & bit.special) !== 0 && voidNames.has(tag.info.name)) return;
    if (tag.selfClosing && this.inForeignContent()) return;
    this.stack.untracked += 1;
    this.model = this.inForeignContent() ? 'data' : (rawNames.get(tag.info.name) ?? 'data');
  }

  closeTemplate(): void {
    this.stack.generateImpliedEndsThoroughly();
    this.stack.popUntil('template');
    this.formatting.clearToMarker();
    this.templateModes.pop();
    this.mode = insertionModeFor(this);
  }
}
