/** Answers chat messages about one page of a report, which is parsed once for each connection. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { answerMessage } from '@pagewright/engine/assistant/answer-message';
import type { AssistantLanguages } from '@pagewright/engine/assistant/message-language';
import type {
  ChangeVerification,
  ChatAnswer,
  ChatChange,
  ChatQuestion,
  PageSandbox,
  RuleResult,
} from '@pagewright/engine/assistant/port';
import { followUpsFor, startersFor } from '@pagewright/engine/assistant/starters';
import { briefingOf, type ChatBriefing } from '@pagewright/engine/chat/briefing';
import {
  type BlockCheck,
  openReplyCheck,
  type ReplyBlock,
  type ReplyCheck,
} from '@pagewright/engine/chat/check-reply';
import type { FreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import { openPageSandbox } from '@pagewright/engine/pipeline/open-page-sandbox';
import { type FoundPage, searchPages } from '@pagewright/engine/suggest/facts/search-pages';
import type { CallContext } from './rpc.ts';

export interface ChatPage {
  /** The analysis as JSON text, parsed here so that it does not block the server. */
  readonly report: string;
  readonly pageUrl: string;
}

export interface OpenedChat {
  /** Questions to begin with. */
  readonly starters: readonly string[];
  /** Which version of the page the report is about. */
  readonly version: NonNullable<Page['checkedAs']>;
}

export interface PageCopy {
  /** Null when the page could not be fetched. */
  readonly copy: { readonly fresh: FreshPage; readonly fetchedAt: string } | null;
  /** As 2026-11-15. */
  readonly today: string;
}

interface Asked {
  readonly question: ChatQuestion;
}

const parseReport = (text: string): Analysis => Analysis.parse(JSON.parse(text));

/** One for each connection; the languages are shared. `parse` reads the report. */
export function openChatHandlers(languages: AssistantLanguages, parse = parseReport) {
  let page: { readonly analysis: Analysis; readonly pageUrl: string } | null = null;
  let sandbox: PageSandbox | null = null;
  const loaded = (): PageSandbox => {
    if (sandbox === null) throw new Error('No page is loaded.');
    return sandbox;
  };
  // A connection is for one message, so that all is checked for the same question.
  let check: ReplyCheck | null = null;
  const replyCheck = (question: ChatQuestion): ReplyCheck => (check ??= openReplyCheck(loaded(), question));
  return {
    /** The first search of a language takes the longest. */
    warmChat: (): void => void languages.searchOf('en'),
    /** Null when the report has no such page. */
    openChat: ({ report, pageUrl }: ChatPage): OpenedChat | null => {
      const analysis = parse(report);
      const stored = analysis.pages.find(({ url }) => url === pageUrl);
      if (stored === undefined) return null;
      page = { analysis, pageUrl };
      return { starters: startersFor(stored), version: stored.checkedAs ?? 'html' };
    },
    loadPage: (input: PageCopy): void => {
      sandbox = page && openPageSandbox({ ...page, ...input });
      loaded();
    },
    /** Emits its steps. */
    answer: async (question: ChatQuestion, { emit }: CallContext<string>): Promise<ChatAnswer> => {
      return answerMessage(question, { sandbox: loaded(), languages, onStep: emit });
    },
    briefing: (): ChatBriefing => briefingOf(loaded()),
    verifyChanges: (changes: readonly ChatChange[]): ChangeVerification | null =>
      loaded().verifyChanges(changes),
    evaluateRule: (ruleId: string): RuleResult => loaded().evaluateRule(ruleId),
    searchPages: (query: string): readonly FoundPage[] => searchPages(loaded(), query),
    checkBlock: ({ block, question }: Asked & { readonly block: ReplyBlock }): BlockCheck =>
      replyCheck(question).checkBlock(block),
    harmIn: ({ prose, question }: Asked & { readonly prose: string }): string | null =>
      replyCheck(question).harmIn(prose),
    followUps: (question: ChatQuestion): readonly string[] =>
      followUpsFor(loaded().page, question, languages.languageOf(question.text, null)),
  };
}
