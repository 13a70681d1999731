/** Brings the conditions of a message to those that a text can be checked against, with the facts of the page in them. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold } from '../../text/fold.ts';
import type { NamedWords, ReadConditions } from '../../text/read-conditions.ts';
import { namedFact } from './named-facts.ts';
import type { SuggestionPage } from './suggestion-page.ts';
import type { Revision } from './text-bounds.ts';
import { factPatterns, type TextConditions } from './text-conditions.ts';

/** What a message says about a text. */
export interface WantedText extends Omit<ReadConditions, 'rest'> {
  readonly maxLength: number | null;
  readonly minLength: number | null;
  readonly maxWords: number | null;
}

export interface Resolving {
  readonly message: string;
  readonly revision: Revision | null;
  /** The text that "shorter" is measured by. */
  readonly last: string;
  /** That names of languages are in. */
  readonly language: string;
  /** Whether the page says words. */
  readonly isSaid: (words: string) => boolean;
}

/** The conditions of a message, with the facts of the page in them. */
export interface ResolvedConditions {
  readonly conditions: TextConditions;
  /** The kinds of facts among what is to be mentioned, by their values. */
  readonly facts: ReadonlyMap<string, string>;
  /** Whether the brand is wanted; null where nothing is said about it. */
  readonly isBranded: boolean | null;
}

const isBrand = (named: NamedWords | null): boolean => named?.fact === 'brand';

export function resolveConditions(
  page: SuggestionPage,
  slots: WantedText,
  { message, revision, last, language, isSaid }: Resolving,
): ResolvedConditions {
  const { maxLength, minLength, mentions, without, start, end, tongue, unnamed } = slots;
  const length = graphemeLength(last);
  const most = Math.min(maxLength ?? Infinity, revision === 'shorter' && length > 0 ? length - 1 : Infinity);
  const least = Math.max(minLength ?? 0, revision === 'longer' ? length + 1 : 0);
  const facts = new Map<string, string>();
  const missing: string[] = [];
  const valueOf = ({ fact, words, others = [] }: NamedWords): string[] => {
    if (fact === null) return [[words, ...others].find((each) => isSaid(each)) ?? words];
    const found = namedFact(page, fact, message);
    if (found === null) missing.push(words);
    else facts.set(found.value, fact);
    return found === null ? [] : [found.value];
  };
  const one = (named: NamedWords | null): string | null =>
    named === null ? null : (valueOf(named)[0] ?? null);
  const [first, final] = [one(start), one(end)];
  const spoken = unnamed !== null && isSaid(unnamed) ? [unnamed] : [];
  const own = [...mentions.flatMap(valueOf), ...spoken];
  const isPattern = ({ fact }: NamedWords): boolean => fact !== null && fact in factPatterns;
  // The name of what is sold may have the brand in it.
  const isPlainBrand = (named: NamedWords): boolean =>
    isBrand(named) && fold(page.headline ?? '').includes(fold(page.brand ?? '\0'));
  const left = without
    .filter((named) => !isPattern(named) && !isPlainBrand(named))
    .flatMap(({ fact, words }) => (fact === null ? [words] : (namedFact(page, fact, message)?.value ?? [])));
  const isWanted = [...mentions, start, end].some(isBrand);
  const isOther = tongue !== null && tongue !== page.brief.language;
  return {
    facts,
    isBranded: without.some(isBrand) ? false : isWanted ? true : null,
    conditions: {
      mentions: own.filter((each) => each !== first),
      without: left,
      withoutFacts: without.filter(isPattern).map(({ fact, words }) => ({ fact: fact ?? '', words })),
      withSymbols: slots.withSymbols,
      withoutSymbols: slots.withoutSymbols,
      start: first,
      notStart: slots.notStart.map(({ words }) => words),
      end: final,
      isVerbFirst: slots.isVerbFirst,
      isQuestion: slots.isQuestion,
      isOneSentence: slots.isOneSentence,
      maxWords: slots.maxWords,
      max: most === Infinity ? null : most,
      min: least === 0 ? null : least,
      missing,
      tongue: isOther ? (new Intl.DisplayNames([language], { type: 'language' }).of(tongue) ?? tongue) : null,
    },
  };
}
