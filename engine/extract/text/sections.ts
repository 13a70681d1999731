/** The stretches between headings: how long they are, and whether a question is answered at once. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import type { HeadingNode } from '../../facts/node-facts.ts';
import type { SectionFacts } from '../../facts/text-facts.ts';
import { endsSentence } from './sentence-end.ts';

export interface SectionBlock {
  readonly text: string;
  readonly words: number;
  /** Index of the heading it is; -1 for running text. */
  readonly heading: number;
}

/** Verbs that follow the question word in a question, but not in "How to pay", "How errors are shown" or "What’s new". */
const asked =
  /^(?!what(?:'s|’s| is) new\b)(?:who|what|when|where|why|which|how)(?:'s|’s| (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|may|must|many|much|long|often|far|old|big) )/i;

/** It ends with a question mark, or is put as English puts questions. Other languages tell by the mark alone. */
const isQuestion = (text: string): boolean => /[?？؟]\s*¶?$/.test(text) || asked.test(text);

export function findSections(
  blocks: readonly SectionBlock[],
  headings: readonly HeadingNode[],
): SectionFacts[] {
  const sections: SectionFacts[] = [];
  let heading = -1;
  let words = 0;
  let inside: SectionBlock[] = [];
  const close = (): void => {
    if (heading === -1 && inside.length === 0) return;
    const [first] = inside;
    sections.push({
      heading,
      words,
      blocks: inside.length,
      question: heading !== -1 && isQuestion(headings[heading]?.text ?? ''),
      firstBlock: first === undefined ? null : first.text,
      firstSentenceLength: first === undefined ? 0 : graphemeLength(firstSentence(first.text)),
    });
  };
  for (const block of blocks) {
    if (block.heading === -1) {
      words += block.words;
      inside.push(block);
    } else if (block.heading !== heading) {
      close();
      heading = block.heading;
      words = 0;
      inside = [];
    }
  }
  close();
  return sections;
}

function firstSentence(text: string): string {
  for (let at = 0; at < text.length; at += 1) if (endsSentence(text, at)) return text.slice(0, at + 1).trim();
  return text;
}
