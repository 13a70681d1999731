/** The program that holds a model: loads it with llama.cpp and answers one call on each of its sequences. */
import { existsSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { Rpc } from '../../../workers/rpc.ts';
import { boundSchema } from './bound-schema.ts';
import { historyOf } from './chat-history.ts';
import type {
  GenerateCall,
  LoadInput,
  LocalFacts,
  LocalFailure,
  LocalReply,
  ModelProcessApi,
} from './local-port.ts';
import type {
  Chat,
  ChatWrapper,
  Context,
  Functions,
  Llama,
  Model,
  Runtime,
  Sequence,
} from './runtime-types.ts';

/** Requests to the server have priority. */
const niceness = 5;
const usualContext = { gpu: 16_384, cpu: 8192, least: 2048 } as const;
const usualSequences = 2;
/** An answer with less room than this is not begun. */
const answerLeast = 64;
/** A prompt is read in pieces of about this time, so that a cancelled one is not read to its end. */
const pieceMs = 500;
const pieceTokens = { first: 2, least: 1, most: 512 } as const;
const temperature = 0.3;

interface Loaded {
  readonly llama: Llama;
  readonly model: Model;
  readonly wrapper: ChatWrapper;
  readonly runtime: Runtime;
  readonly facts: LocalFacts;
  readonly free: Sequence[];
  readonly waiting: ((sequence: Sequence) => void)[];
}

/** Why a file was not loaded, by what can be read of it. */
async function whyNotLoaded(runtime: Runtime, file: string, error: unknown): Promise<LocalFailure> {
  if (error instanceof runtime.InsufficientMemoryError) return 'memory';
  if (!existsSync(file)) return 'absent';
  const info = await runtime.readGgufFileInfo(file).catch(() => null);
  const architecture = info?.metadata.general?.architecture;
  if (architecture === undefined) return 'damaged';
  return Object.values(runtime.GgufArchitectureType).includes(architecture) ? 'damaged' : 'unsupported';
}

/** As large as model and memory allow up to what is usual; fewer sequences before a smaller context. */
async function openContext(model: Model, llama: Llama, runtime: Runtime, { context, sequences }: LoadInput) {
  const most = Math.min(model.trainContextSize, llama.gpu === false ? usualContext.cpu : usualContext.gpu);
  const contextSize = context ?? { min: Math.min(usualContext.least, most), max: most };
  const open = (count: number): Promise<Context> =>
    model.createContext({ contextSize, sequences: count, batchSize: pieceTokens.most });
  if (sequences !== null) return { opened: await open(sequences), count: sequences };
  try {
    return { opened: await open(usualSequences), count: usualSequences };
  } catch (error) {
    if (!(error instanceof runtime.InsufficientMemoryError)) throw error;
    return { opened: await open(1), count: 1 };
  }
}

/** A format that only has the runtime's own way of calls was not trained on any. */
const hasOwnCalls = (wrapper: ChatWrapper, { ChatWrapper: base }: Runtime): boolean =>
  wrapper.usingJinjaFunctionCallTemplate ??
  JSON.stringify(wrapper.settings.functions.call.prefix) !==
    JSON.stringify(base.defaultSettings.functions.call.prefix);

async function load(input: LoadInput): Promise<Loaded | { failure: LocalFailure; detail: string }> {
  const runtime: Runtime = await import(input.runtime);
  const threads = Math.max(1, availableParallelism() - 1);
  try {
    const llama = await runtime.getLlama({
      build: 'never',
      skipDownload: true,
      logLevel: 'error',
      maxThreads: threads,
    });
    const model = await llama.loadModel({ modelPath: input.file });
    const { opened, count } = await openContext(model, llama, runtime, input);
    const free = Array.from({ length: count }, () => opened.getSequence());
    const [first] = free;
    if (first === undefined) throw new Error('There is no sequence.');
    const chat = new runtime.LlamaChat({ contextSequence: first });
    const { chatWrapper: wrapper } = chat;
    chat.dispose({ disposeSequence: false });
    const gpu = llama.gpu === false ? null : llama.gpu;
    const hasTools = hasOwnCalls(wrapper, runtime);
    const facts = { context: opened.contextSize, sequences: count, gpu, threads, hasTools };
    return { llama, model, wrapper, runtime, facts, free, waiting: [] };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { failure: await whyNotLoaded(runtime, input.file, error), detail };
  }
}

async function withSequence<T>(
  { free, waiting }: Loaded,
  work: (sequence: Sequence) => Promise<T>,
): Promise<T> {
  const sequence = free.pop() ?? (await new Promise<Sequence>((resolve) => waiting.push(resolve)));
  try {
    return await work(sequence);
  } finally {
    const next = waiting.shift();
    if (next === undefined) free.push(sequence);
    else next(sequence);
  }
}

/** Reads the prompt into the sequence; what it still holds of an earlier prompt is not read again, and counted. */
async function readPrompt(
  sequence: Sequence,
  tokens: readonly number[],
  signal: AbortSignal,
): Promise<number> {
  await sequence.adaptStateToTokens(tokens, false);
  const held = sequence.nextTokenIndex;
  let size: number = pieceTokens.first;
  // The last token is left for the answer to begin with.
  for (let at = held; at < tokens.length - 1; ) {
    signal.throwIfAborted();
    const startedAt = performance.now();
    const end = Math.min(at + size, tokens.length - 1);
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(at, end));
    const ms = Math.max(1, performance.now() - startedAt);
    size = Math.round(Math.min(pieceTokens.most, Math.max(pieceTokens.least, ((end - at) * pieceMs) / ms)));
    at = end;
  }
  signal.throwIfAborted();
  return held;
}

