/** Tests models that are slow and alive: they are waited for, and their measured time is granted to the next prompt. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLlmSuggester } from './llm-suggester.ts';
import { createFakeClock, type FakeClock } from './testing/fake-clock.ts';
import {
  answering,
  type Behaviour,
  type FakeProvider,
  inOrder,
  listing,
  type Provider,
  startFakeProvider,
  unresponsive,
} from './testing/fake-provider.ts';
import { builtIn, goodPage, pageOf, siteOf } from './testing/small-site.ts';
import { streaming } from './testing/streamed-answers.ts';
import { writeChat } from './testing/write-chat.ts';

let fake: FakeProvider;
let clock: FakeClock;
beforeEach(async () => {
  clock = createFakeClock();
  fake = await startFakeProvider(() => setImmediate(clock.advanceToTimeout));
});
afterEach(() => fake.close());

const never = new AbortController().signal;
const site = siteOf(
  [1, 2, 3].map((at) =>
    pageOf(`/${at}`, `<p>Cups number ${at}, thrown by hand in a workshop by the river.</p>`),
  ),
);

/** Answers when so much time has passed; the clock moves whenever nothing else can happen. */
const after =
  (ms: number, then: Behaviour): Behaviour =>
  (request, response) => {
    const startedAt = clock.now();
    const tick = (): void => {
      if (response.destroyed) return;
      if (clock.now() - startedAt >= ms) then(request, response);
      else {
        clock.advance(1000);
        setImmediate(tick);
      }
    };
    setImmediate(tick);
  };

const titled = (title: string): Behaviour => answering(JSON.stringify({ ...goodPage, title }));
const open = (provider: Provider, timeoutMs?: number) =>
  createLlmSuggester({
    settings: { ...fake.settings(provider), ...(timeoutMs !== undefined && { timeoutMs }) },
    builtIn,
    cache: null,
    clock,
  }).open(site, never);

describe('a model of one’s own that takes 90 seconds', () => {
  it.each(['ollama', 'openai-compatible'] as const)('writes every page (%s)', async (provider) => {
    fake.listModels = listing('test-model');
    fake.behave = after(90_000, titled(goodPage.title));
    const session = await open(provider);
    const first = await session.suggestPage(site.pages[0]?.brief.url ?? '', never);
    expect(first).toMatchObject({ writtenBy: 'test-model', title: goodPage.title });
    const second = await session.suggestPage(site.pages[1]?.brief.url ?? '', never);
    expect(second.writtenBy).toBe('test-model');
    expect(session.usage?.().slowestMs).toBeGreaterThanOrEqual(90_000);
    expect(session.atOnce).toBe(1);
  });

  it('is used when it answers after ten minutes', async () => {
    fake.listModels = listing('test-model');
    fake.behave = after(600_000, titled(goodPage.title));
    const page = await (await open('openai-compatible')).suggestPage(site.pages[0]?.brief.url ?? '', never);
    expect(page).toMatchObject({ writtenBy: 'test-model', title: goodPage.title });
  });

  it('is asked again once when it breaks JSON, whatever time that took', async () => {
    fake.listModels = listing('test-model');
    fake.behave = inOrder(
      after(900_000, answering('{"title": "Cups')),
      after(900_000, titled(goodPage.title)),
    );
    const page = await (await open('ollama')).suggestPage(site.pages[0]?.brief.url ?? '', never);
    expect([page.title, fake.requests.length]).toEqual([goodPage.title, 2]);
    fake.behave = after(900_000, answering('{"title": "Cups'));
    const broken = await (await open('ollama')).suggestPage(site.pages[0]?.brief.url ?? '', never);
    expect([broken.fallback?.why, fake.requests.length]).toEqual([
      'test-model returned a response in the wrong format',
      4,
    ]);
  });

  it('is asked for the next page after one that it did not answer in time', async () => {
    fake.listModels = listing('test-model');
    fake.behave = after(1_500_000, titled(goodPage.title));
    const session = await open('ollama');
    const late = await session.suggestPage(site.pages[0]?.brief.url ?? '', never);
    expect(late.fallback?.why).toBe('test-model did not answer in time');
    fake.behave = after(90_000, titled(goodPage.title));
    expect((await session.suggestPage(site.pages[1]?.brief.url ?? '', never)).writtenBy).toBe('test-model');
  });

  it('is given up after 30 seconds when its server responds to nothing', async () => {
    fake.behave = unresponsive;
    const startedAt = clock.now();
    const page = await (await open('ollama')).suggestPage(site.pages[0]?.brief.url ?? '', never);
    expect(page.fallback?.why).toBe('test-model did not answer in time');
    expect(clock.now() - startedAt).toBeLessThanOrEqual(30_000);
  });

  it('is not waited for longer than AI_TIMEOUT_S', async () => {
    fake.listModels = listing('test-model');
    fake.behave = after(90_000, titled(goodPage.title));
    const startedAt = clock.now();
    const session = await open('ollama', 60_000);
    expect((await session.suggestPage(site.pages[0]?.brief.url ?? '', never)).fallback?.why).toBe(
      'test-model did not answer in time',
    );
    expect(clock.now() - startedAt).toBeLessThanOrEqual(61_000);
  });

  it('answers in a chat, which says that it waits', async () => {
    fake.listModels = listing('test-model');
    fake.behave = after(90_000, streaming('The title is short.'));
    const { answer, steps } = await writeChat({ settings: fake.settings('ollama'), clock });
    expect(answer.content).toBe('The title is short.');
    expect(steps).toContain('test-model is slow to answer. Still waiting');
  });
});

describe('a model of a vendor', () => {
  it('that takes 50 seconds is waited for, and then three times as long', async () => {
    fake.listModels = listing('test-model');
    fake.behave = after(50_000, titled(goodPage.title));
    const session = await open('openai');
    expect((await session.suggestPage(site.pages[0]?.brief.url ?? '', never)).writtenBy).toBe('test-model');
    fake.behave = after(140_000, titled('Hand-thrown cups from a workshop by the river, number two'));
    expect((await session.suggestPage(site.pages[1]?.brief.url ?? '', never)).writtenBy).toBe('test-model');
  });
});
