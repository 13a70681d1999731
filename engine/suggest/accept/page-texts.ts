/** Everything a page says, as texts that a suggestion may rest on. */
import type { PageBrief } from '../page-brief.ts';

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text) => text !== null && text !== undefined && text !== '') as string[];

export const pageTextsOf = (brief: PageBrief): string[] =>
  present([
    brief.title,
    brief.description,
    ...brief.headings.map(({ text }) => text),
    ...brief.paragraphs,
    ...brief.laterHeadings,
    ...brief.images.flatMap(({ alt, caption, nearText }) => [alt, caption, nearText]),
    ...brief.links.map(({ text }) => text),
    ...brief.siteNames,
    ...brief.authors,
    ...brief.contacts.phones,
    ...brief.contacts.emails,
    ...Object.values(brief.shareTags),
    brief.published,
    brief.address?.locality,
    brief.address?.region,
    brief.address?.country,
    brief.offer === null ? null : `${brief.offer.currency} ${brief.offer.price}`,
  ]);
