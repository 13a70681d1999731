/** The terms a text uses most: one to three words, stop words of its language aside. */
import type { KeywordTerm } from '../../facts/text-facts.ts';
import { doubled } from '../doubled.ts';
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

/** Used anew by every text: the words a term may start and end with, marked as `content` by their id and in a row. */
let kinds = new Uint8Array(2048);
let contentIds = new Int32Array(2048);
let contentCount = 0;

function makeRoom(size: number): void {
  if (kinds.length < size) {
    kinds = new Uint8Array(size * 2);
    contentIds = new Int32Array(size * 2);
  }
  kinds.fill(0, 0, size);
}

/** Returns how many there are. */
function markContentWords({ vocabulary, codes }: WordStream, { counts }: Spoken, bit: number): number {
  const { size, stopBits, starts } = vocabulary;
  let marked = 0;
  for (let id = 0; id < size; id += 1) {
    if ((counts[id] ?? 0) < usesMin || ((stopBits[id] ?? 0) & bit) !== 0) continue;
    const first = codes[starts[id] ?? 0] ?? 0;
    if (vocabulary.lengthOf(id) < (first < 0x2e80 ? 3 : 2)) continue;
    if (first >= 48 && first <= 57 && isDigits(vocabulary.word(id))) continue;
    kinds[id] = content;
    contentIds[marked] = id;
    marked += 1;
  }
  return marked;
}

export function findKeywords(words: WordStream, language: string): KeywordTerm[] {
  const spoken = spokenOf(words);
  makeRoom(words.vocabulary.size);
  contentCount = markContentWords(words, spoken, languageBit(language));
  // Each use of a content word may start a pair and a triple.
  phrases.reset(2 * usesOfContent(spoken));
  countPhrases(spoken);
  phrases.findUsed(usesMin);
  return nameTerms(words, spoken, rankTerms(spoken));
}

function usesOfContent({ counts }: Spoken): number {
  let uses = 0;
  for (let at = 0; at < contentCount; at += 1) uses += counts[contentIds[at] ?? 0] ?? 0;
  return uses;
}

/** The first terms of those ranked. */
function nameTerms(words: WordStream, spoken: Spoken, found: number): KeywordTerm[] {
  const terms: KeywordTerm[] = [];
  for (let place = 0; place < found; place += 1) {
    const term = ranked[place] ?? 0;
    const count = usesOf(term, spoken);
    terms.push({
      keyword: nameOf(words, term),
      size: term < 0 ? phrases.sizeOf(phraseOf(term)) : 1,
      count,
      density: Math.round((count / spoken.wordCount) * 10_000) / 100,
    });
  }
  return terms;
}

/** A term is a word by its id, or a phrase by its number in the table, counted down from -1. */
const termOfPhrase = (phrase: number): number => -1 - phrase;
const phraseOf = termOfPhrase;

const usesOf = (term: number, { counts }: Spoken): number =>
  (term < 0 ? phrases.counts[phraseOf(term)] : counts[term]) ?? 0;

function nameOf({ vocabulary }: WordStream, term: number): string {
  if (term >= 0) return vocabulary.sharedWord(term);
  const phrase = phraseOf(term);
  const pair = `${vocabulary.word(phrases.first[phrase] ?? 0)} ${vocabulary.word(phrases.second[phrase] ?? 0)}`;
  return phrases.sizeOf(phrase) === 2 ? pair : `${pair} ${vocabulary.word(phrases.third[phrase] ?? 0)}`;
}

/** Used anew by every text: the terms found, and for each number of uses the place of the next term that has it. */
const ranked = new Int32Array(termsMax);
let places = new Int32Array(256);

/** Puts the most used terms first, the longer before the shorter, then in the order of the text; returns how many there are. */
function rankTerms({ counts }: Spoken): number {
  places.fill(0);
  let found = 0;
  const { used, usedCount } = phrases;
  for (let at = 0; at < usedCount; at += 1) found += countUses(phrases.counts[used[at] ?? 0] ?? 0);
  for (let at = 0; at < contentCount; at += 1) found += countUses(counts[contentIds[at] ?? 0] ?? 0);
  let before = 0;
  for (let uses = places.length - 1; uses >= 0; uses -= 1) {
    const having = places[uses] ?? 0;
    places[uses] = before;
    before += having;
  }
  for (let size = 3; size >= 2; size -= 1)
    for (let at = 0; at < usedCount; at += 1) {
      const phrase = used[at] ?? 0;
      const uses = phrases.counts[phrase] ?? 0;
      if (uses >= usesMin && phrases.sizeOf(phrase) === size) place(termOfPhrase(phrase), uses);
    }
  for (let at = 0; at < contentCount; at += 1) {
    const id = contentIds[at] ?? 0;
    place(id, counts[id] ?? 0);
  }
  return Math.min(found, termsMax);
}

/** Whether a term with so many uses counts: 1 when it does. */
function countUses(uses: number): number {
  if (uses < usesMin) return 0;
  while (places.length <= uses) places = doubled(places);
  places[uses] = (places[uses] ?? 0) + 1;
  return 1;
}

function place(term: number, uses: number): void {
  const at = places[uses] ?? 0;
  places[uses] = at + 1;
  if (at < termsMax) ranked[at] = term;
}

/** Pairs and triples of words. A triple may have a stop word in its middle. */
function countPhrases({ ids, idCount, counts }: Spoken): void {
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
}
