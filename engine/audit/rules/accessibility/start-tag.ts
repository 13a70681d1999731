/** The whole start tag of a node, for attributes that the facts do not hold. */
import type { NodeId, PageSource } from '../../../facts/page-source.ts';

/** Empty when the source is gone or the tag was implied. */
export function startTagOf({ source }: { readonly source: PageSource | null }, node: NodeId): string {
  if (source === null || node < 0 || node >= source.elements.count) return '';
  return source.html.slice(source.elements.start[node] ?? 0, source.elements.end[node] ?? 0);
}

/** Values of other attributes are left aside, so that a word in them is no attribute. */
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
