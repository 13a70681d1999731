/** Schedules over simulated months: two nodes, summer time, crashes and restarts; each due run exactly once. */
import type { Schedule } from '@pagewright/contract/entities/schedule';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, storeAnalysis } from '../../testing/stored-analysis.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../../testing/test-runs.ts';
import type { Deps } from '../deps.ts';
import { noteUnreadable } from '../schedules/pause-schedule.ts';
import { startDueSchedules } from './start-due.ts';

let site: TestSite;
let runs: TestRuns;
let person: TestUser;
let siteId: string;
let node: Deps;
const clock = { now: new Date() };
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  runs = await createTestRuns(site, {}, { now: () => clock.now });
  node = runs.deps;
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

/** A new account with a site, at this moment: its session would not last until another season. */
async function begin(moment: string): Promise<void> {
  clock.now = new Date(moment);
  person = await runs.person(1000);
  await runs.db.deleteFrom('schedules').execute();
  await storeAnalysis(runs, person.cookie, anAnalysis({ domain: 'site-1.example' }));
  const sites = await runs.call('GET', '/api/sites', { cookie: person.cookie });
  siteId = sites.json<SiteSummary[]>()[0]?.id ?? '';
}

beforeEach(() => begin('2026-03-01T12:00:00Z'));

const berlin = { every: 'day', at: '02:30', timeZone: 'Europe/Berlin' };
const schedule = (body: object = berlin) =>
  runs.call('PUT', `/api/sites/${siteId}/schedule`, { cookie: person.cookie, body });
const stored = async (): Promise<Schedule | null> =>
  (await runs.call('GET', `/api/sites/${siteId}/schedule`, { cookie: person.cookie })).json().schedule;

