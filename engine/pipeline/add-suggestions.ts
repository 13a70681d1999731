/** Adds the suggestions for a page to the page of a report. */
import type { Page } from '@pagewright/contract/entities/page';
import type { SuggestedTexts, TextOrigin } from '@pagewright/contract/entities/suggested-texts';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import type { PageSuggestions } from '../suggest/suggester.ts';

/** Of what has no origin of its own: the built-in suggester writes from what the page says. */
export const plainOrigin = ({ writtenBy, origins, fallback }: PageSuggestions): TextOrigin => ({
  writtenBy: origins === undefined && fallback === undefined ? writtenBy : builtInName,
  checked: true,
  unverified: [],
});

function originsOf(suggested: PageSuggestions): SuggestedTexts['origins'] {
  const { title, description, origins = {}, suggestions } = suggested;
  const plain = plainOrigin(suggested);
  return {
    ...(title !== null && { title: origins.title ?? plain }),
    ...(description !== null && { description: origins.description ?? plain }),
    suggestions: suggestions.flatMap((each) => (each?.origin ? [{ ...each.origin, text: each.text }] : [])),
  };
}

/** Suggestions are at the position of their issue; an empty one means that there is none. */
export function withSuggestions(page: Page, suggested: PageSuggestions): Page {
  const { writtenBy, title, description, headings, links, withheld, fallback } = suggested;
  const altTexts = new Map(
    suggested.altTexts.map(({ src, text, from, origin = plainOrigin(suggested) }) => [
      src,
      { suggestedAlt: text, suggestedAltFrom: from, suggestedAltOrigin: origin },
    ]),
  );
  const undescribed = new Set(withheld.flatMap(({ src }) => src ?? []));
  return {
    ...page,
    suggestions: suggested.suggestions.map((suggestion) => suggestion?.text ?? ''),
    images: page.images.map((image) => {
      const alt = altTexts.get(image.src);
      if (alt !== undefined) return { ...image, ...alt };
      return undescribed.has(image.src) ? { ...image, needsPerson: true } : image;
    }),
    suggestedTexts: {
      writtenBy,
      title,
      description,
      headings: headings.map((heading) => ({ origin: plainOrigin(suggested), ...heading })),
      origins: originsOf(suggested),
      links: [...links],
      withheld: withheld.map(({ what, why }) => ({ what, why })),
      ...(fallback && { fallback: { parts: [...fallback.parts], why: fallback.why } }),
    },
  };
}

/** The same for a page whose issues may have changed since: each suggestion goes to the issue of its rule. */
export function withNewSuggestions(page: Page, suggested: PageSuggestions): Page {
  const forIssues = page.issues.map(
    ({ ruleId }) => suggested.suggestions.find((each) => each?.ruleId === ruleId) ?? null,
  );
  const others = suggested.suggestions.filter((each) => each !== null && each.ruleId === null);
  const last = others.length > 0 ? forIssues.length : forIssues.findLastIndex((each) => each !== null) + 1;
  return withSuggestions(page, { ...suggested, suggestions: [...forIssues.slice(0, last), ...others] });
}
