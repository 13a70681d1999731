/** Separates quoted text from the rest of a question. */

const pairs =
  /"([^"]{1,3000})"|“([^”]{1,3000})”|„([^“”]{1,3000})[“”]|«\s?([^»]{1,3000}?)\s?»|‘([^’]{3,3000})’(?![\p{L}])|(?<![\p{L}\p{N}])'([^'\n]{3,300})'(?![\p{L}\p{N}])/gu;

/** The quoted texts in order, and the rest of the question. */
export function takeQuotes(text: string): { readonly quoted: string[]; readonly rest: string } {
  const quoted: string[] = [];
  const rest = text.replaceAll(pairs, (_whole, ...groups: unknown[]) => {
    const words = groups.slice(0, 6).find((each): each is string => typeof each === 'string');
    if (words !== undefined && words.trim() !== '') quoted.push(words.trim());
    return ' “” ';
  });
  return { quoted, rest };
}
