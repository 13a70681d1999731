/** The types of a chat about one page: a question with its history, an answer. Plain data. */
import type { MessageExtras } from '@pagewright/contract/entities/conversation';
import type { ChatChange } from '../suggest/page-sandbox.ts';

export type {
  ChangeVerification,
  ChatChange,
  MarkupFix,
  PageSandbox,
  RuleResult,
} from '../suggest/page-sandbox.ts';

/** What the next answer needs to know of this one; stored with the message. */
export interface ChatMemory {
  /** What was answered: an action, a finding's rule, or the id of a piece of knowledge. */
  readonly topic: string;
  /** The language of the user. */
  readonly language: string;
  /** The rule of the finding that was explained last. */
  readonly target: string | null;
  /** The changes that "apply it" makes. */
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
