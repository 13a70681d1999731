/** Data tables whose first row names the columns, but not as header cells. */

import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { closest, nameOf, rowsNamed } from './element-rows.ts';
import { accessibilityTexts } from './messages.ts';
import { attributeOf, startTagOf } from './start-tag.ts';

const rowsMin = 3;
const columnsMin = 2;
const nameMax = 40;
/** Cells with a figure, among those of a column below its name. */
const figureShareMin = 0.6;

const parts: ReadonlySet<string> = new Set(['table', 'tr', 'td', 'th']);

/** Where the text of a cell is: from its start tag to the next part of a table. */
interface Cell {
  readonly from: number;
  readonly to: number;
}

interface Table {
  readonly node: NodeId;
  readonly rows: Cell[][];
  isLayout: boolean;
}

const textOf = ({ html }: PageSource, { from, to }: Cell): string =>
  html
    .slice(from, to)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

function readTables(source: PageSource): Table[] {
  const { elements } = source;
  const tables = new Map<NodeId, Table>();
  const nodes = rowsNamed(source, parts);
  for (const [at, node] of nodes.entries()) {
    const name = nameOf(source, node);
    const around = closest(source, node, (outer) => nameOf(source, outer) === 'table');
    const outer = tables.get(around);
    if (name === 'table') {
      // Tables within tables are for layout.
      if (outer !== undefined) outer.isLayout = true;
      const role = attributeOf(startTagOf({ source }, node), 'role');
      tables.set(node, { node, rows: [], isLayout: outer !== undefined || role !== null });
    } else if (outer === undefined || outer.isLayout) continue;
    else if (name === 'tr') outer.rows.push([]);
    else if (name === 'td') {
      const next = nodes[at + 1];
      const to =
        next === undefined ? source.html.indexOf('</table', elements.end[node]) : elements.start[next];
      outer.rows.at(-1)?.push({ from: elements.end[node] ?? 0, to: to ?? 0 });
    } else outer.isLayout = true;
  }
  return [...tables.values()];
}

/** A few words: no sentence, no file pattern, no code. */
const columnName = /^\p{L}[\p{L}\p{M}\p{N}\s'’&%/()#-]*\.?$/u;
const nameWordsMax = 4;

const isColumnName = (text: string): boolean =>
  text.length <= nameMax &&
  !hasFigure(text) &&
  columnName.test(text) &&
  text.split(/\s+/).length <= nameWordsMax;

const hasFigure = (text: string): boolean => /\d/.test(text);

/** The names in the first row, when each column has a short one and some column has figures below it; null otherwise. */
function columnNames(
  source: PageSource,
  { isLayout, rows: [first = [], ...others] }: Table,
): string[] | null {
  const columns = first.length;
  if (isLayout || columns < columnsMin || others.length + 1 < rowsMin) return null;
  if (others.some((row) => row.length !== columns)) return null;
  const names = first.map((cell) => textOf(source, cell));
  if (new Set(names).size !== columns || !names.every(isColumnName)) return null;
  const hasFigures = (column: number): boolean =>
    others.filter(({ [column]: cell }) => cell !== undefined && hasFigure(textOf(source, cell))).length >=
    others.length * figureShareMin;
  return names.some((_, column) => hasFigures(column)) ? names : null;
}

export const a11yTableHeaders = definePageRule({
  id: 'a11y-table-headers',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/tutorials/tables/',
  needs: 'html',
  audience: 'html',
  reads: ['source'],
  texts: accessibilityTexts['a11y-table-headers'],
  check: (facts) => {
    const { source } = facts;
    if (source === null) return skip('html-gone');
    const found = readTables(source).flatMap((table) => {
      const names = columnNames(source, table);
      return names === null ? [] : [{ node: table.node, names }];
    });
    if (found.length === 0) return pass();
    return fail({
      messageId: 'plain',
      data: { count: found.length },
      evidence: citeNodes(facts, found, ({ names }) => ({
        found: `<td>${names.join('</td><td>')}</td>`,
        wanted: say('th-scope-col-in-the-first-row'),
      })),
    });
  },
});
