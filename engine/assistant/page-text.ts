/** The text of the page in units that users refer to: its paragraphs, and what is under a heading. */
import { fold } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsIn } from '../text/words.ts';
import type { PageSandbox } from './port.ts';

const proseWords = 8;

const isProse = (text: string): boolean =>
  wordsIn(text).length >= proseWords || (/[.!?…]["”’)]?$/.test(text) && wordsIn(text).length >= 5);

/** Blocks that count as a paragraph: not prices, buttons or labels. */
export const proseOf = ({ brief }: PageSandbox): string[] => brief.paragraphs.filter(isProse);

/** The block that a quotation is from: exactly, else by most of its words. */
export function blockWith({ brief }: PageSandbox, words: string): string | null {
  const wanted = fold(words)
    .replaceAll(/\s+/g, ' ')
    .replace(/[.…]+$/, '')
    .trim();
  if (wanted.length < 3) return null;
  const whole = brief.paragraphs.find((text) => fold(text).includes(wanted));
  if (whole !== undefined) return whole;
  const own = new Set(wordsIn(words));
  if (own.size < 4) return null;
  const shared = (text: string): number =>
    new Set(wordsIn(text).filter((word) => own.has(word))).size / own.size;
  const [best] = brief.paragraphs.toSorted((a, b) => shared(b) - shared(a));
  return best !== undefined && shared(best) >= 0.8 ? best : null;
}

/** Running text between a heading and the next one; empty without a copy. */
export function blocksUnder({ facts }: PageSandbox, heading: string): string[] {
  if (facts === null) return [];
  const at = facts.headings.findIndex(({ text }) => text === heading);
  const from = facts.headings[at]?.node;
  if (from === undefined) return [];
  const to = facts.headings[at + 1]?.node ?? Number.POSITIVE_INFINITY;
  return facts.text.paragraphs.filter(({ node }) => node > from && node < to).map(({ text }) => text);
}

export const sentencesIn = (text: string, language: string): string[] => sentencesOf(text, language);
