/** Counts what is charged after verification: a page whose texts were all dropped got nothing. */
import type { Page } from '@pagewright/contract/entities/page';
import type { Delivered } from '@pagewright/contract/pricing/scan-price';
import type { PageSuggestions } from '../suggest/suggester.ts';
import { isCharged } from './built-in-fallback.ts';

/** Whether the page of the report still has a text to paste. */
function hasText({ suggestedTexts, images, suggestions }: Page, suggested: PageSuggestions): boolean {
  if (suggestedTexts === undefined) return false;
  const { title, description, headings } = suggestedTexts;
  const rewrites = suggested.suggestions.filter(
    (each) => each?.changes.some(({ kind }) => kind === 'rewrite') === true,
  );
  return (
    title !== null ||
    description !== null ||
    headings.length > 0 ||
    images.some(({ suggestedAlt }) => suggestedAlt !== undefined) ||
    rewrites.some((each) => each !== null && suggestions.includes(each.text))
  );
}

export interface Verified {
  readonly delivered: Delivered;
  readonly suggestionsByUrl: ReadonlyMap<string, PageSuggestions>;
}

export function countDelivered({ delivered, suggestionsByUrl }: Verified, pages: readonly Page[]): Delivered {
  const lost = pages.filter((page) => {
    const suggested = suggestionsByUrl.get(page.url);
    return suggested !== undefined && isCharged(suggested) && !hasText(page, suggested);
  }).length;
  return { ...delivered, pagesWithSuggestions: delivered.pagesWithSuggestions - lost };
}
