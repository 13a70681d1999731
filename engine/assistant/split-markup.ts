/** Splits a suggestion into the text to read and the markup to paste. */

export function splitMarkup(text: string): { readonly words: string; readonly html: string | null } {
  const found = /^([\s\S]*?[:,.”"]|[\s\S]*?\b(?:write|add|paste))\s*(<[a-z][\s\S]*>)\s*([^<>]*)$/i.exec(text);
  if (found === null) return { words: text, html: null };
  const [, before = '', html = '', after = ''] = found;
  const swap = /^(<[^>]+>) instead of (<[^>]+>)$/.exec(html);
  if (swap !== null)
    return { words: `${before} … instead of ${swap[2] ?? ''}${after}`, html: swap[1] ?? null };
  // Text between two tags that are no pair: what to paste and what to read cannot be separated.
  if (/>\s*(?:and|or|instead|but|,)\b[^<]*</i.test(html)) return { words: text, html: null };
  const rest = after.replace(/^[.,;:\s]+/, '');
  return { words: `${before}${rest === '' ? '' : ` … ${rest}`}`, html: html.replaceAll(/>\s+</g, '>\n<') };
}
