/** Evidence for a node of the facts, made when a rule cites it: its tag as written and a short CSS path. */
import type { ElementTable, NodeId, PageSource } from './page-source.ts';

const snippetMax = 300;
const pathMax = 5;

interface Sourced {
  readonly source: PageSource | null;
}

/** The start tag as written, at most 300 characters; '' when the source is gone or the tag was implied. */
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

/** A CSS selector, by id where there is one, else by position, at most five steps long. */
export function selectorOf({ source }: Sourced, node: NodeId): string {
  if (source === null || node < 0 || node >= source.elements.count) return '';
  const { elements } = source;
  const steps: string[] = [];
  for (let row = node; row >= 0 && steps.length < pathMax; row = elements.parent[row] ?? -1) {
    const id = elements.ids.get(row);
    if (id !== undefined && /^[A-Za-z][\w-]*$/.test(id)) {
      steps.push(`#${id}`);
      break;
    }
    steps.push(stepOf(elements, row));
  }
  return steps.reverse().join(' > ');
}

function stepOf(elements: ElementTable, row: NodeId): string {
  const name = elements.name[row] ?? 0;
  const tag = elements.names[name] ?? '*';
  const parent = elements.parent[row] ?? -1;
  if (parent < 0 || tag === 'html' || tag === 'body' || tag === 'head') return tag;
  let position = 0;
  let siblings = 0;
  for (let other = parent + 1; other < elements.count; other += 1) {
    if (elements.parent[other] !== parent || elements.name[other] !== name) continue;
    siblings += 1;
    if (other === row) position = siblings;
    if (position > 0 && siblings > position) break;
  }
  return siblings === 1 ? tag : `${tag}:nth-of-type(${position})`;
}
