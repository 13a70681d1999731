/** Data tables whose first row names the columns, but not as header cells. */
import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { closest, nameOf, rowsNamed } from './element-rows.ts';
import { attributeOf, startTagOf } from './start-tag.ts';

const rowsMin = 3;
const columnsMin = 2;
const nameMax = 40;
/** Cells with a figure, among those of a column below its name. */
const figureShareMin = 0.6;

const parts: ReadonlySet<string> = new Set(['table', 'tr', 'td', 'th']);

interface Table {
  readonly node: NodeId;
  readonly rows: string[][];
  isLayout: boolean;
}

/** The text of a cell: from its start tag to the next part of a table. */
const textBetween = ({ html }: PageSource, from: number, to: number): string =>
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
    } else if (outer !== undefined && name === 'tr') outer.rows.push([]);
    else if (outer !== undefined && name === 'td') {
      const next = nodes[at + 1];
      const to =
        next === undefined ? source.html.indexOf('</table', elements.end[node]) : elements.start[next];
      outer.rows.at(-1)?.push(textBetween(source, elements.end[node] ?? 0, to ?? 0));
    } else if (outer !== undefined) outer.isLayout = true;
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

/** The first row has a short name for each column, and some column has figures below it. */
function namesColumns({ rows: [first = [], ...others] }: Table): boolean {
  const columns = first.length;
  if (columns < columnsMin || others.length + 1 < rowsMin) return false;
  if (others.some((row) => row.length !== columns)) return false;
  if (new Set(first).size !== columns) return false;
  if (!first.every(isColumnName)) return false;
  return first.some(
    (_, column) =>
      others.filter((row) => hasFigure(row[column] ?? '')).length >= others.length * figureShareMin,
  );
}

export const a11yTableHeaders = definePageRule({
  id: 'a11y-table-headers',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/tutorials/tables/',
  needs: 'html',
  tier: 3,
  audience: 'html',
  reads: ['source'],
  title: 'Data table without header cells (th)',
  why: 'With header cells, screen readers read the name of the column before each value, and search engines can tell a data table from a layout table.',
  fix: 'Make the cells of the first row th elements with scope="col".',
  check: (facts) => {
    const { source } = facts;
    if (source === null) return skip('the HTML of the page is no longer available');
    const found = readTables(source).filter((table) => !table.isLayout && namesColumns(table));
    if (found.length === 0) return pass();
    return fail(
      `The column names of ${countOf(found.length, 'table')} are in plain cells (td) instead of header cells (th).`,
      citeNodes(facts, found, ({ rows }) => ({
        found: `<td>${(rows[0] ?? []).join('</td><td>')}</td>`,
        wanted: '<th scope="col"> in the first row',
      })),
    );
  },
});
