/** The port of those who write answers, built in or a model: a page on the bench, a question, and words as they come. */
import type { ChatBriefing } from './briefing.ts';
import type { ChatAnswer, ChatChange, ChatQuestion, RuleAnswer, Trial } from './port.ts';

/** A page on the bench, wherever the bench stands. Every call rejects when the bench is gone. */
export interface ChatBench {
  /** The built-in analyst's answer. */
  readonly answer: (question: ChatQuestion, onStep: (words: string) => void) => Promise<ChatAnswer>;
  /** What a model is told of the page. */
  readonly briefing: () => Promise<ChatBriefing>;
  readonly attempt: (changes: readonly ChatChange[]) => Promise<Trial | null>;
  readonly askRule: (ruleId: string) => Promise<RuleAnswer>;
}

export interface WritingEvents {
  /** What is being done before words can come. */
  readonly onStep: (words: string) => void;
  /** More of the Markdown. */
  readonly onPiece: (text: string) => void;
  /** The Markdown begins again. */
  readonly onRestart: () => void;
}

export interface ChatWriter {
  /** As messages name it. */
  readonly name: string;
  /** Rejects when no answer came of it; then nothing is kept and nothing counted. */
  readonly write: (
    bench: ChatBench,
    question: ChatQuestion,
    events: WritingEvents,
    signal: AbortSignal,
  ) => Promise<ChatAnswer>;
}