/** The moments at which runs were started; each is ended at once, so that the next can start. */
async function endStarted(): Promise<number> {
  const { numUpdatedRows } = await runs.db
    .updateTable('runs')
    .set({ state: 'completed', ended_at: clock.now })
    .where('user_id', '=', person.user.id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const minuteMs = 60_000;

/** Both nodes look at once, every twenty minutes unless told otherwise; `isDown` says when neither runs. */
async function simulate(
  until: string,
  isDown: (now: Date) => boolean = () => false,
  stepMs = 20 * minuteMs,
): Promise<string[]> {
  const started: string[] = [];
  for (const end = new Date(until); clock.now < end; clock.now = new Date(clock.now.getTime() + stepMs)) {
    if (isDown(clock.now)) continue;
    await Promise.all([startDueSchedules(node), startDueSchedules(node)]);
    const count = await endStarted();
    for (let run = 0; run < count; run += 1) started.push(clock.now.toISOString());
  }
  return started;
}

const daysOf = (started: readonly string[]): string[] => started.map((moment) => moment.slice(0, 10));

describe('a daily schedule', () => {
  it('runs once a day on two nodes, also when clocks change', async () => {
    clock.now = new Date('2026-03-20T12:00:00Z');
    await schedule();
    const started = await simulate('2026-04-05T12:00:00Z');
    const days = Array.from({ length: 16 }, (_, at) =>
      new Date(Date.UTC(2026, 2, 21 + at)).toISOString().slice(0, 10),
    );
    expect(daysOf(started)).toEqual(days);
    // On 29 March there is no half past two: it runs an hour later by the clock, half past one in UTC.
    expect(started.find((moment) => moment.startsWith('2026-03-29'))).toMatch(/T01:[34]0/);
    expect(started.at(-1)).toMatch(/T00:[34]0/);
  });

  it('runs once on the day on which half past two comes twice', async () => {
    await begin('2026-10-24T12:00:00Z');
    await schedule();
    expect(daysOf(await simulate('2026-10-27T12:00:00Z'))).toEqual([
      '2026-10-25',
      '2026-10-26',
      '2026-10-27',
    ]);
  });

  it('makes up once for days without any node', async () => {
    await schedule();
    const isDown = (now: Date) =>
      now > new Date('2026-03-03T00:00:00Z') && now < new Date('2026-03-06T08:00:00Z');
    expect(daysOf(await simulate('2026-03-09T00:00:00Z', isDown))).toEqual([
      '2026-03-02',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ]);
  });

  it('is started by the next node when one dies while it starts it', async () => {
    await schedule();
    clock.now = new Date('2026-03-02T02:00:00Z');
    const dying: Deps = {
      ...node,
      queue: {
        ...node.queue,
        put: async () => {
          throw new Error('killed');
        },
      },
    };
    await expect(startDueSchedules(dying)).rejects.toThrow('killed');
    expect(await endStarted()).toBe(0);
    expect(await startDueSchedules(node)).toBe(1);
    expect(await startDueSchedules(node)).toBe(0);
    expect(await endStarted()).toBe(1);
  });

  it('starts no second run beside one that is running', async () => {
    await schedule();
    clock.now = new Date('2026-03-02T02:00:00Z');
    await runs.started(person, 'site-1.example');
    await startDueSchedules(node);
    expect(await endStarted()).toBe(1);
  });

  it('uses the settings of the moment in which it was saved, and is charged like any scan', async () => {
    await schedule();
    await runs.call('POST', '/api/settings', { cookie: person.cookie, body: { maxPages: 77 } });
    clock.now = new Date('2026-03-02T02:00:00Z');
    await startDueSchedules(node);
    const run = await runs.db
      .selectFrom('runs')
      .select(['max_pages', 'held_credits', 'is_scheduled'])
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect([run.max_pages, run.is_scheduled]).toEqual([8, true]);
    expect(run.held_credits).toBeGreaterThan(3);
  });
});

describe('other intervals', () => {
  it('run weekly and monthly', async () => {
    await schedule({ ...berlin, every: 'week' });
    const simulateHours = (until: string) => simulate(until, () => false, 180 * minuteMs);
    expect(daysOf(await simulateHours('2026-03-20T12:00:00Z'))).toEqual([
      '2026-03-02',
      '2026-03-09',
      '2026-03-16',
    ]);
    // 2026-03-20 is a Friday, so the next Wednesday is the 25th.
    await schedule({ ...berlin, every: 'week', weekday: 3 });
    expect((await stored())?.weekday).toBe(3);
    expect(daysOf(await simulateHours('2026-04-03T12:00:00Z'))).toEqual(['2026-03-25', '2026-04-01']);
    clock.now = new Date('2026-01-30T12:00:00Z');
    await schedule({ ...berlin, every: 'month' });
    expect(daysOf(await simulateHours('2026-04-02T12:00:00Z'))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
  });
});

describe('a schedule is paused', () => {
  it('with one mail when credits do not suffice, and goes on when it is saved again', async () => {
    await runs.db.updateTable('users').set({ credits: 1 }).where('id', '=', person.user.id).execute();
    await schedule();
    clock.now = new Date('2026-03-02T02:00:00Z');
    runs.mails.length = 0;
    await Promise.all([startDueSchedules(node), startDueSchedules(node)]);
    expect(runs.mails.map(({ subject }) => subject)).toEqual(['Scheduled analysis of site-1.example paused']);
    expect(runs.mails[0]?.text).toContain(`/sites/${siteId}`);
    expect((await stored())?.pausedBecause).toContain('credits');
    expect(await endStarted()).toBe(0);
    expect((await schedule()).json<Schedule>().pausedBecause).toBeNull();
  });

  it('when the site could not be read three times in a row', async () => {
    await schedule();
    runs.mails.length = 0;
    const gone = { siteId, userId: person.user.id, email: person.user.email, domain: 'site-1.example' };
    for (let time = 0; time < 4; time += 1)
      await noteUnreadable(node, { ...gone, sentence: 'No such host.' });
    expect(runs.mails).toHaveLength(1);
    expect((await stored())?.pausedBecause).toContain('No such host.');
  });
});

describe('the schedule of a site', () => {
  it('is saved, read and removed, and refuses nonsense', async () => {
    expect((await schedule()).json<Schedule>()).toMatchObject({
      ...berlin,
      nextAt: '2026-03-02T01:30:00.000Z',
    });
    // The database takes the last three for zones, but for others than a browser does.
    const zones = ['Mars/Olympus', '+05:30', '+0530', 'ACT'].map((timeZone) => ({ timeZone }));
    for (const wrong of [{ at: '25:00' }, { every: 'hour' }, ...zones])
      expect((await schedule({ ...berlin, ...wrong })).statusCode).toBe(400);
    await runs.call('DELETE', `/api/sites/${siteId}/schedule`, { cookie: person.cookie });
    expect(await stored()).toBeNull();
  });
});
