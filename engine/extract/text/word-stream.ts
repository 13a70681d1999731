/** A text as numbered words, with the breaks between phrases and the sentences found on the way. */
import { CodeScratch } from '../code-scratch.ts';
import { endsSentence, isTerminator } from './sentence-end.ts';
import { beatsOf, kindBits, kindOf, vowel } from './syllables.ts';
import { markOf, mojibakeMark } from './text-marks.ts';
import { Vocabulary } from './vocabulary.ts';
import { hashNext, hashStart } from './word-hash.ts';
import {
  apostrophe,
  breaksPhrase,
  curlyApostrophe,
  isWordCode,
  joinsWords,
  kindShift,
  latinEnd,
  letterMask,
  lowerOf,
  meetsBlock,
  mojibakeLetter,
  wordLetters,
} from './word-letters.ts';

/** A break between phrases: no term spans it. */
export const phraseBreak = -1;

/** Words and breaks beyond this are not kept. */
const idsMax = 200_000;

/** Longest sentences kept, the longest first. */
const longestMax = 3;

const space = 32;

/** A stretch of the text, and how many words it has. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

/** Used anew by every text: one is read after the other. */
const vocabulary = new Vocabulary();
const scratch = new CodeScratch(1 << 16);
let idsScratch = new Int32Array(4096);

export class WordStream {
  /** Word numbers in order, with breaks: the first `idCount` count. */
  ids = idsScratch;
  idCount = 0;
  wordCount = 0;
  proseWords = 0;
  sentenceCount = 0;
  readonly longest: Sentence[] = [];
  full = false;
  /** Listings of code: from where to where in `ids`, in order. */
  readonly listings: (readonly [from: number, to: number])[] = [];
  listingWords = 0;
  readonly vocabulary = vocabulary;
  /** Where the first sentence of the block added last ends, whether or not it has words; -1 when the block has no end of one. */
  firstSentenceEnd = -1;
  /** The rare characters seen so far that are no letters, and what all letters have in their entries. */
  marks = 0;
  private entries = 0;
  /** Of the word read last. */
  private hash = hashStart;
  private groups = 0;
  private kinds = 0;
  readonly text: string;
  /** The text as codes, with two zeros behind them; words are in lower case once they are read. */
  readonly codes: Uint16Array;
  /** The same codes, two at a time. */
  readonly pairs: Uint32Array;

  /** The whole text; blocks of it are added by their place. Only the latest stream is valid. */
  constructor(text: string) {
    this.text = text;
    this.codes = scratch.write(text, 2);
    this.pairs = scratch.pairs;
    vocabulary.reset(text, this.codes);
  }

  /** Adds the block from `start` to `end`; returns its words. Those of `prose` count for sentences. */
  addBlock(start: number, end: number, prose: boolean): number {
    const { codes } = this;
    this.makeRoom(end - start);
    this.firstSentenceEnd = -1;
    let words = 0;
    let sentenceStart = start;
    let wordsBefore = 0;
    let at = start;
    while (at < end) {
      const code = codes[at] ?? 0;
      if (wordLetters[code] !== 0) {
        const from = at;
        at = this.readWord(from);
        this.keepWord(from, at, prose);
        words += 1;
        // Most words are followed by a space and the next one.
        if (codes[at] === space) at += 1;
      } else if (code === space) at += 1;
      else if (!meetsBlock(code)) {
        at += 1;
        this.marks |= markOf(code);
        if (breaksPhrase(code)) this.breakPhrase();
        const isSaid = prose && words > wordsBefore;
        if (!isTerminator(code) || !this.endsSentence(at, isSaid)) continue;
        this.addSentence(sentenceStart, at, words - wordsBefore);
        sentenceStart = at;
        wordsBefore = words;
      }
    }
    if (prose && words > wordsBefore) this.addSentence(sentenceStart, end, words - wordsBefore);
    this.breakPhrase();
    this.countWords(words, prose);
    return words;
  }

  /** Whether what was said so far is a sentence that ends at `end`; the first end of the block is noted in any case. */
  private endsSentence(end: number, isSaid: boolean): boolean {
    if ((!isSaid && this.firstSentenceEnd !== -1) || !endsSentence(this.text, end - 1)) return false;
    if (this.firstSentenceEnd === -1) this.firstSentenceEnd = end;
    return isSaid;
  }

