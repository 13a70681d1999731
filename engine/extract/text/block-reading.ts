/** The blocks of a page read one after the other: words of all, lines, paragraphs and sections of the main content. */
import type { HeadingNode } from '../../facts/node-facts.ts';
import type { TextBlock } from '../../facts/text-facts.ts';
import { scope } from '../scope.ts';
import type { LoggedBlock } from '../text-log.ts';
import { isVisible } from './main-content.ts';
import { OpeningWords } from './opening-words.ts';
import { Sections } from './sections.ts';
import { firstSentenceEnd } from './sentence-end.ts';
import { allMarks, markOfLine } from './text-marks.ts';
import { addUnspacedBlock, countUnspaced } from './unspaced-words.ts';
import type { WordStream } from './word-stream.ts';

const paragraphsMax = 2000;

/** Plain characters that are no white space, as most blocks end with. */
const isInk = (code: number): boolean => code > 32 && code < 127;

export interface PageHeadings {
  readonly headings: readonly HeadingNode[];
  /** Where each heading's text starts, in the order of `headings`, which is that of the page. */
  readonly headingPositions: readonly number[];
}

export class BlockReading {
  readonly words: WordStream;
  readonly lines: string[] = [];
  readonly paragraphs: TextBlock[] = [];
  readonly openingWords = new OpeningWords();
  readonly sections: Sections;
  nosnippetWords = 0;
  /** Visible words beside the main content. */
  otherWords = 0;
  private readonly unspaced: boolean;
  private readonly headingPositions: readonly number[];
  private nextHeading = 0;

  constructor({ headings, headingPositions }: PageHeadings, words: WordStream, unspaced: boolean) {
    this.words = words;
    this.unspaced = unspaced;
    this.headingPositions = headingPositions;
    this.sections = new Sections(headings);
  }

  /** Both lists are in the order of the page. */
  readAll(all: readonly LoggedBlock[], main: readonly LoggedBlock[]): void {
    const { words } = this;
    if (this.unspaced) words.marks = allMarks;
    let next = 0;
    for (const block of all) {
      words.marks |= markOfLine(words.codes, block.from, block.to);
      if (next < main.length && main[next] === block) {
        next += 1;
        this.readMain(block);
      } else this.pass(block);
    }
    this.sections.close();
    words.vocabulary.findStopWords();
  }

  private readMain({ from, to, flags, node }: LoggedBlock): void {
    const { words } = this;
    const isHeading = (flags & scope.heading) !== 0;
    const isListing = (flags & scope.preformatted) !== 0;
    const firstId = words.idCount;
    const count = this.addWords(from, to, !isHeading && !isListing);
    const block = words.text.slice(from, to);
    const line = isInk(words.codes[to - 1] ?? 0) ? block : block.trimEnd();
    this.lines.push(line);
    if (isListing) {
      words.listings.push([firstId, words.idCount]);
      words.listingWords += count;
    } else if (!isHeading && count > 0) this.openingWords.add(line, words.codes, from);
    if (!isHeading && count > 0 && this.paragraphs.length < paragraphsMax)
      this.paragraphs.push({ text: line, words: count, node });
    const heading = isHeading ? this.headingAt(from) : -1;
    if (heading !== -1) this.sections.addHeading(heading);
    else {
      const end = words.firstSentenceEnd;
      this.sections.addBlock(line, isListing ? 0 : count, end === -1 ? -1 : end - from);
    }
    if ((flags & scope.nosnippet) !== 0) this.nosnippetWords += count;
  }

  private addWords(from: number, to: number, prose: boolean): number {
    const { words } = this;
    if (!this.unspaced) return words.addBlock(from, to, prose);
    words.firstSentenceEnd = firstSentenceEnd(words.text, from, to);
    return addUnspacedBlock(words, { from, to, prose });
  }

  /** Index of the heading whose text starts here, the innermost of several; -1 when there is none. */
  private headingAt(from: number): number {
    const { headingPositions: positions } = this;
    while (this.nextHeading < positions.length && (positions[this.nextHeading] ?? 0) <= from)
      this.nextHeading += 1;
    const latest = this.nextHeading - 1;
    return latest !== -1 && positions[latest] === from ? latest : -1;
  }

  private pass(block: LoggedBlock): void {
    const { words } = this;
    const { from, to } = block;
    if (!this.unspaced) {
      const count = words.passBlock(from, to);
      if (isVisible(block)) this.otherWords += count;
    } else if (isVisible(block)) this.otherWords += countUnspaced(words.text.slice(from, to));
  }
}
