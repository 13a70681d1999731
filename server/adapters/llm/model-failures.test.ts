/** Every way in which a model can fail, over its real protocol on loopback: built-in words, nothing charged, a true sentence, in bounded time. */
import { createServer as createTlsServer } from 'node:https';
import { createServer, type Server, type Socket } from 'node:net';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { makeCertificate } from '@pagewright/engine/fetch/self-signed-certificate';
import { isDelivered } from '@pagewright/engine/pipeline/built-in-fallback';
import type { PageSuggestions } from '@pagewright/engine/suggest/suggester';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBuiltInFallback } from './chat-with-fallback.ts';
import { createLlmSuggester } from './llm-suggester.ts';
import type { ModelSettings } from './model-settings.ts';
import { createFakeClock, type FakeClock } from './testing/fake-clock.ts';
import { type Behaviour, type FakeProvider, providers, startFakeProvider } from './testing/fake-provider.ts';
import {
  type ModelFailure,
  modelFailures,
  type OtherServer,
  presentTitle,
} from './testing/model-failures.ts';
import { builtIn, builtInPage, pageOf, siteOf } from './testing/small-site.ts';
import { sandboxOf, type Written, writeChat } from './testing/write-chat.ts';

let clock: FakeClock;
let fake: FakeProvider;
const onSilence = (): void => void setImmediate(() => clock.advanceToTimeout());
const sockets: Socket[] = [];
const silent = createServer((socket) => {
  sockets.push(socket);
  onSilence();
});
const untrusted = createTlsServer(makeCertificate('127.0.0.1'));
const urls = new Map<OtherServer, string>();

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
const stop = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));

beforeAll(async () => {
  fake = await startFakeProvider(onSilence);
  const closed = createServer();
  urls.set('closed port', `http://127.0.0.1:${await listen(closed)}/v1`);
  await stop(closed);
  // A label of 64 characters is refused without a request.
  urls.set('unknown host', `http://${'a'.repeat(64)}.example/v1`);
  urls.set('plain port', (fake.settings('openai').baseUrl ?? '').replace('http:', 'https:'));
  urls.set('untrusted', `https://127.0.0.1:${await listen(untrusted)}/v1`);
  urls.set('silent', `https://127.0.0.1:${await listen(silent)}/v1`);
});
afterAll(async () => {
  untrusted.closeAllConnections();
  for (const socket of sockets) socket.destroy();
  await Promise.all([fake.close(), stop(untrusted), stop(silent)]);
});

function setUp({ at }: ModelFailure, behaviour: Behaviour, index: number): ModelSettings {
  clock = createFakeClock();
  fake.requests.length = 0;
  fake.behave = behaviour;
  const settings = fake.settings(providers[index % providers.length] ?? 'openai');
  return at === undefined ? settings : { ...settings, baseUrl: urls.get(at) ?? null };
}

const never = new AbortController().signal;
const site = siteOf([
  pageOf(
    '/',
    '<p>We throw cups and bowls by hand in a small workshop by the river, and fire them twice.</p>',
    presentTitle,
  ),
  pageOf(
    '/bowls',
    '<p>Bowls for soup, bread and fruit, each one a little different from the one that came out of the kiln before it.</p>',
  ),
  pageOf(
    '/cups',
    '<p>Cups for tea and coffee, glazed in blue, with a handle that is wide enough for the fingers of a potter.</p>',
  ),
]);

const sandbox = sandboxOf();
const chat = (settings: ModelSettings): Promise<Written> =>
  writeChat({
    settings,
    clock,
    sandbox,
    limits: { answerBytes: 100_000 },
    text: 'Rewrite the title',
    wrap: withBuiltInFallback,
  });

const all = Object.entries(modelFailures).map(([name, failure], index) => ({ name, failure, index }));

describe('a model that', () => {
  it('fails does so in at least 43 ways', () => {
    expect(all.length).toBeGreaterThanOrEqual(43);
  });

  it.each(all)('$name leaves a page to the built-in suggester', async ({ failure, index }) => {
    const settings = setUp(failure, failure.page, index);
    const startedAt = clock.now();
    const session = await createLlmSuggester({
      settings,
      builtIn,
      cache: null,
      clock,
      limits: { answerBytes: 100_000 },
    }).open(site, never);
    const [first, ...others] = site.pages.map(({ brief }) => brief.url);
    const page = await session.suggestPage(first ?? '', never);
    const { fallback, origins = {}, ...words } = page;
    expect(words).toEqual(builtInPage(first ?? ''));
    expect(origins).toEqual({});
    expect(isDelivered(page)).toBe(false);
    expect(fallback?.why).toMatch(
      new RegExp(`^${settings.model} (?:${failure.says})(?: and was not called again)?$`),
    );
    expect(fallback?.why).not.toMatch(/SECRET|key-that|127\.0\.0\.1/);
    const callsBefore = fake.requests.length;
    const rest: PageSuggestions[] = [];
    for (const url of others) rest.push(await session.suggestPage(url, never));
    expect(rest.every(({ writtenBy }) => writtenBy === builtInName)).toBe(true);
    expect(clock.now() - startedAt).toBeLessThanOrEqual(60_000);
    if (failure.isFinal === true) {
      expect([callsBefore, fake.requests.length]).toEqual([1, 1]);
      expect(rest.map((each) => each.fallback?.why)).toEqual(rest.map(() => fallback?.why));
      expect(fallback?.why).toContain('and was not called again');
    }
  });

  const inChat = all.flatMap(({ failure: { chat: reply }, failure, ...each }) =>
    reply === null ? [] : [{ ...each, failure, reply }],
  );
  it.each(inChat)('$name leaves a chat to the built-in assistant', async ({ failure, reply, index }) => {
    const settings = setUp(failure, reply, index);
    const startedAt = clock.now();
    const { answer, shown, steps } = await chat(settings);
    expect(answer).toMatchObject({
      writtenBy: builtInName,
      content: expect.stringContaining('The title is'),
    });
    expect(shown).toBe(answer.content);
    expect(answer.fallback?.why).toMatch(new RegExp(`^${settings.model} (?:${failure.says})$`));
    expect(steps).toContain(`${answer.fallback?.why}. The built-in assistant answers instead`);
    expect(JSON.stringify(answer)).not.toMatch(/SECRET|key-that|127\.0\.0\.1/);
    expect(clock.now() - startedAt).toBeLessThanOrEqual(90_000);
  });
});
