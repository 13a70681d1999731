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

const sizeOf = ({ keyword }: Term): number => keyword.split(' ').length;

/** Most used first; ties by code unit, so that the order is the same in every locale. */
const byUse = (a: Term, b: Term): number => b.count - a.count || (a.keyword < b.keyword ? -1 : 1);

/** "buchanan high school" behind "james buchanan high", as often, is one phrase of four words. */
function join<T extends Term>(terms: readonly T[]): T[] {
  const joined = [...terms];
  for (let at = 0; at < joined.length; at += 1) {
    const first = joined[at];
    if (first === undefined || sizeOf(first) < 3) continue;
    const words = first.keyword.split(' ');
    const next = joined.findIndex(
      (other, index) =>
        index !== at &&
        other.count === first.count &&
        sizeOf(other) >= 3 &&
        sizeOf(other) + words.length - 2 <= joinedWords &&
        other.keyword.startsWith(`${words.slice(-2).join(' ')} `),
    );
    if (next === -1) continue;
    const rest = joined[next]?.keyword.split(' ').slice(2) ?? [];
    joined[at] = { ...first, keyword: [...words, ...rest].join(' ') };
    joined.splice(next, 1);
    // The longer phrase may go on, and the list has moved.
    at = -1;
  }
  return joined;
}

const isWithin = (part: Term, whole: Term): boolean =>
  part.keyword.length < whole.keyword.length && ` ${whole.keyword} `.includes(` ${part.keyword} `);

function withoutParts<T extends Term>(terms: readonly T[]): T[] {
  const phrases = terms.filter((term) => sizeOf(term) > 1 && term.count >= phraseUses);
  return terms.filter(
    (each) => !phrases.some((whole) => isWithin(each, whole) && whole.count >= each.count * insideShare),
  );
}

export function chooseKeywords<T extends Term>(
  terms: readonly T[],
  { language, most }: { readonly language: string; readonly most: number },
): T[] {
  const generic = genericWordsOf(language);
  const weightOf = (term: T): number => {
    if (sizeOf(term) > 1) return term.count >= phraseUses ? term.count * phraseWeight : term.count;
    return term.count * (generic.has(term.keyword) ? genericWeight : 1);
  };
  const considered = terms.toSorted(byUse).slice(0, consideredMax);
  return withoutParts(join(considered))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || byUse(a, b))
    .slice(0, most)
    .toSorted(byUse);
}
