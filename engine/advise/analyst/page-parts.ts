/** All an analyst writes for one page before it is put into sentences: title, description, headings, links, alt texts. */
import type { AdvisedHeading, AdvisedLink } from '@pagewright/contract/entities/advice';
import { graphemeLength } from '@pagewright/contract/verdicts';
import type { AdvisedAlt, PageForAdvice } from '../advisor.ts';
import { altTextsFor } from './alt-text.ts';
import { isGoodDescription, newDescription } from './description.ts';
import { bare, linkedFrom, linkIdeas } from './link-ideas.ts';
import { orderedOutline } from './outline.ts';
import { openPage, type PageDesk, stripBrand } from './page-desk.ts';
import { type Phrase, phrasesOf, rankPhrases } from './phrases.ts';
import { type MeasuredQuote, quotesOn } from './quotes-on.ts';
import type { RelatedPages } from './related-pages.ts';
import { isKept, type SiteDesk, twinOf } from './site-desk.ts';
import { taglineOf } from './tagline.ts';
import { contentWords, fold, overlap } from './text.ts';
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
  /** What other pages say of its subject, the nearest first. */
  readonly quotes: readonly MeasuredQuote[];
  readonly twin: PageForAdvice | null;
  /** The twin is the one to keep. */
  readonly isSpare: boolean;
  readonly withheld: { what: string; why: string }[];
}

const inboundMax = 2;
/** So far below what search results show that words of the page are added. */
const shortTitle = 40;
const writtenWeight = 0.7;
const titleRules = /^title-/;
/** Any words of the page say more than these. */
const emptyTitles = /^title-(?:missing|placeholder)$/;
const descriptionRules = /^meta-description-/;
/** Their answers choose among the page's sentences. */
const openingRules = /^(?:content-keyword-underuse|ai-answer-not-upfront)$/;

/** On how many pages it stands; a page that says the same word for word is to go, and does not count. */
function usesOf(site: SiteDesk, pick: (page: PageForAdvice) => string | null, own: PageForAdvice): number {
  const text = pick(own);
  const twin = twinOf(site, own.brief);
  if (text === null) return 0;
  return site.site.pages.filter((page) => page !== twin && fold(pick(page) ?? '') === fold(text)).length;
}

const hasIssue = ({ issues }: PageForAdvice, pattern: RegExp): boolean =>
  issues.some(({ ruleId }) => pattern.test(ruleId));

/** A page that nobody finds needs no new words for search results. */
const isWorthTitling = ({ indexable, brief, issues }: PageForAdvice): boolean =>
  (indexable && brief.type !== 'legal') ||
  issues.some(({ ruleId }) => titleRules.test(ruleId) || descriptionRules.test(ruleId));

/** The title says none of the words that the page is headed with. */
function isBeside({ brief, headline, words, isGeneric, brand }: PageDesk): boolean {
  const first = brief.headings.find(({ level }) => level === 1)?.text;
  if (first === undefined || headline === null || isGeneric || brief.title === null) return false;
  const isNamed = brand !== null && fold(first) === fold(brand);
  return !isNamed && contentWords(headline, words).length > 2 && overlap(headline, brief.title, words) === 0;
}

/** A title that is only short is lengthened by what a person wrote for a title or a summary, not by the text. */
function betterTitle(site: SiteDesk, desk: PageDesk): string | null {
  const kept = newTitle(site, desk, { isNeeded: false, phrases: [] });
  if (kept !== null || graphemeLength(desk.brief.title ?? '') >= shortTitle) return kept;
  const phrases = phrasesOf(site, desk).filter(({ weight }) => weight >= writtenWeight);
  return newTitle(site, desk, { isNeeded: true, phrases }) ?? titleOfTagline(site, desk);
}

/** A home page whose title leaves the room unused: what the site says it is, and its name. */
function titleOfTagline(site: SiteDesk, desk: PageDesk): string | null {
  const { brand, brief } = desk;
  const base = brief.url === site.home?.brief.url ? taglineOf(desk) : null;
  if (base === null || brand === null) return null;
  const isWanted = (text: string): boolean => fold(text).includes(fold(brand));
  return newTitle(site, desk, { isNeeded: true, phrases: [], isWanted, base });
}

