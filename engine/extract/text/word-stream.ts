/** A text as numbered words, with the breaks between phrases and the sentences found on the way. */
import { CodeScratch } from '../code-scratch.ts';
import { endsSentence, isTerminator } from './sentence-end.ts';
import { Vocabulary } from './vocabulary.ts';
import { hashNext, hashStart } from './word-hash.ts';
import {
  apostrophe,
  curlyApostrophe,
  isWordCode,
  latinEnd,
  lowerOf,
  meetsBlock,
  wordLetters,
} from './word-letters.ts';

/** A break between phrases: no term spans it. */
export const phraseBreak = -1;

/** Words and breaks beyond this are not kept. */
const idsMax = 200_000;

/** Longest sentences kept, the longest first. */
const longestMax = 3;

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
  /** Of the word read last. */
  private hash = hashStart;
  readonly text: string;
  /** The text as codes, with two zeros behind them; words are in lower case once they are read. */
  readonly codes: Uint16Array;

  /** The whole text; blocks of it are added by their place. Only the latest stream is valid. */
  constructor(text: string) {
    this.text = text;
    this.codes = scratch.write(text, 2);
    vocabulary.reset(text, this.codes);
  }

  /** Adds the block from `start` to `end`; returns its words. Those of `prose` count for sentences. */
  addBlock(start: number, end: number, prose: boolean): number {
    const { codes } = this;
    this.makeRoom(end - start);
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
      } else if (code === 32) at += 1;
      else if (!meetsBlock(code)) {
        at += 1;
        if (breaksPhrase(code)) this.breakPhrase();
        if (!prose || words === wordsBefore || !isTerminator(code) || !endsSentence(this.text, at - 1))
          continue;
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

  /** Where the word from `start` ends, in lower case from now on; its hash is left in `hash`. */
  private readWord(start: number): number {
    const { codes } = this;
    const letters = wordLetters;
    let at = start;
    let hash = hashStart;
    for (;;) {
      let letter = letters[codes[at] ?? 0] ?? 0;
      while (letter !== 0) {
        codes[at] = letter;
        hash = hashNext(hash, letter);
        at += 1;
        letter = letters[codes[at] ?? 0] ?? 0;
      }
      const code = codes[at] ?? 0;
      if (code === 32) break;
      if (joinsWords(code) && isWordCode(codes[at + 1] ?? 0)) {
        const join = code === curlyApostrophe ? apostrophe : code;
        codes[at] = join;
        hash = hashNext(hash, join);
        at += 1;
      } else if (code < latinEnd || !meetsBlock(code)) break;
    }
    this.hash = hash;
    return at;
  }

  /** A word that was found by other means. */
  addWord(from: number, to: number, prose: boolean): void {
    let hash = hashStart;
    for (let at = from; at < to; at += 1) {
      const code = lowerOf(this.codes[at] ?? 0);
      this.codes[at] = code;
      hash = hashNext(hash, code);
    }
    this.hash = hash;
    this.makeRoom(1);
    this.keepWord(from, to, prose);
    this.countWords(1, prose);
  }

  private keepWord(from: number, to: number, prose: boolean): void {
    if (this.idCount >= idsMax) {
      this.full = true;
      return;
    }
    const id = vocabulary.note(from, to, this.hash);
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

/** Both apostrophes, hyphen, middle dot. */
const joinsWords = (code: number): boolean =>
  code === apostrophe || code === 45 || code === 0xb7 || code === curlyApostrophe;

/** Where the word ends that starts at `start`. */
function wordEnd(codes: Uint16Array, start: number): number {
  let at = start + 1;
  for (;;) {
    while (isWordCode(codes[at] ?? 0)) at += 1;
    if (!joinsWords(codes[at] ?? 0) || !isWordCode(codes[at + 1] ?? 0)) return at;
    at += 2;
  }
}

/** Anything but quotes and marks inside words. */
const breaksPhrase = (code: number): boolean =>
  code !== 34 &&
  code !== apostrophe &&
  code !== curlyApostrophe &&
  code !== 45 &&
  code !== 38 &&
  code !== 0xad &&
  code !== 0x201c &&
  code !== 0x201d;

/** Words of a stretch of text without keeping them. */
export function countWords(codes: Uint16Array, start: number, end: number): number {
  let words = 0;
  let at = start;
  while (at < end) {
    if (isWordCode(codes[at] ?? 0)) {
      words += 1;
      at = wordEnd(codes, at);
    } else at += 1;
  }
  return words;
}
