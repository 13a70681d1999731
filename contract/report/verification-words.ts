/** The words around a change that was measured on a copy of a page, on the page card and in the chat alike. */
import type { FixStep } from '../entities/fix.ts';
import { wholeScore } from '../ratings.ts';

const actions: Readonly<Record<FixStep['action'] | 'remove', string>> = {
  tag: 'Replace the start tag with this in',
  replace: 'Use this instead of',
  text: 'Use this instead of the marked words in',
  prepend: 'Put this at the start of',
  after: 'Put this after',
  top: 'Put this at the very top.',
  remove: 'Remove',
};

export const verificationWords = {
  clears: 'Clears',
  clearsNothing: 'No finding',
  brings: 'Brings',
  score: 'Score',
  scoreChange: (before: number, after: number) =>
    before === after ? `${wholeScore(after)}, as before` : `${wholeScore(before)} → ${wholeScore(after)}`,
  scoreSentence: (before: number, after: number) =>
    `Score ${wholeScore(before)} before, ${wholeScore(after)} after.`,
  measured: 'measured on a copy of this page',
  now: (score: number) => `${wholeScore(score)} now`,
  where: 'Where it goes',
  actions,
  markup: 'Markup to paste',
  foundMarkup: 'Markup as it is now',
} as const;
