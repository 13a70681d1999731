/** Several meta descriptions for a page from its own sentences, as somebody wants them. */

import { fold } from '../../text/fold.ts';
import { newDescription } from './description.ts';
import type { SuggestionPage } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { containsKeyword, fits, overlap } from './text.ts';
import type { LengthBounds } from './title.ts';

const triesMax = 25;
const alikeFrom = 0.8;

export interface DescriptionOrder {
  readonly bounds: LengthBounds;
  readonly keyword: string | null;
  /** Whether a text meets the other conditions. */
  readonly meets: (text: string) => boolean;
  readonly count: number;
  /** The present one is good, or also that of another page: it is not offered again with an addition. */
  readonly isShared: boolean;
  /** The text of a scan. */
  readonly stored: string | null;
  /** Offered already, and not offered again. */
  readonly before: readonly string[];
}

export function descriptionsFor(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  request: DescriptionOrder,
): string[] {
  const { isShared, stored, before } = request;
  const { min, max } = request.bounds;
  const isWanted = (text: string): boolean =>
    request.meets(text) && (request.keyword === null || containsKeyword(text, request.keyword));
  for (const text of before) site.descriptions.add(fold(text));
  const found: string[] = [];
  const add = (text: string): void => {
    site.descriptions.add(fold(text));
    const isAlike = [...found, ...before].some(
      (known) =>
        overlap(text, known, pageContext.words) >= alikeFrom &&
        overlap(known, text, pageContext.words) >= alikeFrom,
    );
    if (!isAlike) found.push(text);
  };
  if (
    !isShared &&
    stored !== null &&
    fits(stored, min, max) &&
    isWanted(stored) &&
    !site.descriptions.has(fold(stored))
  )
    add(stored);
  for (let tries = 0; tries < triesMax && found.length < request.count; tries += 1) {
    const text = newDescription(site, pageContext, {
      isShared,
      bounds: request.bounds,
      isWanted,
      isAskedFor: true,
    });
    if (text === null) break;
    add(text);
  }
  return found;
}
