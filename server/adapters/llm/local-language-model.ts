/** A model on this machine as the AI SDK sees one, so that prompts, tools, schemas and limits are those of every provider. */
import type { JSONSchema7 } from 'ai';
import type { CallLocalModel, GenerateCall, LocalReply, SdkCall, SdkModel } from './local/local-port.ts';
import { ModelError } from './model-errors.ts';

const usualTokens = 2000;
const textId = 'text';

type StreamPart =
  Awaited<ReturnType<SdkModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;

function callOf({ prompt, responseFormat, tools = [], toolChoice, maxOutputTokens }: SdkCall): GenerateCall {
  const schema = responseFormat?.type === 'json' ? responseFormat.schema : undefined;
  const offered = toolChoice?.type === 'none' ? [] : tools;
  return {
    kind: 'generate',
    prompt,
    ...(schema !== undefined && { schema }),
    tools: offered.flatMap((each) =>
      each.type === 'function'
        ? [
            {
              name: each.name,
              description: each.description ?? '',
              parameters: each.inputSchema as JSONSchema7,
            },
          ]
        : [],
    ),
    maxTokens: maxOutputTokens ?? usualTokens,
  };
}

const partsOf = ({ text, calls }: LocalReply, newId: () => string) => [
  ...(text === '' ? [] : [{ type: 'text' as const, text }]),
  ...calls.map(({ name, input }) => ({
    type: 'tool-call' as const,
    toolCallId: newId(),
    toolName: name,
    input: JSON.stringify(input ?? {}),
  })),
];

const endOf = ({ finish, inputTokens, heldTokens, outputTokens }: LocalReply) => ({
  finishReason: { unified: finish, raw: finish },
  usage: {
    inputTokens: {
      total: inputTokens,
      noCache: inputTokens - heldTokens,
      cacheRead: heldTokens,
      cacheWrite: undefined,
    },
    outputTokens: { total: outputTokens, text: outputTokens, reasoning: undefined },
  },
});

export function createLocalLanguageModel(modelId: string, callModel: CallLocalModel): SdkModel {
  let lastId = 0;
  const newId = (): string => `call-${(lastId += 1)}`;
  const request = async (options: SdkCall, onText?: (text: string) => void): Promise<LocalReply> => {
    const { abortSignal: signal = new AbortController().signal } = options;
    const call = callOf(options);
    if (call.tools.length > 0) {
      const known = await callModel({ kind: 'measure', texts: [] }, { signal });
      if (known.kind === 'measured' && !known.facts.hasTools) throw new ModelError('refused', null, 'tools');
    }
    const answer = await callModel(call, { signal, ...(onText && { onText }) });
    if (answer.kind === 'reply') return answer;
    throw new ModelError(answer.kind === 'failed' ? answer.failure : 'down');
  };
  return {
    specificationVersion: 'v4',
    provider: 'local',
    modelId,
    supportedUrls: {},
    doGenerate: async (options) => {
      const reply = await request(options);
      return { content: partsOf(reply, newId), ...endOf(reply), warnings: [] };
    },
    doStream: (options) => {
      const stream = new ReadableStream<StreamPart>({
        start: async (controller) => {
          controller.enqueue({ type: 'stream-start', warnings: [] });
          controller.enqueue({ type: 'text-start', id: textId });
          try {
            const reply = await request(options, (delta) =>
              controller.enqueue({ type: 'text-delta', id: textId, delta }),
            );
            controller.enqueue({ type: 'text-end', id: textId });
            for (const part of partsOf(reply, newId)) if (part.type === 'tool-call') controller.enqueue(part);
            controller.enqueue({ type: 'finish', ...endOf(reply) });
          } catch (error) {
            controller.enqueue({ type: 'error', error });
          }
          controller.close();
        },
      });
      return Promise.resolve({ stream });
    },
  };
}
