/** Reads how long a text may be: "under 60", "150-160 characters", "60 chars or less", "around 55", "at most ten words". */
import { anyOf, escaped } from './cues.ts';

const unit = String.raw`(?:[ -]?(?:char|zeichen|caract|caratter|teken|letter|signe)\p{L}*)`;
const word = '(?:words?|wort|wörter|worten?|mots?|palabras?|parol[ae]|woord(?:en)?)';
const figure = String.raw`(?<![\d.,])(\d{2,3})(?![\d.,]\d|\d|[ -]${word})`;
const joint = String.raw`\s*(?:-|–|to|and|bis|und|à|et|a|y|e|tot|en)\s*`;
/** "Around 60" may be this share off. */
const tolerance = 0.1;

/** The words of a language, separated by `|`. */
export interface LengthCues {
  readonly max: string;
  readonly min: string;
  /** "Or less", which follows its number. */
  readonly orLess: string;
  readonly around: string;
  readonly between: string;
}

export interface ReadLengths {
  /** In characters. */
  readonly min: number | null;
  readonly max: number | null;
  readonly maxWords: number | null;
  /** The text without all that says a length. */
  readonly rest: string;
}

/** `numbers` are the words for one, two, three … */
export type ReadMessageLengths = (text: string, numbers: readonly string[]) => ReadLengths;

/** Compiles the cues of a language once, for all its messages. */
export function lengthReader(cues: LengthCues): ReadMessageLengths {
  const cue = (list: string): string => String.raw`(?<![\p{L}])(?:${anyOf(list)})\.?:?\s+(?:\p{L}+\s+){0,2}?`;
  const below = String.raw`(?:${cue(cues.max)}|[<≤]=?\s*)`;
  const or = String.raw`,?\s*(?:${anyOf(cues.orLess)})\.?(?![\p{L}])`;
  const compiled = (source: string): RegExp => new RegExp(source, 'iu');
  const range = compiled(
    String.raw`${cue(cues.between)}(\d{2,3})${joint}${figure}${unit}?|(?<![\d.,])(\d{2,3})${joint}${figure}${unit}`,
  );
  const most = [compiled(`${figure}${unit}?${or}`), compiled(`${below}${figure}${unit}?`)];
  const least = compiled(`${cue(cues.min)}${figure}${unit}?`);
  const near = compiled(`${cue(cues.around)}${figure}${unit}`);
  const bare = compiled(`${figure}${unit}`);
  return (text, numbers) => {
    let rest = text;
    /** The numbers of the first match, which is taken out. */
    const take = (pattern: RegExp): number[] | null => {
      const match = pattern.exec(rest);
      if (match === null) return null;
      rest = `${rest.slice(0, match.index)}, ${rest.slice(match.index + match[0].length)}`;
      return match.slice(1).flatMap((each) => (each === undefined ? [] : [Number(each)]));
    };
    const number = String.raw`(\d{1,3}|${numbers.map(escaped).join('|')})[ -]${word}(?![\p{L}])`;
    const words = [compiled(`${below}${number}`), compiled(`${number}${or}`)].flatMap((pattern) => {
      const said = pattern.exec(rest);
      if (said === null) return [];
      rest = rest.replace(said[0], ', ');
      return [numbers.indexOf((said[1] ?? '').toLowerCase()) + 1 || Number(said[1])];
    });
    const [from = null, to = null] = take(range) ?? [];
    const [upper = null] =
      most.reduce<number[] | null>((found, pattern) => found ?? take(pattern), null) ?? [];
    // "No more than 150" has "more than 150" in it, and is read before.
    const [lower = null] = take(least) ?? [];
    const [about = null] = take(near) ?? [];
    const off = about === null ? 0 : Math.round(about * tolerance);
    const isOpen = [to, upper, lower, about].every((each) => each === null);
    const [alone = null] = isOpen ? (take(bare) ?? []) : [];
    return {
      min: from ?? lower ?? (about === null ? null : about - off),
      max: to ?? upper ?? alone ?? (about === null ? null : about + off),
      maxWords: words[0] ?? null,
      rest,
    };
  };
}
