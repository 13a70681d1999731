/** Stop words by language: words that say nothing of a text's subject. */
import lists from 'stopwords-iso' with { type: 'json' };
import { byLanguage, wordList } from './languages.ts';

/** Chosen for keywords of web pages, so shorter than the package's lists, which take words such as "information" too. */
const curatedSets = byLanguage(
  ({ stopWords }) => stopWords,
  (words) => new Set(wordList(words)),
);
const otherLists: Readonly<Record<string, readonly string[]>> = lists;
/** Bokmål and Nynorsk share the list of Norwegian; old codes have new ones. */
const aliases: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', in: 'id' };

/** In lower case; empty for a language without a list. The set is made when it is needed: most sites have one language. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const code = aliases[language] ?? language;
  return curatedSets.get(code) ?? new Set(Object.hasOwn(otherLists, code) ? otherLists[code] : []);
}

const ofAnyLanguage: ReadonlySet<string> = new Set([
  ...Object.values(otherLists).flat(),
  ...[...curatedSets.values()].flatMap((words) => [...words]),
]);

/** In any language: pages quote others, and a language may be identified wrongly. */
export const isFunctionWord = (word: string): boolean => ofAnyLanguage.has(word);

/** Of so many different words, at the start of a text, its language is plain to see. */
const [plainWords, plainShare, otherShare] = [300, 0.25, 0.6];

/** The languages whose stop word a word is, as bits in the order of `curatedSets`. */
const languageBits: ReadonlyMap<string, number> = (() => {
  const bits = new Map<string, number>();
  [...curatedSets.values()].forEach((words, at) => {
    for (const word of words) bits.set(word, (bits.get(word) ?? 0) | (1 << at));
  });
  return bits;
})();

/** Whether a text is plainly in a language: a good part of its words are stop words of it, and far fewer those of any other. */
export function isPlainlyIn(
  language: string,
  words: readonly Readonly<{ key: string; uses: number }>[],
): boolean {
  const index = [...curatedSets.keys()].indexOf(language);
  if (index === -1 || words.length < plainWords) return false;
  const uses = Array.from(curatedSets, () => 0);
  let all = 0;
  for (let at = 0; at < plainWords; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    all += word.uses;
    let bits = languageBits.get(word.key) ?? 0;
    for (let language = 0; bits !== 0; language += 1, bits >>= 1)
      if ((bits & 1) !== 0) uses[language] = (uses[language] ?? 0) + word.uses;
  }
  const own = uses[index] ?? 0;
  if (own === 0 || own < all * plainShare) return false;
  return uses.every((count, at) => at === index || count < own * otherShare);
}

/** So many stop words of a language among the words of a text show that passages of it are in that language. */
const passageWords = 4;

/** Stop words of the other languages that a text has passages in, such as an untranslated paragraph. */
export function foreignStopWords(words: readonly string[], language: string): string[] {
  return [...curatedSets]
    .filter(([code, stopWords]) => {
      if (code === language) return false;
      return words.filter((word) => stopWords.has(word)).length >= passageWords;
    })
    .flatMap(([, stopWords]) => [...stopWords]);
}
