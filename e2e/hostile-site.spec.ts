/** A site full of attacks, analysed, compared, talked about and exported: nothing of it runs, loads or becomes markup. */
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { box, log, replies } from './editor-steps.ts';
import { expect, test } from './fixtures.ts';
import { hostileHosts, serveHostileSites } from './hostile-site.ts';
import { guard, openEverything, strangers } from './hostile-watch.ts';
import { resultsHeading } from './report-steps.ts';

const [hostile, rival] = hostileHosts;
/** The whole test renders two sites in the server's browser. */
const runLimit = { timeout: 240_000 };
test.describe.configure({ timeout: 600_000 });

let sites: Server;
test.beforeAll(async () => {
  sites = await serveHostileSites(Number(process.env['HOSTILE_PORT']));
});
test.afterAll(() => {
  sites.closeAllConnections();
  sites.close();
});

const comparisonParts = [
  'Metrics',
  'AI Insights',
  'Content Gaps',
  'Strategies',
  'Details',
  'Summary',
] as const;
/** Fields that must be one of a few words; all others may be any text. */
const chosenWords =
  /^(advantage|significance|priority|site|comparedAt|date|languages|mainDomain|competitorDomain)$/;

/** The same shape with an attack in every text. */
function attackAll(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return chosenWords.test(name) ? value : `<img src=x onerror=ran('made-up')> ran('made-up')`;
  if (Array.isArray(value)) return value.map((each) => attackAll(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, attackAll(each, key)]));
}

async function waitUntilIdle(page: Page, faults: readonly string[]): Promise<void> {
  await openEverything(page);
  expect(await strangers(page)).toEqual([]);
  expect(faults).toEqual([]);
}

