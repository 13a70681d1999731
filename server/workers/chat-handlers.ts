/** Answers chat messages about one page of a report, which is parsed once for each connection. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { answerQuestion } from '@pagewright/engine/assistant/answer-question';
import type {
  ChangeVerification,
  ChatAnswer,
  ChatChange,
  ChatQuestion,
  PageSandbox,
  RuleResult,
} from '@pagewright/engine/assistant/port';
import { startersFor } from '@pagewright/engine/assistant/starters';
import { briefingOf, type ChatBriefing } from '@pagewright/engine/chat/briefing';
import { type ReplyBlock, rejectBlock } from '@pagewright/engine/chat/reject-block';
import type { FreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import { openPageSandbox } from '@pagewright/engine/pipeline/open-page-sandbox';
import type { Models } from '@pagewright/engine/suggest/built-in/models';
import { type FoundPage, searchPages } from '@pagewright/engine/suggest/built-in/search-pages';
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

const parseReport = (text: string): Analysis => Analysis.parse(JSON.parse(text));

/** One for each connection. `parse` reads the report. */
export function openChatHandlers(loadModels: () => Promise<Models>, parse = parseReport) {
  let page: { readonly analysis: Analysis; readonly pageUrl: string } | null = null;
  let sandbox: PageSandbox | null = null;
  const loaded = (): PageSandbox => {
    if (sandbox === null) throw new Error('No page is loaded.');
    return sandbox;
  };
  return {
    loadChatModels: async (): Promise<void> => void (await loadModels()),
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
    /** Emits its steps. The models are for English; other languages are answered without. */
    answer: async (question: ChatQuestion, { emit }: CallContext<string>): Promise<ChatAnswer> => {
      const opened = loaded();
      const models = opened.brief.language === 'en' ? await loadModels().catch(() => null) : null;
      // Only a message in English is encoded, on a page in any language.
      const encode: Models['embed'] = async (texts) => (await loadModels()).embed(texts);
      return answerQuestion(question, { sandbox: opened, models, encode, onStep: emit });
    },
    briefing: (): ChatBriefing => briefingOf(loaded()),
    verifyChanges: (changes: readonly ChatChange[]): ChangeVerification | null =>
      loaded().verifyChanges(changes),
    evaluateRule: (ruleId: string): RuleResult => loaded().evaluateRule(ruleId),
    searchPages: (query: string): readonly FoundPage[] => searchPages(loaded(), query),
    rejectBlock: ({ block, question }: { readonly block: ReplyBlock; readonly question: ChatQuestion }) =>
      rejectBlock(loaded(), block, question),
  };
}
