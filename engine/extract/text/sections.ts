/** Collects the sections between headings: their length, and whether their heading is a question. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { HeadingNode } from '../../model/node-facts.ts';
import type { SectionFacts } from '../../model/text-facts.ts';

/** Verbs that follow the question word in a question, but not in "How to pay", "How errors are shown" or "What’s new". */
const englishQuestion =
  /^(?!what(?:'s|’s| is) new\b)(?:who|what|when|where|why|which|how)(?:'s|’s| (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|may|must|many|much|long|often|far|old|big) )/i;

/** Ends with a question mark, or is worded as an English question. */
const isQuestion = (text: string): boolean => /[?？؟]\s*¶?$/.test(text) || englishQuestion.test(text);

export class Sections {
  readonly found: SectionFacts[] = [];
  private heading = -1;
  private words = 0;
  private blocks = 0;
  private firstBlock: string | null = null;
  private firstSentence = '';
  private readonly headings: readonly HeadingNode[];

  constructor(headings: readonly HeadingNode[]) {
    this.headings = headings;
  }

  /** A block that is the heading of this index, or a part of it. */
  addHeading(heading: number): void {
    if (heading === this.heading) return;
    this.close();
    this.heading = heading;
    this.words = 0;
    this.blocks = 0;
    this.firstBlock = null;
  }

  /** Running text, with the offset of its first sentence's end; -1 when none ends. */
  addBlock(text: string, words: number, sentenceEnd: number): void {
    if (this.blocks === 0) {
      this.firstBlock = text;
      this.firstSentence = sentenceEnd === -1 ? text : text.slice(0, sentenceEnd).trim();
    }
    this.words += words;
    this.blocks += 1;
  }

  /** Ends the current section. */
  close(): void {
    const { heading, words, blocks, firstBlock } = this;
    if (heading === -1 && blocks === 0) return;
    this.found.push({
      heading,
      words,
      blocks,
      question: heading !== -1 && isQuestion(this.headings[heading]?.text ?? ''),
      firstBlock,
      firstSentenceLength: firstBlock === null ? 0 : graphemeLength(this.firstSentence),
    });
  }
}
