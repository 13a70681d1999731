/** The words around a change that was measured on a copy of a page, on the page card and in the chat alike. */
import { messages } from '../messages/translate.ts';
import { wholeScore } from '../ratings.ts';

const words = messages({
  clears: 'Clears',
  clearsNothing: 'No finding',
  brings: 'Brings',
  score: 'Score',
  unchanged: '{score}, as before',
  scoreChange: '{before} → {after}',
  scoreSentence: 'Score {before} before, {after} after.',
  measured: 'measured on a copy of this page',
  now: '{score} now',
  where: 'Where it goes',
  actions: {
    tag: 'Replace the start tag with this in',
    replace: 'Use this instead of',
    text: 'Use this instead of the marked words in',
    prepend: 'Put this at the start of',
    after: 'Put this after',
    top: 'Put this at the very top.',
    remove: 'Remove',
  },
  markup: 'Markup to paste',
  foundMarkup: 'Markup as it is now',
});

export const scoreChangeWords = (before: number, after: number): string =>
  before === after
    ? words.unchanged({ score: wholeScore(after) })
    : words.scoreChange({ before: wholeScore(before), after: wholeScore(after) });

/** As a card shows them. */
export const verificationWords = () => ({
  ...words,
  scoreChange: scoreChangeWords,
  scoreSentence: (before: number, after: number) =>
    words.scoreSentence({ before: wholeScore(before), after: wholeScore(after) }),
  now: (score: number) => words.now({ score: wholeScore(score) }),
});
