/** Where one question is answered: the page on the bench, the analyst's desk, and the words of the person's language. */
import type { Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import type { AdvisedPage, PageForAdvice } from '../advisor.ts';
import { advisePage } from '../analyst/advise-page.ts';
import type { Models } from '../analyst/models.ts';
import { openPage, type PageDesk } from '../analyst/page-desk.ts';
import { indexPages, type RelatedPages } from '../analyst/related-pages.ts';
import { openDesk, type SiteDesk } from '../analyst/site-desk.ts';
import type { ChatMemory, Workbench } from './port.ts';
import { type AnswerWords, answerWords } from './words/answer-words.ts';

export interface Room {
  readonly bench: Workbench;
  readonly site: SiteDesk;
  readonly related: RelatedPages;
  readonly models: Models | null;
  readonly page: PageForAdvice;
  /** Null when the analyst does not write in the page's language. */
  readonly desk: () => Promise<PageDesk | null>;
  /** The same without comparing sentences, which takes a moment. */
  readonly quickDesk: () => Promise<PageDesk | null>;
  /** What a scan would advise for the page as it is now. */
  readonly advised: () => Promise<AdvisedPage>;
  readonly words: AnswerWords;
  /** Of the answer before this one. */
  readonly memory: ChatMemory | null;
  /** Of all answers so far, in order. */
  readonly memories: readonly ChatMemory[];
  /** Told while something takes a moment. */
  readonly onStep: (words: string) => void;
}

/** Works once, whoever asks. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= work());
}

export interface RoomParts {
  readonly bench: Workbench;
  readonly models: Models | null;
  readonly language: string;
  readonly memories: readonly ChatMemory[];
  readonly onStep: (words: string) => void;
}

export function openRoom({ bench, models, language, memories, onStep }: RoomParts): Room {
  const site = openDesk(bench.site, models);
  const related = indexPages(bench.site);
  const page = site.pageAt.get(bench.brief.url);
  if (page === undefined) throw new Error('The page is not one of its site.');
  return {
    bench,
    site,
    related,
    models,
    page,
    desk: once(() => openPage(site, page, { isMeasured: true })),
    quickDesk: once(() => openPage(site, page, { isMeasured: false })),
    // A desk of its own: advice marks its titles as used.
    advised: once(() => advisePage(openDesk(bench.site, models), page, related)),
    words: answerWords(language),
    memory: memories.at(-1) ?? null,
    memories,
    onStep,
  };
}

export const issuesOf = ({ bench }: Room, ...categories: readonly IssueCategory[]): Issue[] =>
  bench.page.issues.filter(({ category }) => categories.includes(category));

/** What a rule is called. */
export const ruleName =
  ({ bench }: Room) =>
  (ruleId: string): string =>
    bench.page.issues.find((issue) => issue.ruleId === ruleId)?.title ??
    bench.rules.find(({ id }) => id === ruleId)?.title ??
    ruleId;

/** Points that a finding took from the page. */
export const pointsLost = ({ bench }: Room, ruleId: string): number =>
  bench.page.score?.deductions.find((each) => each.ruleId === ruleId)?.points ?? 0;
