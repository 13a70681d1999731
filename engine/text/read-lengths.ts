/** Reads how long a text may be: "under 60", "150-160 characters", "at most ten words". */
import { escaped } from './cues.ts';

const unit = '(?:char|zeichen|caract|caratter|teken|letter|signe)';
const word = '(?:words?|wort|wörter|worten?|mots?|palabras?|parol[ae]|woord(?:en)?)';
const range = new RegExp(
  String.raw`\b(\d{2,3})\s*(?:-|–|to|and|bis|und|à|et|a|y|e|tot|en)\s*(\d{2,3})[ -]?${unit}`,
  'i',
);
const bare = new RegExp(String.raw`\b(\d{2,3})[ -]${unit}`, 'i');

export interface ReadLengths {
  /** In characters. */
  readonly min: number | null;
  readonly max: number | null;
  readonly maxWords: number | null;
  /** All that says a length, and nothing about what is to be written. */
  readonly pattern: RegExp;
}

/** The cues are alternatives of a pattern, "under|at most"; `numbers` are the words for one, two, three … */
export function readLengths(
  text: string,
  { max, min, numbers }: { readonly max: string; readonly min: string; readonly numbers: readonly string[] },
): ReadLengths {
  const figureAfter = (own: string): RegExp =>
    new RegExp(String.raw`(?:${own})\.?\s+(?:\p{L}+\s+)?(\d{2,3})\b(?![ -]${word})`, 'iu');
  const upper = figureAfter(max).exec(text);
  const [, from, to] = range.exec(text) ?? [];
  // "No more than 150" has "more than 150" in it.
  const least = from ?? figureAfter(min).exec(text.replace(upper?.[0] ?? '\0', ' '))?.[1];
  const most = to ?? upper?.[1] ?? (least === undefined ? bare.exec(text)?.[1] : undefined);
  const number = String.raw`(?:\d{1,3}|${numbers.map(escaped).join('|')})`;
  const words = new RegExp(
    String.raw`(?:${max})\.?\s+(?:\p{L}+\s+)?(${number})[ -]${word}(?![\p{L}])`,
    'iu',
  ).exec(text)?.[1];
  return {
    min: least === undefined ? null : Number(least),
    max: most === undefined ? null : Number(most),
    maxWords: words === undefined ? null : numbers.indexOf(words.toLowerCase()) + 1 || Number(words),
    pattern: new RegExp(
      String.raw`(?:(?:${max}|${min})\.?\s+(?:\p{L}+\s+)?)?(?:\b\d{2,3}\s*[-–]\s*)?\b\d{2,3}[ -]${unit}\p{L}*|(?:${max})\.?\s+(?:\p{L}+\s+)?${number}[ -]${word}(?![\p{L}])`,
      'giu',
    ),
  };
}
