/** The markup that a suggestion gives to be pasted, without the words around it. */

const fragments = /<(script|nav|ul|ol|p|a|h[1-6]|title)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|link|img)\b[^>]*>/gi;

/** Null when it gives none. */
export function markupIn(text: string): string | null {
  const found = text.match(fragments);
  return found === null ? null : found.join('\n');
}

/** The words around it; the sentence that leads to it ends in a colon. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(fragments, ' ')
    .replace(/\s+([.,;:])/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
