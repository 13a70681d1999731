/** Detects the type of a body by its first bytes. */
import type { SniffedType } from '../model/http-facts.ts';

const signatures: readonly (readonly [string, SniffedType])[] = [
  ['%PDF-', 'pdf'],
  ['\u0089PNG', 'image'],
  ['GIF8', 'image'],
  ['\u00ff\u00d8\u00ff', 'image'],
  ['RIFF', 'image'],
];

const htmlStart =
  /^(?:<!--[\s\S]*?-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype html|html|head|body|script|style|title|h[1-6]|p|div|a|table|br|b|iframe|font|meta|link|main|article|section)[\s>/]/i;

export function sniffType(body: Uint8Array): SniffedType {
  if (body.byteLength === 0) return 'empty';
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 1024)).toString('latin1');
  const known = signatures.find(([signature]) => start.startsWith(signature));
  if (known !== undefined) return known[1];
  const isWide = start.startsWith('\u00ff\u00fe') || start.startsWith('\u00fe\u00ff');
  const text = (
    isWide ? start.slice(2).replaceAll('\u0000', '') : start.replace(/^\u00ef\u00bb\u00bf/, '')
  ).trimStart();
  if (text === '') return 'text';
  if (htmlStart.test(text)) return 'html';
  if (text.startsWith('<?xml') || /^<(?:svg|rss|feed|urlset|sitemapindex)[\s>]/.test(text))
    return text.startsWith('<svg') ? 'image' : 'xml';
  if (/^[[{]/.test(text)) return 'json';
  return hasBinaryBytes(text) ? 'binary' : 'text';
}

/** Control characters that do not occur in text. */
function hasBinaryBytes(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 27)) return true;
  }
  return false;
}
