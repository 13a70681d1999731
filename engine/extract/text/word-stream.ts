/** A text as numbered words, with the breaks between phrases and the sentences found on the way. */
import { isWordCode } from './characters.ts';
import { endsSentence } from './sentence-end.ts';

/** A break between phrases: no term spans it. */
export const phraseBreak = -1;

/** Words beyond this are not kept. */
const wordsMax = 200_000;

export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

export class WordStream {
  /** Word numbers in order, with breaks. */
  readonly ids: number[] = [];
  readonly vocabulary: string[] = [];
  /** Uses of each word; in running text only. */
  readonly counts: number[] = [];
  readonly proseCounts: number[] = [];
  wordCount = 0;
  proseWords = 0;
  sentenceCount = 0;
  readonly longest: Sentence[] = [];
  full = false;
  private readonly numbers = new Map<string, number>();

  /** Adds one block of text; returns its words. `prose` blocks count for sentences. */
  addBlock(text: string, prose: boolean, offset: number): number {
    const before = this.wordCount;
    const lower = text.toLowerCase();
    let sentenceStart = 0;
    let sentenceWords = 0;
    let at = 0;
    const length = lower.length;
    while (at < length) {
      const code = lower.charCodeAt(at);
      if (isWordCode(code)) {
        const end = wordEnd(lower, at);
        this.addWord(lower.slice(at, end), prose);
        sentenceWords += 1;
        at = end;
        continue;
      }
      if (code !== 32 && breaksPhrase(code)) this.breakPhrase();
      if (prose && sentenceWords > 0 && endsSentence(lower, at)) {
        this.addSentence({ from: offset + sentenceStart, to: offset + at + 1, words: sentenceWords });
        sentenceStart = at + 1;
        sentenceWords = 0;
      }
      at += 1;
    }
    if (prose && sentenceWords > 0)
      this.addSentence({ from: offset + sentenceStart, to: offset + length, words: sentenceWords });
    this.breakPhrase();
    return this.wordCount - before;
  }

  addWord(word: string, prose: boolean): void {
    this.wordCount += 1;
    if (prose) this.proseWords += 1;
    if (this.ids.length >= wordsMax) {
      this.full = true;
      return;
    }
    const known = this.numbers.get(word);
    const id = known ?? this.vocabulary.length;
    if (known === undefined) {
      this.numbers.set(word, id);
      this.vocabulary.push(word);
      this.counts.push(0);
      this.proseCounts.push(0);
    }
    this.counts[id] = (this.counts[id] ?? 0) + 1;
    if (prose) this.proseCounts[id] = (this.proseCounts[id] ?? 0) + 1;
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

/** Apostrophes and hyphens inside a word belong to it. */
export function wordEnd(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    while (isWordCode(text.charCodeAt(at))) at += 1;
    const code = text.charCodeAt(at);
    const joins = code === 39 || code === 0x2019 || code === 45 || code === 0xb7;
    if (!joins || !isWordCode(text.charCodeAt(at + 1))) return at;
    at += 2;
  }
}

/** Anything but spaces, quotes and marks inside words. */
const breaksPhrase = (code: number): boolean =>
  code !== 34 &&
  code !== 39 &&
  code !== 45 &&
  code !== 0x2019 &&
  code !== 0x201c &&
  code !== 0x201d &&
  code !== 0xad &&
  code !== 38;

/** Words of a text without keeping them. */
export function countWords(text: string): number {
  let words = 0;
  let at = 0;
  while (at < text.length) {
    if (isWordCode(text.charCodeAt(at))) {
      words += 1;
      at = wordEnd(text, at);
    } else at += 1;
  }
  return words;
}
