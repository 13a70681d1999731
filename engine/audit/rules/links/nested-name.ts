/** Whether something inside a link without text may still give it a name. */
import type { NodeId, PageSource } from '../../../model/page-source.ts';

const contentMax = 8000;
const closing = /<\/a[\s>]/i;
/** A label, a title or an alt that is not empty; noscript copies of lazy images count. */
const named = /\s(?:aria-label|aria-labelledby|title|alt)\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^"'\s>])/i;
/** Custom elements and slots may show text that is not in the HTML. */
const selfMade = /<(?:[a-z][a-z0-9]*-[a-z0-9-]*|slot|iframe|object|video|canvas|input)[\s/>]/i;

export function mayBeNamedInside({ source }: { readonly source: PageSource | null }, node: NodeId): boolean {
  if (source === null || node < 0) return false;
  const from = source.elements.end[node] ?? 0;
  const [content = ''] = source.html.slice(from, from + contentMax).split(closing, 1);
  return named.test(content) || selfMade.test(content);
}
