/** Takes the particulars of a wish out of its words: quotations, numbers, lengths, and the conditions for a text. */
import { hasCue } from '../text/cues.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { pastedText, quotes } from '../text/quotations.ts';
import type { ReadConditions } from '../text/read-conditions.ts';
import { readCount, readOrdinal } from '../text/read-counts.ts';
import { wordKinds } from '../text/word-kinds.ts';
import { dataOf, isAspect, isElement, listOf } from './language-data.ts';

export interface Slots extends Omit<ReadConditions, 'rest'> {
  /** Text in quotation marks, or pasted after a colon. */
  readonly quoted: readonly string[];
  /** From 1; -1 is the last. */
  readonly ordinal: number | null;
  /** How many are wanted. */
  readonly count: number | null;
  /** "Top 3". */
  readonly isTop: boolean;
  readonly maxLength: number | null;
  readonly minLength: number | null;
  readonly maxWords: number | null;
  /** Of another page. */
  readonly path: string | null;
  /** Of a heading: 1 to 6. */
  readonly level: number | null;
  /** A number of points. */
  readonly points: number | null;
}

/** Said about any text, these set no condition. */
const common =
  /^(?:page|site|q-.*|google|seo|search|people|visitors|good|write|new|question|image|content|keyword|finding|ideas|time|developer|help|need|should|has|use|setup|getmore|all|each|same|say|\{.*)$/;
const wishing =
  /^(?:write|check|explain|fix|show|howto|whatis|q-(?:why|when|where|who|which|howmany)|apply|translate)$/;

const isPart = (term: string): boolean => isElement(term) || isAspect(term);

export interface ReadSlots {
  readonly slots: Slots;
  /** The message with its texts and subjects replaced by {x}. */
  readonly rest: string;
  /** The same with {ordinal} for a place in a list. */
  readonly counted: string;
}

const pathPattern =
  /https?:\/\/[^\s"“”<>)]+|(?<![\p{L}\p{N}/<])\/[\p{L}\p{N}_~%.-][^\s"“”<>),;?]*|(?<![\p{L}\p{N}/@.])[\p{L}\p{N}_-]+\.(?:html?|php)\b/u;

export function readSlots(text: string, lexicon: Lexicon): ReadSlots {
  const { numbers, ordinals } = dataOf(lexicon.language);
  const quoted = [...text.matchAll(quotes)].map(([, ...found]) =>
    (found.find((each) => each !== undefined) ?? '').trim(),
  );
  const kinds = wordKinds(lexicon, { isPart, isWritten: isElement, common, wishing });
  // "Title: my name and my town, max 60" is a list of conditions, not a text.
  const behind = quoted.length === 0 ? (pastedText(text) ?? '') : '';
  const { rest: unmeasured } = lexicon.readLengths(behind, listOf(numbers));
  const { mentions, without: left } = lexicon.readConditions(text, kinds);
  const isOrder = unmeasured !== behind || [...mentions, ...left].some(({ fact }) => fact !== null);
  const pasted = behind === '' || isOrder ? null : behind;
  const path = pathPattern.exec(text)?.[0] ?? null;
  const masked = [pasted, path].reduce<string>((own, part) => own.replace(part ?? '\0', ' {x} '), text);
  const lengths = lexicon.readLengths(masked, listOf(numbers));
  const { rest, ...conditions } = lexicon.readConditions(lengths.rest, kinds);
  const without = new Set(conditions.without.map(({ words }) => words));
  const counts = readCount(rest, listOf(numbers));
  const { ordinal, counted } = readOrdinal(counts.rest, listOf(ordinals));
  const numberIn = (pattern: RegExp): number | null => Number(pattern.exec(rest)?.[1] ?? 0) || null;
  return {
    rest: counts.rest,
    counted,
    slots: {
      ...conditions,
      quoted: pasted === null ? quoted.filter((each) => !without.has(each)) : [pasted],
      ordinal,
      count: counts.count,
      isTop: counts.isTop,
      maxLength: lengths.max,
      minLength: lengths.min,
      maxWords: lengths.maxWords,
      path,
      level: numberIn(/\bh([1-6])\b/i),
      points: numberIn(/(?<![\p{L}\p{N}.,/])(\d{2,3})(?![\p{L}\p{N}]|[.,]\d)/u),
    },
  };
}

/** Whether it says how a text is to be. */
export function isLimited(slots: Slots): boolean {
  const { mentions, without, withSymbols, withoutSymbols, notStart, unread } = slots;
  const { maxLength, minLength, maxWords, start, end, tongue } = slots;
  return (
    [slots.isVerbFirst, slots.isQuestion, slots.isOneSentence].includes(true) ||
    [mentions, without, withSymbols, withoutSymbols, notStart, unread].some((list) => list.length > 0) ||
    [maxLength, minLength, maxWords, start, end, tongue].some((slot) => slot !== null)
  );
}

/** Whether a message asks how or where something is done. */
export const asksHow = (text: string, language: string): boolean => hasCue(text, dataOf(language).slots.how);
