/** Everything written for one page before it becomes suggestions: title, description, headings, links, alt texts. */
import type { SuggestedHeading, SuggestedLink } from '@pagewright/contract/entities/suggested-texts';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold } from '../../text/fold.ts';
import type { PageSuggestionInput, SuggestedAlt } from '../suggester.ts';
import { altTextsFor } from './alt-text.ts';
import { isGoodDescription, newDescription } from './description.ts';
import { bare, linkedFrom, linkIdeas } from './link-ideas.ts';
import { orderedOutline } from './outline.ts';
import { type Phrase, phrasesOf, rankPhrases } from './phrases.ts';
import { type RankedSentence, rankRelatedSentences } from './rank-related-sentences.ts';
import type { RelatedPages } from './related-pages.ts';
import { openPage, type SuggestionPage, stripBrand } from './suggestion-page.ts';
import { duplicateOf, isPreferred, type SuggestionSite } from './suggestion-site.ts';
import { taglineOf } from './tagline.ts';
import { contentWords, overlap } from './text.ts';
import { isGoodTitle, newTitle } from './title.ts';

export interface PageParts {
  readonly page: PageSuggestionInput;
  /** Null when the page's language is not supported. */
  readonly pageContext: SuggestionPage | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly SuggestedHeading[];
  readonly links: readonly SuggestedLink[];
  /** Links that other pages could give this one. */
  readonly inbound: readonly { readonly from: string; readonly link: SuggestedLink }[];
  readonly altTexts: readonly SuggestedAlt[];
  readonly phrases: readonly Phrase[];
  /** Sentences of other pages on its topic, the most similar first. */
  readonly quotes: readonly RankedSentence[];
  readonly duplicate: PageSuggestionInput | null;
  /** The duplicate is the preferred one. */
  readonly isRedundant: boolean;
  readonly withheld: { what: string; why: string }[];
}

const inboundMax = 2;
/** A title below this length gets more words of the page. */
const shortTitle = 40;
const writtenWeight = 0.7;
const titleRules = /^title-/;
/** Any title made of words of the page is better than these. */
const emptyTitles = /^title-(?:missing|placeholder)$/;
const descriptionRules = /^meta-description-/;
/** Fixes for these choose among the page's sentences. */
const openingRules = /^(?:content-keyword-underuse|ai-answer-not-upfront)$/;

/** How many pages use the text; an exact duplicate of the page does not count. */
function usesOf(
  site: SuggestionSite,
  pick: (page: PageSuggestionInput) => string | null,
  own: PageSuggestionInput,
): number {
  const text = pick(own);
  const duplicate = duplicateOf(site, own.brief);
  if (text === null) return 0;
  return site.site.pages.filter((page) => page !== duplicate && fold(pick(page) ?? '') === fold(text)).length;
}

const hasIssue = ({ issues }: PageSuggestionInput, pattern: RegExp): boolean =>
  issues.some(({ ruleId }) => pattern.test(ruleId));

/** A page that is not indexed needs no new title or description. */
const isWorthTitling = ({ indexable, brief, issues }: PageSuggestionInput): boolean =>
  (indexable && brief.type !== 'legal') ||
  issues.some(({ ruleId }) => titleRules.test(ruleId) || descriptionRules.test(ruleId));

/** The title has no word of the main heading. */
function isBeside({ brief, headline, words, isGeneric, brand }: SuggestionPage): boolean {
  const first = brief.headings.find(({ level }) => level === 1)?.text;
  if (first === undefined || headline === null || isGeneric || brief.title === null) return false;
  const isNamed = brand !== null && fold(first) === fold(brand);
  return !isNamed && contentWords(headline, words).length > 2 && overlap(headline, brief.title, words) === 0;
}

/** A title that is merely short is extended with words written for titles or summaries, not with running text. */
function betterTitle(site: SuggestionSite, pageContext: SuggestionPage): string | null {
  const improved = newTitle(site, pageContext, { isNeeded: false, phrases: [] });
  if (improved !== null || graphemeLength(pageContext.brief.title ?? '') >= shortTitle) return improved;
  const phrases = phrasesOf(site, pageContext).filter(({ weight }) => weight >= writtenWeight);
  return newTitle(site, pageContext, { isNeeded: true, phrases }) ?? titleOfTagline(site, pageContext);
}

/** For a home page with a short title: the tagline and the brand. */
function titleOfTagline(site: SuggestionSite, pageContext: SuggestionPage): string | null {
  const { brand, brief } = pageContext;
  const base = brief.url === site.home?.brief.url ? taglineOf(pageContext) : null;
  if (base === null || brand === null) return null;
  const isWanted = (text: string): boolean => fold(text).includes(fold(brand));
  return newTitle(site, pageContext, { isNeeded: true, phrases: [], isWanted, base });
}

