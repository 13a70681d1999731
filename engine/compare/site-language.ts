/** Identifies the languages a site is written in. */
import type { Page } from '@pagewright/contract/entities/page';
import { identifyLanguage } from '../text/language.ts';
import { wordsIn } from '../text/words.ts';

/** Fewer words do not show a language. */
const wordsMin = 25;
const confidenceMin = 0.8;

function declaredOf({ language }: Page): string | null {
  const code = language?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return /^[a-z]{2,3}$/.test(code) ? code : null;
}

/** By the text; null when it is too short or unclear. */
function detectedIn(page: Page, declared: string | null): string | null {
  const text = page.paragraphs.join(' ');
  if (wordsIn(text).length < wordsMin) return null;
  const detected = identifyLanguage(text, declared);
  return detected !== null && detected.confidence >= confidenceMin ? detected.code : null;
}

const namesLength = 25;

/** Where passages of another language confuse, title and headings tell. */
function namedIn({ title, headings }: Page): string | null {
  const names = [title ?? '', ...headings.map(({ text }) => text)].join('. ');
  const detected = names.length < namesLength ? null : identifyLanguage(names);
  return detected?.confidence === 1 ? detected.code : null;
}

/** ISO 639-1; null when neither the text nor the lang attribute shows it. */
export function languageOf(page: Page): string | null {
  const declared = declaredOf(page);
  return detectedIn(page, declared) ?? declared ?? namedIn(page);
}

/** The most frequent first. */
export function languagesOf(pages: readonly Page[]): readonly string[] {
  const codes = pages.flatMap((page) => languageOf(page) ?? []);
  return [...Map.groupBy(codes, (code) => code)]
    .toSorted(([a, ones], [b, others]) => others.length - ones.length || (a < b ? -1 : 1))
    .map(([code]) => code);
}
