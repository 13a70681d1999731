/** Reads attributes that the facts do not have from a node's start tag. */
import type { NodeId, PageSource } from '../../../model/page-source.ts';

/** Empty when the source is gone or the tag was implied. */
export function startTagOf({ source }: { readonly source: PageSource | null }, node: NodeId): string {
  if (source === null || node < 0 || node >= source.elements.count) return '';
  return source.html.slice(source.elements.start[node] ?? 0, source.elements.end[node] ?? 0);
}

/** Values of other attributes are removed, so that words in them do not match. */
const withoutValues = (tag: string): string => tag.replace(/=\s*(?:"[^"]*"|'[^']*')/g, '=""');

/** `name` in lower case. */
export const hasAttribute = (tag: string, name: string): boolean =>
  tag.toLowerCase().includes(name) && new RegExp(`\\s${name}(?=[\\s=>/])`, 'i').test(withoutValues(tag));

/** Null when the attribute is missing. */
export function attributeOf(tag: string, name: string): string | null {
  if (!hasAttribute(tag, name)) return null;
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*))`, 'i').exec(tag);
  return match === null ? '' : (match[1] ?? match[2] ?? match[3] ?? '').trim();
}
