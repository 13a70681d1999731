/** Reads the accessible name of a heading without text: its label, the alt of its image, the title of its SVG. */
import type { HeadingNode } from '../../../model/node-facts.ts';
import type { PageSource } from '../../../model/page-source.ts';

const contentMax = 5000;
const closing = /<\/h[1-6]/i;
const labelled = /\saria-label\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/i;
const drawingTitle = /<title[^<>]*>([^<]*)/i;

export function unseenName(
  { source }: { readonly source: PageSource | null },
  { label, imageAlt, node }: HeadingNode,
): string {
  const given = label?.trim() || imageAlt?.trim();
  if (given) return given;
  if (source === null || node < 0) return '';
  const from = source.elements.end[node] ?? 0;
  const [content = ''] = source.html.slice(from, from + contentMax).split(closing, 1);
  const byLabel = labelled.exec(content);
  return (byLabel?.[1] ?? byLabel?.[2] ?? drawingTitle.exec(content)?.[1] ?? '').trim();
}
