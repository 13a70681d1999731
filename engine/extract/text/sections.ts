/** The stretches between headings: how long they are, and whether a question is answered at once. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import type { HeadingNode } from '../../facts/node-facts.ts';
import type { SectionFacts } from '../../facts/text-facts.ts';

/** Verbs that follow the question word in a question, but not in "How to pay", "How errors are shown" or "What’s new". */
const asked =
  /^(?!what(?:'s|’s| is) new\b)(?:who|what|when|where|why|which|how)(?:'s|’s| (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|may|must|many|much|long|often|far|old|big) )/i;

/** It ends with a question mark, or is put as English puts questions. Other languages tell by the mark alone. */
const isQuestion = (text: string): boolean => {
  const first = text.charCodeAt(0) | 32;
  const last = text.charCodeAt(text.length - 1) | 32;
  return (
    ((last < a || last > z) && /[?？؟]\s*¶?$/.test(text)) ||
    ((first === w || first === h) && asked.test(text))
  );
};
const a = 97;
const z = 122;
const w = 119;
const h = 104;

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

  /** Running text, with where in it the first sentence ends; -1 when it has no end of one. */
  addBlock(text: string, words: number, sentenceEnd: number): void {
    if (this.blocks === 0) {
      this.firstBlock = text;
      this.firstSentence = sentenceEnd === -1 ? text : text.slice(0, sentenceEnd).trim();
    }
    this.words += words;
    this.blocks += 1;
  }

  /** The section ends here; the last one where the page does. */
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
