/** Reads a message sentence by sentence: what is said beside its question is background. */
import type { Lexicon } from './lexicon.ts';
import type { Token } from './match-phrasings.ts';

export const sentenceEnd = /(?<=[.!?…])\s+|\n+/;

/** Whether a sentence ends as a question. */
export const isQuestion = (sentence: string): boolean => /[?？]\s*$/.test(sentence);

/** The tokens of a message; words that `isKnown` knows are not taken for typos. */
export function readMessage(
  lexicon: Pick<Lexicon, 'read'>,
  text: string,
  isKnown: (word: string) => boolean,
): Token[] {
  const sentences = text.split(sentenceEnd);
  const hasQuestion = sentences.some(isQuestion);
  return sentences.flatMap((sentence) => {
    const tokens = lexicon.read(sentence, isKnown);
    const isBackground = hasQuestion && !isQuestion(sentence);
    return isBackground ? tokens.map((token) => ({ ...token, isBackground })) : tokens;
  });
}
