/** What each page is about by its own words, whether its title, heading and description say so, and how it reads. */
import type { Page } from '../entities/page.ts';
import { parseUrl } from '../parse-url.ts';

export interface PageSubject {
  readonly page: Page;
  /** The words it says most, first those that name it; none where its text is too short or not its own. */
  readonly words: readonly string[];
  /** Where one of these words stands; null without words. */
  readonly says: { readonly title: boolean; readonly heading: boolean; readonly description: boolean } | null;
  readonly wordCount: number;
  readonly isThin: boolean;
  /** It still has texts of its template. */
  readonly isUnfilled: boolean;
  readonly reading: 'easy' | 'medium' | 'hard' | null;
  /** Headings that ask what a reader asks. */
  readonly questions: readonly string[];
}

const wordsMax = 3;
const usesMin = 2;
/** With fewer pages nothing is common to most of them. */
const pagesMin = 3;
const siteShare = 0.5;
/** Shorter text has too few sentences for a measure of them. */
const readWords = 100;
const easyFrom = 60;
const hardBelow = 30;

const unfilledRules = new Set(['content-placeholder-text', 'content-template-leftover']);
const has = ({ issues }: Page, isRule: (ruleId: string) => boolean): boolean =>
  issues.some(({ ruleId }) => isRule(ruleId));

const keywordsOf = ({ keywordDensity, contentMetrics }: Page) =>
  keywordDensity ?? contentMetrics.keywordDensity;

/** Without the ending, so that "tables" says "table". */
const stemOf = (word: string): string => {
  const small = word.toLocaleLowerCase();
  return small.length > 5 ? small.slice(0, Math.max(5, small.length - 2)) : small;
};

const saysAny = (text: string | null | undefined, words: readonly string[]): boolean => {
  const small = (text ?? '').toLocaleLowerCase();
  return words.some((word) => small.includes(stemOf(word)));
};

function readingOf({ contentMetrics: { readingEase = null, wordCount } }: Page): PageSubject['reading'] {
  if (readingEase === null || wordCount < readWords) return null;
  if (readingEase >= easyFrom) return 'easy';
  return readingEase < hardBelow ? 'hard' : 'medium';
}

const pathOf = (url: string): string => decodePath(parseUrl(url)?.pathname ?? '');

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const mainHeadingOf = ({ headings }: Page): string | undefined =>
  headings.find(({ level }) => level === 1)?.text;

/** Words that its heading, title or address say come first: what it says most may be a detail. */
function subjectOf(page: Page, isCommon: (keyword: string) => boolean): readonly string[] {
  const isNamed =
    (...by: readonly (string | null | undefined)[]) =>
    (word: string): boolean =>
      by.some((text) => saysAny(text, [word]));
  const names = [mainHeadingOf(page), pathOf(page.url)];
  const used = keywordsOf(page)
    .filter(({ count }) => count >= usesMin)
    .map(({ keyword }) => keyword);
  const own = used.filter((word) => !isCommon(word));
  // Every title ends with the name of the site.
  const first = [...own.filter(isNamed(...names, page.title)), ...used.filter(isNamed(...names))];
  return [...new Set([...first, ...own])].slice(0, wordsMax);
}

/** Each page once; those that Google cannot index are not written for searchers. */
export function pageSubjects(pages: readonly Page[]): readonly PageSubject[] {
  const own = pages.filter(({ sameAs, indexable }) => sameAs === undefined && indexable !== false);
  const spread = new Map<string, number>();
  for (const page of own)
    for (const { keyword } of keywordsOf(page)) spread.set(keyword, (spread.get(keyword) ?? 0) + 1);
  const isCommon = (keyword: string): boolean =>
    own.length >= pagesMin && (spread.get(keyword) ?? 0) > own.length * siteShare;
  return own.map((page): PageSubject => {
    const isUnfilled = has(page, (ruleId) => unfilledRules.has(ruleId));
    const words = isUnfilled ? [] : subjectOf(page, isCommon);
    return {
      page,
      words,
      says:
        words.length === 0
          ? null
          : {
              title: saysAny(page.title, words),
              heading: saysAny(mainHeadingOf(page), words),
              description: saysAny(page.metaDescription, words),
            },
      wordCount: page.contentMetrics.wordCount,
      isThin: has(page, (ruleId) => ruleId === 'content-thin'),
      isUnfilled,
      reading: readingOf(page),
      questions: page.headings.map(({ text }) => text.trim()).filter((text) => /[?？]$/.test(text)),
    };
  });
}

const silent = ({ says, isUnfilled, isThin }: PageSubject): number =>
  (isUnfilled ? 8 : 0) +
  (isThin ? 4 : 0) +
  (says === null ? 0 : [says.title, says.heading, says.description].filter((said) => !said).length);

/** What needs work comes first; the others stay in the order of the report. */
export const inNeedFirst = (subjects: readonly PageSubject[]): readonly PageSubject[] =>
  subjects.toSorted((a, b) => silent(b) - silent(a));
