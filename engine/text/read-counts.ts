/** Reads places in a list and numbers of things out of a message. */
import { escaped } from './cues.ts';
import { foldAccents } from './fold.ts';

/** "Top 5": how many are wanted. */
export const topOf = /\btop[ -]?(\d{1,2})\b/i;

/** The place in a list, from 1; -1 is the last. `counted` is the text with {ordinal} in its place. */
export function readOrdinal(
  text: string,
  /** The words for each place, separated by commas; those for the last place at the end. */
  words: readonly string[],
): { readonly ordinal: number | null; readonly counted: string } {
  const patterns = words.map(
    (list) =>
      new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${[list, foldAccents(list)]
          .flatMap((each) => each.split(','))
          .map(escaped)
          .join('|')})(?![\p{L}\p{N}])`,
        'iu',
      ),
  );
  const at = patterns.findIndex((pattern) => pattern.test(text));
  const counted = text.replace(patterns[at] ?? /(?!)/, ' {ordinal} ');
  return { ordinal: at === -1 ? null : at === patterns.length - 1 ? -1 : at + 1, counted };
}

/** How many things are named, by a figure or by one of the words for one, two, three …; null for none. */
export function readCount(text: string, words: readonly string[]): number | null {
  const top = topOf.exec(text)?.[1];
  if (top !== undefined) return Number(top);
  const many = new RegExp(
    String.raw`(?<![\p{L}\p{N}])([2-9]|${words.slice(1).join('|')})\s+\p{L}`,
    'iu',
  ).exec(text)?.[1];
  return many === undefined ? null : words.indexOf(many.toLowerCase()) + 1 || Number(many);
}
