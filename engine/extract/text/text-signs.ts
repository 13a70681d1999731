/** Places in visible text that something is wrong with, each with the words around it. Code is passed over. */
import type { TextSign } from '../../facts/text-facts.ts';

const signsMax = 10;
const contextLength = 120;

/** Offsets of the text that are code, in order: tokens there are meant. */
export type CodeRanges = readonly (readonly [from: number, to: number])[];

export interface SignKind {
  /** Bits of characters that a text with this sign has all of. */
  readonly marks: number;
  /** Letters that few texts hold: one without them is passed over quickly. A line break first may be the text's start. */
  readonly hint: string;
  readonly pattern: RegExp;
}

const holds = (text: string, hint: string): boolean =>
  text.includes(hint) || (hint.startsWith('\n') && text.startsWith(hint.slice(1)));

/** A text with the marks that were seen in it, and where it is code. */
export interface MarkedText {
  readonly text: string;
  readonly marks: number;
  readonly code: CodeRanges;
}

/** The first of each kind, and of all together. */
export function findSigns({ text, marks, code }: MarkedText, kinds: readonly SignKind[]): TextSign[] {
  const signs: TextSign[] = [];
  for (const kind of kinds)
    if ((marks & kind.marks) === kind.marks && holds(text, kind.hint))
      signs.push(...findKind(text, kind.pattern, code));
  return signs.length > signsMax ? signs.slice(0, signsMax) : signs;
}

function findKind(text: string, pattern: RegExp, code: CodeRanges): TextSign[] {
  const signs: TextSign[] = [];
  for (const match of text.matchAll(pattern)) {
    if (signs.length >= signsMax) break;
    if (!isCode(match.index, code))
      signs.push({ text: match[0], context: contextOf(text, match.index, match[0].length) });
  }
  return signs;
}

export function contextOf(text: string, at: number, length: number): string {
  const around = Math.max(0, Math.floor((contextLength - length) / 2));
  return text
    .slice(Math.max(0, at - around), at + length + around)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, contextLength);
}

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
