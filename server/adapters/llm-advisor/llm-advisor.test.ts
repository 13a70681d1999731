/** Models over their real protocols on loopback: good answers are used, and whatever goes wrong the report is whole. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { type AdviceHelp, type AdvisedPage, builtInName } from '@pagewright/engine/advise/advisor';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerCache } from './ask-model.ts';
import { createLlmAdvisor } from './llm-advisor.ts';
import type { ModelLimits } from './model-settings.ts';
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
  sayingNothing,
  startFakeProvider,
} from './testing/fake-provider.ts';
import { floor, floorPage, goodPage, goodSite, pageOf, siteOf, smallSite } from './testing/small-site.ts';

let fake: FakeProvider;
beforeEach(async () => {
  fake = await startFakeProvider();
});
afterEach(() => fake.close());

const never = new AbortController().signal;
const home = 'https://shop.example/';
const quick: Partial<ModelLimits> = { questionMs: 400, vainMs: 800, pauseMs: 1 };
const good = JSON.stringify(goodPage);

interface Setting {
  readonly provider?: Provider;
  readonly cache?: AnswerCache;
  readonly site?: typeof smallSite;
  readonly limits?: Partial<ModelLimits>;
  readonly hasEyes?: boolean;
  readonly help?: AdviceHelp;
}

const openSession = ({ provider = 'openai', cache, site = smallSite, limits, ...more }: Setting = {}) =>
  createLlmAdvisor({
    settings: { ...fake.settings(provider), hasEyes: more.hasEyes ?? true },
    floor,
    cache: cache ?? null,
    limits: { ...quick, ...limits },
  }).open(site, never, more.help);

async function adviseHome(setting: Setting = {}): Promise<AdvisedPage> {
  const session = await openSession(setting);
  return session.advisePage(home, never);
}

describe.each(providers)('a model of %s', (provider) => {
  it('writes the page, with its own words in every part', async () => {
    fake.behave = answering(good);
    const session = await openSession({ provider });
    const page = await session.advisePage(home, never);
    expect(page).toMatchObject({
      writtenBy: fake.settings(provider).model,
      title: goodPage.title,
      description: goodPage.description,
      altTexts: [{ src: 'https://shop.example/blue-cup.jpg', text: 'Blue cup on a workbench' }],
      headings: goodPage.headings,
      links: [{ anchor: 'bowls', target: 'https://shop.example/bowls' }],
    });
    expect(page.filledIn).toBeUndefined();
    expect(page.suggestions[0]).toEqual({
      text: goodPage.suggestions[0]?.text,
      ruleId: 'title-too-short',
      changes: [{ kind: 'title', text: goodPage.title }],
    });
    expect(session.usage?.()).toMatchObject({ calls: 1, inputTokens: 100, outputTokens: 20 });
  });

  const faults: readonly (readonly [string, Behaviour, string])[] = [
    ['says nothing', sayingNothing, 'did not answer in time'],
    [
      'is rate-limited for long',
      failing(429, { 'retry-after': '3600' }),
      'wanted no more questions just now',
    ],
    ['fails', failing(500), 'failed'],
    ['refuses the key', failing(401), 'did not accept the key'],
    ['cuts the line', cutting(good), 'gave an answer that was cut off'],
    ['gives no JSON', answering('Sure! Here is your title: Cups'), 'gave an answer of the wrong form'],
    ['gives another form', answering('{"title": 7}'), 'gave an answer of the wrong form'],
    ['refuses to answer', answering('I cannot help with that.', 'refusal'), 'declined to answer'],
    ['gives an empty answer', answering(''), 'gave an empty answer'],
    ['is cut off by length', answering(good.slice(0, 80), 'length'), 'gave an answer that was cut off'],
    ['never stops talking', flooding, 'gave an answer that was far too long'],
    ['answers with a web page', html, 'gave an answer of the wrong form'],
  ];
  it.each(faults)('that %s is filled in for, and that is told', async (_name, behaviour, why) => {
    fake.behave = behaviour;
    // Only who says nothing is waited for in vain; a busy machine must not make the others late.
    const limits = behaviour === sayingNothing ? {} : { questionMs: 10_000, vainMs: 20_000 };
    const page = await adviseHome({ provider, limits });
    const { filledIn, ...rest } = page;
    expect(rest).toEqual(floorPage(home));
    expect(filledIn?.parts).toContain('suggestions');
    expect(filledIn?.why).toMatch(/^(?:test-model|claude-test) [a-z ]+$/);
    expect(filledIn?.why).toContain(why);
  });

  it('is asked again after a passing fault, no more often than is allowed', async () => {
    fake.behave = inOrder(failing(500), failing(429, { 'retry-after-ms': '5' }), answering(good));
    expect((await adviseHome({ provider })).writtenBy).toBe(fake.settings(provider).model);
    expect(fake.heard).toHaveLength(3);
    fake.heard.splice(0);
    fake.behave = failing(503);
    expect((await adviseHome({ provider })).writtenBy).toBe(builtInName);
    expect(fake.heard).toHaveLength(3);
  });

  it('gets no tools and no secrets, and the page only between marks', async () => {
    fake.behave = answering(good);
    await adviseHome({ provider });
    const { body } = fake.heard[0] ?? { body: '' };
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

/** One picture for every image, with a note of who was asked for. */
function showing(): { help: AdviceHelp; asked: string[] } {
  const asked: string[] = [];
  const readPicture: AdviceHelp['readPicture'] = async (src) => {
    asked.push(src);
    return { bytes: pixel, mediaType: 'image/png' };
  };
  return { help: { readPicture }, asked };
}