async function writeTitle(
  site: SiteDesk,
  desk: PageDesk,
): Promise<{ title: string | null; phrases: readonly Phrase[] }> {
  const { page, brief } = desk;
  const uses = usesOf(site, (each) => each.brief.title, desk.page);
  const isFaulty = brief.title === null || uses > 1 || hasIssue(page, titleRules) || isBeside(desk);
  if (!isFaulty && isGoodTitle(brief.title, uses)) return { title: null, phrases: [] };
  if (!isFaulty) return { title: betterTitle(site, desk), phrases: [] };
  const all = phrasesOf(site, desk);
  const phrases = await rankPhrases(desk, all);
  const isAnyBetter = desk.models === null || brief.title === null || hasIssue(page, emptyTitles);
  const title =
    newTitle(site, desk, { isNeeded: true, phrases }) ??
    newTitle(site, desk, {
      isNeeded: true,
      phrases: isAnyBetter ? all : all.filter(({ weight }) => weight >= writtenWeight),
    });
  return { title, phrases };
}

/** The present description is missing, shared, at fault or out of its bounds. */
function wantsDescription(site: SiteDesk, page: PageForAdvice): boolean {
  const { description } = page.brief;
  const uses = usesOf(site, (each) => each.brief.description, page);
  return hasIssue(page, descriptionRules) || !isGoodDescription(description, uses);
}

const writeDescription = (site: SiteDesk, desk: PageDesk): string | null =>
  newDescription(site, desk, { isShared: usesOf(site, (each) => each.brief.description, desk.page) > 1 });

function headingsFor(
  { brief, issues }: PageForAdvice,
  title: string | null,
  desk: PageDesk | null,
): AdvisedHeading[] {
  const outline = issues.some(({ ruleId }) => ruleId === 'h1-multiple' || ruleId === 'heading-level-skipped')
    ? orderedOutline(brief)
    : [];
  const lacksFirst = issues.some(({ ruleId }) => ruleId === 'h1-missing' || ruleId === 'h1-no-text');
  const name = title ?? brief.title;
  if (!lacksFirst || name === null || desk === null) return outline;
  const plain = stripBrand(name, desk.brand);
  const text = desk.words.generic.has(fold(plain)) || plain === '' ? desk.brand : plain;
  return text === null ? outline : [{ level: 1, text, replaces: null }, ...outline];
}

function inboundFor(site: SiteDesk, page: PageForAdvice, related: RelatedPages): PageParts['inbound'] {
  if (!page.indexable) return [];
  const linking = new Set(
    site.site.pages
      .filter(({ brief }) => linkedFrom(brief).has(bare(page.brief.url)))
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
  const isDescribed = isWorthTitling(page) && wantsDescription(site, page);
  const isMeasured = isDescribed || hasIssue(page, openingRules);
  const desk = await openPage(site, page, { isMeasured });
  const withheld: PageParts['withheld'] = [];
  const twin = twinOf(site, page.brief);
  const isSpare = twin !== null && !isKept(page, twin);
  const isWritten = desk !== null && !isSpare && isWorthTitling(page);
  const { title, phrases } = isWritten ? await writeTitle(site, desk) : { title: null, phrases: [] };
  const description = isWritten && isDescribed ? writeDescription(site, desk) : null;
  if (title !== null) site.titles.add(fold(title));
  if (description !== null) site.descriptions.add(fold(description));
  const why =
    desk === null
      ? unwritten
      : page.brief.isFiller
        ? 'The page holds filler text and too little of its own.'
        : !isSpare
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
    headings: headingsFor(page, title, desk),
    links: linkIdeas(site, page),
    inbound: inboundFor(site, page, related),
    altTexts: alts.advised,
    phrases,
    quotes: desk === null || isSpare ? [] : await quotesOn(site, desk),
    twin,
    isSpare,
    withheld,
  };
}
