/** Tells what words of a message can be: what a text is to say, a name, something about the text, or another wish. */
import type { Lexicon } from './lexicon.ts';
import type { Token } from './match-phrasings.ts';
import type { WordKinds } from './read-conditions.ts';

const [subjectTokens, clauseTokens] = [6, 8];

export interface KnownTerms {
  /** Whether a term is a part of the page, which no text is about. */
  readonly isPart: (term: string) => boolean;
  /** Terms that set no condition, because they are said about any text. */
  readonly common: RegExp;
  /** Whether a term is a part of the page that can be written. */
  readonly isWritten: (term: string) => boolean;
  /** Terms that ask for something. */
  readonly wishing: RegExp;
}

export function wordKinds(
  { read }: Pick<Lexicon, 'read'>,
  { isPart, isWritten, common, wishing }: KnownTerms,
): WordKinds {
  // What a text is to say is taken as it is written, not for a typo.
  const asWritten = (words: string): Token[] => read(words, () => true);
  const isSubjectLong = (tokens: readonly Token[]): boolean =>
    tokens.length > 0 && tokens.length <= subjectTokens;
  return {
    // Only names and words that are no terms can be a subject.
    isSubject: (words) => {
      const tokens = asWritten(words);
      const isNamed =
        /\b\p{Lu}/u.test(words) && tokens.some(({ kind }) => kind !== 'term' && kind !== 'stop');
      const isOwn = tokens.some(({ kind }) => kind === 'unknown' || kind === 'stem');
      const isWord = isNamed || isOwn || /^\d{3,}$/.test(words);
      return isSubjectLong(tokens) && isWord && !tokens.some(({ term }) => isPart(term));
    },
    isName: (words) => {
      const tokens = asWritten(words);
      return isSubjectLong(tokens) && tokens.every(({ kind }) => kind === 'unknown');
    },
    isSmall: (word) => read(word).every(({ kind, term }) => kind === 'stop' || term.startsWith('q-')),
    isTelling: (words) => {
      const tokens = read(words);
      const isCondition = ({ kind, term }: Token): boolean =>
        kind !== 'stop' && !isPart(term) && !common.test(term);
      return tokens.length <= clauseTokens && tokens.some(isCondition);
    },
    isTarget: (words) => read(words, () => true).some(({ term }) => isWritten(term)),
    isWish: (words) => read(words).some(({ term }) => isWritten(term) || wishing.test(term)),
  };
}
