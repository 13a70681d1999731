/** Work on reports in threads: done, told when it fails, ended when it takes too long. */
import { afterAll, describe, expect, it } from 'vitest';
import { anAnalysis, aPage } from '../testing/stored-analysis.ts';
import { createReportDesk } from './report-desk.ts';

const text = JSON.stringify(anAnalysis());
const desk = createReportDesk();
afterAll(() => desk.close());

describe('the report desk', () => {
  it('renders many reports at once in few threads', async () => {
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => desk.ask('renderHtml', { text, look: {} })),
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('<bdi>shop.example</bdi>');
  });

  it('lets a task whose caller holds a lock go first', async () => {
    const single = createReportDesk({ threads: 1 });
    const order: string[] = [];
    const csv = [1, 2].map((at) => single.ask('renderCsv', { text }).then(() => order.push(`csv ${at}`)));
    const judgement = { indexable: true, issues: [], keptRules: [], notEvaluated: [], summary: aPage('') };
    const replaced = single
      .ask('replacePage', { text, pageUrl: 'https://shop.example/none', judgement })
      .then((report) => order.push(report === null ? 'replaced none' : 'replaced'));
    await Promise.all([...csv, replaced]);
    await single.close();
    expect(order).toEqual(['csv 1', 'replaced none', 'csv 2']);
  });

  it('tells what went wrong, and serves the next', async () => {
    await expect(desk.ask('renderCsv', { text: '{"pages":1}' })).rejects.toThrow('could not be worked on');
    expect(await desk.ask('renderCsv', { text })).toContain('No issues found');
  });

  it('ends a task that takes too long, and serves the next', async () => {
    const hasty = createReportDesk({ threads: 1, taskMs: 1 });
    const [slow, alsoSlow] = await Promise.allSettled([
      hasty.ask('renderCsv', { text }),
      hasty.ask('renderCsv', { text }),
    ]);
    expect([slow.status, alsoSlow.status]).toEqual(['rejected', 'rejected']);
    await hasty.close();
  });

  it('rejects what still waits when it is closed', async () => {
    const closing = createReportDesk({ threads: 1 });
    const asked = [closing.ask('renderCsv', { text }), closing.ask('renderCsv', { text })];
    const settled = Promise.allSettled(asked);
    await closing.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(closing.ask('renderCsv', { text })).rejects.toThrow('stopping');
  });
});
