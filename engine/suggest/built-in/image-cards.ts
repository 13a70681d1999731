/** Reads the names that a row of cards gives its pictures. */
import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { BriefImage } from '../brief-body.ts';
import type { PageBrief } from '../page-brief.ts';
import { templateLabel } from './template-labels.ts';

const nameWordsMax = 8;

/** A name has letters and no date; what asks or calls is no name. */
export const isCardName = (name: string): boolean =>
  /\p{L}{2}/u.test(name) &&
  !/\d|[?!]$/.test(name) &&
  wordsIn(name).length <= nameWordsMax &&
  !templateLabel.test(name);

/**
 * "Parveen Anand, Lead Designer": the name below the picture. One heading behind one picture may begin the next part of
 * the page; a row of pictures, each with a name of its own at the same place, is a row of cards.
 */
export function cardText({ card, src }: BriefImage, { images, headings }: PageBrief): string | null {
  if (card === undefined || !isCardName(card.name)) return null;
  const cards = images.flatMap((image) =>
    image.card === undefined ? [] : [{ ...image.card, src: image.src }],
  );
  const row = cards.filter((other) => other.level === card.level && other.distance === card.distance);
  const names = new Set(row.map(({ name }) => fold(name)));
  const isOneOfRow = row.length >= 2 && names.size === row.length && card.level > 2;
  // A heading without a picture begins a part of an article: those behind the pictures then begin the next parts.
  const isArticle = headings.filter(({ level }) => level === card.level).length > row.length;
  if (card.distance > 0 && isArticle) return null;
  // The same file in several cards is a stand-in.
  if (!isOneOfRow || row.filter((other) => other.src === src).length > 1) return null;
  // A line that only one of them has is a button, or begins something else.
  const lines = new Set(row.flatMap(({ line }) => (line === null ? [] : [fold(line)])));
  const isLine = card.line !== null && lines.size > 1 && !/^["“„«]|_|\d/.test(card.line);
  return isLine ? `${card.name}, ${card.line}` : card.name;
}

/** By image URL: the different texts that cards anywhere on the site give the file. */
export function cardTextsOf(pages: readonly PageBrief[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, Map<string, string>>();
  for (const page of pages)
    for (const image of page.images) {
      const text = image.card === undefined ? null : cardText(image, page);
      if (text === null) continue;
      const own = texts.get(image.src) ?? new Map<string, string>();
      texts.set(image.src, own.set(fold(text), text));
    }
  return new Map([...texts].map(([src, own]) => [src, [...own.values()]]));
}
