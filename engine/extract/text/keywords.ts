/** The terms a text uses most: one to three words, stop words of its language aside. */
import type { KeywordTerm } from '../../facts/text-facts.ts';
import { PhraseTable } from './phrase-table.ts';
import { languageBit } from './stop-words.ts';
import { phraseBreak, type WordStream } from './word-stream.ts';

const termsMax = 60;
const usesMin = 2;
const content = 1;

const isDigits = (word: string): boolean => /^[\d.,'’-]+$/.test(word);

/** Used anew by every text. */
const phrases = new PhraseTable();

/** What is said in a text, as against what its listings of code repeat. */
interface Spoken {
  readonly ids: Int32Array;
  readonly idCount: number;
  /** Uses of each word. */
  readonly counts: Int32Array;
  readonly wordCount: number;
}

function spokenOf({ ids, idCount, vocabulary, listings, listingWords, wordCount }: WordStream): Spoken {
  if (listings.length === 0) return { ids, idCount, counts: vocabulary.counts, wordCount };
  const counts = vocabulary.counts.slice();
  const spoken = new Int32Array(idCount);
  let length = 0;
  let at = 0;
  for (const [from, to] of [...listings, [idCount, idCount] as const]) {
    for (; at < from; at += 1, length += 1) spoken[length] = ids[at] ?? phraseBreak;
    for (; at < to; at += 1) {
      const id = ids[at] ?? phraseBreak;
      if (id !== phraseBreak) counts[id] = (counts[id] ?? 0) - 1;
    }
  }
  return { ids: spoken, idCount: length, counts, wordCount: wordCount - listingWords };
}

/** Words a term may start and end with. */
function contentWords({ vocabulary, codes }: WordStream, { counts }: Spoken, language: string): Uint8Array {
  const bit = languageBit(language);
  const { size, stopBits, starts } = vocabulary;
  const kinds = new Uint8Array(size);
  for (let id = 0; id < size; id += 1) {
    if ((counts[id] ?? 0) < usesMin || ((stopBits[id] ?? 0) & bit) !== 0) continue;
    const first = codes[starts[id] ?? 0] ?? 0;
    if (vocabulary.lengthOf(id) < (first < 0x2e80 ? 3 : 2)) continue;
    if (first < 48 || first > 57 || !isDigits(vocabulary.word(id))) kinds[id] = content;
  }
  return kinds;
}

export function findKeywords(words: WordStream, language: string): KeywordTerm[] {
  const spoken = spokenOf(words);
  const kinds = contentWords(words, spoken, language);
  countPhrases(spoken, kinds);
  const terms: KeywordTerm[] = [];
  for (const term of mostUsed(spoken, kinds)) {
    const count = usesOf(term, spoken);
    const density = Math.round((count / spoken.wordCount) * 10_000) / 100;
    terms.push({ ...namedTerm(words, term), count, density });
  }
  return terms;
}

/** A term is a word by its id, or a phrase by its number in the table, counted down from -1. */
const termOfPhrase = (phrase: number): number => -1 - phrase;
const phraseOf = termOfPhrase;

const usesOf = (term: number, { counts }: Spoken): number =>
  (term < 0 ? phrases.counts[phraseOf(term)] : counts[term]) ?? 0;

function namedTerm({ vocabulary }: WordStream, term: number): Pick<KeywordTerm, 'keyword' | 'size'> {
  if (term >= 0) return { keyword: vocabulary.word(term), size: 1 };
  const ids = phrases.wordsOf(phraseOf(term));
  return { keyword: ids.map((id) => vocabulary.word(id)).join(' '), size: ids.length };
}

/** Most used first, the longer before the shorter, then in the order of the text. */
function mostUsed(spoken: Spoken, kinds: Uint8Array): Int32Array {
  const terms = termsOf(kinds);
  const places = placesByUses(terms, spoken);
  const ranked = new Int32Array(Math.min(terms.length, termsMax));
  for (const term of terms) {
    const uses = usesOf(term, spoken);
    const place = places[uses] ?? 0;
    places[uses] = place + 1;
    if (place < termsMax) ranked[place] = term;
  }
  return ranked;
}

/** All that are used often enough, the longer before the shorter. */
function termsOf(kinds: Uint8Array): number[] {
  const terms: number[] = [];
  for (const size of [3, 2])
    for (let phrase = 0; phrase < phrases.size; phrase += 1)
      if ((phrases.counts[phrase] ?? 0) >= usesMin && phrases.sizeOf(phrase) === size)
        terms.push(termOfPhrase(phrase));
  for (let id = 0; id < kinds.length; id += 1) if (kinds[id] === content) terms.push(id);
  return terms;
}

/** For each number of uses, how many terms have more: where the first of those that have it stands. */
function placesByUses(terms: readonly number[], spoken: Spoken): number[] {
  const places: number[] = [];
  for (const term of terms) {
    const uses = usesOf(term, spoken);
    while (places.length <= uses) places.push(0);
    places[uses] = (places[uses] ?? 0) + 1;
  }
  let before = 0;
  for (let uses = places.length - 1; uses >= 0; uses -= 1) {
    const having = places[uses] ?? 0;
    places[uses] = before;
    before += having;
  }
  return places;
}

/** Pairs and triples of words. A triple may have a stop word in its middle. */
function countPhrases({ ids, idCount, counts }: Spoken, kinds: Uint8Array): void {
  phrases.reset();
  for (let at = 0; at + 1 < idCount; at += 1) {
    // A phrase used twice is made of words used twice: most places are passed by at once.
    const first = ids[at] ?? phraseBreak;
    if (first === phraseBreak || kinds[first] !== content) continue;
    const second = ids[at + 1] ?? phraseBreak;
    if (second === phraseBreak || (counts[second] ?? 0) < usesMin) continue;
    if (kinds[second] === content && first !== second) phrases.note(first, second);
    const third = at + 2 < idCount ? (ids[at + 2] ?? phraseBreak) : phraseBreak;
    if (third !== phraseBreak && kinds[third] === content) phrases.note(first, second, third);
  }
  phrases.dropParts(usesMin);
}
