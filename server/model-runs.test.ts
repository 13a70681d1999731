/** Whole runs with a model: what it writes stands in the report, and a model that fails costs the person nothing. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answering,
  type FakeProvider,
  failing,
  startFakeProvider,
} from './adapters/llm-advisor/testing/fake-provider.ts';
import { goodSite } from './adapters/llm-advisor/testing/small-site.ts';
import { chooseModel } from './choose-model.ts';
import { type AnalystDesk, createAnalystDesk } from './runs/analyst-desk.ts';
import { createThreadRack, type ThreadRack } from './runs/thread-rack.ts';
import { performRun } from './services/perform-run.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from './testing/test-runs.ts';

let provider: FakeProvider;
let site: TestSite;
let runs: TestRuns;
let threads: ThreadRack;
let analyst: AnalystDesk;
beforeAll(async () => {
  provider = await startFakeProvider();
  site = await serveTestSite({ pages: 3 });
  runs = await createTestRuns(site);
  const { baseUrl } = provider.settings('openai');
  const model = chooseModel({
    AI_PROVIDER: 'openai',
    AI_MODEL: 'test-model',
    AI_API_KEY: 'key-that-must-stay-secret',
    AI_BASE_URL: baseUrl ?? '',
  });
  const setup = { connectTo: runs.connectTo, aboutUrl: 'http://localhost:3000/how-it-works', ...model };
  threads = createThreadRack({ setup, memoryMb: 512, most: 1 });
  analyst = createAnalystDesk();
});
afterAll(async () => {
  await threads.close();
  await analyst.close();
  await runs.close();
  await site.close();
  await provider.close();
});

async function analyze(domain: string): Promise<{ text: string; analysis: Analysis }> {
  const person = await runs.person(200);
  const runId = await runs.started(person, domain);
  await performRun({ ...runs.deps, threads, analyst }, runId, new AbortController().signal);
  const answer = await runs.call('GET', `/api/analysis/${runId}`, { cookie: person.cookie });
  return { text: answer.body, analysis: Analysis.parse(answer.json()) };
}

const suggestion = 'Say in the first sentence what a visitor can do on this very page.';
const answer = JSON.stringify({
  title: '',
  description: '',
  suggestions: [],
  more: [suggestion],
  headings: [],
  links: [],
  altTexts: [],
});

describe('a run with a model', () => {
  it('carries its words, its tokens and its price, and asks about an unchanged site only once', async () => {
    provider.behave = (heard, response) =>
      answering(heard.body.includes('Sum up this site') ? JSON.stringify(goodSite) : answer)(heard, response);
    const { text, analysis } = await analyze('site-1.example');
    const written = analysis.pages.filter(({ suggestions }) => suggestions.includes(suggestion));
    expect(written).toHaveLength(analysis.pages.length);
    expect(analysis.pages[0]?.advice?.writtenBy).toBe('test-model');
    expect(analysis.processingStats.aiTokens).toMatchObject({ cachedAnswers: 0 });
    expect(analysis.processingStats.aiTokens?.input).toBeGreaterThan(0);
    expect(analysis.processingStats.creditsUsed).toBeGreaterThanOrEqual(3 + written.length);
    expect(text).not.toContain('key-that-must-stay-secret');
    expect(analysis.siteOverview?.businessType).toBe(goodSite.businessType);
    provider.heard.splice(0);
    const again = await analyze('site-1.example');
    // The pages, and the site as a whole.
    expect(again.analysis.processingStats.aiTokens?.cachedAnswers).toBe(analysis.pages.length + 1);
    expect(provider.heard).toHaveLength(0);
  }, 60_000);

  it('that the model fails in is whole, says so, and charges no suggestions', async () => {
    provider.behave = failing(401);
    const { text, analysis } = await analyze('site-2.example');
    expect(analysis.pages.some(({ suggestions }) => suggestions.some((each) => each !== ''))).toBe(true);
    expect(analysis.pages[0]?.advice).toMatchObject({
      writtenBy: 'Built-in analyst',
      filledIn: { why: 'test-model did not accept the key' },
    });
    expect(analysis.processingStats.creditsUsed).toBeLessThanOrEqual(3 + 1);
    expect(analysis.coverage.notes.join(' ')).toContain('because test-model did not accept the key');
    expect(text).not.toContain('SECRET internals');
  }, 60_000);
});
