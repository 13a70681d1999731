/** A server on loopback that speaks the protocols of the four kinds of providers, well or badly, as it is told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ModelSettings } from '../model-settings.ts';

export type Provider = ModelSettings['provider'];
export const providers: readonly Provider[] = ['openai', 'anthropic', 'google', 'openai-compatible'];

export interface Heard {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How the next questions are answered. */
export type Behaviour = (heard: Heard, response: ServerResponse) => void;

export interface FakeProvider {
  readonly settings: (provider: Provider) => ModelSettings;
  readonly heard: Heard[];
  behave: Behaviour;
  readonly close: () => Promise<void>;
}

type Ending = 'stop' | 'length' | 'refusal';

/** An answer in the form of the protocol that was spoken. */
export function wireAnswer(path: string, text: string, ending: Ending = 'stop'): unknown {
  if (path.endsWith('/responses')) {
    const content =
      ending === 'refusal'
        ? { type: 'refusal', refusal: text }
        : { type: 'output_text', text, annotations: [], logprobs: [] };
    return {
      id: 'resp_1',
      object: 'response',
      created_at: 1_763_000_000,
      model: 'test-model',
      status: ending === 'length' ? 'incomplete' : 'completed',
      incomplete_details: ending === 'length' ? { reason: 'max_output_tokens' } : null,
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
      stop_reason: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[ending],
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 20 },
    };
  if (path.endsWith(':generateContent'))
    return {
      candidates: [
        {
          content: { role: 'model', parts: ending === 'refusal' ? [] : [{ text }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[ending],
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
        message: { role: 'assistant', content: ending === 'refusal' ? '' : text },
        finish_reason: { stop: 'stop', length: 'length', refusal: 'content_filter' }[ending],
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
  (text: string, ending: Ending = 'stop'): Behaviour =>
  ({ path }, response) =>
    sendJson(response, 200, wireAnswer(path, text, ending));

export const failing =
  (status: number, headers = {}): Behaviour =>
  (_heard, response) =>
    sendJson(response, status, { error: { message: 'SECRET internals', type: 'error', code: 'x' } }, headers);

export const sayingNothing: Behaviour = () => undefined;

export const html: Behaviour = (_heard, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html><script>alert(1)</script><h1>Sign in to the Wi-Fi</h1></html>');
};

/** Half of a good answer, then the line breaks. */
export const cutting =
  (text: string): Behaviour =>
  ({ path }, response) => {
    const whole = JSON.stringify(wireAnswer(path, text));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length) });
    response.write(whole.slice(0, whole.length / 2), () => response.destroy());
  };

/** Never ends by itself. */
export const flooding: Behaviour = (_heard, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = 'x'.repeat(65_536);
  const pour = (): void => {
    let isTaken = true;
    while (isTaken && !response.destroyed) isTaken = response.write(chunk);
  };
  response.on('drain', pour);
  pour();
};

/** Each question its own behaviour; the last one stays. */
export function inOrder(...behaviours: readonly Behaviour[]): Behaviour {
  let at = 0;
  return (heard, response) => {
    const own = behaviours[Math.min(at, behaviours.length - 1)];
    at += 1;
    own?.(heard, response);
  };
}

export async function startFakeProvider(): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const heard = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      fake.heard.push(heard);
      fake.behave(heard, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const fake: FakeProvider = {
    heard: [],
    behave: sayingNothing,
    settings: (provider) => ({
      provider,
      model: provider === 'anthropic' ? 'claude-test' : 'test-model',
      apiKey: 'key-that-must-stay-secret',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      hasEyes: true,
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
