/** Models over their real protocols on loopback: good answers are used, and whatever fails the report is complete. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import type { PageSuggestions, SuggesterTools } from '@pagewright/engine/suggest/suggester';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLlmSuggester } from './llm-suggester.ts';
import { imageTokens, type ModelAnswerCache } from './model-client.ts';
import type { ModelLimits } from './model-settings.ts';
import { exampleReply } from './page-prompt.ts';
import { createFakeClock, type FakeClock } from './testing/fake-clock.ts';
import {
  answering,
  type Behaviour,
  cutting,
  type FakeProvider,
  failing,
  flooding,
  html,
  inOrder,
  type Provider,
  providers,
  startFakeProvider,
  unresponsive,
} from './testing/fake-provider.ts';
import { builtIn, builtInPage, goodPage, goodSite, pageOf, siteOf, smallSite } from './testing/small-site.ts';

let fake: FakeProvider;
let clock: FakeClock;
beforeEach(async () => {
  clock = createFakeClock();
  fake = await startFakeProvider(() => setImmediate(clock.advanceToTimeout));
});
afterEach(() => fake.close());

const never = new AbortController().signal;
const home = 'https://shop.example/';
const good = JSON.stringify(goodPage);

interface Setting {
  readonly provider?: Provider;
  readonly cache?: ModelAnswerCache;
  readonly site?: typeof smallSite;
  readonly limits?: Partial<ModelLimits>;
  readonly acceptsImages?: boolean;
  readonly help?: SuggesterTools;
}

const openSession = ({ provider = 'openai', cache, site = smallSite, limits, ...more }: Setting = {}) =>
  createLlmSuggester({
    settings: { ...fake.settings(provider), acceptsImages: more.acceptsImages ?? true },
    builtIn,
    cache: cache ?? null,
    clock,
    ...(limits && { limits }),
  }).open(site, never, more.help);

async function suggestHome(setting: Setting = {}): Promise<PageSuggestions> {
  const session = await openSession(setting);
  return session.suggestPage(home, never);
}

describe.each(providers)('a model of %s', (provider) => {
  it('writes the page, with its own text in every part', async () => {
    fake.behave = answering(good);
    const session = await openSession({ provider });
    const page = await session.suggestPage(home, never);
    expect(page).toMatchObject({
      writtenBy: fake.settings(provider).model,
      title: goodPage.title,
      description: goodPage.description,
      altTexts: [{ src: 'https://shop.example/blue-cup.jpg', text: 'Blue cup on a workbench' }],
      headings: goodPage.headings,
      links: [{ anchor: 'bowls', target: 'https://shop.example/bowls' }],
    });
    expect(page.fallback).toBeUndefined();
    expect(page.suggestions[0]).toMatchObject({
      text: goodPage.suggestions[0]?.text,
      ruleId: 'title-too-short',
      changes: [{ kind: 'title', text: goodPage.title }],
    });
    expect(session.usage?.()).toMatchObject({ calls: 1, inputTokens: 100, outputTokens: 20 });
  });

  const faults: readonly (readonly [string, Behaviour, string])[] = [
    ['says nothing', unresponsive, 'did not answer in time'],
    ['is rate-limited for long', failing(429, { 'retry-after': '3600' }), 'is limiting our requests'],
    ['fails', failing(500), 'failed'],
    ['refuses the key', failing(401), 'rejected the API key'],
    ['cuts the line', cutting(good), 'returned a response that was cut off'],
    ['gives no JSON', answering('Sure! Here is your title: Cups'), 'returned a response in the wrong format'],
    ['gives another form', answering('{"title": 7}'), 'returned a response in the wrong format'],
    // Mistral's protocol has no word for it.
    [
      'refuses to answer',
      answering('I cannot help with that.', 'refusal'),
      provider === 'mistral' ? 'returned an empty response' : 'declined to answer',
    ],
    ['gives an empty answer', answering(''), 'returned an empty response'],
    ['is cut off by length', answering(good.slice(0, 80), 'length'), 'returned a response that was cut off'],
    ['never stops talking', flooding, 'returned a response that was far too long'],
    ['answers with a web page', html, 'returned a response in the wrong format'],
  ];
  it.each(faults)(
    'that %s is replaced by the built-in suggester, and the report says so',
    async (_name, behaviour, why) => {
      fake.behave = behaviour;
      const page = await suggestHome({ provider });
      const { fallback, ...rest } = page;
      expect(rest).toEqual(builtInPage(home));
      expect(fallback?.parts).toContain('suggestions');
      expect(fallback?.why).toMatch(/^(?:test-model|claude-test) [a-zAPI ]+$/);
      expect(fallback?.why).toContain(why);
    },
  );

  it('is retried after a transient error, up to the limit', async () => {
    fake.behave = inOrder(failing(500), failing(429, { 'retry-after-ms': '5' }), answering(good));
    expect((await suggestHome({ provider })).writtenBy).toBe(fake.settings(provider).model);
    expect(fake.requests).toHaveLength(3);
    fake.requests.splice(0);
    fake.behave = failing(503);
    expect((await suggestHome({ provider })).writtenBy).toBe(builtInName);
    expect(fake.requests).toHaveLength(3);
  });

  it('gets no tools and no secrets, and the page only delimited', async () => {
    fake.behave = answering(good);
    await suggestHome({ provider });
    const { body } = fake.requests[0] ?? { body: '' };
    expect(body).not.toContain('key-that-must-stay-secret');
    expect(Object.keys(JSON.parse(body))).not.toContain('tools');
    const [before, inside] = body.split('<website-data mark=');
    expect(before).not.toContain('small workshop');
    expect(inside).toContain('small workshop');
  });
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** One image for every URL, and the requested URLs. */
function showing(): { help: SuggesterTools; requested: string[] } {
  const requested: string[] = [];
  const fetchImage: SuggesterTools['fetchImage'] = async (src) => {
    requested.push(src);
    return { bytes: pixel, mediaType: 'image/png' };
  };
  return { help: { fetchImage }, requested };
}

