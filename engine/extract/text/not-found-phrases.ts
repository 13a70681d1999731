/** Finds phrases that say "page not found", in several languages. */
import type { QualityFacts } from '../../model/text-facts.ts';
import { allWords, byLanguage, languages, phraseList } from '../../text/languages.ts';

type Found = QualityFacts['notFoundPhrase'];

/** The number says it in any language, but only alone or with "error": hotel suites and cars are called 404 too. */
const errors = [...new Set(allWords(({ error }) => error))].join('|');
const code = new RegExp(
  String.raw`^404(?:$|\s*[:.,!|–—-])|\b(?:${errors})\s+404\b|\b404\s+(?:${errors})\b`,
  'i',
);

export interface PageOpening {
  readonly language: string;
  readonly title: string | null;
  readonly h1: string | null;
  readonly opening: string;
}

/** The phrases of a language, and one pattern for all of them. */
interface NotFoundPhrases {
  readonly known: readonly string[];
  readonly any: RegExp;
}

const englishPhrases = phraseList(languages.get('en')?.notFound);

function patternOf(own: readonly string[]): NotFoundPhrases {
  const known = [...new Set([...own, ...englishPhrases])];
  // As `plain` has it: the Kelvin sign is a k in lower case too.
  const any = known.join('|').replaceAll("'", "['’]").replaceAll('k', '[k\u212a]');
  return { known, any: new RegExp(any, 'i') };
}

const english = patternOf([]);
const patterns = byLanguage(
  ({ notFound }) => notFound,
  (table) => patternOf(phraseList(table)),
);

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Too short for the opening, where they may refer to anything. */
const isShort = (phrase: string): boolean => phrase === 'not found' || phrase === 'nicht gefunden';

/** Title and h1 may say it in short; the opening only in whole sentences. */
export function findNotFoundPhrase({ language, title, h1, opening }: PageOpening): Found {
  const expected = patterns.get(language) ?? english;
  // One pattern rules out most pages: no phrase has a line break.
  const headline = `${title ?? ''}\n${h1 ?? ''}`;
  if (!expected.any.test(`${headline}\n${opening}`) && !headline.includes('404')) return null;
  const inTitle = title === null ? undefined : phraseIn(title, expected);
  if (inTitle !== undefined) return { phrase: inTitle, where: 'title' };
  const inH1 = h1 === null ? undefined : phraseIn(h1, expected);
  if (inH1 !== undefined) return { phrase: inH1, where: 'h1' };
  const lower = plain(opening);
  const phrase = expected.known.find((each) => !isShort(each) && lower.includes(each));
  return phrase === undefined ? null : { phrase, where: 'opening' };
}

function phraseIn(text: string, { known }: NotFoundPhrases): string | undefined {
  const lower = plain(text);
  return known.find((each) => lower.includes(each)) ?? code.exec(text)?.[0].trim();
}
