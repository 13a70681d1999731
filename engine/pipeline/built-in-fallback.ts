/** Notes for the report, and no charge, where the built-in suggester wrote in place of a model. */
import { countOf } from '../audit/count-of.ts';
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

/** Suggestions that were written in place of a failed model are not charged, nor is a page that got no text to paste. */
export function isCharged(page: PageSuggestions): boolean {
  const isFallback = (part: string): boolean => page.fallback?.parts.includes(part) === true;
  if (page.suggestions.every((each) => each === null) || isFallback('suggestions')) return false;
  return writtenParts(page).some((part) => !isFallback(part));
}

interface Group {
  readonly parts: Set<string>;
  readonly urls: string[];
  charged: number;
}

function byReason(pages: Iterable<PageSuggestions>): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const page of pages) {
    const { url, fallback } = page;
    if (fallback === undefined) continue;
    const group = groups.get(fallback.why) ?? { parts: new Set(), urls: [], charged: 0 };
    for (const part of fallback.parts) group.parts.add(part);
    group.urls.push(url);
    if (isCharged(page)) group.charged += 1;
    groups.set(fallback.why, group);
  }
  return groups;
}

/** One sentence for each reason. */
export function fallbackNotes(
  pages: Iterable<PageSuggestions>,
  site: SiteSuggestions | null,
  listUrls: (urls: readonly string[]) => string,
): string[] {
  const notes = [...byReason(pages)].map(([why, { parts, urls, charged }]) => {
    const free = charged === 0 ? ' These suggestions were not charged.' : '';
    return `The built-in analyst wrote ${[...parts].join(', ')} for ${countOf(urls.length, 'page')} because ${why}: ${listUrls(urls)}.${free}`;
  });
  if (site?.fallback === undefined) return notes;
  const { parts, why } = site.fallback;
  return [...notes, `The built-in analyst wrote the ${parts.join(' and ')} of the site because ${why}.`];
}
