/** A text as numbered words, with the breaks between phrases and the sentences found on the way. */
import { isWordCode, latin, latinEnd } from './characters.ts';
import { lowerCodes, seen } from './lower-codes.ts';
import { endsSentence, isTerminator } from './sentence-end.ts';
import { Vocabulary } from './vocabulary.ts';
import { hashNext, hashStart } from './word-hash.ts';

/** A break between phrases: no term spans it. */
export const phraseBreak = -1;

/** Words and breaks beyond this are not kept. */
const idsMax = 200_000;

/** A stretch of the text, and how many words it has. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

/** Used anew by every text: one is read after the other. */
const vocabulary = new Vocabulary();
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
  readonly text: string;
  /** The text in lower case. */
  readonly codes: Uint16Array;
  /** Which characters it holds, as it is written: see `lower-codes`. */
  readonly seen = seen;

  /** The whole text; blocks of it are added by their place. Only the latest stream is valid. */
  constructor(text: string) {
    this.text = text;
    this.codes = lowerCodes(text);
    vocabulary.reset(text, this.codes);
  }

  /** Adds the block from `start` to `end`; returns its words. Those of `prose` count for sentences. */
  addBlock(start: number, end: number, prose: boolean): number {
    const { codes, text } = this;
    const before = this.wordCount;
    let sentenceStart = start;
    let sentenceWords = 0;
    let at = start;
    while (at < end) {
      const code = codes[at] ?? 0;
      if (code === 32) at += 1;
      else if (code < latinEnd ? latin[code] === 1 : isWordCode(code)) {
        at = this.readWord(at, prose);
        sentenceWords += 1;
      } else {
        if (breaksPhrase(code)) this.breakPhrase();
        at += 1;
        if (!prose || sentenceWords === 0 || !isTerminator(code) || !endsSentence(text, at - 1)) continue;
        this.addSentence(sentenceStart, at, sentenceWords);
        sentenceStart = at;
        sentenceWords = 0;
      }
    }
    if (prose && sentenceWords > 0) this.addSentence(sentenceStart, end, sentenceWords);
    this.breakPhrase();
    return this.wordCount - before;
  }

  /** Apostrophes and hyphens inside a word belong to it. */
  private readWord(start: number, prose: boolean): number {
    const { codes } = this;
    let at = start;
    let hash = hashStart;
    for (;;) {
      let code = codes[at] ?? 0;
      while (code < latinEnd ? latin[code] === 1 : isWordCode(code)) {
        hash = hashNext(hash, code);
        at += 1;
        code = codes[at] ?? 0;
      }
      if (!joinsWords(code) || !isWordCode(codes[at + 1] ?? 0)) break;
      hash = hashNext(hash, code);
      at += 1;
    }
    this.noteWord(start, at, hash, prose);
    return at;
  }

  addWord(from: number, to: number, prose: boolean): void {
    let hash = hashStart;
    for (let at = from; at < to; at += 1) hash = hashNext(hash, this.codes[at] ?? 0);
    this.noteWord(from, to, hash, prose);
  }

  private noteWord(from: number, to: number, hash: number, prose: boolean): void {
    this.wordCount += 1;
    if (prose) this.proseWords += 1;
    if (this.idCount >= idsMax) {
      this.full = true;
      return;
    }
    const id = vocabulary.note(from, to, hash);
    if (prose) vocabulary.proseCounts[id] = (vocabulary.proseCounts[id] ?? 0) + 1;
    this.push(id);
  }

  breakPhrase(): void {
    if (this.idCount > 0 && this.ids[this.idCount - 1] !== phraseBreak) this.push(phraseBreak);
  }

  private push(id: number): void {
    if (this.idCount === this.ids.length) {
      idsScratch = new Int32Array(this.ids.length * 2);
      idsScratch.set(this.ids);
      this.ids = idsScratch;
    }
    this.ids[this.idCount] = id;
    this.idCount += 1;
  }

  addSentence(from: number, to: number, words: number): void {
    this.sentenceCount += 1;
    const { longest } = this;
    const shortest = longest[longest.length - 1];
    if (longest.length === 3 && shortest !== undefined && shortest.words >= words) return;
    longest.push({ from, to, words });
    longest.sort((one, other) => other.words - one.words);
    longest.length = Math.min(3, longest.length);
  }
}

/** Apostrophe, hyphen, middle dot. */
const joinsWords = (code: number): boolean => code === 39 || code === 45 || code === 0xb7;

/** Where the word ends that starts at `start`. */
function wordEnd(codes: Uint16Array, start: number): number {
  let at = start + 1;
  for (;;) {
    let code = codes[at] ?? 0;
    while (code < latinEnd ? latin[code] === 1 : isWordCode(code)) {
      at += 1;
      code = codes[at] ?? 0;
    }
    if (!joinsWords(code) || !isWordCode(codes[at + 1] ?? 0)) return at;
    at += 2;
  }
}

/** Anything but quotes and marks inside words. */
const breaksPhrase = (code: number): boolean =>
  code !== 34 &&
  code !== 39 &&
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
