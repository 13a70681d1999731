/** The port of chat writers, built in or a language model: a sandbox and a question in, streamed Markdown out. */

import type {
  ChangeVerification,
  ChatAnswer,
  ChatChange,
  ChatQuestion,
  RuleResult,
} from '../assistant/port.ts';
import type { FoundPage } from '../suggest/built-in/search-pages.ts';
import type { ChatBriefing } from './briefing.ts';
import type { ReplyBlock } from './reject-block.ts';

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
  /** What is wrong with a text to paste; null when it may be offered. */
  readonly rejectBlock: (block: ReplyBlock, question: ChatQuestion) => Promise<string | null>;
}

export interface WritingEvents {
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
  /** How long an answer may take; missing for what is usual. */
  readonly answerMs?: number;
  /** Rejects when there is no answer; then nothing is stored and nothing counted. */
  readonly write: (
    sandbox: ChatSandbox,
    question: ChatQuestion,
    events: WritingEvents,
    signal: AbortSignal,
  ) => Promise<ChatAnswer>;
}
