/** Finds a byline in running text: “By Ann Carter, 2 May 2026”. */

/** Bylines stand at the start or the end of an article, on a line of their own. */
const wordsMax = 12;
const edgeLines = 8;
const byline =
  /^(?:(?:written|posted|published|reviewed|text|words|story|report)\s+)?(?:by|von|par|por|di|da|door|av|af|autor(?:in)?|author|auteur|autore|text|écrit par|escrito por|scritto da|geschrieben von)\b:?\s+\p{Lu}/iu;
/** A name is capitalised, which the pattern above cannot tell as it ignores case. */
const name = /\s\p{Lu}\p{L}+/u;

export function hasByline(lines: readonly string[]): boolean {
  const edges =
    lines.length <= edgeLines * 2 ? lines : [...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)];
  return edges.some((line) => line.split(/\s+/).length <= wordsMax && byline.test(line) && name.test(line));
}
