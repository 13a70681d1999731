/** The "in body" insertion mode. */
import { endTagInBody } from './body-end-tags.ts';
import { startButton, startLink, startListItem, startNobr } from './closing-start-tags.ts';
import { mode } from './insertion-mode.ts';
import { reconstructFormatting } from './reconstruct-formatting.ts';
import { startHr, startInput, startOptgroup, startOption, startSelect } from './select-content.ts';
import { hasNonSpace, removeNul } from './syntax.ts';
import { bit, bodyStart, tagInfoOf } from './tag-info.ts';
import type { StartTag } from './tokenizer.ts';
import type { ModeRules, TreeBuilder } from './tree-builder.ts';

export const inBody: ModeRules = {
  startTag: startTagInBody,
  endTag: endTagInBody,
  text(builder, written) {
    const text = removeNul(written);
    if (text === '') return;
    reconstructFormatting(builder);
    builder.insertText(text);
    if (builder.framesetOk && hasNonSpace(text)) builder.framesetOk = false;
  },
};

function startTagInBody(builder: TreeBuilder, tag: StartTag): void {
  switch (tag.info.bodyStart) {
    case bodyStart.ordinary:
      reconstructFormatting(builder);
      builder.insert(tag);
      return;
    case bodyStart.formatting:
      reconstructFormatting(builder);
      builder.insertFormatting(tag);
      return;
    case bodyStart.a:
      startLink(builder, tag);
      return;
    case bodyStart.closesP:
      builder.stack.closeP();
      builder.insert(tag);
      return;
    case bodyStart.heading:
      builder.stack.closeP();
      if (((builder.stack.current?.bits ?? 0) & bit.heading) !== 0) builder.stack.pop();
      builder.insert(tag);
      return;
    case bodyStart.listItem:
      startListItem(builder, tag);
      return;
    case bodyStart.voidElement:
      reconstructFormatting(builder);
      builder.append(tag);
      builder.framesetOk = false;
      return;
    default:
      startRarer(builder, tag);
  }
}

function startRarer(builder: TreeBuilder, tag: StartTag): void {
  switch (tag.info.bodyStart) {
    case bodyStart.hr:
      startHr(builder, tag);
      return;
    case bodyStart.head:
      builder.startTagIn(mode.inHead, tag);
      return;
    case bodyStart.input:
      startInput(builder, tag);
      return;
    case bodyStart.plainVoid:
      builder.append(tag);
      return;
    case bodyStart.foreign:
      reconstructFormatting(builder);
      if (tag.selfClosing) builder.append(tag, tag.info.name === 'svg' ? 'svg' : 'math');
      else builder.insert(tag, tag.info.name === 'svg' ? 'svg' : 'math');
      return;
    case bodyStart.button:
      startButton(builder, tag);
      return;
    case bodyStart.table:
      if (!builder.quirks) builder.stack.closeP();
      builder.insert(tag);
      builder.framesetOk = false;
      builder.mode = mode.inTable;
      return;
    case bodyStart.form:
      startForm(builder, tag);
      return;
    default:
      startText(builder, tag);
  }
}

/** Elements whose content is text, and select. */
function startText(builder: TreeBuilder, tag: StartTag): void {
  switch (tag.info.bodyStart) {
    case bodyStart.pre:
      builder.stack.closeP();
      builder.insert(tag);
      builder.skipNewline = true;
      builder.framesetOk = false;
      return;
    case bodyStart.xmp:
      builder.stack.closeP();
      reconstructFormatting(builder);
      builder.framesetOk = false;
      builder.insertRaw(tag, 'rawtext');
      return;
    case bodyStart.iframe:
      builder.framesetOk = false;
      builder.insertRaw(tag, 'rawtext');
      return;
    case bodyStart.rawText:
      builder.insertRaw(tag, 'rawtext');
      return;
    case bodyStart.textarea:
      builder.framesetOk = false;
      builder.insertRaw(tag, 'rcdata');
      return;
    case bodyStart.plaintext:
      builder.stack.closeP();
      builder.insert(tag);
      builder.model = 'plaintext';
      return;
    case bodyStart.select:
      startSelect(builder, tag);
      return;
    case bodyStart.option:
      startOption(builder, tag);
      return;
    case bodyStart.optgroup:
      startOptgroup(builder, tag);
      return;
    default:
      startRarest(builder, tag);
  }
}

function startRarest(builder: TreeBuilder, tag: StartTag): void {
  switch (tag.info.bodyStart) {
    case bodyStart.html:
      if (builder.templates === 0) addTo(builder, 0, tag);
      return;
    case bodyStart.body:
      if (builder.stack.items[1]?.info.name === 'body' && builder.templates === 0) {
        builder.framesetOk = false;
        addTo(builder, 1, tag);
      }
      return;
    case bodyStart.frameset:
      startFrameset(builder, tag);
      return;
    case bodyStart.nobr:
      startNobr(builder, tag);
      return;
    case bodyStart.marker:
      reconstructFormatting(builder);
      builder.insert(tag);
      builder.formatting.pushMarker();
      builder.framesetOk = false;
      return;
    case bodyStart.rubyBase:
      if (builder.stack.hasInScope('ruby')) builder.stack.generateImpliedEnds();
      builder.insert(tag);
      return;
    case bodyStart.rubyText:
      if (builder.stack.hasInScope('ruby')) builder.stack.generateImpliedEnds('rtc');
      builder.insert(tag);
      return;
    case bodyStart.image:
      startTagInBody(builder, { ...tag, info: tagInfoOf('img') });
      return;
    default:
      // Parts of tables, head and frame: ignored here.
      if (tag.info.name === 'head') builder.listener.strayHead();
  }
}

function addTo(builder: TreeBuilder, at: number, tag: StartTag): void {
  const element = builder.stack.items[at];
  if (element !== undefined) builder.listener.addAttributes(element, tag.attributes);
}

function startForm(builder: TreeBuilder, tag: StartTag): void {
  if (builder.form !== null && builder.templates === 0) return;
  builder.stack.closeP();
  const form = builder.insert(tag);
  if (builder.templates === 0) builder.form = form;
}

function startFrameset(builder: TreeBuilder, tag: StartTag): void {
  const body = builder.stack.items[1];
  if (!builder.framesetOk || body === undefined || body.info.name !== 'body') return;
  builder.stack.popThrough(1);
  builder.listener.bodyDropped(body);
  builder.insert(tag);
  builder.mode = mode.inFrameset;
}
