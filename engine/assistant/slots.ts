/** Takes the particulars of a wish out of its words: quotations, numbers, lengths, what to mention and what to leave out. */
import { anyOf, escaped, followed, quotesAfter } from '../text/cues.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { pastedText, quoteStart, quotes } from '../text/quotations.ts';
import { readCount, readOrdinal, topOf } from '../text/read-counts.ts';
import { readLengths } from '../text/read-lengths.ts';
import { dataOf, isAspect, isElement, listOf } from './language-data.ts';

export interface Slots {
  /** Text in quotation marks, or pasted after a colon. */
  readonly quoted: readonly string[];
  /** From 1; -1 is the last. */
  readonly ordinal: number | null;
  /** How many are wanted. */
  readonly count: number | null;
  readonly maxLength: number | null;
  readonly minLength: number | null;
  readonly mention: string | null;
  /** All that is to be mentioned. */
  readonly mentions: readonly string[];
  /** What is to be mentioned, but not by its name: "our town". */
  readonly unnamed: string | null;
  readonly without: string | null;
  /** What the text is to begin with. */
  readonly start: string | null;
  readonly isVerbFirst: boolean;
  readonly isBranded: boolean | null;
  /** Of another page. */
  readonly path: string | null;
  /** Of a heading: 1 to 6. */
  readonly level: number | null;
}

/** Only names and words that are no terms of ours can be a subject. */
function isSubject(words: string, lexicon: Lexicon): boolean {
  if (words.includes('{')) return false;
  const tokens = lexicon.read(words);
  const isName = /\b\p{Lu}/u.test(words) && tokens.some(({ kind }) => kind !== 'term' && kind !== 'stop');
  const isPart = tokens.some(({ term }) => isElement(term) || isAspect(term));
  const isOwn =
    isName || /^\d{3,}$/.test(words) || tokens.some(({ kind }) => kind === 'unknown' || kind === 'stem');
  return tokens.length > 0 && tokens.length <= 6 && isOwn && !isPart;
}

/** "We are family owned": the small words before it are not part of what is to be said. */
function withoutSmall(words: string, lexicon: Lexicon): string {
  const parts = words.split(/\s+/);
  const isSmall = (part: string): boolean =>
    lexicon.read(part).every(({ kind, term }) => kind === 'stop' || term.startsWith('q-'));
  const from = parts.findIndex((part) => !isSmall(part));
  return from <= 0 ? words : parts.slice(from).join(' ');
}

/** "Mention Windows and Mac": the second. */
function alsoAsked(text: string, first: string, connectors: string, lexicon: Lexicon): string | null {
  const pattern = new RegExp(
    String.raw`${escaped(first)}\s*(?:,|\s(?:${anyOf(connectors)})\s)\s*([\p{L}\p{N}-]+(?:\s[\p{L}\p{N}-]+)?)\s*(?:[,.;!?]|$)`,
    'iu',
  );
  const words = withoutSmall(pattern.exec(text)?.[1] ?? '', lexicon);
  const isOwn = words !== '' && lexicon.read(words).every(({ kind }) => kind === 'unknown');
  return isOwn && isSubject(words, lexicon) ? words : null;
}

export interface ReadSlots {
  readonly slots: Slots;
  /** The message with its texts and subjects replaced by {x}. */
  readonly rest: string;
  /** The same with {ordinal} for a place in a list. */
  readonly counted: string;
}

