/** Tests chats with a language model over HTTP: where the provider fails the built-in assistant answers, and that costs nothing. */
import { ChatEvent, Conversation } from '@pagewright/contract/entities/conversation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withBuiltInFallback } from './adapters/llm/chat-with-fallback.ts';
import { createLlmChat } from './adapters/llm/llm-chat.ts';
import { createFakeClock } from './adapters/llm/testing/fake-clock.ts';
import {
  type Behaviour,
  type FakeProvider,
  failing,
  flooding,
  html,
  startFakeProvider,
  unresponsive,
} from './adapters/llm/testing/fake-provider.ts';
import {
  cuttingStream,
  fallingSilent,
  garblingStream,
  streaming,
} from './adapters/llm/testing/streamed-answers.ts';
import { shareReportWorker } from './services/fair-reports.ts';
import {
  analysisOfSite,
  breadUrl,
  type ConversationSite,
  serveConversationSite,
} from './testing/conversation-site.ts';
import { storeAnalysis } from './testing/stored-analysis.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createAssistantPool } from './workers/assistant-pool.ts';
import { createChatWorker } from './workers/chat-worker.ts';
import { createReportWorker } from './workers/report-worker.ts';

let fake: FakeProvider;
const clock = createFakeClock();
let site: ConversationSite;
let server: TestApp;
let cookie: string;
let address: string;
const assistants = createAssistantPool();
const chatWorker = createChatWorker(assistants);
const reportWorker = shareReportWorker(createReportWorker());
/** Where the report was sent to be parsed. */
const parses: string[] = [];
const reply = 'The title **Bread** is short. See [the loaf](/bread).';

beforeAll(async () => {
  fake = await startFakeProvider(() => setImmediate(clock.advanceToTimeout));
  site = await serveConversationSite();
  server = await createTestApp({
    reports: {
      worker: {
        ...reportWorker,
        call: (name, input, userId) => {
          parses.push(name);
          return reportWorker.call(name, input, userId);
        },
      },
      style: {},
      printer: { print: async () => ({ kind: 'unavailable', sentence: '' }) },
      http: site.http,
    },
    chat: {
      worker: {
        ...chatWorker,
        open: (page) => {
          parses.push('chat');
          return chatWorker.open(page);
        },
      },
      pageFetches: new Map(),
      writer: withBuiltInFallback(
        createLlmChat({
          settings: fake.settings('openai-compatible'),
          clock,
          limits: { answerBytes: 300_000 },
        }),
      ),
    },
  });
});
afterAll(async () => {
  await server.close();
  await assistants.close();
  await site.close();
  await fake.close();
});

const ask = (message: string, way = '') =>
  server.call('POST', `${address}/message${way}`, { cookie, body: { message } });
const read = async () => Conversation.parse((await server.call('GET', address, { cookie })).json());
const eventsOf = (body: string): ChatEvent[] =>
  body
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => ChatEvent.parse(JSON.parse(line.slice(6))));
const lastEvent = (body: string): ChatEvent | undefined => eventsOf(body).at(-1);
/** What is on the screen at the end. */
const streamedText = (body: string): string =>
  eventsOf(body).reduce((text, event) => {
    if (event.kind === 'restart') return '';
    return event.kind === 'delta' ? text + event.text : text;
  }, '');

beforeEach(async () => {
  fake.behave = streaming(reply);
  cookie = await server.signUp();
  const analysis = analysisOfSite();
  await storeAnalysis(server, cookie, analysis);
  address = `/api/content-conversations/${analysis.id}/${encodeURIComponent(breadUrl)}`;
});

describe('a conversation with a model', () => {
  it('is stored with the model’s name and absolute links, and counted', async () => {
    const { messages, usage } = Conversation.parse((await ask('Is the title good?')).json());
    expect(messages.at(-1)).toMatchObject({
      content: 'The title **Bread** is short. See [the loaf](https://shop.example/bread).',
      writtenBy: 'test-model',
    });
    expect(usage).toEqual({ credits: 15, chatMessagesInPack: 1 });
  });

  it('has the report parsed once for a message', async () => {
    parses.length = 0;
    expect((await ask('Is the title good?')).statusCode).toBe(200);
    expect(parses).toEqual(['chat']);
  });

  const faults: readonly (readonly [string, Behaviour])[] = [
    ['says nothing', unresponsive],
    ['falls silent', fallingSilent(reply)],
    ['is rate-limited', failing(429, { 'retry-after': '60' })],
    ['fails', failing(500)],
    ['refuses the key', failing(401)],
    ['cuts the stream', cuttingStream(reply)],
    ['talks garbage', garblingStream(reply)],
    ['declines', streaming('', 'refusal')],
    ['answers nothing', streaming('')],
    ['is cut off', streaming(reply, 'length')],
    ['never stops', flooding],
    ['is a web page', html],
  ];
  it.each(faults)(
    'whose provider %s is answered by the built-in assistant, uncounted and uncharged',
    async (_name, behaviour) => {
      await ask('Is the title good?');
      const before = await read();
      fake.behave = behaviour;
      const answered = await ask('Rewrite the title');
      expect(answered.statusCode).toBe(200);
      expect(answered.body).not.toMatch(/SECRET|key-that|127\.0\.0\.1/);
      const { messages, usage } = Conversation.parse(answered.json());
      expect(messages.at(-1)).toMatchObject({
        writtenBy: 'Built-in assistant',
        content: expect.stringContaining('The title is'),
        fallback: { why: expect.stringMatching(/^test-model [\w ]+$/) },
      });
      expect(usage).toEqual(before.usage);
      const streamed = await ask('Rewrite the title', '/stream');
      const last = lastEvent(streamed.body);
      expect(last).toMatchObject({ kind: 'done', conversation: { usage: before.usage } });
      expect(streamedText(streamed.body)).toBe(messages.at(-1)?.content);
      fake.behave = streaming(reply);
      expect(Conversation.parse((await ask('And the description?')).json()).usage?.chatMessagesInPack).toBe(
        2,
      );
    },
  );

  it('does not charge the tenth message when the model did not answer it', async () => {
    for (let at = 0; at < 9; at += 1) await ask('Is the title good?');
    fake.behave = failing(500);
    expect(Conversation.parse((await ask('Is the title good?')).json()).usage).toEqual({
      credits: 15,
      chatMessagesInPack: 9,
    });
    fake.behave = streaming(reply);
    expect(Conversation.parse((await ask('Is the title good?')).json()).usage).toEqual({
      credits: 14,
      chatMessagesInPack: 0,
    });
  });

  it('never streams data in place of an answer', async () => {
    fake.behave = streaming('{"title": "Bread", "description": "Fresh');
    const { body } = await ask('Is the title good?', '/stream');
    expect(lastEvent(body)).toMatchObject({ kind: 'done' });
    expect(streamedText(body)).not.toContain('{');
  });
});
