/** What the server and the analyst's thread say to each other about one page that is talked about. */
import type { ChatBriefing } from '@pagewright/engine/advise/chat/briefing';
import type {
  ChatAnswer,
  ChatChange,
  ChatQuestion,
  RuleAnswer,
  Trial,
} from '@pagewright/engine/advise/chat/port';
import type { FreshPage } from '@pagewright/engine/analyze-page';

export interface BenchOrder {
  /** The analysis as JSON text: it is taken apart where that blocks nobody. */
  readonly report: string;
  readonly pageUrl: string;
  readonly copy: { readonly fresh: FreshPage; readonly fetchedAt: string } | null;
  /** As 2026-11-15. */
  readonly today: string;
}

export type ChatTask =
  /** Somebody is about to ask: what answering takes is loaded. */
  | { readonly kind: 'chat-warm' }
  | { readonly kind: 'chat-open'; readonly order: BenchOrder }
  | { readonly kind: 'chat-answer'; readonly question: ChatQuestion }
  | { readonly kind: 'chat-briefing' }
  | { readonly kind: 'chat-try'; readonly changes: readonly ChatChange[] }
  | { readonly kind: 'chat-rule'; readonly ruleId: string };

/** One for each task, after any number of steps. */
export type ChatReply =
  | { readonly kind: 'chat-warmed' }
  | { readonly kind: 'chat-opened'; readonly isThere: boolean }
  | { readonly kind: 'chat-answered'; readonly answer: ChatAnswer }
  | { readonly kind: 'chat-briefed'; readonly briefing: ChatBriefing }
  | { readonly kind: 'chat-tried'; readonly trial: Trial | null }
  | { readonly kind: 'chat-asked'; readonly answer: RuleAnswer }
  | { readonly kind: 'chat-failed'; readonly message: string };

export interface ChatStep {
  readonly kind: 'chat-step';
  readonly words: string;
}
