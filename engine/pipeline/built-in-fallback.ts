/** Notes for the report, and no charge, where the built-in suggester wrote in place of a model. */
import type { Message } from '@pagewright/contract/entities/message';
import { writingNote } from '@pagewright/contract/report/writing-notes';
import type { PageSuggestions, SiteSuggestions } from '../suggest/suggester.ts';

/** Parts of a page that are text to paste, as fallbacks name them. */
const writtenParts = ({ title, description, headings, altTexts, suggestions }: PageSuggestions): string[] => [
  ...(title === null ? [] : ['title']),
  ...(description === null ? [] : ['description']),
  ...(headings.length === 0 ? [] : ['headings']),
  ...(altTexts.length === 0 ? [] : ['alt texts']),
  ...(suggestions.some((each) => each?.changes.some(({ kind }) => kind === 'rewrite') === true)
    ? ['suggestions']
    : []),
];

/** Whether a page got a text to paste from the suggester itself, not in place of a failed model. */
export function isDelivered(page: PageSuggestions): boolean {
  const isFallback = (part: string): boolean => page.fallback?.parts.includes(part) === true;
  if (page.suggestions.every((each) => each === null) || isFallback('suggestions')) return false;
  return writtenParts(page).some((part) => !isFallback(part));
}

interface Group {
  readonly parts: Set<string>;
  readonly urls: string[];
  delivered: number;
}

function byReason(pages: Iterable<PageSuggestions>): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const page of pages) {
    const { url, fallback } = page;
    if (fallback === undefined) continue;
    const group = groups.get(fallback.why) ?? { parts: new Set(), urls: [], delivered: 0 };
    for (const part of fallback.parts) group.parts.add(part);
    group.urls.push(url);
    if (isDelivered(page)) group.delivered += 1;
    groups.set(fallback.why, group);
  }
  return groups;
}

/** One note for each reason. */
export function fallbackNotes(
  pages: Iterable<PageSuggestions>,
  site: SiteSuggestions | null,
  placesOf: (urls: readonly string[]) => string[],
): Message[] {
  const notes = [...byReason(pages)].map(([why, { parts, urls, delivered }]) =>
    writingNote('pages-filled-in', {
      parts: [...parts],
      count: urls.length,
      why,
      places: placesOf(urls),
      delivered,
    }),
  );
  if (site?.fallback === undefined) return notes;
  const { parts, why } = site.fallback;
  return [...notes, writingNote('site-filled-in', { parts: [...parts], why })];
}