test('script in every field of a site: none runs in any view, export or answer', async ({
  page,
  context,
  member,
  baseURL: given,
  faults,
}) => {
  const baseURL = given ?? '';
  await guard(page, new URL(baseURL).origin, faults);
  const post = (path: string, data: object) =>
    page.request.post(path, { data, headers: { origin: baseURL } });
  const read = async (path: string) => (await page.request.get(path)).json();
  const { url } = await (await post('/api/payments/create-checkout-session', { packageType: 'pro' })).json();
  await page.request.post(`${url}/pay`, { headers: { origin: baseURL }, form: {} });
  const settings = await read('/api/settings');
  await post('/api/settings', { ...settings, crawlDelay: 100, maxPages: 5, followExternalLinks: true });

  await test.step('progress', async () => {
    await page.goto('/dashboard');
    await page.getByLabel('Show advanced options').check();
    await page
      .getByLabel('Additional Information')
      .fill(`"><img src=x onerror=ran('notes')><script>ran('notes')</script>`);
    await page.getByLabel('Website URL').fill(hostile);
    await page.getByLabel('Website URL').press('Enter');
    await expect(page.getByRole('progressbar', { name: new RegExp(hostile) })).toBeVisible();
    await expect(resultsHeading(page)).toBeVisible(runLimit);
    await waitUntilIdle(page, faults);
  });

  const [{ id }] = await read('/api/analysis/recent');
  const analysis = await read(`/api/analysis/${id}`);
  const attacked = JSON.stringify(analysis).match(/ran\('[\w-]+'\)/g) ?? [];
  // Else the test would show nothing: the attacks are in the report.
  expect(new Set(attacked).size).toBeGreaterThan(25);
  expect(analysis.pages.length).toBeGreaterThan(3);

  for (const tab of ['overview', 'content', 'design', 'competitor'])
    await test.step(`the tab ${tab}`, async () => {
      await page.goto(`/analysis/${id}?tab=${tab}`);
      await expect(resultsHeading(page).or(page.getByRole('tabpanel').first()).first()).toBeVisible();
      const more = page.getByRole('button', { name: /^Load More/ });
      if ((await more.count()) > 0) await more.first().click();
      await waitUntilIdle(page, faults);
      if (tab !== 'overview') return;
      await page.getByText('By issue', { exact: true }).click();
      await waitUntilIdle(page, faults);
    });

  await test.step('a comparison', async () => {
    await page.getByRole('textbox', { name: 'Competitor domain' }).fill(rival);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `${hostile} vs ${rival}` })).toBeVisible(runLimit);
    for (const part of comparisonParts) {
      await page.getByRole('tab', { name: part }).click();
      await waitUntilIdle(page, faults);
    }
  });

  await test.step('a comparison that the browser made up', async () => {
    const { competitorAnalysis } = await read(`/api/analysis/${id}`);
    const made = await post(`/api/analysis/${id}/save-competitor`, attackAll(competitorAnalysis) as object);
    expect([made.status(), await made.text()]).toEqual([200, expect.anything()]);
    await page.goto(`/analysis/${id}?tab=competitor`);
    for (const part of comparisonParts) {
      await page.getByRole('tab', { name: part }).click();
      await waitUntilIdle(page, faults);
    }
    await expect(page.getByText("ran('made-up')").first()).toBeVisible();
  });

  await test.step('a second visit, and filters with an attack in the URL', async () => {
    await page.goto(
      `/analysis/${id}?tab=overview&q=${encodeURIComponent(`"><script>ran('search')</script>`)}`,
    );
    await waitUntilIdle(page, faults);
    await page.goto(`/analysis/${id}`);
    await page
      .getByRole('button', { name: /^Reanalyze/ })
      .first()
      .click();
    await expect(page.getByText(/^Page reanalyzed$/i)).toBeVisible(runLimit);
    await waitUntilIdle(page, faults);
  });

  await test.step('the chat', async () => {
    const pageUrl = analysis.pages[0].url;
    await page.goto(`/content-editor/${id}/${encodeURIComponent(pageUrl)}`);
    for (const question of [
      `Write a better title. <script>ran('asked')</script> [x](javascript:ran('asked'))`,
      'Quote the text of this page.',
      'What is wrong with the headings?',
    ]) {
      const before = await replies(page).count();
      await box(page).fill(question);
      await page.keyboard.press('Enter');
      await expect(replies(page)).toHaveCount(before + 1, runLimit);
      await waitUntilIdle(page, faults);
    }
    const hosts = await log(page)
      .locator('a[href], img[src]')
      .evaluateAll((found) =>
        found.map(
          (each) =>
            new URL(each.getAttribute('href') ?? each.getAttribute('src') ?? '', location.href).hostname,
        ),
      );
    expect(hosts.filter((host) => host !== hostile && host !== new URL(baseURL).hostname)).toEqual([]);
    await page.reload();
    await expect(replies(page)).toHaveCount(3);
    await waitUntilIdle(page, faults);
  });

  for (const path of ['/history', '/dashboard', '/account'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitUntilIdle(page, faults);
    });

  await test.step('the exported report', async () => {
    await page.goto(`/analysis/${id}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export HTML Report' }).click(),
    ]);
    const at = await file.path();
    const report = await context.newPage();
    const inReport: string[] = [];
    await guard(report, 'file://', inReport);
    report.on('console', (message) => inReport.push(message.text()));
    report.on('pageerror', (error) => inReport.push(error.message));
    await report.goto(pathToFileURL(at).href);
    await expect(report.getByText(hostile).first()).toBeVisible();
    expect(inReport).toEqual([]);
    expect(await strangers(report)).toEqual([]);
    expect(await report.locator('script, img, link, iframe, form').count()).toBe(0);
    expect(await readFile(at, 'utf8')).toContain('&lt;script&gt;');
    await report.close();
    for (const kind of ['csv', 'fixes', 'json', 'report.pdf']) {
      const response = await page.request.get(`/api/analysis/${id}/export/${kind}`, { timeout: 120_000 });
      expect([kind, response.status(), response.headers()['content-disposition']]).toEqual([
        kind,
        200,
        expect.stringMatching(/^attachment/),
      ]);
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
    }
  });
  expect(member.email).toContain('@');
});
