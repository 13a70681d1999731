/** Finds places in visible text that match patterns of broken output, each with its context; code is skipped. */
import type { TextSign } from '../../model/text-facts.ts';
import type { CasedText } from '../../text/parse-block.ts';

const matchesMax = 10;
const contextLength = 120;

/** Offsets of the text that are code, in order: tokens there are meant. */
export type CodeRanges = readonly (readonly [from: number, to: number])[];

export interface TextPattern {
  /** Characters that every match has: a text without them is skipped quickly. */
  readonly hint: string;
  readonly pattern: RegExp;
}

export interface CheckedText extends CasedText {
  readonly code: CodeRanges;
}

/** The first matches of each pattern, and of all together. */
export function findPatterns(
  { text, code }: CheckedText,
  patterns: readonly TextPattern[],
  isMention: (text: string, at: number) => boolean = () => false,
): TextSign[] {
  return patterns
    .filter(({ hint }) => text.includes(hint))
    .flatMap(({ pattern }) => matchesOf(text, pattern, (at) => isCode(at, code) || isMention(text, at)))
    .slice(0, matchesMax);
}

function matchesOf(text: string, pattern: RegExp, isLeftOut: (at: number) => boolean): TextSign[] {
  const matches: TextSign[] = [];
  for (const match of text.matchAll(pattern)) {
    if (matches.length >= matchesMax) break;
    if (!isLeftOut(match.index))
      matches.push({ text: match[0], context: contextOf(text, match.index, match[0].length) });
  }
  return matches;
}

/** A text in quotation marks is mentioned, not used. */
export const isQuoted = (text: string, at: number): boolean =>
  /(?:["'“„‘`]|«\s?)$/.test(text.slice(Math.max(0, at - 2), at));

/** The whole words around a place, with an ellipsis where the text goes on. */
export function contextOf(text: string, at: number, length: number): string {
  const around = Math.max(0, Math.floor((contextLength - length) / 2));
  const [from, to] = [Math.max(0, at - around), Math.min(text.length, at + length + around)];
  const before = from === 0 ? text.slice(0, at) : `… ${text.slice(from, at).replace(/^\S*\s/u, '')}`;
  const after =
    to === text.length ? text.slice(at + length) : `${text.slice(at + length, to).replace(/\s\S*$/u, '')} …`;
  const place = text.slice(at, at + Math.min(length, contextLength));
  return `${before}${place}${after}`.replace(/\s+/g, ' ').trim();
}

/** Whether an offset is inside code, by binary search. */
export function isCode(at: number, code: CodeRanges): boolean {
  let low = 0;
  let high = code.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = code[middle] ?? [0, 0];
    if (at < from) high = middle - 1;
    else if (at >= to) low = middle + 1;
    else return true;
  }
  return false;
}
