/** The "in body" insertion mode: where nearly all of a page is read. */
import { endTagInBody } from './body-end-tags.ts';
import { startButton, startLink, startListItem, startNobr } from './closing-start-tags.ts';
import type { Construction, ModeRules } from './construction.ts';
import { mode } from './insertion-mode.ts';
import { reconstructFormatting } from './reconstruct-formatting.ts';
import { bit, bodyStart, tagNamed } from './tag-info.ts';
import type { StartTag } from './tokenizer.ts';

export const inBody: ModeRules = {
  startTag: startTagInBody,
  endTag: endTagInBody,
  text(page, written) {
    const token = written.withoutNul();
    if (token.isEmpty) return;
    reconstructFormatting(page);
    page.insertText(token);
    if (page.framesetOk && token.hasInk) page.framesetOk = false;
  },
};

function startTagInBody(page: Construction, tag: StartTag): void {
  switch (tag.info.bodyStart) {
    case bodyStart.ordinary:
      reconstructFormatting(page);
      page.insert(tag);
      return;
    case bodyStart.formatting:
      reconstructFormatting(page);
      page.insertFormatting(tag);
      return;
    case bodyStart.a:
      startLink(page, tag);
      return;
    case bodyStart.closesP:
      page.closeP();
      page.insert(tag);
      return;
    case bodyStart.heading:
      page.closeP();
      if (((page.stack.current?.bits ?? 0) & bit.heading) !== 0) page.stack.pop();
      page.insert(tag);
      return;
    case bodyStart.listItem:
      startListItem(page, tag);
      return;
    case bodyStart.voidElement:
      reconstructFormatting(page);
      page.append(tag);
      page.framesetOk = false;
      return;
    default:
      startRarer(page, tag);
  }
}

function startRarer(page: Construction, tag: StartTag): void {
  switch (tag.info.bodyStart) {
    case bodyStart.hr:
      page.closeP();
      page.append(tag);
      page.framesetOk = false;
      return;
    case bodyStart.head:
      page.startTagIn(mode.inHead, tag);
      return;
    case bodyStart.input:
      reconstructFormatting(page);
      page.append(tag);
      if (tag.attributes.get('type')?.toLowerCase() !== 'hidden') page.framesetOk = false;
      return;
    case bodyStart.plainVoid:
      page.append(tag);
      return;
    case bodyStart.foreign:
      reconstructFormatting(page);
      if (tag.selfClosing) page.append(tag, tag.info.name === 'svg' ? 'svg' : 'math');
      else page.insert(tag, tag.info.name === 'svg' ? 'svg' : 'math');
      return;
    case bodyStart.button:
      startButton(page, tag);
      return;
    case bodyStart.table:
      if (!page.quirks) page.closeP();
      page.insert(tag);
      page.framesetOk = false;
      page.mode = mode.inTable;
      return;
    case bodyStart.form:
      startForm(page, tag);
      return;
    default:
      startText(page, tag);
  }
}

/** Elements whose content is text, and select. */
function startText(page: Construction, tag: StartTag): void {
  switch (tag.info.bodyStart) {
    case bodyStart.pre:
      page.closeP();
      page.insert(tag);
      page.skipNewline = true;
      page.framesetOk = false;
      return;
    case bodyStart.xmp:
      page.closeP();
      reconstructFormatting(page);
      page.framesetOk = false;
      page.insertRaw(tag, 'rawtext');
      return;
    case bodyStart.iframe:
      page.framesetOk = false;
      page.insertRaw(tag, 'rawtext');
      return;
    case bodyStart.rawText:
      page.insertRaw(tag, 'rawtext');
      return;
    case bodyStart.textarea:
      page.framesetOk = false;
      page.insertRaw(tag, 'rcdata');
      return;
    case bodyStart.plaintext:
      page.closeP();
      page.insert(tag);
      page.model = 'plaintext';
      return;
    case bodyStart.select:
      startSelect(page, tag);
      return;
    case bodyStart.option:
      if (page.stack.currentName === 'option') page.stack.pop();
      reconstructFormatting(page);
      page.insert(tag);
      return;
    default:
      startRarest(page, tag);
  }
}

function startRarest(page: Construction, tag: StartTag): void {
  switch (tag.info.bodyStart) {
    case bodyStart.html:
      if (page.templates === 0) addTo(page, 0, tag);
      return;
    case bodyStart.body:
      if (page.stack.items[1]?.info.name === 'body' && page.templates === 0) {
        page.framesetOk = false;
        addTo(page, 1, tag);
      }
      return;
    case bodyStart.frameset:
      startFrameset(page, tag);
      return;
    case bodyStart.nobr:
      startNobr(page, tag);
      return;
    case bodyStart.marker:
      reconstructFormatting(page);
      page.insert(tag);
      page.formatting.pushMarker();
      page.framesetOk = false;
      return;
    case bodyStart.rubyBase:
      if (page.stack.hasInScope('ruby')) page.stack.generateImpliedEnds();
      page.insert(tag);
      return;
    case bodyStart.rubyText:
      if (page.stack.hasInScope('ruby')) page.stack.generateImpliedEnds('rtc');
      page.insert(tag);
      return;
    case bodyStart.image:
      tag.info = tagNamed('img');
      startTagInBody(page, tag);
      return;
    default:
      // Parts of tables, head and frame: ignored here.
      if (tag.info.name === 'head') page.listener.strayHead();
  }
}

function addTo(page: Construction, at: number, tag: StartTag): void {
  const element = page.stack.items[at];
  if (element !== undefined) page.listener.addAttributes(element, tag.attributes);
}

function startForm(page: Construction, tag: StartTag): void {
  if (page.form !== null && page.templates === 0) return;
  page.closeP();
  const form = page.insert(tag);
  if (page.templates === 0) page.form = form;
}

function startSelect(page: Construction, tag: StartTag): void {
  reconstructFormatting(page);
  page.insert(tag);
  page.framesetOk = false;
  const inTable = page.mode >= mode.inTable && page.mode <= mode.inCell && page.mode !== mode.inColumnGroup;
  page.mode = inTable ? mode.inSelectInTable : mode.inSelect;
}

function startFrameset(page: Construction, tag: StartTag): void {
  const body = page.stack.items[1];
  if (!page.framesetOk || body === undefined || body.info.name !== 'body') return;
  page.stack.popThrough(1);
  page.listener.bodyDropped(body);
  page.insert(tag);
  page.mode = mode.inFrameset;
}
