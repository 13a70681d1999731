/** Answers as the four providers stream them: text in pieces, tool calls, and every way a stream can fail. */
import type { ServerResponse } from 'node:http';
import type { Behaviour } from './fake-provider.ts';

type Finish = 'stop' | 'length' | 'refusal';

export interface StreamedCall {
  readonly tool: string;
  readonly input: object;
}

interface Wire {
  /** Events before, one for each piece, and after. */
  readonly words: (pieces: readonly string[], finish: Finish) => object[];
  readonly call: (call: StreamedCall) => object[];
  /** What comes after the last event; empty when nothing does. */
  readonly end: string;
}

const responses: Wire = {
  words: (pieces, finish) => {
    const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [] };
    const status = finish === 'length' ? 'incomplete' : 'completed';
    return [
      {
        type: 'response.created',
        response: { id: 'resp_1', created_at: 1_763_000_000, model: 'test-model' },
      },
      { type: 'response.output_item.added', output_index: 0, item: { ...message, status: 'in_progress' } },
      ...pieces.map((delta) => ({
        type: finish === 'refusal' ? 'response.refusal.delta' : 'response.output_text.delta',
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        delta,
      })),
      { type: 'response.output_item.done', output_index: 0, item: message },
      {
        type: status === 'completed' ? 'response.completed' : 'response.incomplete',
        response: {
          incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
          usage: { input_tokens: 100, output_tokens: 20 },
        },
      },
    ];
  },
  call: ({ tool, input }) => {
    const item = {
      type: 'function_call',
      id: 'fc_1',
      call_id: 'call_1',
      name: tool,
      arguments: JSON.stringify(input),
    };
    return [
      {
        type: 'response.created',
        response: { id: 'resp_1', created_at: 1_763_000_000, model: 'test-model' },
      },
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { ...item, arguments: '', status: 'in_progress' },
      },
      {
        type: 'response.function_call_arguments.delta',
        item_id: 'fc_1',
        output_index: 0,
        delta: item.arguments,
      },
      { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
      { type: 'response.completed', response: { usage: { input_tokens: 100, output_tokens: 20 } } },
    ];
  },
  end: '',
};

const anthropicStart = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-test',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 1 },
  },
};

const anthropicEnd = (reason: string): object[] => [
  { type: 'content_block_stop', index: 0 },
  {
    type: 'message_delta',
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: 20 },
  },
  { type: 'message_stop' },
];

const messages: Wire = {
  words: (pieces, finish) => [
    anthropicStart,
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...pieces.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
    ...anthropicEnd({ stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[finish]),
  ],
  call: ({ tool, input }) => [
    anthropicStart,
    {
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'tool_use', id: 'toolu_1', name: tool, input: {} },
    },
    {
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
    },
    ...anthropicEnd('tool_use'),
  ],
  end: '',
};

const candidate = (part: object | null, finishReason?: string): object => ({
  candidates: [
    {
      content: { role: 'model', parts: part === null ? [] : [part] },
      index: 0,
      ...(finishReason && { finishReason }),
    },
  ],
  usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
});

const generate: Wire = {
  words: (pieces, finish) => [
    ...(finish === 'refusal' ? [] : pieces.map((text) => candidate({ text }))),
    candidate(null, { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[finish]),
  ],
  call: ({ tool, input }) => [candidate({ functionCall: { name: tool, args: input } }, 'STOP')],
  end: '',
};

const chunk = (delta: object, finish_reason: string | null = null): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_763_000_000,
  model: 'test-model',
  choices: [{ index: 0, delta, finish_reason }],
});

const completions: Wire = {
  words: (pieces, finish) => [
    chunk({ role: 'assistant', content: '' }),
    ...(finish === 'refusal' ? [] : pieces.map((content) => chunk({ content }))),
    chunk({}, { stop: 'stop', length: 'length', refusal: 'content_filter' }[finish]),
  ],
  call: ({ tool, input }) => [
    chunk({
      role: 'assistant',
      tool_calls: [
        {
          index: 0,
          id: 'call_1',
          type: 'function',
          function: { name: tool, arguments: JSON.stringify(input) },
        },
      ],
    }),
    chunk({}, 'tool_calls'),
  ],
  end: 'data: [DONE]\n\n',
};

export function wireOf(path: string): Wire {
  if (path.endsWith('/responses')) return responses;
  if (path.endsWith('/messages')) return messages;
  return path.includes(':streamGenerateContent') ? generate : completions;
}

export const lineOf = (event: object): string => {
  const name = 'type' in event ? `event: ${String(event.type)}\n` : '';
  return `${name}data: ${JSON.stringify(event)}\n\n`;
};

export const openStream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
};

/** Text in pieces of a few characters. */
export const pieces = (text: string): string[] => text.match(/[\s\S]{1,7}/g) ?? [];

export const streaming =
  (text: string, finish: Finish = 'stop'): Behaviour =>
  ({ path }, response) => {
    const wire = wireOf(path);
    openStream(response);
    for (const event of wire.words(pieces(text), finish)) response.write(lineOf(event));
    response.end(wire.end);
  };

export const calling =
  (call: StreamedCall): Behaviour =>
  ({ path }, response) => {
    const wire = wireOf(path);
    openStream(response);
    for (const event of wire.call(call)) response.write(lineOf(event));
    response.end(wire.end);
  };

/** The first half of the text, then the connection breaks. */
export const cuttingStream =
  (text: string, isClean = false): Behaviour =>
  ({ path }, response) => {
    openStream(response);
    const events = wireOf(path).words(pieces(text), 'stop');
    const half = events
      .slice(0, Math.ceil(events.length / 2))
      .map(lineOf)
      .join('');
    if (isClean) response.end(half);
    else response.write(half, () => response.destroy());
  };

/** Text, then invalid data. */
export const garblingStream =
  (text: string): Behaviour =>
  ({ path }, response) => {
    openStream(response);
    const [first, second, third] = wireOf(path).words(pieces(text), 'stop');
    for (const event of [first, second, third]) if (event !== undefined) response.write(lineOf(event));
    response.write('data: {"this is": not JSON\n\n');
    response.end('data: [1, 2\n\n');
  };

/** Text, then nothing on an open connection. */
export const fallingSilent =
  (text: string): Behaviour =>
  ({ path }, response, onSilence) => {
    openStream(response);
    const events = wireOf(path).words(pieces(text), 'stop').slice(0, 4);
    // Not before the words have arrived, which start the client's time over.
    response.write(events.map(lineOf).join(''), () => void setTimeout(() => onSilence?.(), 20));
  };
