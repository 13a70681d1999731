/** Finds the texts that a message quotes or pastes. */

export const quotes =
  /“([^”]+)”|„([^“”]+)[“”]|«\s*([^»]+?)\s*»|"([^"]+)"|(?<![\p{L}\p{N}])['‘]([^'’]{3,})['’](?![\p{L}\p{N}])/gu;
export const quoteStart = /[“„«"‘]|(?<![\p{L}\p{N}])'/u;

/** Text after a colon or on lines of its own. */
export function pastedText(text: string): string | null {
  const [first = '', ...lines] = text.trim().split('\n');
  const below = lines.join('\n').trim();
  if (below.split(/\s+/).length >= 4) return below;
  const behind = /[:：]\s+(\S.*)$/.exec(first)?.[1]?.trim();
  return behind !== undefined && behind.split(/\s+/).length >= 3 && below === '' ? behind : null;
}
