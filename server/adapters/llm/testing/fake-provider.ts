/** A fake of the providers' APIs on loopback, which responds as the test sets it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ModelSettings } from '../model-settings.ts';

export type Provider = ModelSettings['provider'];
export const providers: readonly Provider[] = [
  'openai',
  'anthropic',
  'google',
  'mistral',
  'openrouter',
  'ollama',
  'openai-compatible',
];

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How the next requests are answered. `onSilence` is called where nothing more is going to come. */
export type Behaviour = (request: ReceivedRequest, response: ServerResponse, onSilence?: () => void) => void;

export interface FakeProvider {
  readonly settings: (provider: Provider) => ModelSettings;
  /** Prompts, without requests of the list of models. */
  readonly requests: ReceivedRequest[];
  behave: Behaviour;
  /** How the list of models is sent; as prompts are answered unless the test sets it. */
  listModels: Behaviour | null;
  readonly close: () => Promise<void>;
}

type Finish = 'stop' | 'length' | 'refusal';

/** An answer in the provider's response format. */
export function wireAnswer(path: string, text: string, finish: Finish = 'stop'): unknown {
  if (path.endsWith('/responses')) {
    const content =
      finish === 'refusal'
        ? { type: 'refusal', refusal: text }
        : { type: 'output_text', text, annotations: [], logprobs: [] };
    return {
      id: 'resp_1',
      object: 'response',
      created_at: 1_763_000_000,
      model: 'test-model',
      status: finish === 'length' ? 'incomplete' : 'completed',
      incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
      output: [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [content] }],
      usage: { input_tokens: 100, output_tokens: 20, total_tokens: 120 },
    };
  }
  if (path.endsWith('/messages'))
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'test-model',
      content: [{ type: 'text', text }],
      stop_reason: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[finish],
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 20 },
    };
  if (path.endsWith(':generateContent'))
    return {
      candidates: [
        {
          content: { role: 'model', parts: finish === 'refusal' ? [] : [{ text }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[finish],
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
    };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_763_000_000,
    model: 'test-model',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: finish === 'refusal' ? '' : text },
        finish_reason: { stop: 'stop', length: 'length', refusal: 'content_filter' }[finish],
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  };
}

const sendJson = (response: ServerResponse, status: number, value: unknown, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
};

export const answering =
  (text: string, finish: Finish = 'stop'): Behaviour =>
  ({ path }, response) =>
    sendJson(response, 200, wireAnswer(path, text, finish));

/** The models as every provider but Gemini lists them. */
export const listing =
  (...ids: readonly string[]): Behaviour =>
  (_request, response) =>
    sendJson(response, 200, { object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

/** What a server says that lacks something. */
export const lacking =
  (message: string, status = 400): Behaviour =>
  (_request, response) =>
    sendJson(response, status, { error: { message, type: 'invalid_request_error' } });

export const failing =
  (status: number, headers = {}): Behaviour =>
  (_request, response) =>
    sendJson(response, status, { error: { message: 'SECRET internals', type: 'error', code: 'x' } }, headers);

export const unresponsive: Behaviour = (_request, _response, onSilence) => onSilence?.();

export const html: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html><script>alert(1)</script><h1>Sign in to the Wi-Fi</h1></html>');
};

/** Half of a valid response, then the connection breaks. */
export const cutting =
  (text: string): Behaviour =>
  ({ path }, response) => {
    const whole = JSON.stringify(wireAnswer(path, text));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length) });
    response.write(whole.slice(0, whole.length / 2), () => response.destroy());
  };

/** Never ends by itself. */
export const flooding: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = 'x'.repeat(65_536);
  const writeChunks = (): void => {
    let isTaken = true;
    while (isTaken && !response.destroyed) isTaken = response.write(chunk);
  };
  response.on('drain', writeChunks);
  writeChunks();
};

/** One behaviour for each request; the last one repeats. */
export function inOrder(...behaviours: readonly Behaviour[]): Behaviour {
  let at = 0;
  return (request, response, onSilence) => {
    const own = behaviours[Math.min(at, behaviours.length - 1)];
    at += 1;
    own?.(request, response, onSilence);
  };
}

/** `onSilence` lets a clock move on, so that no test waits for a timeout. */
export async function startFakeProvider(onSilence = (): void => undefined): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const received = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      const isList = request.method === 'GET' && received.path.endsWith('/models');
      if (!isList) fake.requests.push(received);
      const behave = isList ? (fake.listModels ?? fake.behave) : fake.behave;
      behave(received, response, onSilence);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const fake: FakeProvider = {
    requests: [],
    behave: unresponsive,
    listModels: null,
    settings: (provider) => ({
      provider,
      model: provider === 'anthropic' ? 'claude-test' : 'test-model',
      apiKey: 'key-that-must-stay-secret',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      acceptsImages: true,
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
