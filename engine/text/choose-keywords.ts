/** Chooses the keywords to show among the terms of a text: phrases before the words they are made of. */
import { genericWordsOf } from './generic-words.ts';

interface Term {
  readonly keyword: string;
  readonly count: number;
}

/** A part that is so seldom used outside a phrase says no more than it. */
const insideShare = 0.7;
const phraseUses = 3;
/** A phrase says more than a word that is used as often; a word that fits any site says less. */
const phraseWeight = 2.5;
const genericWeight = 0.3;
const joinedWords = 5;
/** Terms beyond these are too rare to be shown. */
const consideredMax = 400;

/** A term with what is compared again and again. */
interface Split<T extends Term> {
  readonly term: T;
  readonly words: readonly string[];
  /** With spaces around it, to be searched for whole words. */
  readonly padded: string;
}

const splitTerm = <T extends Term>(term: T): Split<T> => ({
  term,
  words: term.keyword.split(' '),
  padded: ` ${term.keyword} `,
});

/** Most used first; ties by code unit, so that the order is the same in every locale. */
const byUse = (a: Term, b: Term): number => b.count - a.count || (a.keyword < b.keyword ? -1 : 1);

/** "buchanan high school" behind "james buchanan high", as often, is one phrase of four words. */
function join<T extends Term>(terms: readonly Split<T>[]): Split<T>[] {
  const joined = [...terms];
  for (let at = 0; at < joined.length; at += 1) {
    const first = joined[at];
    if (first === undefined || first.words.length < 3) continue;
    const { term, words } = first;
    const start = `${words.slice(-2).join(' ')} `;
    const next = joined.findIndex(
      (other, index) =>
        index !== at &&
        other.term.count === term.count &&
        other.words.length >= 3 &&
        other.words.length + words.length - 2 <= joinedWords &&
        other.term.keyword.startsWith(start),
    );
    if (next === -1) continue;
    const rest = joined[next]?.words.slice(2) ?? [];
    joined[at] = splitTerm({ ...term, keyword: [...words, ...rest].join(' ') });
    joined.splice(next, 1);
    // The longer phrase may go on, and the list has moved.
    at = -1;
  }
  return joined;
}

const isWithin = <T extends Term>(part: Split<T>, whole: Split<T>): boolean =>
  part.padded.length < whole.padded.length && whole.padded.includes(part.padded);

function withoutParts<T extends Term>(terms: readonly Split<T>[]): Split<T>[] {
  const phrases = terms.filter(({ term, words }) => words.length > 1 && term.count >= phraseUses);
  return terms.filter(
    (each) =>
      !phrases.some((whole) => whole.term.count >= each.term.count * insideShare && isWithin(each, whole)),
  );
}

export function chooseKeywords<T extends Term>(
  terms: readonly T[],
  { language, most }: { readonly language: string; readonly most: number },
): T[] {
  const generic = genericWordsOf(language);
  const weightOf = ({ term, words }: Split<T>): number => {
    if (words.length > 1) return term.count >= phraseUses ? term.count * phraseWeight : term.count;
    return term.count * (generic.has(term.keyword) ? genericWeight : 1);
  };
  const considered = terms.toSorted(byUse).slice(0, consideredMax).map(splitTerm);
  return withoutParts(join(considered))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || byUse(a.term, b.term))
    .slice(0, most)
    .map(({ term }) => term)
    .toSorted(byUse);
}
