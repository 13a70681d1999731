/** The suggestions for one page: one for each issue by position, then what else there is to say, within the plan. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { type AdvisedPage, builtInName, type PageForAdvice, type Suggestion } from '../advisor.ts';
import { gatherParts } from './page-parts.ts';
import type { RelatedPages } from './related-pages.ts';
import type { SiteDesk } from './site-desk.ts';
import {
  contentMakers,
  longSentenceText,
  openingText,
  subheadingText,
  wantedWordText,
} from './suggest/content.ts';
import { breadcrumbText, headTagMakers, structuredText } from './suggest/head-tags.ts';
import { alsoText, imageAndLinkMakers, inboundText, linkText } from './suggest/images-and-links.ts';
import type { IssueMaker, Made, SuggestionRoom } from './suggest/maker.ts';
import { markupMakers } from './suggest/markup-faults.ts';
import { plainText } from './suggest/plain.ts';
import { descriptionText, searchWordMakers, titleText, twinText } from './suggest/search-words.ts';

const makers: Readonly<Record<string, IssueMaker>> = {
  ...searchWordMakers,
  ...imageAndLinkMakers,
  ...headTagMakers,
  ...contentMakers,
  ...markupMakers,
};

/** What stands alone, the most useful first. */
const extras: readonly ((room: SuggestionRoom) => Made | null)[] = [
  twinText,
  titleText,
  descriptionText,
  wantedWordText,
  (room) => linkText(room, 0),
  (room) => imageAndLinkMakers['img-alt-missing']?.(room, noIssue) ?? null,
  openingText,
  (room) => inboundText(room, 0),
  (room) => linkText(room, 1),
  alsoText,
  structuredText,
  subheadingText,
  longSentenceText,
  (room) => linkText(room, 2),
  (room) => inboundText(room, 1),
  breadcrumbText,
  (room) => linkText(room, 3),
];

const noIssue: Issue = {
  ruleId: '',
  severity: 'info',
  category: 'content',
  title: '',
  description: '',
  why: '',
  fix: '',
  basis: 'heuristic',
  evidence: [],
};

const mostOf = ({ site }: SiteDesk): number =>
  site.plan === 'trial' ? limits.trial.suggestionsPerPage : limits.suggestionsPerPage.max;

/** The same change is advised once, under the issue it answers first. */
const keyOf = ({ text, changes }: Made): string => {
  const [change] = changes;
  return change === undefined || changes.length > 1 ? text : JSON.stringify(change);
};

function suggestionsFor(room: SuggestionRoom): (Suggestion | null)[] {
  const most = mostOf(room.site);
  const told = new Map<string, string>();
  const tell = (made: Made, ruleId: string | null): Suggestion => {
    told.set(keyOf(made), made.text);
    return { text: made.text, ruleId, changes: made.changes };
  };
  const { issues } = room.parts.page;
  const own = issues.slice(0, most).map((issue) => {
    const made = makers[issue.ruleId]?.(room, issue) ?? plainText(room, issue);
    return told.has(keyOf(made)) ? tell(plainText(room, issue), issue.ruleId) : tell(made, issue.ruleId);
  });
  if (issues.length > most) return own;
  const alone = (room.parts.isSpare ? [twinText] : extras).flatMap((make) => {
    const made = make(room);
    return made === null || told.has(keyOf(made)) ? [] : tell(made, null);
  });
  return [...own, ...alone].slice(0, most);
}

export async function advisePage(
  site: SiteDesk,
  page: PageForAdvice,
  related: RelatedPages,
): Promise<AdvisedPage> {
  const parts = await gatherParts(site, page, related);
  const { title, description, headings, links, altTexts, withheld } = parts;
  return {
    url: page.brief.url,
    writtenBy: builtInName,
    suggestions: suggestionsFor({ site, related, parts }),
    title,
    description,
    headings,
    links,
    altTexts,
    withheld,
  };
}
