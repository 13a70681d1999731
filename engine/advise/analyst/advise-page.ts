/** The suggestions for one page: one for each issue by position, then what else there is to say, within the plan. */
import { limits } from '@pagewright/contract/limits';
import { type AdvisedPage, builtInName, type PageForAdvice, type Suggestion } from '../advisor.ts';
import { gatherParts, type PageParts } from './page-parts.ts';
import type { RelatedPages } from './related-pages.ts';
import { type SiteDesk, toldKey } from './site-desk.ts';
import { chooseSuggestions, type Extra } from './suggest/choose.ts';
import { contentMakers, openingText, subheadingText, wantedWordText } from './suggest/content.ts';
import { listData, longHeadings, mainPhrase, priceInSnippet } from './suggest/found-by.ts';
import { headTagMakers } from './suggest/head-tags.ts';
import { alikeHeadings, fullerFirst, genericHeadings } from './suggest/headings.ts';
import { altExtra, imageAndLinkMakers } from './suggest/images-and-links.ts';
import { alsoTexts, inboundTexts, linkTexts } from './suggest/link-texts.ts';
import { type IssueMaker, one } from './suggest/maker.ts';
import { markupMakers } from './suggest/markup-faults.ts';
import {
  alikeAnchors,
  answersElsewhere,
  authorLink,
  looseContacts,
  sameKind,
  templateContacts,
} from './suggest/more-links.ts';
import { explained, promised, repeatedParagraphs, saidOfIt } from './suggest/own-site.ts';
import { pageFaultMakers } from './suggest/page-faults.ts';
import { phraseMakers } from './suggest/phrasebook.ts';
import { fileNames, moreViews, ownSharePicture, teaserPicture } from './suggest/pictures.ts';
import { descriptionText, searchWordMakers, titleText, twinText } from './suggest/search-words.ts';
import { answersFirst, itemLines, missingSections, thinSections } from './suggest/sections.ts';
import { seenFaultMakers } from './suggest/seen-faults.ts';
import { enumerations, longParagraphs, longSentences, wordyPhrases } from './suggest/sentences.ts';
import { fullerCard } from './suggest/share-tags.ts';
import {
  jumpTargets,
  numberedSteps,
  summaryList,
  templateTexts,
  unreached,
  wayToAct,
} from './suggest/steps.ts';
import { articleData, identityDetails, productData, trail } from './suggest/structured.ts';

const makers: Readonly<Record<string, IssueMaker>> = {
  ...phraseMakers,
  ...pageFaultMakers,
  ...seenFaultMakers,
  ...searchWordMakers,
  ...imageAndLinkMakers,
  ...headTagMakers,
  ...contentMakers,
  ...markupMakers,
};

const twin: Extra = { make: (room) => one(twinText(room)), worth: 12, most: 1 };

/** What every reader of the page gains by. */
const forReaders: readonly Extra[] = [
  { make: altExtra, worth: 8, most: 1 },
  { make: templateContacts, worth: 9.2, most: 1 },
  { make: templateTexts, worth: 8.8, most: 1 },
  { make: looseContacts, worth: 7.5, most: 1 },
  { make: wayToAct, worth: 7.4, most: 1 },
  { make: itemLines, worth: 7.2, most: 1 },
  { make: unreached, worth: 7.1, most: 1 },
  { make: linkTexts, worth: 7, most: 3 },
  { make: thinSections, worth: 6.2, most: 2 },
  { make: (room) => one(openingText(room)), worth: 6, most: 1 },
  { make: missingSections, worth: 5.8, most: 2 },
  { make: promised, worth: 5.9, most: 1 },
  { make: saidOfIt, worth: 5.7, most: 2 },
  { make: answersElsewhere, worth: 5.6, most: 2 },
  { make: repeatedParagraphs, worth: 5.55, most: 1 },
  { make: longSentences, worth: 5.4, most: 2 },
  { make: genericHeadings, worth: 5.2, most: 2 },
  { make: alsoTexts, worth: 5, most: 2 },
  { make: (room) => one(subheadingText(room)), worth: 4.8, most: 1 },
  { make: summaryList, worth: 4.75, most: 1 },
  { make: explained, worth: 4.7, most: 1 },
  { make: numberedSteps, worth: 4.65, most: 1 },
  { make: teaserPicture, worth: 4.62, most: 1 },
  { make: answersFirst, worth: 4.6, most: 1 },
  { make: longHeadings, worth: 4.55, most: 1 },
  { make: sameKind, worth: 4.5, most: 1 },
  { make: alikeAnchors, worth: 4.4, most: 1 },
  { make: enumerations, worth: 4.2, most: 1 },
  { make: longParagraphs, worth: 4, most: 2 },
  { make: moreViews, worth: 3.8, most: 1 },
  { make: alikeHeadings, worth: 3.6, most: 1 },
  { make: jumpTargets, worth: 3.5, most: 1 },
  { make: wordyPhrases, worth: 3.4, most: 2 },
];

