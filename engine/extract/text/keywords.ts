/** The terms a text uses most: one to three words, stop words of its language aside. */
import type { KeywordTerm } from '../../facts/text-facts.ts';
import { languageBit, stopLanguages } from './stop-words.ts';
import { phraseBreak, type WordStream } from './word-stream.ts';

const termsMax = 60;
const usesMin = 2;

const content = 1;
const stop = 0;

/** Words a term may start and end with. */
function contentWords({ vocabulary }: WordStream, language: string): Uint8Array {
  const bit = languageBit(language);
  const kinds = new Uint8Array(vocabulary.length);
  vocabulary.forEach((word, id) => {
    const isStop = (stopLanguages(word) & bit) !== 0;
    const isShort = word.length < (word.charCodeAt(0) < 0x2e80 ? 3 : 2);
    kinds[id] = isStop || isShort || /^[\d.,'’-]+$/.test(word) ? stop : content;
  });
  return kinds;
}

export function findKeywords(words: WordStream, language: string): KeywordTerm[] {
  const kinds = contentWords(words, language);
  const terms = [...singles(words, kinds), ...phrases(words, kinds)];
  return terms
    .sort(
      (one, other) =>
        other.count - one.count || other.size - one.size || (one.keyword < other.keyword ? -1 : 1),
    )
    .slice(0, termsMax);
}

const density = (count: number, { wordCount }: WordStream): number =>
  Math.round((count / wordCount) * 10_000) / 100;

function singles(words: WordStream, kinds: Uint8Array): KeywordTerm[] {
  const terms: KeywordTerm[] = [];
  words.counts.forEach((count, id) => {
    if (count < usesMin || kinds[id] !== content) return;
    terms.push({ keyword: words.vocabulary[id] ?? '', size: 1, count, density: density(count, words) });
  });
  return terms;
}

interface Phrase {
  readonly ids: readonly number[];
  count: number;
}

function phrases(words: WordStream, kinds: Uint8Array): KeywordTerm[] {
  const { ids, counts } = words;
  const size = words.vocabulary.length;
  const found = new Map<number, Phrase>();
  const note = (key: number, phrase: readonly number[]): void => {
    const known = found.get(key);
    if (known === undefined) found.set(key, { ids: phrase, count: 1 });
    else known.count += 1;
  };
  // A phrase used twice is made of words used twice: most places are passed by at once.
  const repeats = (id: number): boolean => id !== phraseBreak && (counts[id] ?? 0) >= usesMin;
  for (let at = 0; at + 1 < ids.length; at += 1) {
    const first = ids[at] ?? phraseBreak;
    const second = ids[at + 1] ?? phraseBreak;
    if (first === phraseBreak || kinds[first] !== content || !repeats(first) || !repeats(second)) continue;
    const pair = first * size + second;
    if (kinds[second] === content && first !== second) note(pair, [first, second]);
    const third = ids[at + 2] ?? phraseBreak;
    if (repeats(third) && kinds[third] === content)
      note((pair + 1) * size + third + size * size, [first, second, third]);
  }
  const repeated = [...found.values()].filter(({ count }) => count >= usesMin);
  return withoutParts(repeated).map((phrase) => ({
    keyword: phrase.ids.map((id) => words.vocabulary[id] ?? '').join(' '),
    size: phrase.ids.length,
    count: phrase.count,
    density: density(phrase.count, words),
  }));
}

/** A pair that only ever stands in one three-word phrase says nothing more than the phrase. */
function withoutParts(all: readonly Phrase[]): Phrase[] {
  const covered = new Set<string>();
  for (const { ids, count } of all) {
    if (ids.length !== 3) continue;
    covered.add(`${ids.slice(0, 2).join()}x${count}`);
    covered.add(`${ids.slice(1).join()}x${count}`);
  }
  return all.filter(({ ids, count }) => ids.length === 3 || !covered.has(`${ids.join()}x${count}`));
}
