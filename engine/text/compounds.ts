/** Parts compound words of languages that write them as one. */

const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
const partLength = 4;

/** "Titelvorschläge" is "Titel" and "Vorschläge"; both must be known words, else the word stays as it is. */
export function splitCompound(word: string, language: string, isWord: (part: string) => boolean): string[] {
  if (!compounding.has(language)) return [word];
  for (let at = word.length - partLength; at >= partLength; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (isWord(tail) && (isWord(head) || isWord(head.replace(/s$/, '')))) return [head, tail];
  }
  return [word];
}
