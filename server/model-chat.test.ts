/** A conversation with a model behind it, over HTTP: whatever the provider does wrong leaves the conversation as it was and costs nothing. */
import { ChatEvent, Conversation } from '@pagewright/contract/entities/conversation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLlmChat } from './adapters/llm-advisor/llm-chat.ts';
import {
  type Behaviour,
  type FakeProvider,
  failing,
  flooding,
  html,
  sayingNothing,
  startFakeProvider,
} from './adapters/llm-advisor/testing/fake-provider.ts';
import {
  cuttingStream,
  fallingSilent,
  garblingStream,
  streaming,
} from './adapters/llm-advisor/testing/streamed-answers.ts';
import { createAnalystDesk } from './runs/analyst-desk.ts';
import { createChatDesk } from './runs/chat-desk.ts';
import { createReportDesk } from './runs/report-desk.ts';
import { storeAnalysis } from './testing/stored-analysis.ts';
import {
  analysisOfSite,
  breadUrl,
  serveTalkedAboutSite,
  type TalkedAboutSite,
} from './testing/talked-about-site.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let fake: FakeProvider;
let site: TalkedAboutSite;
let server: TestApp;
let cookie: string;
let address: string;
const analyst = createAnalystDesk();
const reply = 'The title **Bread** is short. See [the loaf](/bread).';

beforeAll(async () => {
  fake = await startFakeProvider();
  site = await serveTalkedAboutSite();
  server = await createTestApp({
    reports: {
      desk: createReportDesk(),
      look: {},
      printer: { print: async () => ({ kind: 'unavailable', sentence: '' }) },
      http: site.http,
    },
    chat: {
      desk: createChatDesk(analyst),
      writer: createLlmChat({
        settings: fake.settings('openai-compatible'),
        limits: { answerMs: 20_000, silenceMs: 2000, pauseMs: 1, answerBytes: 300_000 },
      }),
    },
  });
});
afterAll(async () => {
  await server.close();
  await analyst.close();
  await site.close();
  await fake.close();
});

const ask = (message: string, way = '') =>
  server.call('POST', `${address}/message${way}`, { cookie, body: { message } });
const read = async () => Conversation.parse((await server.call('GET', address, { cookie })).json());
const lastEvent = (body: string): ChatEvent =>
  ChatEvent.parse(
    JSON.parse(
      body
        .split('\n')
        .findLast((line) => line.startsWith('data: '))
        ?.slice(6) ?? '{}',
    ),
  );

beforeEach(async () => {
  fake.behave = streaming(reply);
  cookie = await server.signUp();
  const analysis = analysisOfSite();
  await storeAnalysis(server, cookie, analysis);
  address = `/api/content-conversations/${analysis.id}/${encodeURIComponent(breadUrl)}`;
});

describe('a conversation with a model', () => {
  it('is kept with the model’s name, its links made whole, and counted', async () => {
    const { messages, usage } = Conversation.parse((await ask('Is the title good?')).json());
    expect(messages.at(-1)).toMatchObject({
      content: 'The title **Bread** is short. See [the loaf](https://shop.example/bread).',
      writtenBy: 'test-model',
    });
    expect(usage).toEqual({ credits: 15, chatMessagesInPack: 1 });
  });

  const faults: readonly (readonly [string, Behaviour])[] = [
    ['says nothing', sayingNothing],
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
    'whose provider %s is as it was before, uncounted and uncharged',
    async (_name, behaviour) => {
      await ask('Is the title good?');
      const before = await read();
      fake.behave = behaviour;
      const refused = await ask('And the description?');
      expect([refused.statusCode, refused.json()]).toMatchObject([502, { code: 'reply_failed' }]);
      expect(refused.body).not.toMatch(/SECRET|key-that|test-model|127\.0\.0\.1/);
      const streamed = await ask('And the description?', '/stream');
      expect([streamed.statusCode, lastEvent(streamed.body)]).toMatchObject([
        200,
        { kind: 'failed', code: 'reply_failed' },
      ]);
      expect(await read()).toEqual(before);
      fake.behave = streaming(reply);
      expect((await ask('And the description?')).statusCode).toBe(200);
    },
  );
});
