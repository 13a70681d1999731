/** Tests work on reports in real workers: results, failures, time limits and the order of tasks. */
import { afterAll, describe, expect, it } from 'vitest';
import { anAnalysis, aPage } from '../testing/stored-analysis.ts';
import { createReportWorker } from './report-worker.ts';

const text = JSON.stringify(anAnalysis());
const worker = createReportWorker();
afterAll(() => worker.close());

describe('createReportWorker', () => {
  it('renders many reports at once in few workers', async () => {
    const pages = await Promise.all(
      Array.from({ length: 6 }, () =>
        worker.call('renderHtml', { text, fonts: {}, branding: null, pictures: {} }),
      ),
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('<bdi>shop.example</bdi>');
  });

  it('runs a task whose caller holds a lock before those that wait', async () => {
    const single = createReportWorker({ maxWorkers: 1 });
    const order: string[] = [];
    const csv = [1, 2].map((at) => single.call('renderCsv', { text }).then(() => order.push(`csv ${at}`)));
    const audit = {
      version: 'html' as const,
      indexable: true,
      barrier: null,
      issues: [],
      passedRules: [],
      notEvaluated: [],
      summary: aPage(''),
    };
    const replaced = single
      .call('replacePage', {
        text,
        pageUrl: 'https://shop.example/none',
        audit,
        acceptances: [],
        today: '2026-11-15',
      })
      .then((report) => order.push(report === null ? 'replaced none' : 'replaced'));
    await Promise.all([...csv, replaced]);
    await single.close();
    expect(order).toEqual(['csv 1', 'replaced none', 'csv 2']);
  });

  it('rejects with the reason of a failure, and runs the next task', async () => {
    await expect(worker.call('renderCsv', { text: '{"pages":1}' })).rejects.toThrow('could not be worked on');
    expect(await worker.call('renderCsv', { text })).toContain('No issues found');
  });

  it('ends a task that computes for too long', async () => {
    const hasty = createReportWorker({ maxWorkers: 1, maxCpuMs: 50 });
    const pages = Array.from({ length: 4000 }, (_, at) => aPage(`https://shop.example/${at}`));
    const long = JSON.stringify(anAnalysis({ pages }));
    const [slow, alsoSlow] = await Promise.allSettled([
      hasty.call('renderHtml', { text: long, fonts: {}, branding: null, pictures: {} }),
      hasty.call('renderHtml', { text: long, fonts: {}, branding: null, pictures: {} }),
    ]);
    expect([slow.status, alsoSlow.status]).toEqual(['rejected', 'rejected']);
    await hasty.close();
  });

  it('rejects what still waits when it is closed', async () => {
    const closing = createReportWorker({ maxWorkers: 1 });
    const calls = [closing.call('renderCsv', { text }), closing.call('renderCsv', { text })];
    const results = Promise.allSettled(calls);
    await closing.close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(closing.call('renderCsv', { text })).rejects.toThrow('stopped');
  });
});
