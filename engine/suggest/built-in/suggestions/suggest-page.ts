/** Writes the suggestions for one page: one for each issue by position, then others, up to the plan's limit. */
import { limits } from '@pagewright/contract/limits';
import {
  builtInName,
  type PageSuggestionInput,
  type PageSuggestions,
  type Suggestion,
} from '../../suggester.ts';
import { gatherParts, isFolderList, type PageParts } from '../page-parts.ts';
import type { RelatedPages } from '../related-pages.ts';
import { type SuggestionSite, suggestionKey } from '../suggestion-site.ts';
import { chooseSuggestions, type Extra } from './choose-suggestions.ts';
import { looseContacts, templateContacts } from './contacts.ts';
import { contentWriters, wantedWordText } from './content.ts';
import { exactChangeWriters } from './exact-changes.ts';
import { headTagWriters } from './head-tags.ts';
import { ownSharePicture } from './images.ts';
import { altExtra, imageAndLinkWriters } from './images-and-links.ts';
import { linkTexts } from './link-texts.ts';
import { markupIssueWriters } from './markup-issues.ts';
import { pageIssueWriters } from './page-issues.ts';
import { renderedIssueWriters } from './rendered-issues.ts';
import { priceInSnippet } from './search-snippet.ts';
import { unreached, wayToAct } from './steps.ts';
import { articleData, identityDetails, productData } from './structured.ts';
import { asList, type IssueWriter } from './suggestion-writer.ts';
import { templateTexts, unfilledTemplate } from './template-texts.ts';
import { descriptionText, duplicateText, titleAndHeadingWriters, titleText } from './titles-and-headings.ts';

const issueWriters: Readonly<Record<string, IssueWriter>> = {
  ...exactChangeWriters,
  ...pageIssueWriters,
  ...renderedIssueWriters,
  ...titleAndHeadingWriters,
  ...imageAndLinkWriters,
  ...headTagWriters,
  ...contentWriters,
  ...markupIssueWriters,
};

const duplicate: Extra = { write: (context) => asList(duplicateText(context)), worth: 12, most: 1 };

/** What every reader of the page gains by. */
const forReaders: readonly Extra[] = [
  { write: altExtra, worth: 8, most: 1 },
  { write: templateContacts, worth: 9.2, most: 1 },
  { write: templateTexts, worth: 8.8, most: 1 },
  { write: looseContacts, worth: 7.5, most: 1 },
  { write: wayToAct, worth: 7.4, most: 1 },
  { write: unreached, worth: 7.1, most: 1 },
  { write: linkTexts, worth: 7, most: 2 },
];

/** What helps a page to be found and shared; nothing of it is for a page that stays out of search. */
const forSearch: readonly Extra[] = [
  { write: (context) => asList(titleText(context)), worth: 9.5, most: 1 },
  { write: (context) => asList(descriptionText(context)), worth: 9.4, most: 1 },
  { write: (context) => asList(wantedWordText(context)), worth: 9, most: 1 },
  { write: productData, worth: 8.2, most: 1 },
  { write: articleData, worth: 7.8, most: 1 },
  { write: priceInSnippet, worth: 6.7, most: 1 },
  { write: identityDetails, worth: 6.4, most: 1 },
  { write: ownSharePicture, worth: 4.95, most: 1 },
];

const mostOf = ({ site }: SuggestionSite): number =>
  site.plan === 'trial' ? limits.trial.suggestionsPerPage : limits.suggestionsPerPage.max;

/** A page with the texts of its template: nothing is made of them, and they are to be replaced first. */
const forTemplates: readonly Extra[] = [
  { write: unfilledTemplate, worth: 9.3, most: 1 },
  { write: templateContacts, worth: 9.2, most: 1 },
];

/** Pages whose text hardly matters. */
const plainTypes: ReadonlySet<string> = new Set(['legal', 'cart', 'login', 'search']);

/** Issues that exclude a page from search by mistake. */
const shutOut = /^(?:noindex-important-page|canonical-to-|canonical-off-site|robots-txt-blocks-page)/;

function extrasFor(
  { unfilled }: SuggestionSite,
  { page: { brief, indexable, issues }, isRedundant }: PageParts,
): readonly Extra[] {
  const isNoPage = issues.some(({ ruleId }) => ruleId === 'content-soft-404');
  if (isRedundant || isNoPage || plainTypes.has(brief.type)) return [duplicate];
  if (unfilled.has(brief.url)) return [duplicate, ...forTemplates];
  const isMeant = indexable || issues.some(({ ruleId }) => shutOut.test(ruleId));
  return isMeant ? [duplicate, ...forSearch, ...forReaders] : [duplicate, ...forReaders];
}

/** The site-wide rule that a new title or description also fixes. */
function answers({ changes }: Suggestion): string {
  const [change] = changes;
  if (change?.kind === 'title') return 'title-duplicate';
  if (change?.kind === 'description') return 'meta-description-duplicate';
  return '';
}

export async function suggestPage(
  site: SuggestionSite,
  page: PageSuggestionInput,
  related: RelatedPages,
): Promise<PageSuggestions> {
  const parts = await gatherParts(site, page, related);
  const { title, description, headings, links, altTexts, withheld } = parts;
  const suggestions = isFolderList(page.brief)
    ? []
    : chooseSuggestions(
        { site, related, parts },
        { forIssues: issueWriters, extras: extrasFor(site, parts), most: mostOf(site) },
      );
  const same = duplicateText({ site, related, parts });
  if (same !== null)
    site.suggestedTexts.set(suggestionKey(page.brief.url, 'content-duplicate-exact'), same.text);
  for (const each of suggestions)
    if (each !== null)
      site.suggestedTexts.set(suggestionKey(page.brief.url, each.ruleId ?? answers(each)), each.text);
  return {
    url: page.brief.url,
    writtenBy: builtInName,
    suggestions,
    title,
    description,
    headings,
    links,
    altTexts,
    withheld,
  };
}