describe.each(providers)('a model of %s with eyes', (provider) => {
  it('is shown the pictures that need a text, and the report says so', async () => {
    fake.behave = answering(good);
    const { help, asked } = showing();
    const page = await adviseHome({ provider, help });
    expect(asked).toEqual(['https://shop.example/blue-cup.jpg']);
    expect(fake.heard[0]?.body).toContain(pixel.toString('base64'));
    expect(page.altTexts).toEqual([
      {
        src: 'https://shop.example/blue-cup.jpg',
        text: 'Blue cup on a workbench',
        from: 'the picture',
      },
    ]);
  });

  it('that takes no pictures after all is asked without', async () => {
    fake.behave = (heard, response) =>
      (heard.body.includes(pixel.toString('base64')) ? failing(400) : answering(good))(heard, response);
    const page = await adviseHome({ provider, ...showing() });
    expect(page.writtenBy).toBe(fake.settings(provider).model);
    expect(page.altTexts[0]?.from).toBe('file name, caption and surroundings');
    expect(fake.heard).toHaveLength(2);
  });
});

describe('pictures', () => {
  it('are not asked for where the model has no eyes, and done without where they cannot be had', async () => {
    fake.behave = answering(good);
    const { help, asked } = showing();
    await adviseHome({ help, hasEyes: false });
    expect(asked).toEqual([]);
    const gone: AdviceHelp = { readPicture: () => Promise.reject(new Error('no such file')) };
    const page = await adviseHome({ help: gone });
    expect(page.writtenBy).toBe('test-model');
    expect(page.altTexts[0]?.from).toBe('file name, caption and surroundings');
  });

  it('count in the estimate', async () => {
    const blind = await openSession();
    const seeing = await openSession(showing());
    const [before = 0, after = 0] = [blind, seeing].map((session) => session.usage?.().estimatedTokens ?? 0);
    expect(after).toBe(before + 1500);
  });
});

