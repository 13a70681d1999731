/** A question made plain for comparing: lower case, no accents, straight quotation marks. */

export const foldQuestion = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

const pairs =
  /"([^"]{1,3000})"|“([^”]{1,3000})”|„([^“”]{1,3000})[“”]|«\s?([^»]{1,3000}?)\s?»|‘([^’]{3,3000})’(?![\p{L}])|(?<![\p{L}\p{N}])'([^'\n]{3,300})'(?![\p{L}\p{N}])/gu;

/** What stands in quotation marks, in order, and the rest of the question. */
export function takeQuotes(text: string): { readonly quoted: string[]; readonly rest: string } {
  const quoted: string[] = [];
  const rest = text.replaceAll(pairs, (_whole, ...groups: unknown[]) => {
    const words = groups.slice(0, 6).find((each): each is string => typeof each === 'string');
    if (words !== undefined && words.trim() !== '') quoted.push(words.trim());
    return ' “” ';
  });
  return { quoted, rest };
}
