/** Counts the keywords of a site, page by page and language by language. */
import type { SiteKeyword } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import type { KeywordTerm } from '../model/text-facts.ts';
import { calendarWords } from '../text/calendar-words.ts';
import { chooseKeywords } from '../text/choose-keywords.ts';
import { isFillerWord } from '../text/filler.ts';
import { stemOf } from '../text/stem.ts';
import { foreignStopWords, stopWordsOf } from '../text/stop-words.ts';
import { wordsIn } from '../text/words.ts';
import { detach } from './detach.ts';

interface KeywordTotal {
  /** By spelling: forms of a word are one keyword, shown in the form used most. */
  readonly spellings: Map<string, number>;
  count: number;
  densitySum: number;
  pages: number;
  least: number;
  most: number;
  /** Uses on the page that is being added. */
  onPage: number;
}

interface LanguageTotal {
  readonly totals: Map<string, KeywordTotal>;
  /** By word: pages of a site share most of theirs. Null for filler. */
  readonly stems: Map<string, string | null>;
  pages: number;
}

const newLanguage = (): LanguageTotal => ({ totals: new Map(), stems: new Map(), pages: 0 });

interface Keyword extends KeywordTotal {
  readonly keyword: string;
  readonly words: readonly string[];
}

/** What is on so many pages equally often comes with the template. */
const boilerplatePages = 4;
const boilerplateShare = 0.6;
/** A language with a smaller share of the pages has no cloud of its own. */
const languageShare = 0.1;
const languagesMax = 5;
/** Fewer keywords make no cloud. */
const cloudLeast = 3;
/** A longer name says what the site is about. */
const brandWords = 2;

const newTotal = (): KeywordTotal => ({
  spellings: new Map(),
  count: 0,
  densitySum: 0,
  pages: 0,
  least: Number.POSITIVE_INFINITY,
  most: 0,
  onPage: 0,
});

/** Terms are cut from pages, which are not to stay in memory. */
function totalOf(totals: Map<string, KeywordTotal>, stems: string): KeywordTotal {
  const known = totals.get(stems);
  if (known !== undefined) return known;
  const total = newTotal();
  totals.set(detach(stems), total);
  return total;
}

function addUse(total: KeywordTotal, { keyword, count, density }: Omit<KeywordTerm, 'size'>): void {
  const uses = total.spellings.get(keyword);
  total.spellings.set(uses === undefined ? detach(keyword) : keyword, (uses ?? 0) + count);
  total.count += count;
  total.densitySum += density;
  total.onPage += count;
}

/** Drops what is on the fewest pages until half of the terms are left: what counts in the end is on many. */
function dropRare(totals: Map<string, KeywordTotal>, termsMax: number): void {
  for (let pages = 1; totals.size > termsMax / 2; pages += 1)
    for (const [stems, total] of totals) if (total.pages <= pages) totals.delete(stems);
}

export class KeywordCloud {
  readonly #languages = new Map<string, LanguageTotal>();
  readonly #termsMax: number;

  /** Of one language at most so many terms are counted at a time. */
  constructor(termsMax = Number.POSITIVE_INFINITY) {
    this.#termsMax = termsMax;
  }

  add(keywords: readonly Omit<KeywordTerm, 'size'>[], language: string): void {
    if (keywords.length === 0) return;
    const own = this.#languages.get(language) ?? newLanguage();
    this.#languages.set(language, own);
    own.pages += 1;
    const onPage: KeywordTotal[] = [];
    for (const term of keywords) {
      const stems = this.#stemsOf(term.keyword, language, own);
      if (stems === null) continue;
      const total = totalOf(own.totals, stems);
      if (total.onPage === 0) onPage.push(total);
      addUse(total, term);
    }
    for (const total of onPage) {
      total.pages += 1;
      total.least = Math.min(total.least, total.onPage);
      total.most = Math.max(total.most, total.onPage);
      total.onPage = 0;
    }
    if (own.totals.size > this.#termsMax) dropRare(own.totals, this.#termsMax);
  }

  /** Null where one of the words is filler. */
  #stemsOf(keyword: string, language: string, own: LanguageTotal): string | null {
    if (!keyword.includes(' ')) return this.#stemOf(keyword, language, own);
    const stems = keyword.split(' ').map((word) => this.#stemOf(word, language, own));
    return stems.includes(null) ? null : stems.join(' ');
  }

  #stemOf(word: string, language: string, { stems }: LanguageTotal): string | null {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stem = isFillerWord(word) ? null : detach(stemOf(word, language));
    stems.set(detach(word), stem);
    return stem;
  }

  /** The name of the site is no keyword; null when it has none. */
  finish(siteName: string | null = null): SiteKeyword[] {
    const all = [...this.#languages.values()].reduce((sum, { pages }) => sum + pages, 0);
    const ranked = [...this.#languages].toSorted(
      ([a, one], [b, other]) => other.pages - one.pages || (a < b ? -1 : 1),
    );
    const large = ranked.filter(([, { pages }]) => pages >= all * languageShare);
    // A site with a page in each of many languages has no main one.
    const spoken = (large.length === 0 ? ranked : large).slice(0, languagesMax);
    const pagesOfAll = spoken.reduce((sum, [, { pages }]) => sum + pages, 0);
    const clouds = spoken
      .map(([language, own]) => {
        const share = Math.round((limits.keywordCloud.site * own.pages) / pagesOfAll);
        return { language, keywords: this.#cloudOf(language, siteName, share) };
      })
      .filter(({ keywords }, at) => at === 0 || keywords.length >= cloudLeast);
    return clouds.flatMap(({ language, keywords }) =>
      keywords.map(({ keyword, count, densitySum, pages }) => ({
        keyword,
        count,
        avgDensity: Math.round((densitySum / pages) * 100) / 100,
        ...(clouds.length > 1 && { language }),
      })),
    );
  }

  #cloudOf(language: string, siteName: string | null, most: number): Keyword[] {
    const { totals, pages } = this.#languages.get(language) ?? newLanguage();
    const keywords = [...totals.values()].map((total): Keyword => {
      const [[keyword] = ['']] = [...total.spellings].toSorted(
        ([a, one], [b, other]) => other - one || (a < b ? -1 : 1),
      );
      return { ...total, keyword, words: keyword.split(' ') };
    });
    const others = [...this.#languages.keys()].filter((each) => each !== language);
    const stopWords = new Set([
      ...calendarWords(language),
      ...calendarWords('en'),
      ...others.flatMap((each) => [...stopWordsOf(each)]),
      ...foreignStopWords(
        keywords.flatMap(({ keyword, words }) => (words.length === 1 ? [keyword] : [])),
        language,
      ),
    ]);
    const nameWords = wordsIn(siteName ?? '').map((word) => stemOf(word, language));
    const name = new Set(nameWords.length > brandWords ? [] : nameWords);
    const own = keywords.filter(
      ({ words, ...uses }) =>
        !stopWords.has(words[0] ?? '') &&
        !stopWords.has(words.at(-1) ?? '') &&
        !words.every((word) => name.has(stemOf(word, language))) &&
        !isBoilerplate(uses, pages),
    );
    return chooseKeywords(own, { language, most });
  }
}

const isBoilerplate = ({ pages, least, most }: Pick<KeywordTotal, 'pages' | 'least' | 'most'>, all: number) =>
  pages >= boilerplatePages && pages >= all * boilerplateShare && least === most;
