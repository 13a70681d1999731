/** The insertion modes of tables, captions, column groups, rows and cells. */

import { mode } from './insertion-mode.ts';
import { closeTemplate } from './modes-head.ts';
import { insertionModeFor } from './reset-insertion-mode.ts';
import { removeNul, splitLeadingSpace } from './syntax.ts';
import { bit, type TagInfo } from './tag-info.ts';
import type { StartTag } from './tokenizer.ts';
import type { ModeRules, TreeBuilder } from './tree-builder.ts';

const inTableScope = (builder: TreeBuilder, name: string): boolean =>
  builder.stack.hasInScope(name, bit.tableScope);
const strayEnds = new Set('body caption col colgroup html tbody td tfoot th thead tr'.split(' '));
const rowGroups = new Set(['tbody', 'tfoot', 'thead']);

const clearToTable = (builder: TreeBuilder): void => builder.stack.popBackTo('table', 'template');
const clearToGroup = (builder: TreeBuilder): void =>
  builder.stack.popBackTo('tbody', 'tfoot', 'thead', 'template');
const clearToRow = (builder: TreeBuilder): void => builder.stack.popBackTo('tr', 'template');

function textInTable(builder: TreeBuilder, written: string): void {
  if (((builder.stack.current?.bits ?? 0) & bit.tableStructure) === 0) {
    builder.inBodyWithFostering(() => builder.textIn(mode.inBody, written));
    return;
  }
  const text = removeNul(written);
  if (text !== '') builder.holdTableText(text);
}

function startTagInTable(builder: TreeBuilder, tag: StartTag): void {
  const { name } = tag.info;
  switch (name) {
    case 'td':
    case 'th':
    case 'tr':
      clearToTable(builder);
      builder.insertImplied('tbody');
      builder.mode = mode.inTableBody;
      builder.startTagIn(mode.inTableBody, tag);
      return;
    case 'tbody':
    case 'tfoot':
    case 'thead':
      clearToTable(builder);
      builder.insert(tag);
      builder.mode = mode.inTableBody;
      return;
    case 'caption':
      clearToTable(builder);
      builder.formatting.pushMarker();
      builder.insert(tag);
      builder.mode = mode.inCaption;
      return;
    case 'colgroup':
      clearToTable(builder);
      builder.insert(tag);
      builder.mode = mode.inColumnGroup;
      return;
    case 'col':
      clearToTable(builder);
      builder.insertImplied('colgroup');
      builder.mode = mode.inColumnGroup;
      builder.startTagIn(mode.inColumnGroup, tag);
      return;
    default:
      startOtherInTable(builder, tag);
  }
}

function startOtherInTable(builder: TreeBuilder, tag: StartTag): void {
  const { name } = tag.info;
  if (name === 'style' || name === 'script' || name === 'template') builder.startTagIn(mode.inHead, tag);
  else if (name === 'table') {
    if (!inTableScope(builder, 'table')) return;
    builder.stack.popUntil('table');
    builder.mode = insertionModeFor(builder);
    builder.dispatchStartTag(tag);
  } else if (name === 'form') {
    if (builder.form !== null || builder.templates > 0) return;
    builder.form = builder.insert(tag);
    builder.stack.pop();
  } else if (name === 'input' && tag.attributes.get('type')?.toLowerCase() === 'hidden') builder.append(tag);
  else builder.inBodyWithFostering(() => builder.startTagIn(mode.inBody, tag));
}

function endTagInTable(builder: TreeBuilder, info: TagInfo): void {
  if (info.name === 'table') {
    if (!inTableScope(builder, 'table')) return;
    builder.stack.popUntil('table');
    builder.mode = insertionModeFor(builder);
  } else if (info.name === 'template') closeTemplate(builder);
  else if (!strayEnds.has(info.name)) builder.inBodyWithFostering(() => builder.endTagIn(mode.inBody, info));
}

export const inTable: ModeRules = { startTag: startTagInTable, endTag: endTagInTable, text: textInTable };

function closeCaption(builder: TreeBuilder): boolean {
  if (!inTableScope(builder, 'caption')) return false;
  builder.stack.generateImpliedEnds();
  builder.stack.popUntil('caption');
  builder.formatting.clearToMarker();
  builder.mode = mode.inTable;
  return true;
}

export const inCaption: ModeRules = {
  startTag(builder, tag) {
    if ((tag.info.bits & bit.tablePart) === 0) builder.startTagIn(mode.inBody, tag);
    else if (closeCaption(builder)) builder.startTagIn(mode.inTable, tag);
  },
  endTag(builder, info) {
    if (info.name === 'caption') closeCaption(builder);
    else if (info.name === 'table') {
      if (closeCaption(builder)) builder.endTagIn(mode.inTable, info);
    } else if (!strayEnds.has(info.name)) builder.endTagIn(mode.inBody, info);
  },
  text: (builder, text) => builder.textIn(mode.inBody, text),
};

