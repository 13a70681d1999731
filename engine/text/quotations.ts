/** Finds the texts that a message quotes or pastes. */

export const quotes =
  /“([^”]+)”|„([^“”]+)[“”]|«\s*([^»]+?)\s*»|"([^"]+)"|(?<![\p{L}\p{N}])['‘]([^'’]{3,})['’](?![\p{L}\p{N}])/gu;
export const quoteStart = /[“„«"‘]|(?<![\p{L}\p{N}])'/u;

/** "Shopify: where do I set the title?" asks behind the colon; a pasted text begins with a capital. */
const isAsked = (text: string): boolean => /[?？]$/.test(text) && !/^[\p{Lu}"“„«]/u.test(text);

/** Text after a colon or on lines of its own. */
export function pastedText(text: string): string | null {
  const [first = '', ...lines] = text.trim().split('\n');
  const below = lines.join('\n').trim();
  if (below.split(/\s+/).length >= 4) return below;
  const behind = /[:：]\s+(\S.*)$/.exec(first)?.[1]?.trim();
  if (behind === undefined || isAsked(behind)) return null;
  return behind.split(/\s+/).length >= 3 && below === '' ? behind : null;
}