  /** Where the word from `start` ends, in lower case from now on; its hash and its groups of vowels are left behind. */
  private readWord(start: number): number {
    const { codes } = this;
    const letters = wordLetters;
    let at = start;
    let hash = hashStart;
    let entries = 0;
    // Each group of vowels counts as much as their bit.
    let groups = 0;
    let kinds = 0;
    for (;;) {
      let entry = letters[codes[at] ?? 0] ?? 0;
      while (entry !== 0) {
        const letter = entry & letterMask;
        codes[at] = letter;
        hash = hashNext(hash, letter);
        entries |= entry;
        const kind = entry >>> kindShift;
        groups += kind & ~kinds & vowel;
        kinds = (kinds << kindBits) | kind;
        at += 1;
        entry = letters[codes[at] ?? 0] ?? 0;
      }
      const code = codes[at] ?? 0;
      if (code === space) break;
      if (joinsWords(code) && isWordCode(codes[at + 1] ?? 0)) {
        const join = code === curlyApostrophe ? apostrophe : code;
        codes[at] = join;
        hash = hashNext(hash, join);
        kinds <<= kindBits;
        at += 1;
      } else if (code < latinEnd || !meetsBlock(code)) break;
    }
    this.entries |= entries;
    this.hash = hash;
    this.groups = groups;
    this.kinds = kinds;
    return at;
  }

  /** Words from `start` to `end`, without keeping them. */
  passBlock(start: number, end: number): number {
    const { codes } = this;
    let words = 0;
    let at = start;
    while (at < end) {
      const code = codes[at] ?? 0;
      if (isWordCode(code)) {
        words += 1;
        at = this.passWord(at);
      } else {
        if (code !== space) this.marks |= markOf(code);
        at += 1;
      }
    }
    return words;
  }

  /** Where the word from `start` ends. */
  private passWord(start: number): number {
    const { codes } = this;
    for (let at = start; ; at += 1) {
      const code = codes[at] ?? 0;
      if (isWordCode(code)) this.entries |= wordLetters[code] ?? 0;
      else if (!joinsWords(code) || !isWordCode(codes[at + 1] ?? 0)) return at;
    }
  }

  /** Bits of the rare characters seen. */
  seenMarks(): number {
    return (this.entries & mojibakeLetter) === 0 ? this.marks : this.marks | mojibakeMark;
  }

  /** A word that was found by other means. */
  addWord(from: number, to: number, prose: boolean): void {
    let hash = hashStart;
    let groups = 0;
    let kinds = 0;
    for (let at = from; at < to; at += 1) {
      const code = lowerOf(this.codes[at] ?? 0);
      this.codes[at] = code;
      hash = hashNext(hash, code);
      groups += kindOf(code) & ~kinds & vowel;
      kinds = (kinds << kindBits) | kindOf(code);
    }
    this.hash = hash;
    this.groups = groups;
    this.kinds = kinds;
    this.makeRoom(1);
    this.keepWord(from, to, prose);
    this.countWords(1, prose);
  }

  private keepWord(from: number, to: number, prose: boolean): void {
    if (this.idCount >= idsMax) {
      this.full = true;
      return;
    }
    const known = vocabulary.size;
    const id = vocabulary.note(from, to, this.hash);
    if (id === known) vocabulary.beats[id] = beatsOf(this.groups, this.kinds);
    if (prose) vocabulary.proseCounts[id] = (vocabulary.proseCounts[id] ?? 0) + 1;
    this.ids[this.idCount] = id;
    this.idCount += 1;
  }

  private countWords(words: number, prose: boolean): void {
    this.wordCount += words;
    if (prose) this.proseWords += words;
  }

  breakPhrase(): void {
    if (this.idCount === 0 || this.ids[this.idCount - 1] === phraseBreak) return;
    this.ids[this.idCount] = phraseBreak;
    this.idCount += 1;
  }

  /** For so many characters, all of them words or breaks, and a break behind them. */
  private makeRoom(characters: number): void {
    const needed = Math.min(this.idCount + characters, idsMax) + 1;
    if (needed <= this.ids.length) return;
    idsScratch = new Int32Array(Math.max(needed, this.ids.length * 2));
    idsScratch.set(this.ids);
    this.ids = idsScratch;
  }

  addSentence(from: number, to: number, words: number): void {
    this.sentenceCount += 1;
    const { longest } = this;
    if (longest.length === longestMax && words <= (longest[longestMax - 1]?.words ?? 0)) return;
    let place = longest.length;
    while (place > 0 && words > (longest[place - 1]?.words ?? 0)) place -= 1;
    longest.splice(place, 0, { from, to, words });
    if (longest.length > longestMax) longest.pop();
  }
}
