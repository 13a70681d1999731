/** What the report says, and what is not charged, where the built-in analyst wrote in place of a model. */
import type { AdvisedPage, AdvisedSite } from './advise/advisor.ts';
import { countOf } from './audit/count-of.ts';

/** Suggestions that a model was to write and did not are given, and not charged. */
export const isCharged = ({ suggestions, filledIn }: AdvisedPage): boolean =>
  suggestions.some((each) => each !== null) && filledIn?.parts.includes('suggestions') !== true;

interface Group {
  readonly parts: Set<string>;
  readonly urls: string[];
}

function byReason(pages: Iterable<AdvisedPage>): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const { url, filledIn } of pages) {
    if (filledIn === undefined) continue;
    const group = groups.get(filledIn.why) ?? { parts: new Set(), urls: [] };
    for (const part of filledIn.parts) group.parts.add(part);
    group.urls.push(url);
    groups.set(filledIn.why, group);
  }
  return groups;
}

/** One sentence for each reason. */
export function fillNotes(
  pages: Iterable<AdvisedPage>,
  site: AdvisedSite | null,
  nameAddresses: (urls: readonly string[]) => string,
): string[] {
  const notes = [...byReason(pages)].map(([why, { parts, urls }]) => {
    const free = parts.has('suggestions') ? ' These suggestions were not charged.' : '';
    return `The built-in analyst wrote ${[...parts].join(', ')} for ${countOf(urls.length, 'page')} because ${why}: ${nameAddresses(urls)}.${free}`;
  });
  if (site?.filledIn === undefined) return notes;
  const { parts, why } = site.filledIn;
  return [...notes, `The built-in analyst wrote the ${parts.join(' and ')} of the site because ${why}.`];
}
