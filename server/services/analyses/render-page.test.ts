/** Runs with a renderer: each page rendered once, screenshots only for the owner, and no browser needed to finish. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { PageRenderer, RenderOutcome } from '@pagewright/engine/render/page-renderer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorkSlots } from '../../jobs/fair-slots.ts';
import { renderedPage as renderedOutcome, rendererOf } from '../../testing/rendered-page.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../../testing/test-runs.ts';
import { createRunPools, type RunPools } from '../../workers/run-pool.ts';
import { performRun } from './perform-run.ts';

function rendererThat(
  outcomeOf: (url: string) => RenderOutcome,
): PageRenderer & { readonly requested: string[] } {
  const requested: string[] = [];
  const renderer = rendererOf(({ url }) => {
    requested.push(url);
    return Promise.resolve(outcomeOf(url));
  });
  return { requested, ...renderer };
}

let site: TestSite;
let runs: TestRuns;
let threads: RunPools;
beforeAll(async () => {
  site = await serveTestSite({ pages: 3 });
  runs = await createTestRuns(site);
  const setup = {
    connectTo: runs.connectTo,
    aboutUrl: 'http://localhost:3000/how-it-works',
    hasSuggester: false,
  };
  threads = createRunPools({ setup, memoryMb: 512, maxWorkers: 2 });
});
afterAll(async () => {
  await threads.close();
  await runs.close();
  await site.close();
});

const never = new AbortController().signal;
const perform = (id: string, renderer: PageRenderer): Promise<void> =>
  performRun({ ...runs.deps, threads, slots: createWorkSlots(2), renderer }, id, never);

async function analyse(renderer: PageRenderer) {
  const person = await runs.person(50);
  const id = await runs.started(person, 'site-1.example');
  await perform(id, renderer);
  expect(await runs.stateOf(id)).toBe('completed');
  const response = await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie });
  return { person, id, analysis: response.json<Analysis>() };
}

describe('a run with a renderer', () => {
  it('evaluates browser rules and stores screenshots that only the owner can read', async () => {
    const renderer = rendererThat(renderedOutcome);
    const { person, id, analysis } = await analyse(renderer);
    expect(renderer.requested).toHaveLength(analysis.pages.length);
    expect(analysis.pages[0]?.issues.map(({ ruleId }) => ruleId)).toContain('perf-cls');
    expect(analysis.pages[0]?.score?.deductions).toContainEqual(
      expect.objectContaining({ ruleId: 'perf-cls', points: 15 }),
    );
    expect(analysis.notEvaluated.map(({ ruleId }) => ruleId)).not.toContain('perf-cls');
    expect(analysis.notEvaluated.map(({ ruleId }) => ruleId)).toContain('perf-inp');
    const { screenshotData } = analysis.designAnalysis?.[0] ?? {};
    const imageUrl = screenshotData?.screenshotUrl ?? '';
    const response = await runs.call('GET', imageUrl, { cookie: person.cookie });
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      'image/jpeg',
      `desktop of ${screenshotData?.url}`,
    ]);
    const small = await runs.call('GET', screenshotData?.thumbnailUrl ?? '', { cookie: person.cookie });
    expect(small.body).toBe(`thumbnail of ${screenshotData?.url}`);
    const stranger = await runs.person();
    expect((await runs.call('GET', imageUrl, { cookie: stranger.cookie })).statusCode).toBe(404);
    expect((await runs.call('GET', imageUrl)).statusCode).toBe(401);
    await runs.call('DELETE', `/api/analysis/${id}`, { cookie: person.cookie });
    expect((await runs.call('GET', imageUrl, { cookie: person.cookie })).statusCode).toBe(404);
    await runs.db.deleteFrom('analyses').where('id', '=', id).execute();
    const { rows } = await sql`
      select key from screenshots where analysis_id = ${id}
      union all select key from run_work where run_id = ${id}`.execute(runs.db);
    expect(rows).toEqual([]);
  });

  it('resumes after a worker died without rendering a page twice', async () => {
    const seen: string[] = [];
    const { promise: isStuck, resolve: getStuck } = Promise.withResolvers<void>();
    const stuck = rendererOf(({ url }, signal) => {
      if (seen.length === 0) {
        seen.push(url);
        return Promise.resolve(renderedOutcome(url));
      }
      seen.push(url);
      getStuck();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const person = await runs.person(50);
    const id = await runs.started(person, 'site-1.example');
    const first = perform(id, stuck);
    await isStuck;
    const stored = () =>
      sql`select 1 from run_work where run_id = ${id} and kind like 'render%'`.execute(runs.deps.db);
    await expect.poll(async () => (await stored()).rows.length).toBe(1);
    const renderer = rendererThat(renderedOutcome);
    await perform(id, renderer);
    await first;
    const response = await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie });
    const { designAnalysis, enhancedInsights } = response.json<Analysis>();
    expect(enhancedInsights?.designAnalysis?.totalPagesAnalyzed).toBe(4);
    expect(designAnalysis?.map(({ screenshotData }) => screenshotData.screenshotUrl)).toHaveLength(4);
    expect(renderer.requested).toHaveLength(3);
    expect(renderer.requested).not.toContain(seen[0]);
  });

  it('renders in turn with those of other users', async () => {
    const slots = createWorkSlots(1);
    const wanting = vi.spyOn(slots.render, 'run');
    const order: string[] = [];
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    let atOnce = 0;
    const renderer = rendererOf(async ({ url }) => {
      order.push(new URL(url).hostname);
      atOnce += 1;
      expect(atOnce).toBe(1);
      await isOpen;
      atOnce -= 1;
      return renderedOutcome(url);
    });
    const work = { ...runs.deps, threads, slots, renderer };
    const [many, one] = [await runs.person(50), await runs.person(50, { maxPages: 1 })];
    const first = performRun(work, await runs.started(many, 'site-1.example'), never);
    await expect.poll(() => order.length).toBe(1);
    const second = performRun(work, await runs.started(one, 'site-2.example'), never);
    const wants = () => wanting.mock.calls.some(([userId]) => userId === one.user.id);
    await expect.poll(wants).toBe(true);
    open();
    await Promise.all([first, second]);
    expect(order).toHaveLength(5);
    // Not behind the three other pages of the first.
    expect(order[1]).toBe('site-2.example');
  });

  it('completes without a browser, tries once, and says how to install one', async () => {
    const sentence = 'There is no browser. Run "npm run browser:install".';
    const renderer = rendererThat(() => ({ kind: 'unavailable', sentence }));
    const { analysis } = await analyse(renderer);
    expect(renderer.requested.length).toBeLessThanOrEqual(2);
    expect(analysis.enhancedInsights?.designAnalysis?.error).toBe(sentence);
    expect(analysis.notEvaluated).toContainEqual(
      expect.objectContaining({ ruleId: 'mobile-overflow', reason: sentence }),
    );
  });

  it('continues when the renderer fails', async () => {
    const { analysis } = await analyse(rendererOf(() => Promise.reject(new Error('broken'))));
    expect(analysis.pages.length).toBeGreaterThan(0);
    expect(analysis.enhancedInsights?.designAnalysis?.error).toContain('This is not the page’s fault.');
  });
});
