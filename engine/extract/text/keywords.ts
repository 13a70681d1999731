/** The terms a text uses most: one to three words, stop words of its language aside. */
import type { KeywordTerm } from '../../facts/text-facts.ts';
import { PhraseTable } from './phrase-table.ts';
import { languageBit } from './stop-words.ts';
import { phraseBreak, type WordStream } from './word-stream.ts';
import { isSubject } from './word-traits.ts';

const termsMax = 60;
const usesMin = 2;
const content = 1;

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
function contentWords({ vocabulary }: WordStream, { counts }: Spoken, language: string): Uint8Array {
  const { size, traits } = vocabulary;
  const asked = isSubject | languageBit(language);
  const kinds = new Uint8Array(size);
  for (let id = 0; id < size; id += 1)
    if ((counts[id] ?? 0) >= usesMin && ((traits[id] ?? 0) & asked) === isSubject) kinds[id] = content;
  return kinds;
}

/** A single word, or a phrase by its number in the table. */
interface Term {
  readonly size: number;
  readonly count: number;
  readonly at: number;
}

export function findKeywords(words: WordStream, language: string): KeywordTerm[] {
  const spoken = spokenOf(words);
  const kinds = contentWords(words, spoken, language);
  countPhrases(spoken, kinds);
  const { vocabulary } = words;
  return mostUsed(termsOf(spoken, kinds)).map(({ size, count, at }) => ({
    keyword: (size === 1 ? [at] : phrases.wordsOf(at)).map((id) => vocabulary.word(id)).join(' '),
    size,
    count,
    density: Math.round((count / spoken.wordCount) * 10_000) / 100,
  }));
}

function termsOf({ counts }: Spoken, kinds: Uint8Array): Term[] {
  const terms: Term[] = [];
  for (let id = 0; id < kinds.length; id += 1)
    if (kinds[id] === content) terms.push({ size: 1, count: counts[id] ?? 0, at: id });
  for (let phrase = 0; phrase < phrases.size; phrase += 1) {
    const count = phrases.counts[phrase] ?? 0;
    if (count >= usesMin) terms.push({ size: phrases.wordsOf(phrase).length, count, at: phrase });
  }
  return terms;
}

/** Most used first, the longer before the shorter, then in the order of the text; only those that may stay are sorted. */
function mostUsed(terms: readonly Term[]): readonly Term[] {
  const byCount: number[] = [];
  for (const { count } of terms) {
    const slot = Math.min(count, 1000);
    byCount[slot] = (byCount[slot] ?? 0) + 1;
  }
  let least = byCount.length;
  for (let kept = 0; least > usesMin && kept < termsMax; ) {
    least -= 1;
    kept += byCount[least] ?? 0;
  }
  return terms
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count || other.size - one.size || one.at - other.at)
    .slice(0, termsMax);
}

/** Pairs and triples of words. A triple may have a stop word in its middle. */
function countPhrases({ ids, idCount, counts }: Spoken, kinds: Uint8Array): void {
  phrases.reset();
  for (let at = 0; at + 1 < idCount; at += 1) {
    const first = ids[at] ?? phraseBreak;
    const second = ids[at + 1] ?? phraseBreak;
    // A phrase used twice is made of words used twice: most places are passed by at once.
    if (first === phraseBreak || second === phraseBreak) continue;
    if (kinds[first] !== content || (counts[second] ?? 0) < usesMin) continue;
    if (kinds[second] === content && first !== second) phrases.note(first, second);
    const third = at + 2 < idCount ? (ids[at + 2] ?? phraseBreak) : phraseBreak;
    if (third !== phraseBreak && kinds[third] === content) phrases.note(first, second, third);
  }
  phrases.dropParts(usesMin);
}
