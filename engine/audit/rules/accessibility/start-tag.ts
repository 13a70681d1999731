/** Reads attributes that the facts do not have from a node's start tag. */
import type { NodeId, PageSource } from '../../../model/page-source.ts';

/** Empty when the source is gone or the tag was implied. */
export function startTagOf({ source }: { readonly source: PageSource | null }, node: NodeId): string {
  if (source === null || node < 0 || node >= source.elements.count) return '';
  return source.html.slice(source.elements.start[node] ?? 0, source.elements.end[node] ?? 0);
}

const attribute = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/** Null when the attribute is missing. `name` in lower case. */
export function attributeOf(tag: string, name: string): string | null {
  if (!tag.toLowerCase().includes(name)) return null;
  for (const [, written = '', quoted, single, bare] of tag.matchAll(attribute))
    if (written.toLowerCase() === name) return (quoted ?? single ?? bare ?? '').trim();
  return null;
}

export const hasAttribute = (tag: string, name: string): boolean => attributeOf(tag, name) !== null;
