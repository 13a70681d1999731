/** The port of chat writers, built in or a language model: a sandbox and a question in, streamed Markdown out. */

import type {
  ChangeVerification,
  ChatAnswer,
  ChatChange,
  ChatQuestion,
  RuleResult,
} from '../assistant/port.ts';
import type { FoundPage } from '../suggest/facts/search-pages.ts';
import type { ChatBriefing } from './briefing.ts';
import type { BlockCheck, ReplyBlock } from './check-reply.ts';

/** The sandbox of a page, possibly on another thread. Every call rejects when it is closed. */
export interface ChatSandbox {
  /** The built-in answer. */
  readonly answer: (question: ChatQuestion, onStep: (words: string) => void) => Promise<ChatAnswer>;
  /** What a model gets to know about the page. */
  readonly briefing: () => Promise<ChatBriefing>;
  readonly verifyChanges: (changes: readonly ChatChange[]) => Promise<ChangeVerification | null>;
  readonly evaluateRule: (ruleId: string) => Promise<RuleResult>;
  /** Other pages of the site that speak of something, the nearest first. */
  readonly searchPages: (query: string) => Promise<readonly FoundPage[]>;
  /** Whether a text to paste may be offered. */
  readonly checkBlock: (block: ReplyBlock, question: ChatQuestion) => Promise<BlockCheck>;
  /** Why a sentence of a reply may not be shown; null when it may. */
  readonly harmIn: (prose: string, question: ChatQuestion) => Promise<string | null>;
  /** Actions that could come next, in the language of the question. */
  readonly followUps: (question: ChatQuestion) => Promise<readonly string[]>;
}

export interface WritingEvents {
  /** Who asks, where several share a model. */
  readonly userId?: string;
  /** What is being done before text arrives. */
  readonly onStep: (words: string) => void;
  /** More of the Markdown. */
  readonly onPiece: (text: string) => void;
  /** The Markdown starts over. */
  readonly onRestart: () => void;
}

export interface ChatWriter {
  /** As shown with messages. */
  readonly name: string;
  /** It answers by actions and knowledge: no model is connected. */
  readonly isBuiltIn?: true;
  /** How long an answer may take; missing for what is usual. */
  readonly answerMs?: number;
  /** Whether an answer ends when nobody waits for it any more: it would keep this machine busy. */
  readonly stopsWhenLeft?: boolean;
  /** Rejects when there is no answer; then nothing is stored and nothing counted. */
  readonly write: (
    sandbox: ChatSandbox,
    question: ChatQuestion,
    events: WritingEvents,
    signal: AbortSignal,
  ) => Promise<ChatAnswer>;
}
