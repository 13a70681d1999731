/** The outline of a page put in order: one first heading, and no level left out on the way down. */
import type { SuggestedHeading, SuggestedLink } from '@pagewright/contract/entities/suggested-texts';
import { fold } from '../../text/fold.ts';
import { stripNumber } from '../facts/numbering.ts';
import { taglineOf } from '../facts/opening-lines.ts';
import { mainHeading, repeatedHeadings } from '../facts/page-names.ts';
import { overlap } from '../facts/prose.ts';
import type { RelatedPages } from '../facts/related-pages.ts';
import { openPage, type SuggestionPage } from '../facts/suggestion-page.ts';
import { duplicateOf, isPreferred, type SuggestionSite } from '../facts/suggestion-site.ts';
import type { BriefHeading, PageBrief } from '../page-brief.ts';
import type { GivenTexts, PageSuggestionInput, SuggestedAlt, WithheldText } from '../suggester.ts';
import { altTextsFor } from './alt-text.ts';
import { newDescription } from './description.ts';
import { bare, linkedFrom, linkIdeas } from './link-ideas.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { newTitles, shortBounds } from './title.ts';

/** The headings whose level would change, with the level they should have; `kept` is the one that stays the first. */
export function orderedOutline(
  { headings }: Pick<PageBrief, 'headings'>,
  kept: BriefHeading | null = headings.find(({ level }) => level === 1) ?? null,
): SuggestedHeading[] {
  const changed: SuggestedHeading[] = [];
  const open: { was: number; is: number }[] = [];
  let hasFirst = false;
  for (const heading of headings) {
    const { level, text } = heading;
    const was = level === 1 && heading !== kept ? 2 : level;
    hasFirst ||= heading === kept;
    while (open.length > 0 && (open.at(-1)?.was ?? 0) >= was) open.pop();
    const above = open.at(-1)?.is ?? (hasFirst && was > 1 ? 1 : 0);
    // A page that starts below the first level lacks an H1; the levels themselves are fine.
    const is = above === 0 ? was : Math.min(was, above + 1);
    open.push({ was, is });
    if (is !== level) changed.push({ level: is, text, replaces: text });
  }
  return changed;
}

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

/** For a home page: its tagline before the brand, or behind the page's name where there is no brand. */
function taglineTitles(site: SuggestionSite, pageContext: SuggestionPage): string[] {
  const { brand, brief, headline } = pageContext;
  const line = brief.url === site.home?.brief.url ? taglineOf(pageContext) : null;
  if (line === null) return [];
  if (brand !== null)
    return newTitles(site, pageContext, {
      phrases: [],
      base: line,
      isWanted: (text) => fold(text).includes(fold(brand)),
    });
  if (headline === null) return [];
  return newTitles(site, pageContext, {
    phrases: [{ text: line, weight: 0.7, isName: true }],
    base: headline,
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
function writeTitle(site: SuggestionSite, pageContext: SuggestionPage): WrittenTitle {
  const { page, brief, words } = pageContext;
  const uses = usesOf(site, (each) => each.brief.title, page);
  if (brief.title !== null && uses < 2 && !hasIssue(page, titleRules)) return noTitle;
  const phrases = phrasesOf(site, pageContext);
  const found = [...newTitles(site, pageContext, { phrases }), ...taglineTitles(site, pageContext)];
  const [title = null] = [...found, ...newTitles(site, pageContext, { phrases, bounds: shortBounds })];
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

/** Texts that were written for the page before: it is written anew. */
function forget({ titles, descriptions, written }: SuggestionSite, { url }: PageBrief): void {
  const { title = null, description = null } = written.get(url) ?? {};
  if (title !== null) titles.delete(fold(title));
  if (description !== null) descriptions.delete(fold(description));
}

/** The given headings, and those written for other places. */
const completed = (
  given: readonly SuggestedHeading[],
  own: readonly SuggestedHeading[],
): SuggestedHeading[] => [
  ...given,
  ...own.filter(
    ({ level, replaces }) =>
      !given.some(
        (each) => (each.replaces !== null && each.replaces === replaces) || (each.level === 1 && level === 1),
      ),
  ),
];

export function gatherParts(
  site: SuggestionSite,
  page: PageSuggestionInput,
  { related, given }: { readonly related: RelatedPages; readonly given?: GivenTexts },
): PageParts {
  forget(site, page.brief);
  const isDescribed =
    isWorthTitling(page) && wantsDescription(site, page) && !site.unfilled.has(page.brief.url);
  const pageContext = openPage(site, page);
  const withheld: PageParts['withheld'] = [];
  const duplicate = duplicateOf(site, page.brief);
  const isRedundant = duplicate !== null && !isPreferred(page, duplicate);
  const isUnfilled = site.unfilled.has(page.brief.url);
  const isWritten = !isRedundant && !isUnfilled && isWorthTitling(page);
  const { otherTitle, phrases, ...written } = isWritten ? writeTitle(site, pageContext) : noTitle;
  const title = given?.title ?? written.title;
  const description =
    given?.description ?? (isWritten && isDescribed ? writeDescription(site, pageContext) : null);
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
  const own = isUnfilled
    ? { suggested: [], undescribed: [...found.suggested.map(({ src }) => src), ...found.undescribed] }
    : found;
  const named = new Set(given?.altTexts.map(({ src }) => src));
  const alts = {
    suggested: [...(given?.altTexts ?? []), ...own.suggested.filter(({ src }) => !named.has(src))],
    undescribed: own.undescribed.filter((src) => !named.has(src)),
  };
  const sure = (text: string | null): string | null =>
    text !== null && given?.unsure?.includes(text) === true ? null : text;
  site.written.set(page.brief.url, {
    title: sure(title),
    description: sure(description),
    altTexts: alts.suggested.filter(({ text }) => sure(text) !== null),
  });
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
    otherTitle: given === undefined ? otherTitle : null,
    description,
    headings: completed(given?.headings ?? [], headingsFor(site, page, pageContext)),
    links: isUnfilled ? [] : linkIdeas(site, page),
    inbound: isUnfilled ? [] : inboundFor(site, page, related),
    altTexts: alts.suggested,
    phrases,
    duplicate,
    isRedundant,
    withheld,
  };
}
