/** The text of the page as people speak of it: its paragraphs in order, and what stands under a heading. */
import { fold, sentencesOf, wordsIn } from '../analyst/text.ts';
import type { Workbench } from './port.ts';

const proseWords = 8;

const isProse = (text: string): boolean =>
  wordsIn(text).length >= proseWords || (/[.!?…]["”’)]?$/.test(text) && wordsIn(text).length >= 5);

/** Blocks that a person would call a paragraph: not prices, buttons or labels. */
export const proseOf = ({ brief }: Workbench): string[] => brief.paragraphs.filter(isProse);

/** The block that a quotation is from: word for word, else by most of its words. */
export function blockWith({ brief }: Workbench, words: string): string | null {
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

/** Running text between a heading and the next one; none without the page's own copy. */
export function blocksUnder({ facts }: Workbench, heading: string): string[] {
  if (facts === null) return [];
  const at = facts.headings.findIndex(({ text }) => text === heading);
  const from = facts.headings[at]?.node;
  if (from === undefined) return [];
  const to = facts.headings[at + 1]?.node ?? Number.POSITIVE_INFINITY;
  return facts.text.paragraphs.filter(({ node }) => node > from && node < to).map(({ text }) => text);
}

export const sentencesIn = (text: string, language: string): string[] => sentencesOf(text, language);