export function readSlots(text: string, lexicon: Lexicon): ReadSlots {
  const data = dataOf(lexicon.language);
  const { mention, without, max, min, brand, ends: clauseEnds } = data.slots;
  const quoted = [...text.matchAll(quotes)].map(([, ...found]) =>
    (found.find((each) => each !== undefined) ?? '').trim(),
  );
  const pasted = quoted.length === 0 ? pastedText(text) : null;
  const path =
    /https?:\/\/[^\s"“”<>)]+|(?<![\p{L}\p{N}/<])\/[\p{L}\p{N}_~%.-][^\s"“”<>),;?]*/u.exec(text)?.[0] ?? null;
  let rest = text.replaceAll(quotes, ' {x} ');
  if (pasted !== null) rest = rest.replace(pasted, ' {x} ');
  if (path !== null) rest = rest.replace(path, ' {x} ');
  // "Without the word ‘cheap’": the quotation is what to leave out.
  const [beforeQuote = ''] = text.split(quoteStart);
  const isLeftOut = new RegExp(String.raw`(?:${anyOf(without)})\s+(?:\p{L}+\s+){0,3}$`, 'iu').test(
    beforeQuote,
  );
  const wantedQuotes = quotesAfter(text, mention, data.slots.inside, data.connectors);
  const ends = [without, mention, max, min, clauseEnds, data.connectors].map(anyOf).join('|');
  const find = (cues: string): string | null => {
    const found = followed(rest, anyOf(cues), ends, (words) => isSubject(words, lexicon));
    return found === null ? null : withoutSmall(found, lexicon);
  };
  const left = isLeftOut ? (quoted[0] ?? null) : find(without);
  if (left !== null) rest = rest.replace(left, ' {x} ');
  const starts = anyOf(data.slots.start);
  const isVerbFirst = new RegExp(
    String.raw`(?:${starts})\s+(?:\p{L}+\s+)?(?:${anyOf(data.slots.verb)})(?![\p{L}])`,
    'iu',
  ).test(rest);
  const isFirst = new RegExp(String.raw`(?<![\p{L}])(?:${starts})(?![\p{L}])`, 'iu').test(rest);
  const opening = isVerbFirst || !isFirst || isLeftOut ? null : (quoted[0] ?? find(data.slots.start));
  const asked = find(mention);
  const possessive = new RegExp(
    String.raw`(?<![\p{L}])(?:${anyOf(data.slots.possessive)})\s+${escaped(asked ?? '')}`,
    'iu',
  );
  const unnamed = asked === null || !possessive.test(rest) ? null : asked;
  const wanted = unnamed === null && !isVerbFirst ? asked : null;
  if (asked !== null) rest = rest.replace(asked, ' {x} ');
  const more = wanted === null ? null : alsoAsked(text, wanted, data.connectors, lexicon);
  const lengths = readLengths(rest, { max: anyOf(max), min: anyOf(min) });
  const { ordinal, counted } = readOrdinal(rest, listOf(data.ordinals));
  const branded = (cues: string): boolean =>
    new RegExp(String.raw`(?:${anyOf(cues)})\s+(?:\p{L}+\s+)?(?:${anyOf(brand)})(?![\p{L}])`, 'iu').test(
      rest,
    );
  const level = /\bh([1-6])\b/i.exec(rest)?.[1];
  return {
    rest: rest.replaceAll(lengths.pattern, ' ').replace(topOf, ' '),
    counted: counted.replaceAll(lengths.pattern, ' ').replace(topOf, ' '),
    slots: {
      quoted: isLeftOut ? quoted.slice(1) : pasted === null ? quoted : [pasted],
      ordinal,
      count: readCount(rest, listOf(data.numbers)),
      maxLength: lengths.max,
      minLength: lengths.min,
      mention: wanted,
      mentions: [wanted, more, ...(isLeftOut ? [] : wantedQuotes)].filter((each) => each !== null),
      unnamed,
      without: left,
      start: opening,
      isVerbFirst,
      isBranded: branded(without) ? false : branded(mention) ? true : null,
      path,
      level: level === undefined ? null : Number(level),
    },
  };
}

/** Whether a message asks how or where something is done. */
export const asksHow = (text: string, language: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(dataOf(language).slots.how)})(?![\p{L}])`, 'iu').test(text);

/** Whether a message wants one of several only. */
export const asksOnly = (text: string, language: string): boolean =>
  new RegExp(String.raw`^(?:${anyOf(dataOf(language).slots.only)})(?![\p{L}])`, 'iu').test(text.trim());
