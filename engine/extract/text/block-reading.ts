/** Reads the blocks of a page in order: words of all, lines, paragraphs and sections of the main content. */
import type { HeadingNode } from '../../model/node-facts.ts';
import type { TextBlock } from '../../model/text-facts.ts';
import { isFillerText } from '../../text/filler.ts';
import type { CasedText } from '../../text/parse-block.ts';
import { scope } from '../document/scope.ts';
import type { VisibleBlock } from '../document/visible-text.ts';
import { isVisible } from './main-content.ts';
import { OpeningWords } from './opening-words.ts';
import { type BlockKind, PageWords } from './page-words.ts';
import { Sections } from './sections.ts';

const paragraphsMax = 2000;
/** Shorter texts are repeated for good reasons. */
const repeatedMin = 30;
/** Of the text outside the main content. */
const [outsideMax, outsideLength] = [60, 400];
/** A page with filler text has one of these. */
const fillerHint = /ipsum|dolor|consectetu/;

export interface PageHeadings {
  readonly headings: readonly HeadingNode[];
  /** Where each heading's text starts, in the order of `headings`, which is that of the page. */
  readonly headingPositions: readonly number[];
}

function kindOf({ flags }: VisibleBlock): BlockKind {
  if ((flags & scope.heading) !== 0) return 'heading';
  return (flags & scope.preformatted) !== 0 ? 'listing' : 'prose';
}

export class BlockReading {
  readonly words: PageWords;
  readonly lines: string[] = [];
  /** The lines that are not code: language is identified by them. */
  readonly textLines: string[] = [];
  readonly paragraphs: TextBlock[] = [];
  readonly outside: string[] = [];
  readonly openingWords = new OpeningWords();
  readonly sections: Sections;
  nosnippetWords = 0;
  /** Visible words outside the main content. */
  otherWords = 0;
  readonly #text: string;
  readonly #headingPositions: readonly number[];
  readonly #mayHaveFiller: boolean;
  /** Longer blocks so far: what is said again shows no more than the first time. */
  readonly #said = new Set<string>();
  #nextHeading = 0;
  #lastHeading = -1;

  constructor(page: CasedText, { headings, headingPositions }: PageHeadings, isUnspaced: boolean) {
    this.words = new PageWords(page, isUnspaced);
    this.#text = page.text;
    this.#mayHaveFiller = fillerHint.test(page.lower);
    this.#headingPositions = headingPositions;
    this.sections = new Sections(headings);
  }

  /** Both lists are in the order of the page. */
  readAll(all: readonly VisibleBlock[], main: readonly VisibleBlock[]): void {
    const isMain = new Set(main);
    for (const block of all) {
      if (isMain.has(block)) this.#readMain(block);
      else if (isVisible(block)) {
        this.otherWords += this.words.count(block);
        this.#readOutside(block);
      }
    }
    this.sections.close();
  }

  #readMain(block: VisibleBlock): void {
    const line = this.#text.slice(block.from, block.to).trimEnd();
    const kind = kindOf(block);
    const hasKeywords = this.#hasKeywords(block, kind, line);
    const { wordCount, firstSentenceEnd } = this.words.add(block, { kind, hasKeywords });
    this.lines.push(line);
    if (kind !== 'listing') this.textLines.push(line);
    if (kind === 'prose' && wordCount > 0) this.openingWords.add(line);
    if (kind !== 'heading' && wordCount > 0 && this.paragraphs.length < paragraphsMax)
      this.paragraphs.push({ text: line, words: wordCount, node: block.node, heading: this.#lastHeading });
    const heading = kind === 'heading' ? this.#headingAt(block.from) : -1;
    if (heading !== -1) {
      this.#lastHeading = heading;
      this.sections.addHeading(heading);
    } else {
      const sentenceEnd = firstSentenceEnd === -1 ? -1 : firstSentenceEnd - block.from;
      this.sections.addBlock(line, kind === 'listing' ? 0 : wordCount, sentenceEnd);
    }
    if ((block.flags & scope.nosnippet) !== 0) this.nosnippetWords += wordCount;
  }

  /** Text of headers, footers and asides; menus are left out. */
  #readOutside(block: VisibleBlock): void {
    const { from, to, linkLength } = block;
    if (this.outside.length >= outsideMax || linkLength * 2 > to - from || kindOf(block) !== 'prose') return;
    const line = this.#text.slice(from, Math.min(to, from + outsideLength)).trimEnd();
    if (/[\p{L}\p{N}]/u.test(line)) this.outside.push(line);
  }

  /** A menu, a repeated block and filler say nothing of a page's subject. */
  #hasKeywords({ from, to, linkLength }: VisibleBlock, kind: BlockKind, line: string): boolean {
    if (kind === 'prose' && linkLength >= to - from) return false;
    if (line.length >= repeatedMin) {
      if (this.#said.has(line)) return false;
      this.#said.add(line);
    }
    return !this.#mayHaveFiller || !isFillerText(line);
  }

  /** Index of the heading whose text starts here, the innermost of several; -1 when there is none. */
  #headingAt(from: number): number {
    const positions = this.#headingPositions;
    while (this.#nextHeading < positions.length && (positions[this.#nextHeading] ?? 0) <= from)
      this.#nextHeading += 1;
    const latest = this.#nextHeading - 1;
    return latest !== -1 && positions[latest] === from ? latest : -1;
  }
}