async function writeTitle(
  site: SuggestionSite,
  pageContext: SuggestionPage,
): Promise<{ title: string | null; phrases: readonly Phrase[] }> {
  const { page, brief } = pageContext;
  const uses = usesOf(site, (each) => each.brief.title, pageContext.page);
  const isFaulty = brief.title === null || uses > 1 || hasIssue(page, titleRules) || isBeside(pageContext);
  if (!isFaulty && isGoodTitle(brief.title, uses)) return { title: null, phrases: [] };
  if (!isFaulty) return { title: betterTitle(site, pageContext), phrases: [] };
  const all = phrasesOf(site, pageContext);
  const phrases = await rankPhrases(pageContext, all);
  const isAnyBetter = pageContext.models === null || brief.title === null || hasIssue(page, emptyTitles);
  const title =
    newTitle(site, pageContext, { isNeeded: true, phrases }) ??
    newTitle(site, pageContext, {
      isNeeded: true,
      phrases: isAnyBetter ? all : all.filter(({ weight }) => weight >= writtenWeight),
    });
  return { title, phrases };
}

/** The present description is missing, shared, at fault or out of its bounds. */
function wantsDescription(site: SuggestionSite, page: PageSuggestionInput): boolean {
  const { description } = page.brief;
  const uses = usesOf(site, (each) => each.brief.description, page);
  return hasIssue(page, descriptionRules) || !isGoodDescription(description, uses);
}

const writeDescription = (site: SuggestionSite, pageContext: SuggestionPage): string | null =>
  newDescription(site, pageContext, {
    isShared: usesOf(site, (each) => each.brief.description, pageContext.page) > 1,
  });

function headingsFor(
  { brief, issues }: PageSuggestionInput,
  title: string | null,
  pageContext: SuggestionPage | null,
): SuggestedHeading[] {
  const outline = issues.some(({ ruleId }) => ruleId === 'h1-multiple' || ruleId === 'heading-level-skipped')
    ? orderedOutline(brief)
    : [];
  const lacksFirst = issues.some(({ ruleId }) => ruleId === 'h1-missing' || ruleId === 'h1-no-text');
  const name = title ?? brief.title;
  if (!lacksFirst || name === null || pageContext === null) return outline;
  const plain = stripBrand(name, pageContext.brand);
  const text = pageContext.words.generic.has(fold(plain)) || plain === '' ? pageContext.brand : plain;
  return text === null ? outline : [{ level: 1, text, replaces: null }, ...outline];
}

function inboundFor(
  site: SuggestionSite,
  page: PageSuggestionInput,
  related: RelatedPages,
): PageParts['inbound'] {
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
  site: SuggestionSite,
  page: PageSuggestionInput,
  related: RelatedPages,
): Promise<PageParts> {
  const isDescribed = isWorthTitling(page) && wantsDescription(site, page);
  const isMeasured = isDescribed || hasIssue(page, openingRules);
  const pageContext = await openPage(site, page, { isMeasured });
  const withheld: PageParts['withheld'] = [];
  const duplicate = duplicateOf(site, page.brief);
  const isRedundant = duplicate !== null && !isPreferred(page, duplicate);
  const isWritten = pageContext !== null && !isRedundant && isWorthTitling(page);
  const { title, phrases } = isWritten ? await writeTitle(site, pageContext) : { title: null, phrases: [] };
  const description = isWritten && isDescribed ? writeDescription(site, pageContext) : null;
  if (title !== null) site.titles.add(fold(title));
  if (description !== null) site.descriptions.add(fold(description));
  const why =
    pageContext === null
      ? unwritten
      : page.brief.isFiller
        ? 'The page holds filler text and too little of its own.'
        : !isRedundant
          ? 'The page says too little that is its own.'
          : 'The page says the same as another, word for word.';
  if (title === null && hasIssue(page, titleRules)) withheld.push({ what: 'title', why });
  if (description === null && hasIssue(page, descriptionRules)) withheld.push({ what: 'description', why });
  const alts = altTextsFor(site, page.brief);
  for (const src of alts.undescribed)
    withheld.push({
      what: `alt text for ${src}`,
      why: 'Nothing on the site says what it shows: a person must look at it.',
    });
  return {
    page,
    pageContext,
    title,
    description,
    headings: headingsFor(page, title, pageContext),
    links: linkIdeas(site, page),
    inbound: inboundFor(site, page, related),
    altTexts: alts.suggested,
    phrases,
    quotes: pageContext === null || isRedundant ? [] : await rankRelatedSentences(site, pageContext),
    duplicate,
    isRedundant,
    withheld,
  };
}
