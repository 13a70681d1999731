/** Collects the words and sentences of a page's main content, block by block. */
import {
  type CasedText,
  countUnspacedWords,
  type ParsedBlock,
  parseBlock,
  parseUnspacedBlock,
  type Span,
  type WordSequence,
} from '../../text/parse-block.ts';
import { hasUnspaced } from '../../text/scripts.ts';
import { Vocabulary } from '../../text/vocabulary.ts';
import { countWords } from '../../text/words.ts';

/** Words and phrase ends beyond this are counted, but not stored. */
const storedMax = 200_000;
const longestMax = 3;
/** Of a page in a script without spaces, so many characters are segmented with the dictionary, which is slow. */
const segmentedMax = 60_000;

/** What kind of text a block holds. */
export type BlockKind = 'prose' | 'heading' | 'listing';

interface BlockUse {
  readonly kind: BlockKind;
  /** Its words show what the page is about. */
  readonly hasKeywords: boolean;
}

export class PageWords {
  wordCount = 0;
  proseWordCount = 0;
  listingWordCount = 0;
  sentenceCount = 0;
  /** Some words were not stored, or only estimated. */
  isCapped = false;
  readonly vocabulary = new Vocabulary();
  readonly sequence: WordSequence = [];
  /** Up to three, the longest first. */
  readonly longestSentences: { readonly text: string; readonly words: number }[] = [];
  /** Spans of the sequence that show no keywords, in order. */
  readonly #skipped: Span[] = [];
  readonly #page: CasedText;
  /** The page is mainly in a script without spaces. */
  readonly #isUnspaced: boolean;
  /** Some of it is. */
  readonly #isMixed: boolean;

  constructor(page: CasedText, isUnspaced: boolean) {
    this.#page = page;
    this.#isUnspaced = isUnspaced;
    this.#isMixed = !isUnspaced && hasUnspaced(page.text);
  }

  add(span: Span, { kind, hasKeywords }: BlockUse): ParsedBlock {
    const stored = this.sequence.length;
    const block = this.#needsDictionary(span)
      ? parseUnspacedBlock(this.#page.text, span, this, segmentedMax)
      : parseBlock(this.#page, span, this);
    this.wordCount += block.wordCount;
    if (kind === 'prose') this.#addSentences(block);
    if (block.isEstimated || this.sequence.length > storedMax) this.isCapped = true;
    this.sequence.length = Math.min(this.sequence.length, storedMax);
    const isSkipped = kind === 'listing' || !hasKeywords;
    this.#countUses(stored, { kind, hasKeywords: !isSkipped });
    if (kind === 'listing') this.listingWordCount += block.wordCount;
    if (isSkipped) this.#skipped.push({ from: stored, to: this.sequence.length });
    return block;
  }

  /** The spans of the sequence in which keywords are counted. */
  keywordSpans(): readonly Span[] {
    const starts = [0, ...this.#skipped.map(({ to }) => to)];
    const ends = [...this.#skipped.map(({ from }) => from), this.sequence.length];
    return starts.map((from, at) => ({ from, to: ends[at] ?? from }));
  }

  /** Words of a block that is not part of the main content. */
  count({ from, to }: Span): number {
    const { text } = this.#page;
    return this.#needsDictionary({ from, to })
      ? countUnspacedWords(text.slice(from, to), segmentedMax)
      : countWords(text, from, to);
  }

  /** A page in English may have a chapter in Chinese: each block is split as its own script needs it. */
  #needsDictionary({ from, to }: Span): boolean {
    if (this.#isUnspaced) return true;
    return this.#isMixed && to <= segmentedMax && hasUnspaced(this.#page.text.slice(from, to));
  }

  #countUses(from: number, { kind, hasKeywords }: BlockUse): void {
    if (kind === 'listing') return;
    for (let at = from; at < this.sequence.length; at += 1) {
      const word = this.sequence[at] ?? null;
      if (word === null) continue;
      if (hasKeywords) word.uses += 1;
      if (kind === 'prose') word.proseUses += 1;
    }
  }

  #addSentences({ sentences, wordCount }: ParsedBlock): void {
    this.proseWordCount += wordCount;
    this.sentenceCount += sentences.length;
    const longest = this.longestSentences;
    for (const { from, to, words } of sentences) {
      if (longest.length === longestMax && words <= (longest.at(-1)?.words ?? 0)) continue;
      longest.push({ text: this.#page.text.slice(from, to).trim(), words });
      longest.sort((one, other) => other.words - one.words);
      if (longest.length > longestMax) longest.pop();
    }
  }
}
