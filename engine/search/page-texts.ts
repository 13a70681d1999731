/** What the pages of a report say, and which of them fits a query best. */
import type { Page } from '@pagewright/contract/entities/page';
import { foldAccents } from '../text/fold.ts';
import { foldedTokens, lettersAndDigits } from '../text/words.ts';
import { baseLanguage, type QueryTerms, stemIn } from './query-terms.ts';

/** Whether a text has a word, in any form or inside of a compound. */
type HasWord = (word: string) => boolean;

export interface PageTexts {
  readonly page: Page;
  readonly inTitle: HasWord;
  readonly inHeadings: HasWord;
  readonly inPath: HasWord;
  /** How often. */
  readonly inBody: (word: string) => number;
}

const compoundMin = 4;

function reader(
  language: string,
  texts: readonly string[],
): { has: HasWord; count: (word: string) => number } {
  const counts = new Map<string, number>();
  for (const token of texts.flatMap(foldedTokens)) {
    const key = stemIn(language, token);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const whole = texts.map((text) => lettersAndDigits(foldAccents(text))).join('\n');
  const count = (word: string): number => {
    const stem = stemIn(language, word);
    const exact = counts.get(stem) ?? 0;
    if (exact > 0) return exact;
    const part = stem.length >= compoundMin ? stem : word;
    // Scripts without spaces have no words of their own.
    return part.length >= compoundMin || /[^\p{ASCII}]/u.test(part) ? Number(whole.includes(part)) : 0;
  };
  return { has: (word) => count(word) > 0, count };
}

const pathOf = (url: string): string => {
  const path = URL.parse(url)?.pathname ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

export function readPage(page: Page): PageTexts {
  const language = baseLanguage(page.language);
  const title = reader(language, [page.title ?? '']);
  const headings = reader(
    language,
    page.headings.filter(({ level }) => level <= 2).map(({ text }) => text),
  );
  const body = reader(language, [
    ...page.headings.map(({ text }) => text),
    ...page.paragraphs,
    ...page.contentMetrics.keywordDensity.flatMap(({ keyword, count }) =>
      Array.from({ length: Math.min(count, 5) }, () => keyword),
    ),
  ]);
  return {
    page,
    inTitle: title.has,
    inHeadings: headings.has,
    inPath: reader(language, [pathOf(page.url)]).has,
    inBody: body.count,
  };
}

/** Of one page however it is written: without scheme, www., fragment and the last slash. */
export function pageKey(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  return `${parsed.hostname.replace(/^www\./, '')}${parsed.pathname.replace(/\/$/, '')}${parsed.search}`;
}

export const isHome = (url: string): boolean => (URL.parse(url)?.pathname ?? '/') === '/';

const share = (words: readonly string[], has: HasWord): number =>
  words.length === 0 ? 0 : words.filter(has).length / words.length;

const fit = ({ inTitle, inHeadings, inPath, inBody, page }: PageTexts, { words }: QueryTerms): number => {
  const isNamed = (word: string): boolean => inTitle(word) || inHeadings(word) || inPath(word);
  // What a page names in part only, it must speak of.
  const usesMin = share(words, isNamed) >= 2 / 3 ? 1 : 3;
  // A size in the text may be that of another product, and a home page speaks of everything.
  const needsName = (word: string): boolean => /^\d/.test(word) || isHome(page.url);
  const isAllSaid = words.every((word) => isNamed(word) || (!needsName(word) && inBody(word) >= usesMin));
  if (!isAllSaid || page.indexable === false) return 0;
  const texts = share(words, inTitle) * 3 + share(words, inHeadings) * 2 + share(words, inPath);
  const isMain = words.some(isNamed);
  return isMain ? texts : 0;
};

/** Null where none has all of its words, or two fit alike. */
export function bestPage(pages: readonly PageTexts[], terms: QueryTerms): PageTexts | null {
  let [best, bestFit, nextFit]: [PageTexts | null, number, number] = [null, 0, 0];
  for (const page of pages) {
    const own = fit(page, terms);
    if (own > bestFit) [best, bestFit, nextFit] = [page, own, bestFit];
    else if (own > nextFit) nextFit = own;
  }
  return bestFit > nextFit ? best : null;
}
