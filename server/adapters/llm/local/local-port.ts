/** What a model in a process of its own is asked, and what it answers: plain data between threads and processes. */
import type { JSONSchema7, LanguageModel } from 'ai';

/** The AI SDK's interface to a model. */
export type SdkModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;
export type SdkCall = Parameters<SdkModel['doGenerate']>[0];
export type SdkPrompt = SdkCall['prompt'];

export interface LocalTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: JSONSchema7;
}

export interface GenerateCall {
  readonly kind: 'generate';
  readonly prompt: SdkPrompt;
  /** The answer is held to it by a grammar. */
  readonly schema?: JSONSchema7;
  readonly tools: readonly LocalTool[];
  readonly maxTokens: number;
}

/** Also tells what the model can do; loads it where it is not loaded. */
export interface MeasureCall {
  readonly kind: 'measure';
  readonly texts: readonly string[];
}

export type LocalCall = GenerateCall | MeasureCall;

export interface LocalFacts {
  /** Tokens of prompt and answer together. */
  readonly context: number;
  /** Answers at the same time. */
  readonly sequences: number;
  /** Null when it runs on the processor. */
  readonly gpu: string | null;
  readonly threads: number;
  /** Whether its own conversation format has tool calls. */
  readonly hasTools: boolean;
}

/** Why there is no answer; `ModelError` has the words. */
export const localFailures = [
  'uninstalled',
  'absent',
  'damaged',
  'unsupported',
  'memory',
  'died',
  'long',
] as const;
export type LocalFailure = (typeof localFailures)[number];

export interface LocalReply {
  readonly kind: 'reply';
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly input: unknown }[];
  readonly finish: 'stop' | 'length' | 'tool-calls';
  readonly inputTokens: number;
  /** Of them, what the model still held of an earlier prompt. */
  readonly heldTokens: number;
  readonly outputTokens: number;
}

export type LocalAnswer =
  | LocalReply
  | { readonly kind: 'measured'; readonly facts: LocalFacts; readonly tokens: readonly number[] }
  | { readonly kind: 'failed'; readonly failure: LocalFailure };

export interface LocalCallOptions {
  readonly signal: AbortSignal;
  /** Text as it comes. */
  readonly onText?: (text: string) => void;
}

/** Rejects only with the signal's reason. */
export type CallLocalModel = (call: LocalCall, options: LocalCallOptions) => Promise<LocalAnswer>;

/** What the process needs to load a model. */
export interface LoadInput {
  /** Of the runtime's module. */
  readonly runtime: string;
  readonly file: string;
  /** Null to choose it by model and memory. */
  readonly context: number | null;
  /** Null to choose it by memory. */
  readonly sequences: number | null;
}

/** What the process does when it is called. */
export type ModelProcessApi = {
  readonly load: (
    input: LoadInput,
  ) => Promise<LocalFacts | { readonly failure: LocalFailure; readonly detail: string }>;
  readonly answer: (
    call: LocalCall,
    context: { readonly signal: AbortSignal; readonly emit: (text: string) => void },
  ) => Promise<LocalAnswer>;
};
