/** The length, keyword and novelty that the user requests of a new text. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { LengthBounds } from '../suggest/built-in/title.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { wordsIn } from '../text/words.ts';
import type { ChatContext } from './chat-context.ts';
import type { Revision, Slots, Topic } from './intent.ts';

/** "Shorter" means shorter than the last text and never longer than usual; "under 50 characters" is taken literally. */
export function boundsFrom(
  { slots, revision, last }: { slots: Slots; revision: Revision | null; last: string | undefined },
  usual: { readonly min: number; readonly max: number; readonly least: number },
): LengthBounds {
  const { min, max, least } = usual;
  const { maxLength } = slots;
  if (maxLength !== null && maxLength >= least)
    return { min: Math.min(min, Math.max(least, Math.floor(maxLength * 0.6))), max: maxLength };
  const length = last === undefined ? null : graphemeLength(last);
  if (revision === 'shorter') {
    const most = length === null ? min : Math.min(max, length - 1);
    return { min: Math.min(Math.max(least, Math.floor(most * 0.65)), most), max: most };
  }
  if (revision === 'longer' && length !== null)
    return { min: Math.min(length + 1, max), max: Math.max(max, length + 1) };
  return { min, max };
}

/** The keyword in quotation marks, else after the word "keyword". */
export const wantedKeyword = (_context: ChatContext, { quoted, keyword }: Slots): string | null =>
  quoted[0] ?? keyword;

export function containsKeyword(text: string, keyword: string): boolean {
  const own = new Set(wordsIn(text).map(stem));
  const wanted = wordsIn(keyword).map(stem);
  if (wanted.length === 0) return false;
  return fold(text).includes(fold(keyword)) || wanted.every((word) => own.has(word));
}

/** Texts on this topic that were offered before in this conversation. */
export const earlierOffers = ({ memories }: ChatContext, topic: Topic): readonly string[] =>
  memories.findLast((memory) => memory.topic === topic)?.offered ?? [];

/** Whether the keyword is in the visible text of the page. */
export const pageSays = ({ sandbox }: ChatContext, keyword: string): boolean =>
  containsKeyword(
    [sandbox.page.title, ...sandbox.page.headings.map(({ text }) => text), ...sandbox.brief.paragraphs].join(
      ' ',
    ),
    keyword,
  );
