/** The progress stream over a real connection: current state, every change, the end; for its owner only. */
import { Progress } from '@pagewright/contract/entities/progress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../store/database.ts';
import { claimRun, writeProgress } from '../../store/runs.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../../testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
let url: string;
beforeAll(async () => {
  site = await serveTestSite({ pages: 6 });
  runs = await createTestRuns(site);
  url = await runs.app.listen({ host: '127.0.0.1', port: 0 });
  await runs.work(3);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

interface Stream {
  readonly response: Response;
  readonly events: Progress[];
  /** Resolves when the server has closed the stream. */
  readonly closed: Promise<void>;
  readonly leave: () => void;
}

async function open({ cookie }: TestUser, domain: string, server = url): Promise<Stream> {
  const leaving = new AbortController();
  const response = await fetch(`${server}/api/analyze/progress?domain=${encodeURIComponent(domain)}`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const events: Progress[] = [];
  const read = async (): Promise<void> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) events.push(Progress.parse(JSON.parse(block.slice(6))));
    }
  };
  const closed = read().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return { response, events, closed, leave: () => leaving.abort() };
}

const percentagesOf = (events: readonly Progress[]): number[] => events.map(({ percentage }) => percentage);

describe('the progress stream', () => {
  it('opened before the run, reports it from start to end and closes', async () => {
    const person = await runs.person();
    const stream = await open(person, 'site-0.example');
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    const runId = await runs.started(person, 'site-0.example');
    await stream.closed;
    const { events } = stream;
    expect(new Set(events.map((event) => event.runId))).toEqual(new Set([runId]));
    expect(percentagesOf(events)).toEqual(percentagesOf(events).toSorted((a, b) => a - b));
    expect(events.slice(0, -1).every(({ status }) => status === 'in-progress')).toBe(true);
    expect(events.at(-1)).toMatchObject({
      status: 'completed',
      percentage: 100,
      analysis: { id: runId, domain: 'site-0.example' },
    });
    expect(events.at(-1)?.analysis?.pages).toHaveLength(3);
  });

  it('opened after the end, sends the end at once; a new run uses the same stream', async () => {
    const person = await runs.person();
    const first = await runs.started(person, 'site-1.example');
    await runs.ended(first);
    const stream = await open(person, 'www.site-1.example');
    await expect.poll(() => stream.events.map(({ status }) => status)).toEqual(['completed']);
    const second = await runs.started(person, 'site-1.example');
    await stream.closed;
    expect(stream.events.at(-1)).toMatchObject({ status: 'completed', runId: second });
    expect(stream.events[0]).toMatchObject({ runId: first });
  });

  it('reports a failed run with its reason, and a cancelled one', async () => {
    const person = await runs.person();
    const failing = await open(person, 'nobody-is-here.example');
    await runs.started(person, 'nobody-is-here.example');
    await failing.closed;
    expect(failing.events.at(-1)).toMatchObject({
      status: 'error',
      error: expect.stringContaining('nobody-is-here.example'),
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    site.gate = promise;
    const cancelled = await open(person, 'site-2.example');
    await runs.started(person, 'site-2.example');
    await expect.poll(() => cancelled.events.length).toBeGreaterThan(0);
    const cookie = person.cookie;
    await runs.call('POST', '/api/analyze/cancel', { cookie, body: { domain: 'site-2.example' } });
    await cancelled.closed;
    expect(cancelled.events.at(-1)?.status).toBe('cancelled');
    site.gate = null;
    resolve();
  });

  it('reports how many runs are ahead in the queue', async () => {
    const person = await runs.person(500);
    const { promise, resolve } = Promise.withResolvers<void>();
    site.gate = promise;
    const ids: string[] = [];
    for (const i of [10, 11, 12, 13, 14]) ids.push(await runs.started(person, `site-${i}.example`));
    const stream = await open(person, 'site-14.example');
    await expect.poll(() => stream.events.at(-1)?.queuePosition).toBe(2);
    site.gate = null;
    resolve();
    await stream.closed;
    expect(stream.events.map(({ queuePosition }) => queuePosition)).toEqual(expect.arrayContaining([2, 0]));
    expect(stream.events.at(-1)?.status).toBe('completed');
    for (const id of ids) expect(await runs.ended(id)).toBe('completed');
  });

  it('loses no end over 100 reconnects at random moments, and the percentage never falls', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => runs.person()));
    await Promise.all(
      people.map(async (person, p) => {
        const runId = await runs.started(person, `site-${20 + p}.example`);
        let highest = 0;
        let end: Progress | undefined;
        for (let reconnect = 0; reconnect < 25; reconnect += 1) {
          const stream = await open(person, `site-${20 + p}.example`);
          await expect.poll(() => stream.events.length).toBeGreaterThan(0);
          if (Math.random() < 0.5) await runs.stateOf(runId);
          for (const event of stream.events) {
            expect(event.percentage).toBeGreaterThanOrEqual(highest);
            highest = event.percentage;
            if (event.status !== 'in-progress') end = event;
          }
          stream.leave();
        }
        await runs.ended(runId);
        const last = await open(person, `site-${20 + p}.example`);
        await expect.poll(() => last.events.at(-1)?.status).toBe('completed');
        last.leave();
        expect(end === undefined || end.status === 'completed').toBe(true);
      }),
    );
  });

  it('does not fall when a database that crashed has lost the last progress', async () => {
    const own = await createTestRuns(site);
    const person = await own.person();
    const stream = await open(person, 'site-9.example', await own.app.listen({ host: '127.0.0.1', port: 0 }));
    const runId = await own.started(person, 'site-9.example');
    const taken = await inTransaction(own.db, (tx) =>
      claimRun(tx, runId, { concurrentPerUser: 3, trialPerSite: 9, trialPerNetwork: 9 }),
    );
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    const show = async (percentage: number, pagesAnalyzed: number): Promise<void> => {
      await writeProgress(own.db, taken.run, { ...taken.run.progress, percentage, pagesAnalyzed });
      await expect.poll(() => stream.events.at(-1)?.pagesAnalyzed).toBe(pagesAnalyzed);
    };
    await show(40, 4);
    await show(25, 3);
    expect(stream.events.at(-1)?.percentage).toBe(40);
    await show(45, 5);
    expect(stream.events.at(-1)?.percentage).toBe(45);
    stream.leave();
    await own.close();
  });

  it("shows nothing of another user's run", async () => {
    const [mine, theirs] = [await runs.person(), await runs.person()];
    const stranger = await open(theirs, 'site-3.example');
    const runId = await runs.started(mine, 'site-3.example');
    expect(await runs.ended(runId)).toBe('completed');
    const late = await open(theirs, 'site-3.example');
    expect([stranger.events, late.events]).toEqual([[], []]);
    stranger.leave();
    late.leave();
    expect((await runs.call('GET', '/api/analyze/progress?domain=site-3.example')).statusCode).toBe(401);
  });

  it('is closed when the server stops', async () => {
    const person = await runs.person();
    const stream = await open(person, 'site-4.example');
    await runs.app.close();
    await stream.closed;
    expect(stream.response.status).toBe(200);
  });
});
