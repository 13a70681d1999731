/** Tests whole runs with a language model: its suggestions are in the report, and a failing model costs nothing. */

import { Analysis } from '@pagewright/contract/entities/analysis';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  answering,
  type Behaviour,
  type FakeProvider,
  failing,
  type Provider,
  providers,
  startFakeProvider,
} from './adapters/llm/testing/fake-provider.ts';
import { goodSite } from './adapters/llm/testing/small-site.ts';
import { createWorkSlots } from './jobs/fair-slots.ts';
import { performRun } from './services/analyses/perform-run.ts';
import { chooseModel } from './startup/choose-model.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from './testing/test-runs.ts';
import { createRunPools, type RunPools } from './workers/run-pool.ts';

let provider: FakeProvider;
let site: TestSite;
let runs: TestRuns;
let threads: RunPools;
beforeAll(async () => {
  provider = await startFakeProvider();
  site = await serveTestSite({ pages: 3 });
  runs = await createTestRuns(site);
  threads = openPools('openai');
});

/** Each provider's protocol is tested in adapters/llm; `npm run test:all` has whole runs with all of them. */
const others: readonly Provider[] =
  process.env['TEST_MATRIX'] === 'full' ? providers.filter((name) => name !== 'openai') : ['anthropic'];

function openPools(name: Provider): RunPools {
  const { baseUrl, model } = provider.settings(name);
  const setup = {
    connectTo: runs.connectTo,
    aboutUrl: 'http://localhost:3000/how-it-works',
    hasSuggester: true,
    ...chooseModel({
      AI_PROVIDER: name,
      AI_MODEL: model,
      AI_API_KEY: 'key-that-must-stay-secret',
      AI_BASE_URL: baseUrl ?? '',
      AI_PRICE_IN: 1,
      AI_PRICE_OUT: 2,
    }),
  };
  return createRunPools({ setup, memoryMb: 512, maxWorkers: 1 });
}

afterAll(async () => {
  await threads.close();
  await runs.close();
  await site.close();
  await provider.close();
});

async function analyze(
  domain: string,
  pools: RunPools = threads,
): Promise<{ text: string; analysis: Analysis }> {
  const person = await runs.person(200);
  const runId = await runs.started(person, domain);
  const deps = { ...runs.deps, threads: pools, slots: createWorkSlots(2) };
  await performRun(deps, runId, new AbortController().signal);
  const answer = await runs.call('GET', `/api/analysis/${runId}`, { cookie: person.cookie });
  return { text: answer.body, analysis: Analysis.parse(answer.json()) };
}

const suggestion = 'Say in the first sentence what a visitor can do on this very page.';
const answerOf = (title: string): string =>
  JSON.stringify({
    title,
    description: '',
    suggestions: [],
    more: [suggestion],
    headings: [],
    links: [],
    altTexts: [],
    structuredData: [],
  });

/** A number would have to be on the page. */
const places = ['at home', 'with friends', 'by a river', 'on a train', 'in a garden', 'at work'];

/** Each page gets a title of its own. */
function writing(titled: boolean): Behaviour {
  let page = 0;
  return (request, response) => {
    const title = titled ? `What a visitor can do and read on this page, ${places[page] ?? ''}` : '';
    page += 1;
    const isSite = request.body.includes('Sum up this site');
    answering(isSite ? JSON.stringify(goodSite) : answerOf(title))(request, response);
  };
}

describe('a run with a model', () => {
  it('has its suggestions, tokens and price, and calls the model only once for an unchanged site', async () => {
    provider.behave = writing(true);
    const { text, analysis } = await analyze('site-1.example');
    const written = analysis.pages.filter(({ suggestions }) => suggestions.includes(suggestion));
    expect(written).toHaveLength(analysis.pages.length);
    expect(analysis.pages[0]?.suggestedTexts?.writtenBy).toBe('test-model');
    expect(analysis.processingStats.aiTokens).toMatchObject({ cachedAnswers: 0 });
    expect(analysis.processingStats.aiTokens?.input).toBeGreaterThan(0);
    expect(analysis.processingStats.creditsUsed).toBeGreaterThanOrEqual(3 + written.length);
    expect(text).not.toContain('key-that-must-stay-secret');
    expect(analysis.siteOverview?.businessType).toBe(goodSite.businessType);
    provider.requests.splice(0);
    const again = await analyze('site-1.example');
    // The pages, and the site as a whole.
    expect(again.analysis.processingStats.aiTokens?.cachedAnswers).toBe(analysis.pages.length + 1);
    expect(provider.requests).toHaveLength(0);
  });

  it.each(others)('of %s has its suggestions and overview, and what they cost', async (name) => {
    provider.requests.splice(0);
    provider.behave = writing(true);
    const pools = openPools(name);
    onTestFinished(() => pools.close());
    const { analysis } = await analyze('site-5.example', pools);
    const { model } = provider.settings(name);
    expect(analysis.pages.map(({ suggestedTexts }) => suggestedTexts?.writtenBy)).toEqual(
      analysis.pages.map(() => model),
    );
    expect(analysis.siteOverview?.businessType).toBe(goodSite.businessType);
    const { input = 0, output = 0, cost } = analysis.processingStats.aiTokens ?? {};
    expect(input).toBeGreaterThan(0);
    expect(cost).toBeCloseTo((input + 2 * output) / 1_000_000);
    expect(provider.requests.length).toBe(analysis.pages.length + 1);
  });

  it('that writes advice and no text to paste charges no page', async () => {
    provider.behave = writing(false);
    const { analysis } = await analyze('site-3.example');
    expect(analysis.pages.every(({ suggestions }) => suggestions.includes(suggestion))).toBe(true);
    expect(analysis.processingStats.creditsUsed).toBeLessThanOrEqual(3 + 1);
  });

  const noQuota: Behaviour = (_request, response) =>
    response
      .writeHead(429)
      .end(JSON.stringify({ error: { code: 'insufficient_quota', message: 'SECRET internals' } }));
  it.each([
    [
      'rejects the key',
      'site-2.example',
      failing(401),
      'test-model rejected the API key and was not called again',
    ],
    [
      'has no quota',
      'site-4.example',
      noQuota,
      'test-model has no quota or credit left and was not called again',
    ],
  ] as const)(
    'whose model %s completes, calls it no more, says so once, and charges no suggestions',
    async (_what, domain, behaviour, why) => {
      provider.requests.splice(0);
      provider.behave = behaviour;
      const { text, analysis } = await analyze(domain);
      expect(analysis.pages.some(({ suggestions }) => suggestions.some((each) => each !== ''))).toBe(true);
      expect(analysis.pages.map(({ suggestedTexts }) => suggestedTexts?.fallback?.why)).toEqual(
        analysis.pages.map(() => why),
      );
      expect(analysis.pages[0]?.suggestedTexts?.writtenBy).toBe('Built-in assistant');
      expect(analysis.processingStats.creditsUsed).toBeLessThanOrEqual(3 + 1);
      const notes = textsOf(analysis.coverage.notes).filter((note) => note.includes(`because ${why}`));
      expect(notes).toHaveLength(2);
      expect(notes[0]).toContain('These suggestions were not charged.');
      // One for each page that was asked about before the first answer came: none for the site, none again.
      expect(provider.requests.length).toBeLessThanOrEqual(analysis.pages.length);
      expect(text).not.toContain('SECRET internals');
    },
    60_000,
  );
});
