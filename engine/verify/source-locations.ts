/** Locates elements in the source of a page: start tags, whole elements, the prologue, exact selectors. */
import type { NodeId, PageSource } from '../model/page-source.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const nameOf = ({ elements }: PageSource, node: NodeId): string =>
  elements.names[elements.name[node] ?? 0] ?? '';

/** The start tag as it is written; null when the parser implied it. */
export function startTag({ elements }: PageSource, node: NodeId): Span | null {
  const start = elements.start[node] ?? 0;
  const end = elements.end[node] ?? 0;
  return node < 0 || node >= elements.count || start >= end ? null : { start, end };
}

/** The first element of a name, whether written or implied; -1 when there is none. */
export function firstNamed({ elements }: PageSource, name: string): NodeId {
  const number = elements.names.indexOf(name);
  if (number === -1) return -1;
  return elements.name.indexOf(number);
}

const isInside = ({ elements }: PageSource, node: NodeId, holder: NodeId): boolean => {
  let at = elements.parent[node] ?? -1;
  while (at > holder) at = elements.parent[at] ?? -1;
  return at === holder;
};

/**
 * From the start tag to its own end tag, for elements that cannot be nested in themselves: headings, links, titles,
 * paragraphs. Null when the end is not written, or belongs to another element.
 */
export function wholeElement(source: PageSource, node: NodeId): (Span & { readonly inner: Span }) | null {
  const tag = startTag(source, node);
  if (tag === null) return null;
  const name = nameOf(source, node);
  const close = new RegExp(`</${name}[\\t\\n\\f\\r ]*>`, 'gi');
  close.lastIndex = tag.end;
  const match = close.exec(source.html);
  if (match === null) return null;
  const { elements } = source;
  for (let row = node + 1; row < elements.count && (elements.start[row] ?? 0) < match.index; row += 1)
    if (!isInside(source, row, node) || nameOf(source, row) === name) return null;
  return {
    start: tag.start,
    end: match.index + match[0].length,
    inner: { start: tag.end, end: match.index },
  };
}

/** After the byte order mark, comments and the doctype. */
export function prologueEnd({ html }: PageSource): { readonly at: number; readonly hasDoctype: boolean } {
  let at = html.startsWith('\ufeff') ? 1 : 0;
  for (;;) {
    while (/\s/.test(html[at] ?? '')) at += 1;
    if (!html.startsWith('<!--', at)) break;
    const close = html.indexOf('-->', at + 4);
    if (close === -1) break;
    at = close + 3;
  }
  if (html.slice(at, at + 9).toLowerCase() !== '<!doctype') return { at, hasDoctype: false };
  const close = html.indexOf('>', at);
  return close === -1 ? { at, hasDoctype: false } : { at: close + 1, hasDoctype: true };
}

function step(source: PageSource, node: NodeId): string {
  const { elements } = source;
  const tag = nameOf(source, node);
  const parent = elements.parent[node] ?? -1;
  if (parent < 0 || tag === 'head' || tag === 'body') return tag;
  let position = 1;
  for (let other = parent + 1; other < node; other += 1)
    if (elements.parent[other] === parent && elements.name[other] === elements.name[node]) position += 1;
  return `${tag}:nth-of-type(${position})`;
}

/** The full path from html, which matches only this element. */
export function exactSelector(source: PageSource, node: NodeId): string {
  const steps: string[] = [];
  for (let row = node; row >= 0; row = source.elements.parent[row] ?? -1) steps.push(step(source, row));
  return steps.reverse().join(' > ');
}
