/** The insertion modes of tables: rows, cells and captions that open and close each other. */
import type { Construction, ModeRules } from './construction.ts';
import { mode } from './insertion-mode.ts';
import { modeForElements } from './mode-for-elements.ts';
import { closeTemplate } from './modes-head.ts';
import { bit, type TagInfo } from './tag-info.ts';
import type { TextToken } from './text-token.ts';
import type { StartTag } from './tokenizer.ts';

const inTableScope = (page: Construction, name: string): boolean =>
  page.stack.hasInScope(name, bit.tableScope);
const strayEnds = new Set('body caption col colgroup html tbody td tfoot th thead tr'.split(' '));
const rowGroups = new Set(['tbody', 'tfoot', 'thead']);

const clearToTable = (page: Construction): void => page.stack.popBackTo('table', 'template');
const clearToGroup = (page: Construction): void =>
  page.stack.popBackTo('tbody', 'tfoot', 'thead', 'template');
const clearToRow = (page: Construction): void => page.stack.popBackTo('tr', 'template');

function textInTable(page: Construction, token: TextToken): void {
  if (((page.stack.current?.bits ?? 0) & bit.tableStructure) === 0) {
    page.inBodyWithFostering(() => page.textIn(mode.inBody, token));
    return;
  }
  const text = token.text.replaceAll('\u0000', '');
  if (text !== '') page.holdTableText(text);
}

function startTagInTable(page: Construction, tag: StartTag): void {
  const { name } = tag.info;
  switch (name) {
    case 'td':
    case 'th':
    case 'tr':
      clearToTable(page);
      page.insertImplied('tbody');
      page.mode = mode.inTableBody;
      page.startTagIn(mode.inTableBody, tag);
      return;
    case 'tbody':
    case 'tfoot':
    case 'thead':
      clearToTable(page);
      page.insert(tag);
      page.mode = mode.inTableBody;
      return;
    case 'caption':
      clearToTable(page);
      page.formatting.pushMarker();
      page.insert(tag);
      page.mode = mode.inCaption;
      return;
    case 'colgroup':
      clearToTable(page);
      page.insert(tag);
      page.mode = mode.inColumnGroup;
      return;
    case 'col':
      clearToTable(page);
      page.insertImplied('colgroup');
      page.mode = mode.inColumnGroup;
      page.startTagIn(mode.inColumnGroup, tag);
      return;
    default:
      startOtherInTable(page, tag);
  }
}

function startOtherInTable(page: Construction, tag: StartTag): void {
  const { name } = tag.info;
  if (name === 'style' || name === 'script' || name === 'template') page.startTagIn(mode.inHead, tag);
  else if (name === 'table') {
    if (!inTableScope(page, 'table')) return;
    page.stack.popUntil('table');
    page.mode = modeForElements(page);
    page.dispatchStartTag(tag);
  } else if (name === 'form') {
    if (page.form !== null || page.templates > 0) return;
    page.form = page.insert(tag);
    page.stack.pop();
  } else if (name === 'input' && tag.attributes.get('type')?.toLowerCase() === 'hidden') page.append(tag);
  else page.inBodyWithFostering(() => page.startTagIn(mode.inBody, tag));
}

function endTagInTable(page: Construction, info: TagInfo): void {
  if (info.name === 'table') {
    if (!inTableScope(page, 'table')) return;
    page.stack.popUntil('table');
    page.mode = modeForElements(page);
  } else if (info.name === 'template') closeTemplate(page);
  else if (!strayEnds.has(info.name)) page.inBodyWithFostering(() => page.endTagIn(mode.inBody, info));
}

export const inTable: ModeRules = { startTag: startTagInTable, endTag: endTagInTable, text: textInTable };

function closeCaption(page: Construction): boolean {
  if (!inTableScope(page, 'caption')) return false;
  page.stack.generateImpliedEnds();
  page.stack.popUntil('caption');
  page.formatting.clearToMarker();
  page.mode = mode.inTable;
  return true;
}

export const inCaption: ModeRules = {
  startTag(page, tag) {
    if ((tag.info.bits & bit.tablePart) === 0) page.startTagIn(mode.inBody, tag);
    else if (closeCaption(page)) page.startTagIn(mode.inTable, tag);
  },
  endTag(page, info) {
    if (info.name === 'caption') closeCaption(page);
    else if (info.name === 'table') {
      if (closeCaption(page)) page.endTagIn(mode.inTable, info);
    } else if (!strayEnds.has(info.name)) page.endTagIn(mode.inBody, info);
  },
  text: (page, token) => page.textIn(mode.inBody, token),
};

