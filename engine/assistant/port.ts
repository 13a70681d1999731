/** The types of a chat about one page: a question with its history, an answer. Plain data. */
import type { MessageExtras } from '@pagewright/contract/entities/conversation';
import type { ChatChange } from '../suggest/page-sandbox.ts';
import type { Slots } from './slots.ts';

export type {
  ChangeVerification,
  ChatChange,
  MarkupFix,
  PageSandbox,
  RuleResult,
} from '../suggest/page-sandbox.ts';

/** What the next answer needs to know of this one; stored with the message. */
export interface ChatMemory {
  /** An intent, or the id of a piece of knowledge. */
  readonly topic: string;
  /** Title, description, heading …: what "shorter" and "another" are about. */
  readonly element?: string | null;
  /** The language of the user. */
  readonly language: string;
  /** The questions that were answered last, the latest first: what a follow-up is about. */
  readonly asked?: readonly string[];
  /** The exact paragraph, heading, finding or page that the question was about. */
  readonly target: string | null;
  /** The conditions that were set for the text that was offered last. */
  readonly wanted?: Slots;
  /** Texts that were offered already and are not offered again. */
  readonly offered: readonly string[];
  /** Findings in the order in which they were listed. */
  readonly listed: readonly string[];
  /** The changes that "do it" applies. */
  readonly proposed: readonly ChatChange[];
  /** The changes applied to the copy in this conversation. */
  readonly applied: readonly ChatChange[];
}

export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly memory: ChatMemory | null;
}

export interface ChatQuestion {
  readonly text: string;
  /** The latest messages, in order. */
  readonly earlier: readonly ChatTurn[];
  /** A model was asked first and failed. */
  readonly hasModel?: boolean;
}

export interface ChatAnswer extends MessageExtras {
  /** Markdown. */
  readonly content: string;
  readonly memory: ChatMemory | null;
}
