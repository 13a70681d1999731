/** What a run does with a camera: it looks once, keeps pictures for the owner alone, and needs none to finish. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Camera, VisitOutcome } from '@pagewright/engine/design/camera';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createThreadRack } from '../runs/thread-rack.ts';
import { createTestRuns, serveTestSite } from '../testing/test-runs.ts';
import { visitedPage as visited } from '../testing/visited-page.ts';
import { performRun } from './perform-run.ts';

function cameraThat(answer: (url: string) => VisitOutcome): Camera & { readonly asked: string[] } {
  const asked: string[] = [];
  const visit: Camera['visit'] = ({ url }) => {
    asked.push(url);
    return Promise.resolve(answer(url));
  };
  return { asked, visit, close: () => Promise.resolve() };
}

async function analyse(camera: Camera) {
  const site = await serveTestSite({ pages: 2 });
  const runs = await createTestRuns(site);
  onTestFinished(async () => {
    await runs.close();
    await site.close();
  });
  await runs.work(1, camera);
  const person = await runs.person(50);
  const id = await runs.started(person, 'site-1.example');
  expect(await runs.ended(id)).toBe('completed');
  const answer = await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie });
  return { runs, person, id, analysis: answer.json<Analysis>() };
}

describe('a run with a camera', () => {
  it('asks the rules that need one, and keeps pictures that only the owner sees', async () => {
    const camera = cameraThat(visited);
    const { runs, person, id, analysis } = await analyse(camera);
    expect(camera.asked).toHaveLength(analysis.pages.length);
    expect(analysis.pages[0]?.issues.map(({ ruleId }) => ruleId)).toContain('perf-cls');
    expect(analysis.pages[0]?.score?.deductions).toContainEqual(
      expect.objectContaining({ ruleId: 'perf-cls', points: 15 }),
    );
    expect(analysis.notEvaluated.map(({ ruleId }) => ruleId)).not.toContain('perf-cls');
    expect(analysis.notEvaluated.map(({ ruleId }) => ruleId)).toContain('perf-inp');
    const { screenshotData } = analysis.designAnalysis?.[0] ?? {};
    const address = screenshotData?.screenshotUrl ?? '';
    const answer = await runs.call('GET', address, { cookie: person.cookie });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/jpeg',
      `desktop of ${screenshotData?.url}`,
    ]);
    const small = await runs.call('GET', screenshotData?.thumbnailUrl ?? '', { cookie: person.cookie });
    expect(small.body).toBe(`thumbnail of ${screenshotData?.url}`);
    const stranger = await runs.person();
    expect((await runs.call('GET', address, { cookie: stranger.cookie })).statusCode).toBe(404);
    expect((await runs.call('GET', address)).statusCode).toBe(401);
    await runs.call('DELETE', `/api/analysis/${id}`, { cookie: person.cookie });
    expect((await runs.call('GET', address, { cookie: person.cookie })).statusCode).toBe(404);
    await runs.db.deleteFrom('analyses').where('id', '=', id).execute();
    expect(await runs.db.selectFrom('screenshots').select('key').execute()).toEqual([]);
    expect(await runs.db.selectFrom('run_work').select('key').execute()).toEqual([]);
  });

  it('is taken up after the death of a worker without a second look at what was seen', async () => {
    const site = await serveTestSite({ pages: 3 });
    const runs = await createTestRuns(site);
    const threads = createThreadRack({
      setup: { connectTo: runs.connectTo, aboutUrl: 'http://localhost:3000/how-it-works' },
      memoryMb: 512,
      most: 2,
    });
    onTestFinished(async () => {
      await threads.close();
      await runs.close();
      await site.close();
    });
    const seen: string[] = [];
    const { promise: isStuck, resolve: getStuck } = Promise.withResolvers<void>();
    const stuck: Camera = {
      visit: ({ url }, signal) => {
        if (seen.length === 0) {
          seen.push(url);
          return Promise.resolve(visited(url));
        }
        // The worker that saw the first page comes back for another only when that look is kept.
        if (seen.push(url) === 3) getStuck();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
      close: () => Promise.resolve(),
    };
    const person = await runs.person(50);
    const id = await runs.started(person, 'site-1.example');
    const never = new AbortController().signal;
    const first = performRun({ ...runs.deps, threads, camera: stuck }, id, never);
    await isStuck;
    const camera = cameraThat(visited);
    await performRun({ ...runs.deps, threads, camera }, id, never);
    await first;
    const answer = await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie });
    const { designAnalysis, enhancedInsights } = answer.json<Analysis>();
    expect(enhancedInsights?.designAnalysis?.totalPagesAnalyzed).toBe(4);
    expect(designAnalysis?.map(({ screenshotData }) => screenshotData.screenshotUrl)).toHaveLength(4);
    expect(camera.asked).toHaveLength(3);
    expect(camera.asked).not.toContain(seen[0]);
  });

  it('completes without a browser, asks once, and says how to get one', async () => {
    const sentence = 'There is no browser. Run "npm run browser:install".';
    const camera = cameraThat(() => ({ kind: 'unavailable', sentence }));
    const { analysis } = await analyse(camera);
    expect(camera.asked.length).toBeLessThanOrEqual(2);
    expect(analysis.enhancedInsights?.designAnalysis?.error).toBe(sentence);
    expect(analysis.notEvaluated).toContainEqual(
      expect.objectContaining({ ruleId: 'mobile-overflow', reason: sentence }),
    );
  });

  it('goes on when a camera breaks', async () => {
    const { analysis } = await analyse({
      visit: () => Promise.reject(new Error('broken')),
      close: () => Promise.resolve(),
    });
    expect(analysis.pages.length).toBeGreaterThan(0);
    expect(analysis.enhancedInsights?.designAnalysis?.error).toBe('The page could not be looked at.');
  });
});
