/** Everything that is known of a page and its site, for the gate. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { PageBrief } from '../page-brief.ts';
import type { SiteSuggestionInput } from '../suggester.ts';
import { createFacts, type FactSource, type Facts } from './facts.ts';
import type { Knowledge } from './gate.ts';

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text) => text !== null && text !== undefined && text !== '') as string[];

export const pageTextsOf = (brief: PageBrief): string[] =>
  present([
    brief.title,
    brief.description,
    ...brief.headings.map(({ text }) => text),
    ...brief.paragraphs,
    ...brief.laterHeadings,
    ...brief.otherLines,
    ...brief.outside,
    ...brief.data,
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

const urlsOf = ({ url, canonical, shareImage, links, images }: PageBrief): string[] =>
  present([
    url,
    canonical,
    shareImage,
    ...links.map(({ target }) => target),
    ...images.map(({ src }) => src),
  ]);

/** Headings by level, and pictures: "6 recipes" may be counted. */
function countsOf({ headings, images, sections }: PageBrief): number[] {
  const levels = Map.groupBy(headings, ({ level }) => level).values();
  const shown = images.filter(({ region, isHidden }) => region === 'main' && !isHidden);
  return [...[...levels].map(({ length }) => length), shown.length, sections.length];
}

const sourceOf = (brief: PageBrief): Required<FactSource> => ({
  texts: pageTextsOf(brief),
  urls: urlsOf(brief),
  counts: countsOf(brief),
});

/** Of a whole site, for the gates of its pages. */
export function siteFacts({ pages }: Pick<SiteSuggestionInput, 'pages'>, language: string): Facts {
  const sources = pages.map(({ brief }) => sourceOf(brief));
  return createFacts(
    { texts: sources.flatMap(({ texts }) => texts), urls: sources.flatMap(({ urls }) => urls) },
    language,
  );
}

/** What findings say, and their evidence. */
export const auditTextsOf = (issues: readonly Issue[]): string[] =>
  issues.flatMap(({ title, description, fix, evidence }) => [
    title,
    description,
    fix,
    ...evidence.flatMap(({ snippet, found, wanted, urls }) =>
      present([snippet, found, wanted, ...(urls ?? [])]),
    ),
  ]);

export interface KnownPage {
  readonly domain: string;
  readonly brief: PageBrief;
  readonly issues: readonly Issue[];
  /** What the owner wrote, in a note or in a chat. */
  readonly ownerTexts: readonly string[];
  /** Further results of the audit. */
  readonly auditTexts?: readonly string[];
  readonly site?: Facts;
}

export const knowledgeOfPage = ({
  domain,
  brief,
  issues,
  ownerTexts,
  auditTexts = [],
  site,
}: KnownPage): Knowledge => ({
  domain,
  language: brief.language,
  ...sourceOf(brief),
  ownerTexts,
  auditTexts: [...auditTextsOf(issues), ...auditTexts],
  ...(site && { site }),
});
