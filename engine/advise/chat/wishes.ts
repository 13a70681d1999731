/** What a person wants of words that are written for them: how long, with which keyword, other than before. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import { fold, stem, wordsIn } from '../analyst/text.ts';
import type { LengthBounds } from '../analyst/title.ts';
import type { Manner, Slots, Topic } from './reading/reading.ts';
import type { Room } from './room.ts';

/** "Shorter" is shorter than the last one, "under 50 characters" is that. */
export function boundsFrom(
  { slots, manner, last }: { slots: Slots; manner: Manner | null; last: string | undefined },
  usual: { readonly min: number; readonly max: number; readonly least: number },
): LengthBounds {
  const { min, max, least } = usual;
  const { maxLength } = slots;
  if (maxLength !== null && maxLength >= least)
    return { min: Math.min(min, Math.max(least, Math.floor(maxLength * 0.6))), max: maxLength };
  const length = last === undefined ? null : graphemeLength(last);
  if (manner === 'shorter') {
    const most = length === null ? min : length - 1;
    return { min: Math.min(Math.max(least, Math.floor(most * 0.65)), most), max: Math.max(least, most) };
  }
  if (manner === 'longer' && length !== null)
    return { min: Math.min(length + 1, max), max: Math.max(max, length + 1) };
  return { min, max };
}

/** What a keyword is called in quotation marks, or after the word itself. */
export const wantedKeyword = (_room: Room, { quoted, keyword }: Slots): string | null => quoted[0] ?? keyword;

export function saysKeyword(text: string, keyword: string): boolean {
  const own = new Set(wordsIn(text).map(stem));
  const wanted = wordsIn(keyword).map(stem);
  if (wanted.length === 0) return false;
  return fold(text).includes(fold(keyword)) || wanted.every((word) => own.has(word));
}

/** Texts of this kind that were given before in this conversation. */
export const earlierOffers = ({ memories }: Room, topic: Topic): readonly string[] =>
  memories.findLast((memory) => memory.topic === topic)?.offered ?? [];

/** Whether the page says it anywhere a visitor reads. */
export const pageSays = ({ bench }: Room, keyword: string): boolean =>
  saysKeyword(
    [bench.page.title, ...bench.page.headings.map(({ text }) => text), ...bench.brief.paragraphs].join(' '),
    keyword,
  );