function leaveColumnGroup(builder: TreeBuilder): boolean {
  if (builder.stack.currentName !== 'colgroup') return false;
  builder.stack.pop();
  builder.mode = mode.inTable;
  return true;
}

export const inColumnGroup: ModeRules = {
  startTag(builder, tag) {
    const { name } = tag.info;
    if (name === 'html') builder.startTagIn(mode.inBody, tag);
    else if (name === 'col') builder.append(tag);
    else if (name === 'template') builder.startTagIn(mode.inHead, tag);
    else if (leaveColumnGroup(builder)) builder.dispatchStartTag(tag);
  },
  endTag(builder, info) {
    if (info.name === 'colgroup') leaveColumnGroup(builder);
    else if (info.name === 'template') closeTemplate(builder);
    else if (info.name !== 'col' && leaveColumnGroup(builder)) builder.endTagIn(builder.mode, info);
  },
  text(builder, text) {
    const [space, rest] = splitLeadingSpace(text);
    builder.insertText(space);
    if (rest !== '' && leaveColumnGroup(builder)) builder.textIn(builder.mode, rest);
  },
};

function closeGroup(builder: TreeBuilder): boolean {
  if (![...rowGroups].some((name) => inTableScope(builder, name))) return false;
  clearToGroup(builder);
  builder.stack.pop();
  builder.mode = mode.inTable;
  return true;
}

export const inTableBody: ModeRules = {
  startTag(builder, tag) {
    const { name } = tag.info;
    if (name === 'tr') {
      clearToGroup(builder);
      builder.insert(tag);
      builder.mode = mode.inRow;
    } else if (name === 'td' || name === 'th') {
      clearToGroup(builder);
      builder.insertImplied('tr');
      builder.mode = mode.inRow;
      builder.startTagIn(mode.inRow, tag);
    } else if ((tag.info.bits & bit.tablePart) === 0) startTagInTable(builder, tag);
    else if (closeGroup(builder)) startTagInTable(builder, tag);
  },
  endTag(builder, info) {
    if (rowGroups.has(info.name)) {
      if (!inTableScope(builder, info.name)) return;
      clearToGroup(builder);
      builder.stack.pop();
      builder.mode = mode.inTable;
    } else if (info.name === 'table') {
      if (closeGroup(builder)) endTagInTable(builder, info);
    } else if (!strayEnds.has(info.name)) endTagInTable(builder, info);
  },
  text: textInTable,
};

function closeRow(builder: TreeBuilder): boolean {
  if (!inTableScope(builder, 'tr')) return false;
  clearToRow(builder);
  builder.stack.pop();
  builder.mode = mode.inTableBody;
  return true;
}

export const inRow: ModeRules = {
  startTag(builder, tag) {
    if ((tag.info.bits & bit.cell) !== 0) {
      clearToRow(builder);
      builder.insert(tag);
      builder.mode = mode.inCell;
      builder.formatting.pushMarker();
    } else if ((tag.info.bits & bit.tablePart) === 0) startTagInTable(builder, tag);
    else if (closeRow(builder)) builder.startTagIn(mode.inTableBody, tag);
  },
  endTag(builder, info) {
    if (info.name === 'tr') closeRow(builder);
    else if (info.name === 'table') {
      if (closeRow(builder)) builder.endTagIn(mode.inTableBody, info);
    } else if (rowGroups.has(info.name)) {
      if (inTableScope(builder, info.name) && closeRow(builder)) builder.endTagIn(mode.inTableBody, info);
    } else if (!strayEnds.has(info.name)) endTagInTable(builder, info);
  },
  text: textInTable,
};

function closeCell(builder: TreeBuilder): void {
  const { stack } = builder;
  stack.generateImpliedEnds();
  for (let found = false; !found && stack.items.length > 0; ) {
    found = ((stack.current?.bits ?? 0) & bit.cell) !== 0;
    stack.pop();
  }
  builder.formatting.clearToMarker();
  builder.mode = mode.inRow;
}

export const inCell: ModeRules = {
  startTag(builder, tag) {
    if ((tag.info.bits & bit.tablePart) === 0) builder.startTagIn(mode.inBody, tag);
    else if (inTableScope(builder, 'td') || inTableScope(builder, 'th')) {
      closeCell(builder);
      builder.startTagIn(mode.inRow, tag);
    }
  },
  endTag(builder, info) {
    const { name } = info;
    if ((info.bits & bit.cell) !== 0) {
      if (!inTableScope(builder, name)) return;
      builder.stack.generateImpliedEnds();
      builder.stack.popUntil(name);
      builder.formatting.clearToMarker();
      builder.mode = mode.inRow;
    } else if ((info.bits & bit.tableStructure) !== 0) {
      if (!inTableScope(builder, name)) return;
      closeCell(builder);
      builder.endTagIn(mode.inRow, info);
    } else if (!strayEnds.has(name)) builder.endTagIn(mode.inBody, info);
  },
  text: (builder, text) => builder.textIn(mode.inBody, text),
};