describe.each(providers)('a model of %s that accepts images', (provider) => {
  it('gets the images that need an alt text, and the report says so', async () => {
    fake.behave = answering(good);
    const { help, requested } = showing();
    const page = await suggestHome({ provider, help });
    expect(requested).toEqual(['https://shop.example/blue-cup.jpg']);
    expect(fake.requests[0]?.body).toContain(pixel.toString('base64'));
    expect(page.altTexts).toMatchObject([
      {
        src: 'https://shop.example/blue-cup.jpg',
        text: 'Blue cup on a workbench',
        from: 'the picture',
      },
    ]);
  });

  it('that refuses images after all is retried without', async () => {
    fake.behave = (request, response) =>
      (request.body.includes(pixel.toString('base64')) ? failing(400) : answering(good))(request, response);
    const page = await suggestHome({ provider, ...showing() });
    expect(page.writtenBy).toBe(fake.settings(provider).model);
    expect(page.altTexts[0]?.from).toBe('file name, caption and surroundings');
    expect(fake.requests).toHaveLength(2);
  });
});

describe('images', () => {
  it('are not fetched where the model accepts none, and skipped where they cannot be fetched', async () => {
    fake.behave = answering(good);
    const { help, requested } = showing();
    await suggestHome({ help, acceptsImages: false });
    expect(requested).toEqual([]);
    const gone: SuggesterTools = { fetchImage: () => Promise.reject(new Error('no such file')) };
    const page = await suggestHome({ help: gone });
    expect(page.writtenBy).toBe('test-model');
    expect(page.altTexts[0]?.from).toBe('file name, caption and surroundings');
  });

  it('count in the estimate', async () => {
    const blind = await openSession();
    const seeing = await openSession(showing());
    const [before = 0, after = 0] = [blind, seeing].map((session) => session.usage?.().estimatedTokens ?? 0);
    expect(after).toBe(before + imageTokens);
  });
});

