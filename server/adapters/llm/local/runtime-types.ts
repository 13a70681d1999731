/** The part of node-llama-cpp that is used: it is installed on demand, so its own types are not there when this is checked. */
import type { JSONSchema7 } from 'ai';

export interface FunctionCallItem {
  readonly type: 'functionCall';
  readonly name: string;
  readonly params: unknown;
  readonly result: unknown;
}

export type HistoryItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: (string | FunctionCallItem)[] };

export type Functions = Readonly<
  Record<string, { readonly description: string; readonly params: JSONSchema7 }>
>;

export interface ContextText {
  readonly tokenize: (tokenizer: unknown) => readonly number[];
}

export interface ChatWrapper {
  readonly wrapperName: string;
  readonly usingJinjaFunctionCallTemplate?: boolean;
  readonly settings: { readonly functions: { readonly call: { readonly prefix: unknown } } };
  readonly generateContextState: (state: {
    readonly chatHistory: readonly HistoryItem[];
    readonly availableFunctions?: Functions;
    readonly documentFunctionParams?: boolean;
  }) => { readonly contextText: ContextText };
}

export interface Sequence {
  readonly nextTokenIndex: number;
  readonly tokenMeter: { readonly usedInputTokens: number; readonly usedOutputTokens: number };
  readonly adaptStateToTokens: (tokens: readonly number[], allowShift?: boolean) => Promise<void>;
  readonly evaluateWithoutGeneratingNewTokens: (tokens: readonly number[]) => Promise<void>;
}

export interface Context {
  readonly contextSize: number;
  readonly getSequence: () => Sequence;
}

export interface Model {
  readonly trainContextSize: number;
  readonly tokenizer: unknown;
  readonly tokenize: (text: string) => readonly number[];
  readonly createContext: (options: {
    readonly contextSize: number | { readonly min: number; readonly max: number };
    readonly sequences: number;
    readonly batchSize: number;
  }) => Promise<Context>;
}

export interface Llama {
  readonly gpu: string | false;
  readonly loadModel: (options: { readonly modelPath: string }) => Promise<Model>;
  readonly createGrammarForJsonSchema: (schema: JSONSchema7) => Promise<unknown>;
}

export interface Chat {
  readonly chatWrapper: ChatWrapper;
  readonly generateResponse: (
    history: readonly HistoryItem[],
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{
    readonly response: string;
    readonly functionCalls?: readonly { readonly functionName: string; readonly params: unknown }[];
    readonly metadata: { readonly stopReason: string };
  }>;
  readonly dispose: (options: { readonly disposeSequence: boolean }) => void;
}

export interface Runtime {
  readonly getLlama: (options: Readonly<Record<string, unknown>>) => Promise<Llama>;
  readonly LlamaChat: new (options: {
    readonly contextSequence: Sequence;
    readonly chatWrapper?: ChatWrapper;
  }) => Chat;
  readonly ChatWrapper: {
    readonly defaultSettings: { readonly functions: { readonly call: { readonly prefix: unknown } } };
  };
  readonly InsufficientMemoryError: new () => Error;
  readonly GgufArchitectureType: Readonly<Record<string, string>>;
  readonly readGgufFileInfo: (
    file: string,
  ) => Promise<{ readonly metadata: { readonly general?: { readonly architecture?: string } } }>;
}
