/** The lexicons of the assistant's languages, built once from the data files. */
import { buildLexicon, type Lexicon, openTerms } from '../text/lexicon.ts';
import { identifyMessage, type MessageLanguage } from '../text/message-language.ts';
import { dataOf, isAspect, isElement, isFact, languages, shared } from './language-data.ts';

const classOf = (term: string): string[] => {
  if (isElement(term) || term === 'image') return ['{element}'];
  return isAspect(term) ? ['{aspect}'] : isFact(term) ? ['{fact}'] : [];
};

const opened = languages.map((language) => {
  const data = dataOf(language);
  return openTerms(language, { ...data, products: data.words.othercms });
});
const lexicons: Readonly<Record<string, Lexicon>> = Object.fromEntries(
  opened.map((terms) => [terms.language, buildLexicon(terms, opened, classOf)]),
);

export function lexiconOf(language: string): Lexicon {
  const lexicon = lexicons[language] ?? lexicons['en'];
  if (lexicon === undefined) throw new Error('English is one of the languages.');
  return lexicon;
}

/** The language of a message; `isSpoken` when the assistant answers in it. */
export const languageOf = (text: string, before: string | null): MessageLanguage =>
  identifyMessage(text, before, { vocabularies: Object.values(lexicons), others: shared.otherLanguages });
