/** All an analyst writes for one page before it is put into sentences: title, description, headings, links, alt texts. */
import type { AdvisedHeading, AdvisedLink } from '@pagewright/contract/entities/advice';
import type { AdvisedAlt, PageForAdvice } from '../advisor.ts';
import { altTextsFor } from './alt-text.ts';
import { isGoodDescription, newDescription } from './description.ts';
import { bare, linkIdeas } from './link-ideas.ts';
import { orderedOutline } from './outline.ts';
import { openPage, type PageDesk, stripBrand } from './page-desk.ts';
import { type Phrase, phrasesOf, rankPhrases } from './phrases.ts';
import type { RelatedPages } from './related-pages.ts';
import { type SiteDesk, twinOf } from './site-desk.ts';
import { fold } from './text.ts';
import { isGoodTitle, newTitle } from './title.ts';

export interface PageParts {
  readonly page: PageForAdvice;
  /** Null when the analyst does not write in the page's language. */
  readonly desk: PageDesk | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly AdvisedHeading[];
  readonly links: readonly AdvisedLink[];
  /** Links that other pages could give this one. */
  readonly inbound: readonly { readonly from: string; readonly link: AdvisedLink }[];
  readonly altTexts: readonly AdvisedAlt[];
  readonly phrases: readonly Phrase[];
  readonly twin: PageForAdvice | null;
  readonly withheld: { what: string; why: string }[];
}

const inboundMax = 2;
const titleRules = /^title-/;
const descriptionRules = /^meta-description-/;

function usesOf(site: SiteDesk, pick: (page: PageForAdvice) => string | null, own: string | null): number {
  return own === null
    ? 0
    : site.site.pages.filter((page) => pick(page) !== null && fold(pick(page) ?? '') === fold(own)).length;
}

const hasIssue = ({ issues }: PageForAdvice, pattern: RegExp): boolean =>
  issues.some(({ ruleId }) => pattern.test(ruleId));

/** A page that nobody finds needs no new words for search results. */
const isWorthTitling = ({ indexable, brief, issues }: PageForAdvice): boolean =>
  (indexable && brief.type !== 'legal') ||
  issues.some(({ ruleId }) => titleRules.test(ruleId) || descriptionRules.test(ruleId));

async function writeTitle(
  site: SiteDesk,
  desk: PageDesk,
): Promise<{ title: string | null; phrases: readonly Phrase[] }> {
  const { page, brief } = desk;
  const uses = usesOf(site, (each) => each.brief.title, brief.title);
  const isFaulty = brief.title === null || uses > 1 || hasIssue(page, titleRules);
  if (!isFaulty && isGoodTitle(brief.title, uses)) return { title: null, phrases: [] };
  if (!isFaulty) return { title: newTitle(site, desk, { isNeeded: false, phrases: [] }), phrases: [] };
  const all = phrasesOf(site, desk);
  const phrases = await rankPhrases(desk, all);
  const title =
    newTitle(site, desk, { isNeeded: true, phrases }) ??
    newTitle(site, desk, { isNeeded: true, phrases: all });
  return { title, phrases };
}

function writeDescription(site: SiteDesk, desk: PageDesk): string | null {
  const { page, brief } = desk;
  const uses = usesOf(site, (each) => each.brief.description, brief.description);
  const isFaulty = uses > 1 || hasIssue(page, descriptionRules) || brief.description === null;
  if (!isFaulty && isGoodDescription(brief.description, uses)) return null;
  return newDescription(site, desk, { isShared: uses > 1 });
}

function headingsFor(
  { brief, issues }: PageForAdvice,
  title: string | null,
  { site, desk }: { site: SiteDesk; desk: PageDesk | null },
): AdvisedHeading[] {
  const outline = issues.some(({ ruleId }) => ruleId === 'h1-multiple' || ruleId === 'heading-level-skipped')
    ? orderedOutline(brief)
    : [];
  const lacksFirst = issues.some(({ ruleId }) => ruleId === 'h1-missing' || ruleId === 'h1-no-text');
  const name = title ?? brief.title;
  if (!lacksFirst || name === null || desk === null) return outline;
  const text = stripBrand(name, site.brand);
  return [{ level: 1, text, replaces: null }, ...outline];
}

function inboundFor(site: SiteDesk, page: PageForAdvice, related: RelatedPages): PageParts['inbound'] {
  if (!page.indexable) return [];
  const linking = new Set(
    site.site.pages
      .filter(({ brief }) => brief.links.some(({ target }) => bare(target) === bare(page.brief.url)))
      .map(({ brief }) => brief.url),
  );
  const sources = related.nearPage(page.brief).filter(({ brief }) => !linking.has(brief.url));
  return sources
    .flatMap((source) => linkIdeas(site, source, [page]).map((link) => ({ from: source.brief.url, link })))
    .slice(0, inboundMax);
}

const unwritten = 'The page is in a language this analyst does not write.';

export async function gatherParts(
  site: SiteDesk,
  page: PageForAdvice,
  related: RelatedPages,
): Promise<PageParts> {
  const desk = await openPage(site, page);
  const withheld: PageParts['withheld'] = [];
  const twin = twinOf(site, page.brief);
  const isWritten = desk !== null && twin === null && !page.brief.isFiller && isWorthTitling(page);
  const { title, phrases } = isWritten ? await writeTitle(site, desk) : { title: null, phrases: [] };
  const description = isWritten ? writeDescription(site, desk) : null;
  if (title !== null) site.titles.add(fold(title));
  if (description !== null) site.descriptions.add(fold(description));
  const why =
    desk === null
      ? unwritten
      : page.brief.isFiller
        ? 'The page holds filler text.'
        : twin === null
          ? 'The page says too little that is its own.'
          : 'The page says the same as another, word for word.';
  if (title === null && hasIssue(page, titleRules)) withheld.push({ what: 'title', why });
  if (description === null && hasIssue(page, descriptionRules)) withheld.push({ what: 'description', why });
  const alts = altTextsFor(site, page.brief);
  for (const src of alts.unsaid)
    withheld.push({
      what: `alt text for ${src}`,
      why: 'Nothing on the site says what it shows: a person must look at it.',
    });
  return {
    page,
    desk,
    title,
    description,
    headings: headingsFor(page, title, { site, desk }),
    links: linkIdeas(site, page),
    inbound: inboundFor(site, page, related),
    altTexts: alts.advised,
    phrases,
    twin,
    withheld,
  };
}
