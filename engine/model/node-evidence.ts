/** Makes evidence for a node that a rule cites: its tag as written and a CSS selector. */
import type { ElementTable, NodeId, PageSource } from './page-source.ts';

const stepsMax = 5;
const plainId = /^[A-Za-z][\w-]*$/;

/** By id where there is one, else by position; at most five steps long. */
export function pathOf(elements: ElementTable, node: NodeId): string {
  const steps: string[] = [];
  for (let row = node; row >= 0 && steps.length < stepsMax; row = elements.parent[row] ?? -1) {
    const id = elements.ids.get(row);
    if (id !== undefined && plainId.test(id)) {
      steps.push(`#${id}`);
      break;
    }
    steps.push(stepOf(elements, row));
  }
  return steps.reverse().join(' > ');
}

function stepOf({ name, names, nthOfType }: ElementTable, row: NodeId): string {
  const tag = names[name[row] ?? 0] ?? '*';
  const nth = nthOfType[row] ?? 0;
  return nth === 0 || tag === 'body' || tag === 'head' ? tag : `${tag}:nth-of-type(${nth})`;
}

const snippetMax = 300;

interface Sourced {
  readonly source: PageSource | null;
}

/** The start tag as written, at most 300 characters; '' when the source was dropped or the tag was implied. */
export function snippetOf({ source }: Sourced, node: NodeId): string {
  if (source === null || node < 0 || node >= source.elements.count) return '';
  const start = source.elements.start[node] ?? 0;
  const end = source.elements.end[node] ?? 0;
  return end - start <= snippetMax
    ? source.html.slice(start, end)
    : `${source.html.slice(start, start + snippetMax - 1)}…`;
}

/** The source from a node's start tag on, at most 300 characters: for elements whose content matters. */
export function outerSnippetOf({ source }: Sourced, node: NodeId): string {
  if (source === null || node < 0 || node >= source.elements.count) return '';
  const { start, end, name, names } = source.elements;
  const from = start[node] ?? 0;
  const close = `</${names[name[node] ?? 0] ?? ''}>`;
  const window = source.html.slice(from, from + snippetMax);
  const at = window.toLowerCase().indexOf(close, (end[node] ?? from) - from);
  return at === -1 ? window : window.slice(0, at + close.length);
}

/** A CSS selector; '' when the source was dropped. */
export function selectorOf({ source }: Sourced, node: NodeId): string {
  if (source === null || node < 0 || node >= source.elements.count) return '';
  return pathOf(source.elements, node);
}
