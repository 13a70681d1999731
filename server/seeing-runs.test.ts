/** A whole run with a camera and a model with eyes: what it sees stands in the report, and what it fails at costs nothing. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import { lookedPage } from '@pagewright/engine/audit/testing/looked-page';
import type { Camera, VisitRequest } from '@pagewright/engine/design/camera';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answering,
  type Behaviour,
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
import { visitedPage } from './testing/visited-page.ts';

let provider: FakeProvider;
let site: TestSite;
let runs: TestRuns;
let threads: ThreadRack;
let analyst: AnalystDesk;
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
  (heard, response) => {
    if (isAboutPicture(heard.body)) seeing(heard, response);
    else if (heard.body.includes('Sum up this site.')) answering(JSON.stringify(goodSite))(heard, response);
    else answering(JSON.stringify(pageAnswer))(heard, response);
  };

async function analyze(domain: string, requests: VisitRequest[] = []): Promise<Analysis> {
  const camera: Camera = {
    visit: (request) => {
      requests.push(request);
      const outcome = visitedPage(request.url);
      if (outcome.kind !== 'visited') return Promise.resolve(outcome);
      const { desktop } = lookedPage();
      return Promise.resolve({
        kind: 'visited',
        visit: { ...outcome.visit, facts: { ...outcome.visit.facts, desktop } },
      });
    },
    close: () => Promise.resolve(),
  };
  const person = await runs.person(200);
  const runId = await runs.started(person, domain);
  await performRun({ ...runs.deps, threads, analyst, camera }, runId, new AbortController().signal);
  const answer = await runs.call('GET', `/api/analysis/${runId}`, { cookie: person.cookie });
  return Analysis.parse(answer.json());
}

it('shows the model each page, and its remarks stand with their place', async () => {
  provider.behave = modelThat(answering(JSON.stringify({ remarks: [remark] })));
  const requests: VisitRequest[] = [];
  const { enhancedInsights, pages, processingStats } = await analyze('site-1.example', requests);
  expect(requests.map(({ wantsGlance }) => wantsGlance)).toEqual(pages.map(() => true));
  const shown = provider.heard.filter(({ body }) => isAboutPicture(body));
  expect(shown).toHaveLength(pages.length);
  const pictures = new Set(shown.map(({ body }) => /base64,([\w+/=]+)/.exec(body)?.[1] ?? ''));
  expect([...pictures].map((text) => Buffer.from(text, 'base64').toString()).sort()).toEqual(
    pages.map(({ url }) => `glance at ${url}`).sort(),
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
  expect(processingStats.aiCallsMade).toBe(provider.heard.length);
});

it('keeps to what was measured when the model cannot see', async () => {
  provider.behave = modelThat(failing(400));
  const { enhancedInsights, coverage } = await analyze('site-2.example');
  const { pageAnalyses = [] } = enhancedInsights?.designAnalysis ?? {};
  const remarks = pageAnalyses.flatMap(({ recommendations }) => recommendations);
  expect(remarks.length).toBeGreaterThan(0);
  expect(remarks.filter(({ writtenBy }) => writtenBy !== undefined)).toEqual([]);
  expect(coverage?.notes.join(' ')).toContain('so the remarks on the design are those that were measured.');
});
