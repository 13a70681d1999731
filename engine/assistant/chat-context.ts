/** What answering one message needs: the sandbox, the suggester's contexts, and the sentences of the user's language. */
import type { Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import type { Models } from '../suggest/built-in/models.ts';
import { indexPages, type RelatedPages } from '../suggest/built-in/related-pages.ts';
import { createSiteCache } from '../suggest/built-in/site-cache.ts';
import { openPage, type SuggestionPage } from '../suggest/built-in/suggestion-page.ts';
import { openSiteContext, type SuggestionSite } from '../suggest/built-in/suggestion-site.ts';
import { suggestPage } from '../suggest/built-in/suggestions/suggest-page.ts';
import type { PageSuggestionInput, PageSuggestions } from '../suggest/suggester.ts';
import { answerWords } from './phrases/answer-words.ts';
import type { AnswerWords } from './phrases/phrase-types.ts';
import type { ChatMemory, PageSandbox } from './port.ts';

export interface ChatContext {
  readonly sandbox: PageSandbox;
  readonly site: SuggestionSite;
  readonly related: RelatedPages;
  readonly models: Models | null;
  readonly page: PageSuggestionInput;
  /** Null when the page's language is not supported. */
  readonly pageContext: () => Promise<SuggestionPage>;
  /** The same without comparing sentences, which takes a moment. */
  readonly quickContext: () => Promise<SuggestionPage>;
  /** What a scan would suggest for the page as it is now. */
  readonly suggestions: () => Promise<PageSuggestions>;
  readonly words: AnswerWords;
  /** Of the previous answer. */
  readonly memory: ChatMemory | null;
  /** Of all answers so far, in order. */
  readonly memories: readonly ChatMemory[];
  /** Called while something takes a moment. */
  readonly onStep: (words: string) => void;
}

/** Runs the work on the first call only. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= work());
}

export interface ChatContextParts {
  readonly sandbox: PageSandbox;
  readonly models: Models | null;
  readonly language: string;
  readonly memories: readonly ChatMemory[];
  readonly onStep: (words: string) => void;
}

export function openChatContext({
  sandbox,
  models,
  language,
  memories,
  onStep,
}: ChatContextParts): ChatContext {
  const cache = createSiteCache();
  const site = openSiteContext(sandbox.site, models, cache);
  const related = indexPages(sandbox.site);
  const page = site.pageAt.get(sandbox.brief.url);
  if (page === undefined) throw new Error('The page is not one of its site.');
  return {
    sandbox,
    site,
    related,
    models,
    page,
    pageContext: once(() => openPage(site, page, { isMeasured: true })),
    quickContext: once(() => openPage(site, page, { isMeasured: false })),
    // A site context of its own, because suggestions mark their titles as used.
    suggestions: once(() => suggestPage(openSiteContext(sandbox.site, models, cache), page, related)),
    words: answerWords(language),
    memory: memories.at(-1) ?? null,
    memories,
    onStep,
  };
}

export const issuesOf = ({ sandbox }: ChatContext, ...categories: readonly IssueCategory[]): Issue[] =>
  sandbox.page.issues.filter(({ category }) => categories.includes(category));

/** What a rule is called. */
export const ruleName =
  ({ sandbox }: ChatContext) =>
  (ruleId: string): string =>
    sandbox.page.issues.find((issue) => issue.ruleId === ruleId)?.title ??
    sandbox.rules.find(({ id }) => id === ruleId)?.title ??
    ruleId;

/** Points that a finding took from the page. */
export const pointsLost = ({ sandbox }: ChatContext, ruleId: string): number =>
  sandbox.page.score?.deductions.find((each) => each.ruleId === ruleId)?.points ?? 0;
