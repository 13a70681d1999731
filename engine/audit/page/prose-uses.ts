/** How often a term is used in sentences: in cells, lists and code it is a name, and nothing that could be varied. */
import type { TextBlock } from '../../model/text-facts.ts';

/** Sentence signs of several scripts. */
const sentenceEnd = /[.!?…。！？؟।][”"')\]]*(?:\s|$)/u;
const sentenceWordsMin = 5;

const isProse = ({ text, words }: TextBlock): boolean => words >= sentenceWordsMin && sentenceEnd.test(text);

export function usesInProse(paragraphs: readonly TextBlock[], term: string): number {
  const wanted = term.toLowerCase();
  return paragraphs
    .filter(isProse)
    .reduce((uses, { text }) => uses + text.toLowerCase().split(wanted).length - 1, 0);
}
