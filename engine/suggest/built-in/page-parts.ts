/** Everything written for one page before it becomes suggestions: title, description, headings, links, alt texts. */
import type { SuggestedHeading, SuggestedLink } from '@pagewright/contract/entities/suggested-texts';
import { fold } from '../../text/fold.ts';
import type { PageSuggestionInput, SuggestedAlt, WithheldText } from '../suggester.ts';
import { altTextsFor } from './alt-text.ts';
import { newDescription } from './description.ts';
import { isPreferred } from './duplicate-pages.ts';
import { bare, linkedFrom, linkIdeas } from './link-ideas.ts';
import { mainHeading, repeatedHeadings } from './main-heading.ts';
import { stripNumber } from './numbering.ts';
import { orderedOutline } from './outline.ts';
import { isNamedAtHome, type Phrase, phrasesOf, rankPhrases } from './phrases.ts';
import type { RelatedPages } from './related-pages.ts';
import { openPage, type SuggestionPage } from './suggestion-page.ts';
import { duplicateOf, type SuggestionSite } from './suggestion-site.ts';
import { taglineOf } from './tagline.ts';
import { overlap } from './text.ts';
import { newTitles, shortBounds } from './title.ts';

export interface PageParts {
  readonly page: PageSuggestionInput;
  readonly pageContext: SuggestionPage;
  readonly title: string | null;
  /** Another title, where the page can be named with another intent. */
  readonly otherTitle: string | null;
  readonly description: string | null;
  readonly headings: readonly SuggestedHeading[];
  readonly links: readonly SuggestedLink[];
  /** Links that other pages could give this one. */
  readonly inbound: readonly { readonly from: string; readonly link: SuggestedLink }[];
  readonly altTexts: readonly SuggestedAlt[];
  readonly phrases: readonly Phrase[];
  readonly duplicate: PageSuggestionInput | null;
  /** The duplicate is the preferred one. */
  readonly isRedundant: boolean;
  readonly withheld: WithheldText[];
}

export const unfilledReason =
  'The page still has the sample text of its template: replace it with your own first.';

const inboundMax = 2;
/** The same words in another order are no other choice. */
const alikeFrom = 0.75;
const titleRules = /^title-/;
const descriptionRules = /^meta-description-/;

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

