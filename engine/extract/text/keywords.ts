/** The terms a text uses most: one to three words, stop words of its language aside. */
import type { KeywordTerm } from '../../facts/text-facts.ts';
import { detach } from '../text-log.ts';
import { languageBit } from './stop-words.ts';
import { phraseBreak, type WordStream } from './word-stream.ts';

const termsMax = 60;
const usesMin = 2;

const content = 1;

const isDigits = (word: string): boolean => /^[\d.,'’-]+$/.test(word);

/** What is said in a text, as against what its listings of code repeat. */
interface Spoken {
  readonly ids: readonly number[];
  /** Uses of each word. */
  readonly counts: Int32Array;
  readonly wordCount: number;
}

function spokenOf({ ids, vocabulary, listings, listingWords, wordCount }: WordStream): Spoken {
  if (listings.length === 0) return { ids, counts: vocabulary.counts, wordCount };
  const counts = vocabulary.counts.slice();
  const spoken: number[] = [];
  let at = 0;
  for (const [from, to] of listings) {
    for (; at < from; at += 1) spoken.push(ids[at] ?? phraseBreak);
    for (; at < to; at += 1) {
      const id = ids[at] ?? phraseBreak;
      if (id !== phraseBreak) counts[id] = (counts[id] ?? 0) - 1;
    }
  }
  for (; at < ids.length; at += 1) spoken.push(ids[at] ?? phraseBreak);
  return { ids: spoken, counts, wordCount: wordCount - listingWords };
}

/** Words a term may start and end with. */
function contentWords({ vocabulary, text }: WordStream, { counts }: Spoken, language: string): Uint8Array {
  const bit = languageBit(language);
  const kinds = new Uint8Array(vocabulary.size);
  for (let id = 0; id < kinds.length; id += 1) {
    if ((counts[id] ?? 0) < usesMin || ((vocabulary.stopBits[id] ?? 0) & bit) !== 0) continue;
    const first = text.charCodeAt(vocabulary.startOf(id));
    if (vocabulary.lengthOf(id) < (first < 0x2e80 ? 3 : 2)) continue;
    if (first < 48 || first > 57 || !isDigits(vocabulary.word(id))) kinds[id] = content;
  }
  return kinds;
}

interface Term {
  readonly ids: readonly number[];
  count: number;
}

export function findKeywords(words: WordStream, language: string): KeywordTerm[] {
  const spoken = spokenOf(words);
  const kinds = contentWords(words, spoken, language);
  const terms = [...singles(spoken, kinds), ...withoutParts(phrases(spoken, kinds))];
  return mostUsed(terms)
    .map(({ ids, count }) => ({
      keyword: ids.map((id) => detach(words.vocabulary.word(id))).join(' '),
      size: ids.length,
      count,
      density: Math.round((count / spoken.wordCount) * 10_000) / 100,
    }))
    .sort(
      (one, other) =>
        other.count - one.count || other.size - one.size || (one.keyword < other.keyword ? -1 : 1),
    )
    .slice(0, termsMax);
}

/** Those among which the best are, without sorting all. */
function mostUsed(terms: readonly Term[]): readonly Term[] {
  if (terms.length <= termsMax) return terms;
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
  return terms.filter(({ count }) => count >= least);
}

function singles({ counts }: Spoken, kinds: Uint8Array): Term[] {
  const terms: Term[] = [];
  for (let id = 0; id < kinds.length; id += 1)
    if (kinds[id] === content) terms.push({ ids: [id], count: counts[id] ?? 0 });
  return terms;
}

/** Pairs and triples of words that come again. A triple may have a stop word in its middle. */
function phrases({ ids, counts }: Spoken, kinds: Uint8Array): Term[] {
  const size = kinds.length;
  const pairs = new Map<number, Term>();
  const triples = new Map<number, Term>();
  for (let at = 0; at + 1 < ids.length; at += 1) {
    const first = ids[at] ?? phraseBreak;
    const second = ids[at + 1] ?? phraseBreak;
    // A phrase used twice is made of words used twice: most places are passed by at once.
    if (
      first === phraseBreak ||
      second === phraseBreak ||
      kinds[first] !== content ||
      (counts[second] ?? 0) < usesMin
    )
      continue;
    const pair = first * size + second;
    if (kinds[second] === content && first !== second) note(pairs, pair, [first, second]);
    const third = ids[at + 2] ?? phraseBreak;
    if (third !== phraseBreak && kinds[third] === content)
      note(triples, pair * size + third, [first, second, third]);
  }
  return [...pairs.values(), ...triples.values()].filter(({ count }) => count >= usesMin);
}

function note(terms: Map<number, Term>, key: number, ids: readonly number[]): void {
  const known = terms.get(key);
  if (known === undefined) terms.set(key, { ids, count: 1 });
  else known.count += 1;
}

/** A pair that only ever stands in one three-word phrase says nothing more than the phrase. */
function withoutParts(all: readonly Term[]): Term[] {
  const covered = new Set<string>();
  for (const { ids, count } of all) {
    if (ids.length !== 3) continue;
    covered.add(`${ids.slice(0, 2).join()}x${count}`);
    covered.add(`${ids.slice(1).join()}x${count}`);
  }
  return covered.size === 0
    ? [...all]
    : all.filter(({ ids, count }) => ids.length === 3 || !covered.has(`${ids.join()}x${count}`));
}
