/** Who waits for whom at the report workers. */
import { describe, expect, it } from 'vitest';
import type { ReportWorker } from '../workers/report-worker.ts';
import type { Printed } from './deps.ts';
import { sharePrinter, shareReportWorker } from './fair-reports.ts';

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
      return `page of ${(input as { text: string }).text}` as never;
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

  it('render once what many people open at once, and again what has changed', async () => {
    const { reports, started, endNext } = controlled();
    const open = (text: string) =>
      reports.callShared('renderShared', { text, pictures: {}, fonts: {}, branding: null }, 'share');
    const visits = Array.from({ length: 50 }, () => open('report'));
    await endNext();
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['page of report']));
    await open('report');
    const changed = open('changed report');
    await endNext();
    await changed;
    expect(started).toEqual(['report', 'changed report']);
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

describe('the printer', () => {
  it('prints one at a time, in turn between users, and refuses what is too much for one', async () => {
    const started: string[] = [];
    const ends: ((printed: Printed) => void)[] = [];
    const printer = sharePrinter({
      print: (html) => {
        started.push(html);
        return new Promise((resolve) => ends.push(resolve));
      },
    });
    const print = (html: string, userId: string) => printer.print(html, userId);
    const greedy = Array.from({ length: 6 }, () => print('greedy', 'greedy'));
    await expect(print('greedy', 'greedy')).rejects.toMatchObject({ code: 'too_many_requests' });
    const other = print('other', 'other');
    for (let i = 0; i < 7; i += 1) {
      await new Promise(setImmediate);
      ends.shift()?.({ kind: 'printed', pdf: Buffer.from('%PDF-') });
    }
    await Promise.all([...greedy, other]);
    expect(started.slice(0, 3)).toEqual(['greedy', 'other', 'greedy']);
    expect(started).toHaveLength(7);
  });
});