const finishes: Readonly<Record<string, LocalReply['finish']>> = {
  maxTokens: 'length',
  functionCalls: 'tool-calls',
};

/** A grammar of numbers allows exponents that no number has. */
const withFiniteNumbers = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (_, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? Number.MAX_SAFE_INTEGER : value,
    ),
  );

async function generate(
  loaded: Loaded,
  { prompt, schema, tools, maxTokens }: GenerateCall,
  { signal, emit }: { readonly signal: AbortSignal; readonly emit: (text: string) => void },
): Promise<LocalReply | { readonly kind: 'failed'; readonly failure: LocalFailure }> {
  const { runtime, llama, model, wrapper, facts } = loaded;
  const history = historyOf(prompt);
  const functions: Functions | undefined =
    tools.length === 0
      ? undefined
      : Object.fromEntries(
          tools.map(({ name, description, parameters }) => [
            name,
            { description, params: boundSchema(parameters) },
          ]),
        );
  const called = functions && { functions, documentFunctionParams: true, maxParallelFunctionCalls: 1 };
  const { contextText } = wrapper.generateContextState({
    chatHistory: history,
    ...(functions && { availableFunctions: functions, documentFunctionParams: true }),
  });
  const tokens = contextText.tokenize(model.tokenizer);
  const room = facts.context - tokens.length - 8;
  if (room < answerLeast) return { kind: 'failed', failure: 'long' };
  const grammar = schema && (await llama.createGrammarForJsonSchema(boundSchema(schema)));
  return withSequence(loaded, async (sequence) => {
    const heldTokens = await readPrompt(sequence, tokens, signal);
    const before = sequence.tokenMeter.usedOutputTokens;
    const chat: Chat = new runtime.LlamaChat({ contextSequence: sequence, chatWrapper: wrapper });
    try {
      const {
        response,
        functionCalls = [],
        metadata,
      } = await chat.generateResponse(history, {
        ...(grammar !== undefined ? { grammar } : called),
        signal,
        temperature,
        maxTokens: Math.min(maxTokens, room),
        budgets: { thoughtTokens: 0 },
        onTextChunk: emit,
      });
      return {
        kind: 'reply',
        text:
          grammar === undefined || metadata.stopReason === 'maxTokens'
            ? response
            : withFiniteNumbers(response),
        calls: functionCalls.map(({ functionName: name, params: input }) => ({ name, input })),
        finish: finishes[metadata.stopReason] ?? 'stop',
        inputTokens: tokens.length,
        heldTokens,
        outputTokens: sequence.tokenMeter.usedOutputTokens - before,
      };
    } finally {
      chat.dispose({ disposeSequence: false });
    }
  });
}

function createApi(): ModelProcessApi {
  let loaded: Loaded | null = null;
  return {
    load: async (input) => {
      const outcome = await load(input);
      if ('failure' in outcome) return outcome;
      loaded = outcome;
      return outcome.facts;
    },
    answer: async (call, context) => {
      if (loaded === null) throw new Error('No model is loaded.');
      if (call.kind === 'generate') return generate(loaded, call, context);
      const { model, facts } = loaded;
      return { kind: 'measured', facts, tokens: call.texts.map((text) => model.tokenize(text).length) };
    },
  };
}

setPriority(niceness);
process.on('disconnect', () => process.exit());
void new Rpc(
  {
    postMessage: (message) => void process.send?.(message),
    on: (event, listener) => process.on(event, listener),
    close: () => process.disconnect(),
  },
  createApi,
);
