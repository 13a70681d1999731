/** Writes the suggestions for one page and chooses among them: one for each issue by position, then others, each change once, up to the limit. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import type { RelatedPages } from '../facts/related-pages.ts';
import { type SuggestionSite, suggestionKey } from '../facts/suggestion-site.ts';
import type { GivenTexts, PageSuggestionInput, PageSuggestions, Suggestion } from '../suggester.ts';
import { exactChangeWriters, isSilent } from '../write/exact-changes.ts';
import {
  contentWriters,
  looseContacts,
  templateContacts,
  unreached,
  wantedWordText,
  wayToAct,
} from '../write/for-readers.ts';
import { altExtra, imageAndLinkWriters } from '../write/images-and-links.ts';
import { linkTexts } from '../write/link-texts.ts';
import { headTagWriters, markupIssueWriters } from '../write/markup-issues.ts';
import { pageIssueWriters } from '../write/page-issues.ts';
import { gatherParts, isFolderList, type PageParts } from '../write/page-parts.ts';
import { renderedIssueWriters } from '../write/rendered-issues.ts';
import { ownSharePicture } from '../write/share-tags.ts';
import { articleData, identityDetails, productData } from '../write/structured.ts';
import {
  asList,
  type Draft,
  type ExtraWriter,
  type IssueWriter,
  type SuggestionContext,
} from '../write/suggestion-writer.ts';
import { templateTexts, unfilledTemplate } from '../write/template-texts.ts';
import {
  descriptionText,
  duplicateText,
  priceInSnippet,
  titleAndHeadingWriters,
  titleText,
} from '../write/titles-and-headings.ts';
import { markup } from '../write/wording.ts';
import { saidForAll, sharedFinding } from './said-once.ts';

export interface Extra {
  readonly write: ExtraWriter;
  /** Of the first; each further one of the same writer is worth one less. */
  readonly worth: number;
  readonly most: number;
}

/** The same change, and the same text, is suggested once. */
const keysOf = ({ text, changes }: Draft): string[] => [text, ...changes.map((each) => JSON.stringify(each))];

/** What a page can have only one of: a second suggestion for it would contradict the first. */
const soleParts: readonly RegExp[] = [/rel="canonical"/, /property="og:image"/, /<html lang=/];

/** Remembers what was suggested, so that nothing is repeated, and nothing contradicted. */
class UsedSuggestions {
  readonly #keys = new Set<string>();
  readonly #parts = new Set<RegExp>();

