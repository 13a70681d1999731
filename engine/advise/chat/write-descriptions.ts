/** New meta descriptions for the page, the best first, from its own sentences. */
import { newDescription } from '../analyst/description.ts';
import type { PageDesk } from '../analyst/page-desk.ts';
import { fits, fold, overlap } from '../analyst/text.ts';
import type { LengthBounds } from '../analyst/title.ts';
import { issuesOf, type Room } from './room.ts';
import { earlierOffers, saysKeyword } from './wishes.ts';

const triesMax = 25;
const alikeFrom = 0.8;

export interface DescriptionOrder {
  readonly bounds: LengthBounds;
  readonly keyword: string | null;
  readonly count: number;
}

export function descriptionsFor(room: Room, desk: PageDesk, wish: DescriptionOrder): string[] {
  const { site, bench } = room;
  const { min, max } = wish.bounds;
  // What is good as it is, or stands on other pages, is not offered again with a tail.
  const isShared =
    issuesOf(room, 'meta-description').length === 0 ||
    bench.page.issues.some(({ ruleId }) => ruleId === 'meta-description-duplicate');
  const isWanted = (text: string): boolean => wish.keyword === null || saysKeyword(text, wish.keyword);
  const before = earlierOffers(room, 'description');
  for (const text of before) site.descriptions.add(fold(text));
  const found: string[] = [];
  const add = (text: string): void => {
    site.descriptions.add(fold(text));
    const isAlike = [...found, ...before].some(
      (known) =>
        overlap(text, known, desk.words) >= alikeFrom && overlap(known, text, desk.words) >= alikeFrom,
    );
    if (!isAlike) found.push(text);
  };
  const stored = bench.stored.advice?.description ?? null;
  if (
    !isShared &&
    stored !== null &&
    fits(stored, min, max) &&
    isWanted(stored) &&
    !site.descriptions.has(fold(stored))
  )
    add(stored);
  for (let tries = 0; tries < triesMax && found.length < wish.count; tries += 1) {
    const text = newDescription(site, desk, { isShared, bounds: wish.bounds, isWanted });
    if (text === null) break;
    add(text);
  }
  return found;
}
