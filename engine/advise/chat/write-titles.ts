/** New titles for the page, the best first, from words that stand on it. */
import { type PageDesk, stripBrand } from '../analyst/page-desk.ts';
import { phrasesOf, rankPhrases } from '../analyst/phrases.ts';
import { capitalise, fits, fold, stem, wordsIn } from '../analyst/text.ts';
import { type LengthBounds, newTitle, type TitleWish } from '../analyst/title.ts';
import type { Room } from './room.ts';
import { earlierOffers, saysKeyword } from './wishes.ts';

const triesMax = 12;
const alikeFrom = 0.9;
const strongFrom = 0.62;

export interface TitleOrder {
  readonly bounds: LengthBounds;
  readonly keyword: string | null;
  readonly isBranded: boolean | null;
  readonly count: number;
  /** The present title is good: only what is as good is worth offering. */
  readonly isSpare: boolean;
}

const isAlike = (one: string, other: string): boolean => {
  const words = (text: string): Set<string> => new Set(fold(text).split(/[^\p{L}\p{N}]+/u));
  const [a, b] = [words(one), words(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size) >= alikeFrom;
};

/** "Ember teapot, 600 ml: 600 ml of stoneware". */
function saysTwice(text: string, { words, brand }: PageDesk): boolean {
  const own = wordsIn(stripBrand(text, brand))
    .filter((word) => !words.function.has(word))
    .map(stem);
  return new Set(own).size < own.length;
}

/** In front where the page has them in its text but no title with them fits. */
function withKeyword(desk: PageDesk, { keyword, bounds }: TitleOrder): string[] {
  if (keyword === null) return [];
  const name = capitalise(keyword);
  const ends = desk.brand === null ? [''] : [` | ${desk.brand}`, ''];
  const heads = [desk.headline, ...desk.brief.headings.map(({ text }) => text)].filter(
    (text) => text !== null,
  );
  return heads
    .flatMap((head) => ends.map((end) => `${name}: ${stripBrand(head, desk.brand)}${end}`))
    .filter((text) => fits(text, bounds.min, bounds.max));
}

/** The present title up to one of its commas, with and without the brand. */
function ownCuts(desk: PageDesk, { bounds }: TitleOrder): string[] {
  const title = desk.brief.title === null ? '' : stripBrand(desk.brief.title, desk.brand);
  const parts = title.split(/,\s+/);
  const ends =
    desk.brand === null || fold(title).includes(fold(desk.brand)) ? [''] : [` | ${desk.brand}`, ''];
  return parts
    .flatMap((_, at) => ends.map((end) => `${parts.slice(0, at + 1).join(', ')}${end}`))
    .filter((text) => text !== desk.brief.title && fits(text, bounds.min, bounds.max))
    .filter((text) => !desk.words.function.has(wordsIn(text).at(-1) ?? ''));
}

export async function titlesFor(room: Room, desk: PageDesk, wish: TitleOrder): Promise<string[]> {
  const { bench, site } = room;
  const isWanted = (text: string): boolean =>
    (wish.keyword === null || saysKeyword(text, wish.keyword)) &&
    (wish.isBranded === null ||
      desk.brand === null ||
      fold(text).includes(fold(desk.brand)) === wish.isBranded);
  for (const text of earlierOffers(room, 'title')) site.titles.add(fold(text));
  const advised = wish.isSpare ? null : (await room.advised()).title;
  const ready = [bench.stored.advice?.title ?? null, advised].filter((text) => text !== null);
  const titles: string[] = [];
  const add = (text: string, isAdvised = false): void => {
    site.titles.add(fold(text));
    const known = [
      ...titles,
      ...earlierOffers(room, 'title'),
      ...(desk.brief.title === null ? [] : [desk.brief.title]),
    ];
    if (!known.some((other) => isAlike(other, text)) && (isAdvised || !saysTwice(text, desk)))
      titles.push(text);
  };
  for (const text of ready)
    if (fits(text, wish.bounds.min, wish.bounds.max) && isWanted(text) && !site.titles.has(fold(text)))
      add(text, true);
  const all = phrasesOf(site, desk);
  const phrases = titles.length < wish.count ? await rankPhrases(desk, all) : [];
  const strong = phrases.filter(
    ({ text, weight }) => weight >= strongFrom && !/^(?:the|a|an|our|your|its) /i.test(text),
  );
  const ask = (own: TitleWish['phrases']): string | null =>
    newTitle(site, desk, { isNeeded: true, phrases: own, bounds: wish.bounds, isWanted });
  if (titles.length > 0)
    for (const text of ownCuts(desk, wish).filter(isWanted))
      if (titles.length < wish.count && !site.titles.has(fold(text))) add(text);
  // The first may lean on any phrase; further choices are cuts of what the page is called, or rest on a strong one.
  const ways = [phrases, [], strong, all];
  for (let tries = 0; tries < triesMax && titles.length < wish.count; tries += 1) {
    const rest =
      titles.length === 0 && !wish.isSpare
        ? ways
        : [[], strong, ...(titles.length < 2 && wish.keyword !== null ? [all] : [])];
    const text = rest.reduce<string | null>((found, way) => found ?? ask(way), null);
    if (text === null) break;
    add(text);
  }
  for (const text of withKeyword(desk, wish)) if (titles.length < wish.count) add(text);
  return titles;
}
