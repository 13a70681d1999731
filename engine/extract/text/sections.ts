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

const questionStarts =
  /^(?:who|what|when|where|why|which|how|is|are|can|does|do|should|will|wer|was|wann|wo|warum|wieso|welche[rs]?|wie|qui|que|quoi|quand|où|pourquoi|comment|quel(?:le)?s?|qué|quién|cuándo|dónde|por qué|cómo|cuál|chi|cosa|quando|dove|perché|come|quale|quem|onde|por que|como|qual|wie|wat|wanneer|waar|waarom|hoe|welke)\s/i;

/** It ends with a question mark, or starts as questions do and is short enough to be one. */
const isQuestion = (text: string): boolean =>
  /[?？؟]\s*$/.test(text) ||
  (questionStarts.test(text) &&
    /^(?:how|why|what|wie|warum|was|comment|pourquoi|cómo|por qué|come|perché|como|hoe|waarom)\s/i.test(
      text,
    ) &&
    text.split(/\s+/).length >= 4);

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