function leaveColumnGroup(page: Construction): boolean {
  if (page.stack.currentName !== 'colgroup') return false;
  page.stack.pop();
  page.mode = mode.inTable;
  return true;
}

export const inColumnGroup: ModeRules = {
  startTag(page, tag) {
    const { name } = tag.info;
    if (name === 'html') page.startTagIn(mode.inBody, tag);
    else if (name === 'col') page.append(tag);
    else if (name === 'template') page.startTagIn(mode.inHead, tag);
    else if (leaveColumnGroup(page)) page.dispatchStartTag(tag);
  },
  endTag(page, info) {
    if (info.name === 'colgroup') leaveColumnGroup(page);
    else if (info.name === 'template') closeTemplate(page);
    else if (info.name !== 'col' && leaveColumnGroup(page)) page.endTagIn(page.mode, info);
  },
  text(page, token) {
    if (!token.hasInk || !leaveColumnGroup(page)) return;
    page.textIn(page.mode, token.fromInk());
  },
};

function closeGroup(page: Construction): boolean {
  if (![...rowGroups].some((name) => inTableScope(page, name))) return false;
  clearToGroup(page);
  page.stack.pop();
  page.mode = mode.inTable;
  return true;
}

export const inTableBody: ModeRules = {
  startTag(page, tag) {
    const { name } = tag.info;
    if (name === 'tr') {
      clearToGroup(page);
      page.insert(tag);
      page.mode = mode.inRow;
    } else if (name === 'td' || name === 'th') {
      clearToGroup(page);
      page.insertImplied('tr');
      page.mode = mode.inRow;
      page.startTagIn(mode.inRow, tag);
    } else if ((tag.info.bits & bit.tablePart) === 0) startTagInTable(page, tag);
    else if (closeGroup(page)) startTagInTable(page, tag);
  },
  endTag(page, info) {
    if (rowGroups.has(info.name)) {
      if (!inTableScope(page, info.name)) return;
      clearToGroup(page);
      page.stack.pop();
      page.mode = mode.inTable;
    } else if (info.name === 'table') {
      if (closeGroup(page)) endTagInTable(page, info);
    } else if (!strayEnds.has(info.name)) endTagInTable(page, info);
  },
  text: textInTable,
};

function closeRow(page: Construction): boolean {
  if (!inTableScope(page, 'tr')) return false;
  clearToRow(page);
  page.stack.pop();
  page.mode = mode.inTableBody;
  return true;
}

export const inRow: ModeRules = {
  startTag(page, tag) {
    if ((tag.info.bits & bit.cell) !== 0) {
      clearToRow(page);
      page.insert(tag);
      page.mode = mode.inCell;
      page.formatting.pushMarker();
    } else if ((tag.info.bits & bit.tablePart) === 0) startTagInTable(page, tag);
    else if (closeRow(page)) page.startTagIn(mode.inTableBody, tag);
  },
  endTag(page, info) {
    if (info.name === 'tr') closeRow(page);
    else if (info.name === 'table') {
      if (closeRow(page)) page.endTagIn(mode.inTableBody, info);
    } else if (rowGroups.has(info.name)) {
      if (inTableScope(page, info.name) && closeRow(page)) page.endTagIn(mode.inTableBody, info);
    } else if (!strayEnds.has(info.name)) endTagInTable(page, info);
  },
  text: textInTable,
};

function closeCell(page: Construction): void {
  const { stack } = page;
  stack.generateImpliedEnds();
  for (let found = false; !found && stack.items.length > 0; ) {
    found = ((stack.current?.bits ?? 0) & bit.cell) !== 0;
    stack.pop();
  }
  page.formatting.clearToMarker();
  page.mode = mode.inRow;
}

export const inCell: ModeRules = {
  startTag(page, tag) {
    if ((tag.info.bits & bit.tablePart) === 0) page.startTagIn(mode.inBody, tag);
    else if (inTableScope(page, 'td') || inTableScope(page, 'th')) {
      closeCell(page);
      page.startTagIn(mode.inRow, tag);
    }
  },
  endTag(page, info) {
    const { name } = info;
    if ((info.bits & bit.cell) !== 0) {
      if (!inTableScope(page, name)) return;
      page.stack.generateImpliedEnds();
      page.stack.popUntil(name);
      page.formatting.clearToMarker();
      page.mode = mode.inRow;
    } else if ((info.bits & bit.tableStructure) !== 0) {
      if (!inTableScope(page, name)) return;
      closeCell(page);
      page.endTagIn(mode.inRow, info);
    } else if (!strayEnds.has(name)) page.endTagIn(mode.inBody, info);
  },
  text: (page, token) => page.textIn(mode.inBody, token),
};
