/** The words around a change that was measured on a copy of a page, on the page card and in the chat alike. */
import type { FixStep } from '../entities/fix.ts';
import { formatNumber } from './report-words.ts';

const actions: Readonly<Record<FixStep['action'] | 'remove', string>> = {
  tag: 'Put this in place of the start tag of',
  replace: 'Put this in place of',
  text: 'Put this in place of the marked words in',
  prepend: 'Put this at the start of',
  after: 'Put this behind',
  top: 'Put this above everything.',
  remove: 'Remove',
};

export const verificationWords = {
  clears: 'Clears',
  clearsNothing: 'No finding',
  brings: 'Brings',
  score: 'Score',
  scoreChange: (before: number, after: number) =>
    before === after
      ? `${formatNumber(after)}, as before`
      : `${formatNumber(before)} → ${formatNumber(after)}`,
  scoreSentence: (before: number, after: number) =>
    `Score ${formatNumber(before)} before, ${formatNumber(after)} after.`,
  measured: 'measured on a copy of this page',
  now: (score: number) => `${formatNumber(score)} now`,
  where: 'Where it goes',
  actions,
  markup: 'Markup to paste',
  foundMarkup: 'Markup as it is now',
} as const;
