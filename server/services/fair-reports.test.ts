/** Who waits for whom at the report workers. */
import { describe, expect, it } from 'vitest';
import type { ReportWorker } from '../workers/report-worker.ts';
import { shareReportWorker } from './fair-reports.ts';

/** A worker whose tasks end when the test says so; `started` lists for whom. */
function controlled(maxWorkers = 1) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const worker: ReportWorker = {
    maxWorkers,
    isUrgent: (name) => name === 'replacePage',
    close: async () => undefined,
    call: async (_name, input) => {
      started.push((input as { text: string }).text);
      await new Promise<void>((resolve) => ends.push(resolve));
      return undefined as never;
    },
  };
  const reports = shareReportWorker(worker);
  const render = (userId: string) => reports.call('renderCsv', { text: userId }, userId);
  const endNext = async (): Promise<void> => {
    await new Promise(setImmediate);
    ends.shift()?.();
  };
  return { reports, started, render, endNext };
}

describe('report workers', () => {
  it('go from one user to the next, however much one has asked for', async () => {
    const { started, render, endNext } = controlled();
    const all = [...Array.from({ length: 5 }, () => render('greedy')), render('other'), render('third')];
    for (let i = 0; i < all.length; i += 1) await endNext();
    await Promise.all(all);
    expect(started.slice(0, 3)).toEqual(['greedy', 'other', 'third']);
  });

  it('refuse what is too much for one user, and nothing of others', async () => {
    const { render, endNext } = controlled();
    const accepted = Array.from({ length: 20 }, () => render('greedy'));
    await expect(render('greedy')).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: 10 },
    });
    const other = render('other');
    for (let i = 0; i < 21; i += 1) await endNext();
    await Promise.all([...accepted, other]);
    const again = render('greedy');
    await endNext();
    await again;
  });

  it('have one transaction of a user at a time wait for them, and those of others beside it', async () => {
    const { reports } = controlled();
    const log: string[] = [];
    const ends: (() => void)[] = [];
    const write = (userId: string, fails = false) =>
      reports.inTurn(userId, async () => {
        log.push(userId);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (fails) throw new Error('failed');
      });
    const first = write('greedy', true);
    const second = write('greedy');
    const other = write('other');
    await new Promise(setImmediate);
    expect(log).toEqual(['greedy', 'other']);
    for (const end of ends.splice(0)) end();
    await expect(first).rejects.toThrow('failed');
    await other;
    await new Promise(setImmediate);
    expect(log).toEqual(['greedy', 'other', 'greedy']);
    for (const end of ends.splice(0)) end();
    await second;
  });

  it('do at once what somebody holds a lock for', async () => {
    const { reports, started, render } = controlled();
    void render('greedy');
    void render('greedy');
    void reports.call('replacePage', { text: 'locked' } as never, 'greedy');
    await new Promise(setImmediate);
    expect(started.toSorted()).toEqual(['greedy', 'locked']);
  });
});