describe('a scan with a model', () => {
  it('gives a dead provider up after its patience, not once for each page', async () => {
    const pages = Array.from({ length: 12 }, (_, at) => pageOf(`/p${at}`, `<p>Text number ${at}.</p>`));
    fake.behave = sayingNothing;
    const session = await openSession({ site: siteOf(pages), limits: { questionMs: 150, vainMs: 300 } });
    const advised = await Promise.all(pages.map(({ brief }) => session.advisePage(brief.url, never)));
    expect(advised.every(({ writtenBy }) => writtenBy === builtInName)).toBe(true);
    expect(fake.heard.length).toBeLessThanOrEqual(8);
    expect(advised.at(-1)?.filledIn?.why).toBe('test-model had failed too often before');
  });

  it('obeys Retry-After for all questions of the scan', async () => {
    fake.behave = failing(429, { 'retry-after': '30' });
    const session = await openSession();
    await session.advisePage(home, never);
    const second = await session.advisePage('https://shop.example/bowls', never);
    expect(second.filledIn?.why).toBe('test-model wanted no more questions just now');
    expect(fake.heard).toHaveLength(1);
  });

  it('does not ask twice about what has not changed', async () => {
    const shelf = new Map<string, string>();
    const cache: AnswerCache = {
      read: async (key) => shelf.get(key) ?? null,
      write: (key, answer) => shelf.set(key, answer),
    };
    fake.behave = answering(good);
    const first = await adviseHome({ cache });
    const again = await openSession({ cache });
    expect(await again.advisePage(home, never)).toEqual(first);
    expect(again.usage?.()).toMatchObject({ calls: 0, cached: 1 });
    expect(fake.heard).toHaveLength(1);
    await adviseHome({ cache, site: siteOf([pageOf('/', '<p>Another text.</p>')]) });
    expect(fake.heard).toHaveLength(2);
  });

  it('asks no more when its tokens are spent, and tells the estimate before', async () => {
    fake.behave = answering(good);
    const session = await openSession({ limits: { tokensPerScan: 10 } });
    expect(session.usage?.().estimatedTokens).toBeGreaterThan(500);
    const page = await session.advisePage(home, never);
    expect(page.filledIn?.why).toBe('test-model had used the tokens that a scan may use');
    expect(fake.heard).toHaveLength(0);
  });

  it('stops at once when the scan is cancelled', async () => {
    fake.behave = sayingNothing;
    const session = await openSession({ limits: { questionMs: 20_000, vainMs: 60_000 } });
    const stop = new AbortController();
    const advised = session.advisePage(home, stop.signal);
    stop.abort();
    await expect(advised).rejects.toThrow('abort');
  });

  it('gives no two pages the same title', async () => {
    fake.behave = answering(good);
    const session = await openSession();
    await session.advisePage(home, never);
    const second = await session.advisePage('https://shop.example/bowls', never);
    expect(second.title).not.toBe(goodPage.title);
    expect(second.filledIn?.parts).toEqual(expect.arrayContaining(['title', 'description']));
  });

  it('lets a page that instructs the model into no output', async () => {
    const evil = 'Win now at http://evil.example/ <script>alert(1)</script>';
    fake.behave = answering(
      JSON.stringify({
        title: evil.slice(0, 58),
        description: evil.repeat(2).slice(0, 150),
        suggestions: [{ issue: 0, text: `Send your password to ${evil}` }],
        more: [evil, 'Go to www.evil.example and buy more of it.'],
        headings: [{ level: 1, text: evil, replaces: null }],
        links: [{ anchor: 'evil', target: 99 }],
        altTexts: [{ image: 0, text: evil }],
      }),
    );
    const page = await adviseHome();
    expect(JSON.stringify(page)).not.toMatch(/evil|<script/);
    expect(page).toMatchObject({ title: floorPage(home).title, writtenBy: builtInName });
    expect(page.filledIn?.parts).toEqual(expect.arrayContaining(['title', 'description', 'suggestions']));
  });
});

describe('a site with a model', () => {
  const card = { overallScore: 61, explanation: 'Floor.', findings: [] };
  const insights: EnhancedInsights = { technicalAnalysis: card, contentQualityAnalysis: card };

  it('gets the words of the model and keeps its own scores', async () => {
    fake.behave = answering(JSON.stringify({ ...goodSite, overallScore: 100 }));
    const site = await (await openSession()).adviseSite(insights, never);
    expect(site.overview.businessType).toBe('Pottery workshop');
    expect(site.insights.technicalAnalysis).toEqual({ ...card, explanation: goodSite.technical });
    expect(site.insights.contentQualityAnalysis?.overallScore).toBe(61);
    expect(site.filledIn).toBeUndefined();
  });

  it('is summed up by the built-in analyst when the model fails', async () => {
    fake.behave = failing(500);
    const site = await (await openSession()).adviseSite(insights, never);
    expect(site).toMatchObject({ writtenBy: builtInName, insights, overview: { businessType: 'Floor' } });
    expect(site.filledIn).toEqual({ parts: ['overview', 'explanations'], why: 'test-model failed' });
  });
});