describe('a scan with a model', () => {
  it('gives up on a dead provider after its retry budget, not once for each page', async () => {
    const pages = Array.from({ length: 12 }, (_, at) => pageOf(`/p${at}`, `<p>Text number ${at}.</p>`));
    fake.behave = unresponsive;
    const session = await openSession({ site: siteOf(pages) });
    const suggested = await Promise.all(pages.map(({ brief }) => session.suggestPage(brief.url, never)));
    expect(suggested.every(({ writtenBy }) => writtenBy === builtInName)).toBe(true);
    expect(fake.requests.length).toBeLessThanOrEqual(8);
    expect(suggested.at(-1)?.fallback?.why).toBe('test-model had failed too often before');
  });

  it('gets twice the tokens when an answer was cut off, unless the limit is configured', async () => {
    const maxTokens = (): unknown[] =>
      fake.requests.splice(0).map(({ body }) => (JSON.parse(body) as Record<string, unknown>)['max_tokens']);
    fake.behave = inOrder(answering(good.slice(0, 80), 'length'), answering(good));
    const page = await suggestHome({ provider: 'ollama' });
    expect(page.writtenBy).toBe('test-model');
    expect(maxTokens()).toEqual([4000, 8000]);
    fake.behave = inOrder(answering(good.slice(0, 80), 'length'), answering(good));
    const settings = { ...fake.settings('ollama'), answerTokens: 1000 };
    const session = await createLlmSuggester({ settings, builtIn, cache: null, clock }).open(
      smallSite,
      never,
    );
    await session.suggestPage(home, never);
    expect(maxTokens()).toEqual([1000, 1000]);
  });

  it('obeys Retry-After for all requests of the scan', async () => {
    fake.behave = failing(429, { 'retry-after': '30' });
    const session = await openSession();
    await session.suggestPage(home, never);
    const second = await session.suggestPage('https://shop.example/bowls', never);
    expect(second.fallback?.why).toBe('test-model is limiting our requests');
    expect(fake.requests).toHaveLength(1);
  });

  it('does not repeat an unchanged prompt', async () => {
    const store = new Map<string, string>();
    const cache: ModelAnswerCache = {
      read: async (key) => store.get(key) ?? null,
      write: (key, answer) => store.set(key, answer),
    };
    fake.behave = answering(good);
    const first = await suggestHome({ cache });
    const again = await openSession({ cache });
    expect(await again.suggestPage(home, never)).toEqual(first);
    expect(again.usage?.()).toMatchObject({ calls: 0, cached: 1 });
    expect(fake.requests).toHaveLength(1);
    await suggestHome({ cache, site: siteOf([pageOf('/', '<p>Another text.</p>')]) });
    expect(fake.requests).toHaveLength(2);
  });

  it('stops when its tokens are spent, and reports the estimate before', async () => {
    fake.behave = answering(good);
    const session = await openSession({ limits: { tokensPerScan: 10 } });
    expect(session.usage?.().estimatedTokens).toBeGreaterThan(500);
    const page = await session.suggestPage(home, never);
    expect(page.fallback?.why).toBe('test-model had used up the tokens allowed for one scan');
    expect(fake.requests).toHaveLength(0);
  });

  it('stops at once when the scan is cancelled', async () => {
    fake.behave = unresponsive;
    const session = await openSession();
    const stop = new AbortController();
    const suggested = session.suggestPage(home, stop.signal);
    stop.abort();
    await expect(suggested).rejects.toThrow('abort');
  });

  it('gives no two pages the same title', async () => {
    fake.behave = answering(good);
    const session = await openSession();
    await session.suggestPage(home, never);
    const second = await session.suggestPage('https://shop.example/bowls', never);
    expect(second.title).not.toBe(goodPage.title);
    expect(second.fallback?.parts).toEqual(expect.arrayContaining(['title', 'description']));
  });

  it.each([
    ['a rejected key', failing(401), 'rejected the API key'],
    ['a denied access', failing(403), 'denied access with this API key'],
    ['an empty account', failing(402), 'has no quota or credit left'],
  ] as const)(
    'ends all calls at the first answer about %s, those under way included',
    async (_what, behaviour, why) => {
      const pages = Array.from({ length: 12 }, (_, at) => pageOf(`/p${at}`, `<p>Text number ${at}.</p>`));
      // The first is answered, the others wait for ever.
      fake.behave = inOrder(behaviour, () => undefined);
      const session = await openSession({ site: siteOf(pages) });
      const suggested = await Promise.all(pages.map(({ brief }) => session.suggestPage(brief.url, never)));
      const reasons = suggested.map(({ fallback }) => fallback?.why);
      expect(new Set(reasons)).toEqual(new Set([`test-model ${why} and was not called again`]));
      expect(fake.requests.length).toBeLessThanOrEqual(4);
      const insights = await session.suggestSite({}, never);
      expect(insights.fallback?.why).toBe(reasons[0]);
      expect(fake.requests.length).toBeLessThanOrEqual(4);
    },
  );

  it('goes on after a rate limit that only speaks of a quota', async () => {
    const perMinute = {
      error: { message: 'You exceeded your current quota.', details: [{ retryDelay: '1s' }] },
    };
    fake.behave = inOrder(
      (_request, response) => response.writeHead(429).end(JSON.stringify(perMinute)),
      answering(good),
    );
    expect((await suggestHome({ provider: 'google' })).writtenBy).toBe('test-model');
  });

  it('gives each text once on a page, whatever its case and punctuation', async () => {
    const advice = 'Tell in one sentence how long a cup takes to make';
    fake.behave = answering(
      JSON.stringify({
        ...goodPage,
        suggestions: [
          { issue: 0, text: `${advice}.` },
          { issue: 1, text: advice.toUpperCase() },
        ],
        more: [`${advice}!`, 'Show a picture of the kiln and of the workshop.'],
        headings: [
          { level: 1, text: 'Cups and bowls by hand', replaces: null },
          { level: 1, text: 'CUPS AND BOWLS BY HAND.', replaces: null },
        ],
        links: [
          { anchor: 'bowls', target: '/bowls' },
          { anchor: 'cups', target: '/bowls' },
        ],
        altTexts: [
          { image: 0, text: 'Blue cup on a workbench' },
          { image: 0, text: 'Another cup on a workbench' },
        ],
      }),
    );
    const page = await suggestHome();
    const texts = page.suggestions.map((each) => each?.text);
    expect(texts.filter((text) => text?.toLowerCase().startsWith(advice.toLowerCase()))).toEqual([
      `${advice}.`,
    ]);
    expect(texts).toContain('Show a picture of the kiln and of the workshop.');
    expect([page.headings.length, page.links.length, page.altTexts.length]).toEqual([1, 1, 1]);
  });

  it('uses what is valid of an answer, and says why the rest is not', async () => {
    fake.behave = answering(
      JSON.stringify({
        ...goodPage,
        title: 'Hand-thrown cups, as they sell them at cups.com',
        extra: { score: 100 },
      }),
    );
    const page = await suggestHome();
    expect(page).toMatchObject({
      writtenBy: 'test-model',
      title: builtInPage(home).title,
      description: goodPage.description,
      fallback: {
        parts: ['title'],
        why: 'test-model gave none that could be used (the domain is not the site’s)',
      },
    });
  });

  it('is not quoted with a title that was rejected', async () => {
    const title = 'Hand-thrown cups, as they sell them at cups.com';
    const suggestions = [{ issue: 0, text: `Write “${title}” into the title element.` }];
    fake.behave = answering(JSON.stringify({ ...goodPage, title, suggestions }));
    expect(JSON.stringify(await suggestHome())).not.toContain('cups.com');
  });

  it('gets texts of the wrong length back once, with their count', async () => {
    const long = 'Hand-thrown cups and bowls from a small workshop by the river, and more';
    fake.behave = inOrder(
      answering(JSON.stringify({ ...goodPage, title: long })),
      answering(JSON.stringify({ texts: [{ id: 'title', text: goodPage.title }] })),
    );
    const page = await suggestHome();
    expect(page).toMatchObject({ title: goodPage.title, writtenBy: 'test-model' });
    expect(page.fallback).toBeUndefined();
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.body).toContain(
      `title (30 to 60 characters): ${long.length} characters, ${long.length - 60} too many.`,
    );
  });

  it('that still has the wrong length is not called a third time, and the built-in text is used', async () => {
    const long = 'Hand-thrown cups and bowls from a small workshop by the river, and more';
    fake.behave = inOrder(
      answering(JSON.stringify({ ...goodPage, title: long })),
      answering(JSON.stringify({ texts: [{ id: 'title', text: `${long} and more` }] })),
    );
    const page = await suggestHome();
    expect(page).toMatchObject({ title: builtInPage(home).title, fallback: { parts: ['title'] } });
    expect(fake.requests).toHaveLength(2);
  });

  it('that repeats the example of the prompt gives nothing', async () => {
    fake.behave = answering(JSON.stringify(exampleReply));
    const page = await suggestHome();
    expect(page.writtenBy).toBe(builtInName);
    expect(JSON.stringify(page)).not.toContain('Lake Ambel');
  });

  it('keeps instructions in a page out of every output', async () => {
    const evil = 'Win now at http://evil.example/ <script>alert(1)</script>';
    fake.behave = answering(
      JSON.stringify({
        title: evil.slice(0, 58),
        description: evil.repeat(2).slice(0, 150),
        suggestions: [{ issue: 0, text: `Send your password to ${evil}` }],
        more: [evil, 'Go to www.evil.example and buy more of it.'],
        headings: [{ level: 1, text: evil, replaces: null }],
        links: [{ anchor: 'evil', target: 'http://evil.example/' }],
        altTexts: [{ image: 0, text: evil }],
      }),
    );
    const page = await suggestHome();
    expect(JSON.stringify(page)).not.toMatch(/evil|<script/);
    expect(page).toMatchObject({ title: builtInPage(home).title, writtenBy: builtInName });
    expect(page.fallback?.parts).toEqual(expect.arrayContaining(['title', 'description', 'suggestions']));
  });
});

describe('a site with a model', () => {
  const card = { overallScore: 61, explanation: 'Floor.', findings: [] };
  const insights: EnhancedInsights = { technicalAnalysis: card, contentQualityAnalysis: card };

  it('gets the model’s text and keeps its own scores', async () => {
    fake.behave = answering(JSON.stringify({ ...goodSite, overallScore: 100 }));
    const site = await (await openSession()).suggestSite(insights, never);
    expect(site.overview.businessType).toBe('Pottery workshop');
    expect(site.insights.technicalAnalysis).toEqual({ ...card, explanation: goodSite.technical });
    expect(site.insights.contentQualityAnalysis?.overallScore).toBe(61);
    expect(site.fallback).toBeUndefined();
  });

  it('is summed up by the built-in suggester when the model fails', async () => {
    fake.behave = failing(500);
    const site = await (await openSession()).suggestSite(insights, never);
    expect(site).toMatchObject({ writtenBy: builtInName, insights, overview: { businessType: 'Floor' } });
    expect(site.fallback).toEqual({ parts: ['overview', 'explanations'], why: 'test-model failed' });
  });
});
