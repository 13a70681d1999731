/** A text as numbered words, with the breaks between phrases and the sentences found on the way. */
import { isWordCode, latin, latinEnd } from './characters.ts';
import { endsSentence } from './sentence-end.ts';
import { Vocabulary } from './vocabulary.ts';
import { hashNext, hashStart } from './word-hash.ts';

/** A break between phrases: no term spans it. */
export const phraseBreak = -1;

/** Words beyond this are not kept. */
const wordsMax = 200_000;

/** A stretch of the text, and how many words it has. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

export class WordStream {
  /** Word numbers in order, with breaks. */
  readonly ids: number[] = [];
  wordCount = 0;
  proseWords = 0;
  sentenceCount = 0;
  readonly longest: Sentence[] = [];
  full = false;
  /** Listings of code: from where to where in `ids`, in order. */
  readonly listings: (readonly [from: number, to: number])[] = [];
  listingWords = 0;
  readonly vocabulary: Vocabulary;
  /** In lower case. */
  readonly text: string;

  /** The whole text, in lower case; blocks of it are added by their place. */
  constructor(text: string) {
    this.text = text;
    this.vocabulary = new Vocabulary(text);
  }

  /** Adds the block from `start` to `end`; returns its words. Those of `prose` count for sentences. */
  addBlock(start: number, end: number, prose: boolean): number {
    const { text } = this;
    const before = this.wordCount;
    let sentenceStart = start;
    let sentenceWords = 0;
    let at = start;
    while (at < end) {
      const code = text.charCodeAt(at);
      if (code === 32) at += 1;
      else if (isWordCode(code)) {
        at = this.readWord(at, prose);
        sentenceWords += 1;
      } else {
        if (breaksPhrase(code)) this.breakPhrase();
        at += 1;
        if (!prose || sentenceWords === 0 || !endsSentence(text, at - 1)) continue;
        this.addSentence({ from: sentenceStart, to: at, words: sentenceWords });
        sentenceStart = at;
        sentenceWords = 0;
      }
    }
    if (prose && sentenceWords > 0) this.addSentence({ from: sentenceStart, to: end, words: sentenceWords });
    this.breakPhrase();
    return this.wordCount - before;
  }

  /** Apostrophes and hyphens inside a word belong to it. */
  private readWord(start: number, prose: boolean): number {
    const { text } = this;
    let at = start;
    let hash = hashStart;
    for (;;) {
      let code = text.charCodeAt(at);
      while (code < latinEnd ? latin[code] === 1 : isWordCode(code)) {
        hash = hashNext(hash, code);
        at += 1;
        code = text.charCodeAt(at);
      }
      if (!joinsWords(code) || !isWordCode(text.charCodeAt(at + 1))) break;
      hash = hashNext(hash, code);
      at += 1;
    }
    this.noteWord(start, at, hash, prose);
    return at;
  }

  addWord(from: number, to: number, prose: boolean): void {
    let hash = hashStart;
    for (let at = from; at < to; at += 1) hash = hashNext(hash, this.text.charCodeAt(at));
    this.noteWord(from, to, hash, prose);
  }

  private noteWord(from: number, to: number, hash: number, prose: boolean): void {
    this.wordCount += 1;
    if (prose) this.proseWords += 1;
    if (this.ids.length >= wordsMax) {
      this.full = true;
      return;
    }
    const { vocabulary } = this;
    const id = vocabulary.note(from, to, hash);
    if (prose) vocabulary.proseCounts[id] = (vocabulary.proseCounts[id] ?? 0) + 1;
    this.ids.push(id);
  }

  breakPhrase(): void {
    if (this.ids.length > 0 && this.ids[this.ids.length - 1] !== phraseBreak) this.ids.push(phraseBreak);
  }

  addSentence(sentence: Sentence): void {
    this.sentenceCount += 1;
    const { longest } = this;
    const shortest = longest[longest.length - 1];
    if (longest.length === 3 && shortest !== undefined && shortest.words >= sentence.words) return;
    longest.push(sentence);
    longest.sort((one, other) => other.words - one.words);
    longest.length = Math.min(3, longest.length);
  }
}

/** Apostrophe, hyphen, middle dot. */
const joinsWords = (code: number): boolean => code === 39 || code === 45 || code === 0x2019 || code === 0xb7;

/** Where the word ends that starts at `start`. */
function wordEnd(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    while (isWordCode(text.charCodeAt(at))) at += 1;
    if (!joinsWords(text.charCodeAt(at)) || !isWordCode(text.charCodeAt(at + 1))) return at;
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
  code !== 0x2019 &&
  code !== 0x201c &&
  code !== 0x201d;

/** Words of a stretch of text without keeping them. */
export function countWords(text: string, start: number, end: number): number {
  let words = 0;
  let at = start;
  while (at < end) {
    if (isWordCode(text.charCodeAt(at))) {
      words += 1;
      at = wordEnd(text, at);
    } else at += 1;
  }
  return words;
}
