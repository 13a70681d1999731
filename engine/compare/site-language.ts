/** The languages a site is written in, told from its words; what a page declares counts where its words tell nothing. */
import type { Page } from '@pagewright/contract/entities/page';
import { wordsOf, writtenLanguages } from '../advise/analyst/language-words.ts';
import { wordsIn } from '../advise/analyst/text.ts';

const wordsMax = 400;
/** Running text of so many words has function words of its language. */
const wordsLeast = 25;
const shareLeast = 0.15;
/** The second language must be this much behind. */
const leadLeast = 1.3;

function declaredOf({ language }: Page): string | null {
  const code = language?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return /^[a-z]{2,3}$/.test(code) ? code : null;
}

function spokenIn(page: Page): string | null {
  const words = wordsIn(page.paragraphs.join(' ')).slice(0, wordsMax);
  if (words.length < wordsLeast) return null;
  const [best, next] = writtenLanguages
    .map((code) => {
      const table = wordsOf(code);
      return { code, hits: words.filter((word) => table?.function.has(word) === true).length };
    })
    .toSorted((a, b) => b.hits - a.hits);
  if (best === undefined || best.hits < words.length * shareLeast) return null;
  return best.hits >= (next?.hits ?? 0) * leadLeast ? best.code : null;
}

/** ISO 639-1; null when nothing tells. */
export const languageOf = (page: Page): string | null => spokenIn(page) ?? declaredOf(page);

/** The commonest first. */
export function languagesOf(pages: readonly Page[]): readonly string[] {
  const codes = pages.flatMap((page) => languageOf(page) ?? []);
  return [...Map.groupBy(codes, (code) => code)]
    .toSorted(([a, ones], [b, others]) => others.length - ones.length || (a < b ? -1 : 1))
    .map(([code]) => code);
}
