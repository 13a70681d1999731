/** Real runs of a site with alerts: each that ends is noted once, whether it has an analysis or could not read the site. */
import { AlertKind } from '@pagewright/contract/entities/alert';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../../testing/test-runs.ts';
import { deliverAlerts } from './deliver-alerts.ts';
import { findNews } from './find-news.ts';

const state = { isDown: false, hasTitles: true };
let site: TestSite;
let runs: TestRuns;
let person: TestUser;
beforeAll(async () => {
  site = await serveTestSite({
    pages: 1,
    oddly: ({ url }, response) => {
      if (state.isDown) response.writeHead(503).end();
      else if (url === '/' && !state.hasTitles)
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html lang="en"><h1>Words</h1>');
      else return false;
      return true;
    },
  });
  runs = await createTestRuns(site);
  person = await runs.person(1000);
  await runs.work();
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

const analyze = async (): Promise<string> => runs.ended(await runs.started(person, 'site-1.example'));
async function tell(): Promise<string[]> {
  runs.mails.length = 0;
  await findNews(runs.deps);
  await deliverAlerts(runs.deps);
  return runs.mails.map(({ subject }) => subject);
}

describe('runs of a site with alerts', () => {
  it('are told when something changed or the site could not be read, each once', async () => {
    expect(await analyze()).toBe('completed');
    const { cookie } = person;
    const [found] = (await runs.call('GET', '/api/sites', { cookie })).json<SiteSummary[]>();
    await runs.call('PUT', `/api/sites/${found?.id}/alerts`, {
      cookie,
      body: { byEmail: true, webhookUrl: null, kinds: AlertKind.options, scoreDrop: 5 },
    });
    await analyze();
    expect(await tell()).toEqual([]);
    state.hasTitles = false;
    await analyze();
    expect(await tell()).toEqual([expect.stringContaining('new critical issue')]);
    expect(await tell()).toEqual([]);
    state.isDown = true;
    expect(await analyze()).toBe('failed');
    expect(await tell()).toEqual(['site-1.example: Site unreachable']);
    expect(await tell()).toEqual([]);
  });
});
