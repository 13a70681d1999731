/** Tests a whole run with a renderer and a model that accepts images: its design notes are in the report, and failures cost nothing. */

import { Analysis } from '@pagewright/contract/entities/analysis';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { renderedPageFacts } from '@pagewright/engine/audit/testing/rendered-page';
import type { RenderRequest } from '@pagewright/engine/render/page-renderer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answering,
  type Behaviour,
  type FakeProvider,
  failing,
  startFakeProvider,
} from './adapters/llm/testing/fake-provider.ts';
import { goodSite } from './adapters/llm/testing/small-site.ts';
import { createWorkSlots } from './jobs/fair-slots.ts';
import { performRun } from './services/analyses/perform-run.ts';
import { chooseModel } from './startup/choose-model.ts';
import { renderedPage, rendererOf } from './testing/rendered-page.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from './testing/test-runs.ts';
import { createRunPools, type RunPools } from './workers/run-pool.ts';

let provider: FakeProvider;
let site: TestSite;
let runs: TestRuns;
let threads: RunPools;
beforeAll(async () => {
  provider = await startFakeProvider();
  site = await serveTestSite({ pages: 2 });
  runs = await createTestRuns(site);
  const model = chooseModel({
    AI_PROVIDER: 'openai',
    AI_MODEL: 'test-model',
    AI_API_KEY: 'key-that-must-stay-secret',
    AI_BASE_URL: provider.settings('openai').baseUrl ?? '',
  });
  const setup = {
    connectTo: runs.connectTo,
    aboutUrl: 'http://localhost:3000/how-it-works',
    hasSuggester: true,
    ...model,
  };
  threads = createRunPools({ setup, memoryMb: 512, maxWorkers: 1 });
});
afterAll(async () => {
  await threads.close();
  await runs.close();
  await site.close();
  await provider.close();
});

const pageAnswer = {
  title: '',
  description: '',
  suggestions: [],
  more: [],
  headings: [],
  links: [],
  altTexts: [],
};
const remark = {
  place: 0,
  title: 'The button is lost',
  severity: 'high',
  category: 'visual_hierarchy',
  description: 'It has the colour of the text around it.',
  recommendation: 'Give it the accent colour of the brand.',
  expectedImpact: 'More people find it.',
};
const isAboutPicture = (body: string): boolean => body.includes('Look at this page.');

const modelThat =
  (seeing: Behaviour): Behaviour =>
  (request, response) => {
    if (isAboutPicture(request.body)) seeing(request, response);
    else if (request.body.includes('Sum up this site.'))
      answering(JSON.stringify(goodSite))(request, response);
    else answering(JSON.stringify(pageAnswer))(request, response);
  };

async function analyze(domain: string, requests: RenderRequest[] = []): Promise<Analysis> {
  const renderer = rendererOf((request) => {
    requests.push(request);
    const outcome = renderedPage(request.url);
    if (outcome.kind !== 'rendered') return Promise.resolve(outcome);
    const { desktop } = renderedPageFacts();
    return Promise.resolve({
      kind: 'rendered',
      page: { ...outcome.page, facts: { ...outcome.page.facts, desktop } },
    });
  });
  const person = await runs.person(200);
  const runId = await runs.started(person, domain);
  await performRun(
    { ...runs.deps, threads, slots: createWorkSlots(2), renderer },
    runId,
    new AbortController().signal,
  );
  const answer = await runs.call('GET', `/api/analysis/${runId}`, { cookie: person.cookie });
  return Analysis.parse(answer.json());
}

it('sends the model a screenshot of each page, and places its design notes', async () => {
  provider.behave = modelThat(answering(JSON.stringify({ remarks: [remark] })));
  const requests: RenderRequest[] = [];
  const { enhancedInsights, pages, processingStats } = await analyze('site-1.example', requests);
  expect(requests.map(({ wantsModelImage }) => wantsModelImage)).toEqual(pages.map(() => true));
  const shown = provider.requests.filter(({ body }) => isAboutPicture(body));
  expect(shown).toHaveLength(pages.length);
  const images = new Set(shown.map(({ body }) => /base64,([\w+/=]+)/.exec(body)?.[1] ?? ''));
  expect([...images].map((text) => Buffer.from(text, 'base64').toString()).sort()).toEqual(
    pages.map(({ url }) => `model image of ${url}`).sort(),
  );
  for (const { recommendations, overallScore } of enhancedInsights?.designAnalysis?.pageAnalyses ?? []) {
    expect(recommendations).toContainEqual(
      expect.objectContaining({
        title: remark.title,
        writtenBy: 'test-model',
        view: 'desktop',
        box: { x: 0, y: 0, width: 1360, height: 900 },
      }),
    );
    const measured = recommendations.filter(({ writtenBy }) => writtenBy === undefined);
    expect(overallScore).toBeGreaterThan(100 - measured.length * 25 - 1);
  }
  expect(processingStats.aiCallsMade).toBe(provider.requests.length);
});

it('reports measurements only when the model accepts no images', async () => {
  provider.behave = modelThat(failing(400));
  const before = provider.requests.length;
  const { enhancedInsights, coverage, processingStats } = await analyze('site-2.example');
  // Calls that failed were made, too.
  expect(processingStats.aiCallsMade).toBe(provider.requests.length - before);
  const { pageAnalyses = [] } = enhancedInsights?.designAnalysis ?? {};
  const remarks = pageAnalyses.flatMap(({ recommendations }) => recommendations);
  expect(pageAnalyses.length).toBeGreaterThan(0);
  expect(remarks.filter(({ writtenBy }) => writtenBy !== undefined)).toEqual([]);
  expect(textsOf(coverage?.notes).join(' ')).toContain('so only measured design recommendations are shown.');
});
