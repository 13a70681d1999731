/** Divides the keywords of a site by language: words of two languages say nothing beside each other. */

import type { SiteKeyword } from '../entities/analysis.ts';
import { limits } from '../limits.ts';
import { spokenLanguage } from '../messages/language.ts';

export interface KeywordCloudOf {
  /** `French`; null where the site is written in one language. */
  readonly name: string | null;
  readonly keywords: readonly SiteKeyword[];
}

/** An unknown code is shown as it is. */
function nameOf(code: string): string {
  try {
    return (
      new Intl.DisplayNames([spokenLanguage().locale], { type: 'language', fallback: 'code' }).of(code) ??
      code
    );
  } catch {
    return code;
  }
}

/** In the order of the analysis; one empty cloud where there are no keywords. */
export function keywordClouds(keywords: readonly SiteKeyword[]): readonly KeywordCloudOf[] {
  const shown = keywords.slice(0, limits.keywordCloud.site);
  const clouds = [...Map.groupBy(shown, ({ language }) => language)].map(([language, own]) => ({
    name: language === undefined ? null : nameOf(language),
    keywords: own,
  }));
  return clouds.length === 0 ? [{ name: null, keywords: [] }] : clouds;
}
