/** Writes meta descriptions for the page from its own sentences, the best first. */
import { newDescription } from '../suggest/built-in/description.ts';
import type { SuggestionPage } from '../suggest/built-in/suggestion-page.ts';
import { fits, overlap } from '../suggest/built-in/text.ts';
import type { LengthBounds } from '../suggest/built-in/title.ts';
import { fold } from '../text/fold.ts';
import { type ChatContext, issuesOf } from './chat-context.ts';
import { containsKeyword, earlierOffers } from './length-and-style.ts';

const triesMax = 25;
const alikeFrom = 0.8;

export interface DescriptionOrder {
  readonly bounds: LengthBounds;
  readonly keyword: string | null;
  readonly count: number;
}

export function descriptionsFor(
  context: ChatContext,
  pageContext: SuggestionPage,
  request: DescriptionOrder,
): string[] {
  const { site, sandbox } = context;
  const { min, max } = request.bounds;
  // A good or shared description is not offered again with an addition.
  const isShared =
    issuesOf(context, 'meta-description').length === 0 ||
    sandbox.page.issues.some(({ ruleId }) => ruleId === 'meta-description-duplicate');
  const isWanted = (text: string): boolean =>
    request.keyword === null || containsKeyword(text, request.keyword);
  const before = earlierOffers(context, 'description');
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
  const stored = sandbox.stored.suggestedTexts?.description ?? null;
  if (
    !isShared &&
    stored !== null &&
    fits(stored, min, max) &&
    isWanted(stored) &&
    !site.descriptions.has(fold(stored))
  )
    add(stored);
  for (let tries = 0; tries < triesMax && found.length < request.count; tries += 1) {
    const text = newDescription(site, pageContext, { isShared, bounds: request.bounds, isWanted });
    if (text === null) break;
    add(text);
  }
  return found;
}