  isNew(draft: Draft): boolean {
    const isKnown = keysOf(draft)
      .slice(0, 2)
      .some((key) => this.#keys.has(key));
    return !isKnown && !soleParts.some((part) => part.test(draft.text) && this.#parts.has(part));
  }

  use(draft: Draft, ruleId: string | null): Suggestion {
    for (const key of keysOf(draft)) this.#keys.add(key);
    for (const part of soleParts) if (part.test(draft.text)) this.#parts.add(part);
    return { text: draft.text, ruleId, changes: draft.changes };
  }
}

/** Offers a URL that the report calls broken. Its text may name one: that is what is to be replaced. */
const offersBroken = ({ broken }: SuggestionSite, { changes }: Draft): boolean =>
  changes.some((change) => {
    if (change.kind === 'href') return broken.has(change.to);
    if (change.kind === 'link') return broken.has(change.link.target);
    if (change.kind === 'alt') return broken.has(change.src);
    return change.kind === 'head' && [...broken].some((url) => change.html.includes(`"${markup(url)}"`));
  });

export interface Writers {
  readonly forIssues: Readonly<Record<string, IssueWriter>>;
  readonly extras: readonly Extra[];
  readonly most: number;
}

/** Null where there is nothing to add to the rule's own fix: to repeat it is no suggestion. */
function suggestForIssue(
  context: SuggestionContext,
  issue: Issue,
  write: IssueWriter | undefined,
  used: UsedSuggestions,
): Suggestion | null {
  if (write === undefined || isSilent(context, issue)) return null;
  const shared = sharedFinding(context.site, context.parts.page, issue);
  if (shared?.isHere === false) return null;
  const draft = write(context, issue);
  if (draft === null || offersBroken(context.site, draft) || !used.isNew(draft)) return null;
  return used.use(shared === null ? draft : saidForAll(draft, shared, issue.ruleId), issue.ruleId);
}

/** Those that weigh most, the most useful first. */
function chooseExtras(
  context: SuggestionContext,
  extras: readonly Extra[],
  { used, most }: { used: UsedSuggestions; most: number },
): Suggestion[] {
  const ranked = extras
    .flatMap(({ write, worth, most: own }) =>
      write(context)
        .slice(0, own)
        .map((draft, at) => ({ draft, worth: worth - at })),
    )
    .toSorted((a, b) => b.worth - a.worth);
  const chosen: Suggestion[] = [];
  for (const { draft } of ranked)
    if (chosen.length < most && !offersBroken(context.site, draft) && used.isNew(draft))
      chosen.push(used.use(draft, null));
  return chosen;
}

/** Texts to paste come before markup where the limit does not allow for both. */
const isWriting = ({ ruleId }: Issue): boolean => /^(?:title-|meta-description-|h1-|img-alt-)/.test(ruleId);

/**
 * The first ones match the issues by position, with null where there is none; the rest have no issue.
 * Issues are in the order of their weight, so that the limit cuts off the least important.
 */
export function chooseSuggestions(
  context: SuggestionContext,
  { forIssues, extras, most }: Writers,
): (Suggestion | null)[] {
  const { issues } = context.parts.page;
  const used = new UsedSuggestions();
  const written = new Map<Issue, Suggestion>();
  for (const issue of [...issues.filter(isWriting), ...issues.filter((each) => !isWriting(each))]) {
    if (written.size >= most) break;
    const suggestion = suggestForIssue(context, issue, forIssues[issue.ruleId], used);
    if (suggestion !== null) written.set(issue, suggestion);
  }
  const forIssuesOnPage = issues.map((issue) => written.get(issue) ?? null);
  const extraSuggestions = chooseExtras(context, extras, { used, most: most - written.size });
  if (extraSuggestions.length > 0) return [...forIssuesOnPage, ...extraSuggestions];
  return forIssuesOnPage.slice(0, forIssuesOnPage.findLastIndex((each) => each !== null) + 1);
}

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

export function suggestPage(
  site: SuggestionSite,
  page: PageSuggestionInput,
  { related, given }: { readonly related: RelatedPages; readonly given?: GivenTexts },
): PageSuggestions {
  const parts = gatherParts(site, page, { related, ...(given && { given }) });
  const { title, description, headings, links, altTexts, withheld } = parts;
  const suggestions = isFolderList(page.brief)
    ? []
    : chooseSuggestions(
        { site, related, parts },
        { forIssues: issueWriters, extras: extrasFor(site, parts), most: site.site.suggestionsPerPage },
      );
  const saidElsewhere = page.issues.flatMap((issue, at) =>
    sharedFinding(site, page, issue)?.isHere === false ? [at] : [],
  );
  const same = duplicateText({ site, related, parts });
  if (same !== null)
    site.suggestedTexts.set(suggestionKey(page.brief.url, 'content-duplicate-exact'), same.text);
  const unsure = given?.unsure ?? [];
  for (const each of suggestions)
    if (each !== null && !unsure.some((text) => each.text.includes(text)))
      site.suggestedTexts.set(suggestionKey(page.brief.url, each.ruleId ?? answers(each)), each.text);
  return {
    url: page.brief.url,
    writtenBy: builtInName,
    suggestions,
    ...(saidElsewhere.length > 0 && { saidElsewhere }),
    title,
    description,
    headings,
    links,
    altTexts,
    withheld,
  };
}
