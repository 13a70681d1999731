/** Reads places in a list and numbers of things out of a message. */
import { escaped } from './cues.ts';
import { foldAccents } from './fold.ts';

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

/** What is measured, not counted: "2 hours", "3 words". */
const measured =
  /^(?:h|hours?|days?|weeks?|months?|years?|minutes?|times|words?|sentences?|char\p{L}*|letters?|stunden?|tage?n?|wochen?|monaten?|jahren?|minuten?|mal|wort|wörter|worten?|sätzen?|zeichen|heures?|jours?|semaines?|mois|ans?|fois|mots?|phrases?|caract\p{L}*|signes?|horas?|días?|semanas?|mes(?:es)?|años?|minutos?|veces|palabras?|frases?|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|minut[oi]|volt[ae]|parol[ae]|fras[ei]|caratter[ei]|uur|uren|dagen|weken|maanden|jaar|minuten|keer|woorden|zinnen|tekens)$/iu;

export interface ReadCount {
  /** How many things are named; null for none. */
  readonly count: number | null;
  /** "Top 5": so many of a ranking. */
  readonly isTop: boolean;
  /** The text without "top 5". */
  readonly rest: string;
}

/** By a figure or by one of the words for one, two, three … */
export function readCount(text: string, words: readonly string[]): ReadCount {
  const number = words.slice(1).map(escaped).join('|');
  const valueOf = (said: string): number => words.indexOf(said.toLowerCase()) + 1 || Number(said);
  const top = new RegExp(String.raw`(?<![\p{L}\p{N}])top[ -]?(\d{1,2}|${number})(?![\p{L}\p{N}])`, 'iu').exec(
    text,
  );
  if (top !== null) return { count: valueOf(top[1] ?? ''), isTop: true, rest: text.replace(top[0], ' ') };
  const many = new RegExp(
    String.raw`(?<![\p{L}\p{N}./#-])([2-9]|${number})(?:\s+(\p{L}+)|\s*[.!?]*$)`,
    'giu',
  );
  const found = [...text.matchAll(many)].find(([, , next = '']) => !measured.test(next));
  return { count: found === undefined ? null : valueOf(found[1] ?? ''), isTop: false, rest: text };
}