/** The list of a folder's files, which the server writes: there is no page to put a text into. */
export const isFolderList = ({ title, headings }: PageSuggestionInput['brief']): boolean =>
  [title ?? '', headings[0]?.text ?? ''].some((text) => /^index of \//i.test(text));

/** A page that is not indexed needs no new title or description. */
const isWorthTitling = ({ indexable, brief, issues }: PageSuggestionInput): boolean =>
  !isFolderList(brief) &&
  ((indexable && brief.type !== 'legal') ||
    issues.some(({ ruleId }) => titleRules.test(ruleId) || descriptionRules.test(ruleId)));

/** For a home page: its tagline before the brand. */
function taglineTitles(site: SuggestionSite, pageContext: SuggestionPage): string[] {
  const { brand, brief } = pageContext;
  const base = brief.url === site.home?.brief.url ? taglineOf(pageContext) : null;
  if (base === null || brand === null) return [];
  const isWanted = (text: string): boolean => fold(text).includes(fold(brand));
  return newTitles(site, pageContext, { phrases: [], isWanted, base });
}

/** A site without a name is known by its domain. */
function domainTitles(site: SuggestionSite, pageContext: SuggestionPage): string[] {
  const { brand, isGeneric, headline } = pageContext;
  const ending = site.site.domain.replace(/^www\./, '');
  // A domain that begins with the page's name adds nothing to it; "git(1)" is the name of a manual page.
  const isSaid = headline === null || ending.startsWith(headline.toLowerCase()) || /\(\d/.test(headline);
  if (brand !== null || isGeneric || isSaid || isNamedAtHome(site, pageContext)) return [];
  const isWanted = (text: string): boolean => text.endsWith(` | ${ending}`);
  return newTitles(site, pageContext, { phrases: [], bounds: shortBounds, ending, isWanted });
}

const subtitleMax = 48;

/** For a page with a short name: the line under its heading, "User guide: Building documentation with Markdown". */
function subtitleTitles(site: SuggestionSite, pageContext: SuggestionPage): string[] {
  const { headline, isGeneric } = pageContext;
  const line = taglineOf(pageContext);
  if (line === null || headline === null || isGeneric || line.length > subtitleMax) return [];
  return newTitles(site, pageContext, {
    phrases: [{ text: line, weight: 0.7, isName: true }],
    base: headline,
    bounds: shortBounds,
    isWanted: (text) => text.includes(line),
  });
}

interface WrittenTitle {
  readonly title: string | null;
  readonly otherTitle: string | null;
  readonly phrases: readonly Phrase[];
}

const noTitle: WrittenTitle = { title: null, otherTitle: null, phrases: [] };

/** Only for a page whose title is missing, at fault or shared: a good title is left alone. */
async function writeTitle(site: SuggestionSite, pageContext: SuggestionPage): Promise<WrittenTitle> {
  const { page, brief, words } = pageContext;
  const uses = usesOf(site, (each) => each.brief.title, page);
  if (brief.title !== null && uses < 2 && !hasIssue(page, titleRules)) return noTitle;
  const phrases = await rankPhrases(pageContext, phrasesOf(site, pageContext));
  const found = [
    ...newTitles(site, pageContext, { phrases }),
    ...taglineTitles(site, pageContext),
    ...subtitleTitles(site, pageContext),
  ];
  const [title = null] = [
    ...found,
    ...newTitles(site, pageContext, { phrases, bounds: shortBounds }),
    ...domainTitles(site, pageContext),
  ];
  const otherTitle = found.find((text) => title !== null && overlap(text, title, words) < alikeFrom) ?? null;
  return { title, otherTitle, phrases };
}

/** The present description is missing, shared, or at fault. */
function wantsDescription(site: SuggestionSite, page: PageSuggestionInput): boolean {
  const uses = usesOf(site, (each) => each.brief.description, page);
  return page.brief.description === null || uses > 1 || hasIssue(page, descriptionRules);
}

const writeDescription = (site: SuggestionSite, pageContext: SuggestionPage): string | null =>
  newDescription(site, pageContext, {
    isShared: usesOf(site, (each) => each.brief.description, pageContext.page) > 1,
  });

/** Of several first-level headings the page's own stays; those that repeat the site's name are not headings at all. */
function outlineFor(site: SuggestionSite, brief: PageSuggestionInput['brief']): SuggestedHeading[] {
  const kept = mainHeading(site, brief);
  const repeated = kept === null ? [] : repeatedHeadings(site, brief, kept);
  return orderedOutline({ headings: brief.headings.filter((heading) => !repeated.includes(heading)) }, kept);
}

/** The first heading of a home page that says the site's name heads the page, one level too low. */
function namedHeading({ type, headings }: PageSuggestionInput['brief'], brand: string | null): string | null {
  const first = headings.find(
    ({ region }) => region !== 'navigation' && region !== 'footer' && region !== 'aside',
  );
  const isNamed = first !== undefined && brand !== null && fold(first.text).includes(fold(brand));
  return type === 'home' && isNamed && first.level > 1 ? first.text : null;
}

function headingsFor(
  site: SuggestionSite,
  { brief, issues }: PageSuggestionInput,
  { headline, words, brand }: SuggestionPage,
): SuggestedHeading[] {
  // Of the headings of a template none is known to stay.
  if (site.unfilled.has(brief.url)) return [];
  const outline = issues.some(({ ruleId }) => ruleId === 'h1-multiple' || ruleId === 'heading-level-skipped')
    ? outlineFor(site, brief)
    : [];
  const lacksFirst = issues.some(({ ruleId }) => ruleId === 'h1-missing' || ruleId === 'h1-no-text');
  if (!lacksFirst) return outline;
  const isVague = headline === null || words.generic.has(fold(headline));
  const text = (isVague && brief.type === 'home' ? brand : null) ?? (isVague ? null : headline);
  const top = namedHeading(brief, brand);
  if (top !== null) return [{ level: 1, text: top, replaces: top }, ...outline];
  if (text === null) return outline;
  // The page shows its name already, one level too low: it needs no second time.
  const content = brief.headings.filter(({ region }) => region !== 'navigation' && region !== 'footer');
  const [first] = content;
  const own = first === undefined ? '' : fold(stripNumber(first.text, site.chapterWords));
  const isNamed = own !== '' && fold(text).endsWith(own);
  const shown =
    content.find((heading) => fold(heading.text).endsWith(fold(text))) ?? (isNamed ? first : undefined);
  return [{ level: 1, text: shown?.text ?? text, replaces: shown?.text ?? null }, ...outline];
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

export async function gatherParts(
  site: SuggestionSite,
  page: PageSuggestionInput,
  related: RelatedPages,
): Promise<PageParts> {
  const isDescribed =
    isWorthTitling(page) && wantsDescription(site, page) && !site.unfilled.has(page.brief.url);
  const pageContext = await openPage(site, page, { isMeasured: isDescribed });
  const withheld: PageParts['withheld'] = [];
  const duplicate = duplicateOf(site, page.brief);
  const isRedundant = duplicate !== null && !isPreferred(page, duplicate);
  const isUnfilled = site.unfilled.has(page.brief.url);
  const isWritten = !isRedundant && !isUnfilled && isWorthTitling(page);
  const { title, otherTitle, phrases } = isWritten ? await writeTitle(site, pageContext) : noTitle;
  const description = isWritten && isDescribed ? writeDescription(site, pageContext) : null;
  if (title !== null) site.titles.add(fold(title));
  if (description !== null) site.descriptions.add(fold(description));
  const why = isUnfilled
    ? unfilledReason
    : !isRedundant
      ? 'The page has too little text of its own.'
      : 'The page has exactly the same text as another page.';
  if (title === null && hasIssue(page, titleRules)) withheld.push({ what: 'title', why });
  if (description === null && hasIssue(page, descriptionRules)) withheld.push({ what: 'description', why });
  const found = altTextsFor(site, page.brief);
  const alts = isUnfilled
    ? { suggested: [], undescribed: [...found.suggested.map(({ src }) => src), ...found.undescribed] }
    : found;
  site.written.set(page.brief.url, { title, description, altTexts: alts.suggested });
  for (const src of alts.undescribed)
    withheld.push({
      what: `alt text for ${src}`,
      why: 'Nothing on the site says what it shows: a person must look at it.',
      src,
    });
  return {
    page,
    pageContext,
    title,
    otherTitle,
    description,
    headings: headingsFor(site, page, pageContext),
    links: isUnfilled ? [] : linkIdeas(site, page),
    inbound: isUnfilled ? [] : inboundFor(site, page, related),
    altTexts: alts.suggested,
    phrases,
    duplicate,
    isRedundant,
    withheld,
  };
}
