/** Takes the particulars of a wish out of its words: quotations, numbers, lengths, and the conditions for a text. */
import { anyOf, hasCue } from '../text/cues.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { pastedText, quotes } from '../text/quotations.ts';
import type { ReadConditions } from '../text/read-conditions.ts';
import { readCount, readOrdinal } from '../text/read-counts.ts';
import { readLengths } from '../text/read-lengths.ts';
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
  readonly isBranded: boolean | null;
  /** Of another page. */
  readonly path: string | null;
  /** Of a heading: 1 to 6. */
  readonly level: number | null;
  /** A number of points. */
  readonly points: number | null;
}

/** Said about any text, these set no condition. */
const common =
  /^(?:page|site|q-.*|google|seo|search|people|visitors|good|write|new|image|content|keyword|finding|ideas|time|developer|help|need|should|has|use|setup|getmore|all|each|same|say|\{.*)$/;
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
  const { slots: cues, numbers, ordinals } = dataOf(lexicon.language);
  const quoted = [...text.matchAll(quotes)].map(([, ...found]) =>
    (found.find((each) => each !== undefined) ?? '').trim(),
  );
  const pasted = quoted.length === 0 ? pastedText(text) : null;
  const path = pathPattern.exec(text)?.[0] ?? null;
  const masked = [pasted, path].reduce<string>((own, part) => own.replace(part ?? '\0', ' {x} '), text);
  const kinds = wordKinds(lexicon, { isPart, common, wishing });
  const lengths = readLengths(masked, {
    max: anyOf(cues.max),
    min: anyOf(cues.min),
    numbers: listOf(numbers),
  });
  const unmeasured = masked.replaceAll(lengths.pattern, ' ');
  const { rest, ...conditions } = lexicon.readConditions(unmeasured, quoted, kinds);
  const counts = readCount(rest, listOf(numbers));
  const { ordinal, counted } = readOrdinal(counts.rest, listOf(ordinals));
  const branded = (list: string): boolean =>
    new RegExp(String.raw`(?:${anyOf(list)})\s+(?:\p{L}+\s+)?(?:${anyOf(cues.brand)})(?![\p{L}])`, 'iu').test(
      rest,
    );
  const numberIn = (pattern: RegExp): number | null => Number(pattern.exec(rest)?.[1] ?? 0) || null;
  return {
    rest: counts.rest,
    counted,
    slots: {
      ...conditions,
      quoted: pasted === null ? quoted.filter((each) => !conditions.without.includes(each)) : [pasted],
      ordinal,
      count: counts.count,
      isTop: counts.isTop,
      maxLength: lengths.max,
      minLength: lengths.min,
      maxWords: lengths.maxWords,
      isBranded: branded(cues.without) ? false : branded(cues.mention) ? true : null,
      path,
      level: numberIn(/\bh([1-6])\b/i),
      points: numberIn(/(?<![\p{L}\p{N}.,/])(\d{2,3})(?![\p{L}\p{N}]|[.,]\d)/u),
    },
  };
}

/** Whether it says how a text is to be. */
export const isLimited = (slots: Slots): boolean =>
  slots.isVerbFirst ||
  [slots.mentions, slots.names, slots.without, slots.unread].some((list) => list.length > 0) ||
  [slots.maxLength, slots.minLength, slots.maxWords, slots.isBranded, slots.start].some(
    (slot) => slot !== null,
  );

/** Whether a message asks how or where something is done. */
export const asksHow = (text: string, language: string): boolean => hasCue(text, dataOf(language).slots.how);