/** What helps a page to be found and shared; nothing of it is for a page that stays out of search. */
const forSearch: readonly Extra[] = [
  { make: (room) => one(titleText(room)), worth: 9.5, most: 1 },
  { make: (room) => one(descriptionText(room)), worth: 9.4, most: 1 },
  { make: (room) => one(wantedWordText(room)), worth: 9, most: 1 },
  { make: productData, worth: 8.2, most: 1 },
  { make: articleData, worth: 7.8, most: 1 },
  { make: fullerFirst, worth: 6.8, most: 1 },
  { make: priceInSnippet, worth: 6.7, most: 1 },
  { make: inboundTexts, worth: 6.6, most: 2 },
  { make: identityDetails, worth: 6.4, most: 1 },
  { make: fullerCard, worth: 5.5, most: 1 },
  { make: trail, worth: 5.3, most: 1 },
  { make: mainPhrase, worth: 5.15, most: 1 },
  { make: authorLink, worth: 5.1, most: 1 },
  { make: ownSharePicture, worth: 4.95, most: 1 },
  { make: listData, worth: 4.3, most: 1 },
  { make: fileNames, worth: 3.7, most: 1 },
];

const mostOf = ({ site }: SiteDesk): number =>
  site.plan === 'trial' ? limits.trial.suggestionsPerPage : limits.suggestionsPerPage.max;

/** Pages that nobody reads for their words. */
const plainTypes: ReadonlySet<string> = new Set(['legal', 'cart', 'login', 'search']);

/** Faults that keep a page out of search against its owner's will. */
const shutOut = /^(?:noindex-important-page|canonical-to-|canonical-off-site|robots-txt-blocks-page)/;

function extrasFor({ page: { brief, indexable, issues }, isSpare }: PageParts): readonly Extra[] {
  const isNoPage = issues.some(({ ruleId }) => ruleId === 'content-soft-404');
  if (isSpare || isNoPage || plainTypes.has(brief.type)) return [twin];
  const isMeant = indexable || issues.some(({ ruleId }) => shutOut.test(ruleId));
  return isMeant ? [twin, ...forSearch, ...forReaders] : [twin, ...forReaders];
}

/** Findings about several pages stand with the site; what is written for one of them answers it all the same. */
function answers({ changes }: Suggestion): string {
  const [change] = changes;
  if (change?.kind === 'title') return 'title-duplicate';
  if (change?.kind === 'description') return 'meta-description-duplicate';
  return '';
}

export async function advisePage(
  site: SiteDesk,
  page: PageForAdvice,
  related: RelatedPages,
): Promise<AdvisedPage> {
  const parts = await gatherParts(site, page, related);
  const { title, description, headings, links, altTexts, withheld } = parts;
  const suggestions = chooseSuggestions(
    { site, related, parts },
    { forIssues: makers, extras: extrasFor(parts), most: mostOf(site) },
  );
  const same = twinText({ site, related, parts });
  if (same !== null) site.told.set(toldKey(page.brief.url, 'content-duplicate-exact'), same.text);
  for (const each of suggestions)
    if (each !== null) site.told.set(toldKey(page.brief.url, each.ruleId ?? answers(each)), each.text);
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
