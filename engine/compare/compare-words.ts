/** Compares the topics and keywords of two sites in the language they share. */
import { wordsOf } from '../text/phrase-words.ts';
import type { Side, Sides } from './comparable-samples.ts';
import { unreadPages } from './known-pages.ts';
import { distinctiveStems, type Lexicon, readLexicon } from './lexicon.ts';
import { missingTopics, type Topic } from './missing-topics.ts';
import { type Keyword, opportunityKeywords } from './opportunity-keywords.ts';
import { isSameTrade } from './same-trade.ts';
import { languagesOf } from './site-language.ts';

export interface ComparedWords {
  /** What the competitor has and the main site lacks. */
  readonly topics: readonly Topic[];
  /** The other way round. */
  readonly ownTopics: readonly Topic[];
  readonly keywords: readonly Keyword[];
  /** The most used words of each. */
  readonly leading: { readonly main: readonly string[]; readonly competitor: readonly string[] };
  /** Why words were not compared; null when they were. */
  readonly note: string | null;
  /** Both write about the same things, as far as that can be told. */
  readonly isSameTrade: boolean;
}

const leadingMax = 6;

const nothing = (note: string | null): ComparedWords => ({
  topics: [],
  ownTopics: [],
  keywords: [],
  leading: { main: [], competitor: [] },
  note,
  isSameTrade: true,
});

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** `English`; an unknown code is returned as it is. */
function nameOf(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The language to compare in, or why there is none. */
function sharedLanguage({ main, competitor }: Sides): { language: string } | { why: string } {
  const own = languagesOf(main.whole.pages);
  const theirs = languagesOf(competitor.pages);
  const shared = theirs.filter((code) => own.includes(code));
  const unclear = [main, competitor].find((_, at) => [own, theirs][at]?.length === 0);
  if (unclear !== undefined)
    return {
      why: `Words and topics were not compared: the language of ${unclear.domain} could not be determined.`,
    };
  const [first] = shared;
  if (first === undefined)
    return {
      why: `Words and topics were not compared: ${main.domain} is written in ${nameOf(own[0] ?? '')}, ${competitor.domain} in ${nameOf(theirs[0] ?? '')}.`,
    };
  const language = shared.find((code) => wordsOf(code) !== null);
  if (language === undefined)
    return {
      why: `Words and topics were not compared: the built-in assistant does not support ${nameOf(first)}.`,
    };
  return { language };
}

/** The words that most pages of a sample use most. */
function leadingWords({ pages }: Side, lexicon: Lexicon, others: ReadonlySet<string>): string[] {
  const counts = new Map<string, { word: string; pages: number; count: number }>();
  const all = new Set([...lexicon.names, ...others]);
  for (const { contentMetrics } of pages)
    for (const { keyword, count } of contentMetrics.keywordDensity) {
      if (keyword.includes(' ')) continue;
      const [stem] = distinctiveStems(keyword, lexicon, all);
      if (stem === undefined) continue;
      const known = counts.get(stem) ?? { word: keyword, pages: 0, count: 0 };
      counts.set(stem, { word: known.word, pages: known.pages + 1, count: known.count + count });
    }
  return [...counts.values()]
    .toSorted((a, b) => b.pages - a.pages || b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, leadingMax)
    .map(({ word }) => word);
}

const shownWords = 3;

function differentTrades({ main, competitor }: Sides, leading: ComparedWords['leading']): string {
  const isKnown = leading.main.length > 0 && leading.competitor.length > 0;
  const wordsIn = (words: readonly string[]): string => words.slice(0, shownWords).join(', ');
  const subjects = isKnown
    ? ` (${main.domain}: ${wordsIn(leading.main)}; ${competitor.domain}: ${wordsIn(leading.competitor)})`
    : '';
  return `The two sites cover different topics${subjects}, so topics and keywords of one are not gaps of the other.`;
}

const readShare = 0.8;

/** Whether a topic that seems to be missing may be on a page that was not crawled. */
export const isPartlyRead = ({ whole }: Side): boolean => {
  const read = whole.pages.length;
  return read < (read + unreadPages(whole.coverage).length) * readShare;
};

export function compareWords(sides: Sides): ComparedWords {
  if (sides.isSameSite) return nothing(null);
  const shared = sharedLanguage(sides);
  if ('why' in shared) return nothing(shared.why);
  const main = readLexicon(sides.main.whole, shared.language);
  const competitor = readLexicon(sides.competitor.whole, shared.language);
  const { pages } = sides.competitor;
  const leading = {
    main: leadingWords(sides.main, main, competitor.names),
    competitor: leadingWords(sides.competitor, competitor, main.names),
  };
  if (!isSameTrade(main, competitor))
    return { ...nothing(differentTrades(sides, leading)), leading, isSameTrade: false };
  const topics = missingTopics({ main, competitor, pages, isPartlyRead: isPartlyRead(sides.main) });
  return {
    topics,
    ownTopics: missingTopics({
      main: competitor,
      competitor: main,
      pages: sides.main.pages,
      isPartlyRead: isPartlyRead(sides.competitor),
    }),
    keywords: opportunityKeywords({ main, competitor, pages, topics }),
    leading,
    note: null,
    isSameTrade: true,
  };
}
