/** The standard's prescan: searches the first bytes for a meta tag that declares the encoding. */
import { encodingOfMeta } from './labels.ts';

export interface DeclaredCharset {
  /** As written. */
  readonly label: string;
  readonly encoding: string;
  /** Byte offset of the tag, and of its end. */
  readonly start: number;
  readonly end: number;
}

/** `head`: the first bytes as Latin-1, so that offsets are bytes. */
export function prescan(head: string): DeclaredCharset | null {
  let at = 0;
  while (at < head.length) {
    const open = head.indexOf('<', at);
    if (open === -1) return null;
    if (head.startsWith('!--', open + 1)) {
      const end = head.indexOf('-->', open + 2);
      if (end === -1) return null;
      at = end + 3;
      continue;
    }
    const tag = /^<\/?([a-z][^\s/>]*)/i.exec(head.slice(open, open + 64));
    if (tag === null) {
      const isBogus = /^<[!/?]/.test(head.slice(open, open + 2));
      const end = isBogus ? head.indexOf('>', open) : open;
      if (end === -1) return null;
      at = end + 1;
      continue;
    }
    const attributes = /^<meta$/i.test(tag[0]) ? new Map<string, string>() : null;
    const end = readAttributes(head, open + tag[0].length, attributes);
    const found = attributes === null ? null : charsetOf(attributes);
    if (found !== null) return { ...found, start: open, end };
    at = end;
  }
  return null;
}

const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

/** Up to the end of the tag, which is returned. */
function readAttributes(head: string, from: number, into: Map<string, string> | null): number {
  let at = from;
  for (;;) {
    attribute.lastIndex = at;
    const match = attribute.exec(head);
    if (match === null) break;
    at = attribute.lastIndex;
    const name = into === null ? '' : (match[1] ?? '').toLowerCase();
    if (into?.has(name) === false) into.set(name, match[2] ?? match[3] ?? match[4] ?? '');
  }
  const close = head.indexOf('>', at);
  return close === -1 ? head.length : close + 1;
}

function charsetOf(
  attributes: ReadonlyMap<string, string>,
): Pick<DeclaredCharset, 'label' | 'encoding'> | null {
  const charset = attributes.get('charset');
  const isPragma = attributes.get('http-equiv')?.toLowerCase() === 'content-type';
  const label = charset ?? (isPragma ? charsetInContentType(attributes.get('content') ?? '') : null);
  if (label === null || label === undefined) return null;
  const encoding = encodingOfMeta(label);
  return encoding === null ? null : { label, encoding };
}

/** `text/html; charset=utf-8`, of a header or a meta tag. */
export function charsetInContentType(value: string): string | null {
  const match = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i.exec(value);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
