/** The main journey: start, progress, report, filters, reanalyze, export, history, delete, undo; cancel, limits, a second tab. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { fewRequests, hurry, resultsHeading, runLimit, start, withoutBrowser } from './report-steps.ts';

test('from the button to the report and back', async ({ member, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL);
  await page.addInitScript(() => {
    window.addEventListener('analysisComplete', () =>
      document.documentElement.setAttribute('data-heard', ''),
    );
  });
  await start(page);
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: /demo\.example/ })).toBeVisible();
  await expect(page.getByText(/^Found \d\d pages, analyzing 3\b/)).toBeVisible(runLimit);
  await expect(page.getByText('Pages Analyzed 3/3')).toBeVisible(runLimit);
  await expect(page).toHaveTitle(/\d+% · demo\.example/);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await expect(page.locator('html')).toHaveAttribute('data-heard', '');

  // Filter to critical: the URL says so, and Back undoes it.
  const cards = page.getByRole('button').filter({ hasText: 'https://demo.example' });
  await expect(cards).toHaveCount(3);
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Critical/ })
    .click();
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/status=critical/);
  await page.goBack();
  await expect(cards).toHaveCount(3);

  // A card opens to evidence, and Reanalyze reads its page again.
  await cards.first().click();
  await expect(page.getByRole('button', { expanded: true }).filter({ hasText: 'demo.example' })).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: /^Critical .*structured data$/ }).click();
  await expect(page.getByText('What we found').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Reanalyze/ })
    .first()
    .click();
  await expect(page.getByText('Page Reanalyzed', { exact: true })).toBeVisible(runLimit);

  // Exports.
  const [html] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export HTML Report' }).click(),
  ]);
  expect(html.suggestedFilename()).toBe('seo-analysis-demo.example.html');
  const text = await readFile(await html.path(), 'utf8');
  expect(text).toContain('demo.example');
  expect(text).not.toContain('<script');

  await page.goto('/history');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/analysis\//);
  await expect(resultsHeading(page)).toBeVisible();
  for (const [choice, name, opening] of [
    [/^CSV \(all issues/, /^seo-analysis-demo\.example-\d{4}-\d\d-\d\d\.csv$/, '\uFEFF'],
    [/^CSV \(measured fixes/, /^seo-analysis-demo\.example-fixes-\d{4}-\d\d-\d\d\.csv$/, '\uFEFF'],
    [/PDF/, /^seo-analysis-demo\.example-\d{4}-\d\d-\d\d\.pdf$/, '%PDF'],
    [/JSON/, /^seo-analysis-demo\.example.*\.json$/, '{'],
    [/^Score card/, /^seo-analysis-demo\.example-score-\d{4}-\d\d-\d\d\.png$/, '\uFFFDPNG'],
  ] as const) {
    await page
      .getByRole('button', { name: /^Export as another file/ })
      .first()
      .click();
    const [file] = await Promise.all([
      page.waitForEvent('download', runLimit),
      page.getByRole('menuitem', { name: choice }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(name);
    expect((await readFile(await file.path(), 'latin1')).length).toBeGreaterThan(500);
    expect((await readFile(await file.path(), 'utf8')).startsWith(opening)).toBe(true);
  }

  // Deleted, taken back, still there after a reload.
  await page.goto('/history');
  await page.getByRole('button', { name: /Delete the analysis of demo\.example/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Are you sure you want to delete this analysis?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The analysis has been removed from your history')).toBeVisible();
  await expect(page.getByText('No analysis history yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
});

test('a run that is left for the account page ends there, and its report waits on the dashboard', async ({
  member,
  baseURL,
}) => {
  const { page } = member;
  await hurry(page, baseURL, withoutBrowser);
  await start(page);
  await expect(page.getByText(/^Found \d+ page/)).toBeVisible(runLimit);
  const navigation = page.getByRole('navigation');
  await navigation.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('0 of 9')).toBeVisible();
  const readAgain = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('analysisComplete', () => {
          const completedAt = performance.now();
          new PerformanceObserver((list) => {
            const requests = list.getEntriesByName(`${location.origin}/api/user/usage`);
            if (requests.some(({ startTime }) => startTime - completedAt >= 990)) resolve();
          }).observe({ type: 'resource' });
        });
      }),
  );
  await expect(page.getByText('Analysis Complete')).toBeVisible(runLimit);
  await readAgain;
  await expect(page.getByText('3 of 9')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(resultsHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await expect(page.getByRole('button', { name: 'Analyze Website' })).toBeEnabled();
});

test('on a phone Fix first and the page list are within two screens, and every action is in one menu', async ({
  member,
  baseURL,
}) => {
  const { page } = member;
  const screen = { width: 390, height: 844 };
  await page.setViewportSize(screen);
  await hurry(page, baseURL, withoutBrowser);
  await start(page);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await page.goto('/history');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(resultsHeading(page)).toBeVisible();
  for (const name of ['Fix first', 'Page-by-Page']) {
    const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
    expect(box?.y, name).toBeLessThan(2 * screen.height);
  }
  await expect(page.getByRole('link', { name: 'Back to History' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions' }).click();
  for (const name of ['New Analysis', 'Share', 'Export HTML Report', 'Score card (PNG)', 'Back to History'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this report' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The palette goes to a page by a part of its name.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Name or URL' }).pressSequentially('teapot');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/page=\/teapots/);
});

test('a run is cancelled in the middle and costs nothing', async ({ member }) => {
  const { page } = member;
  await start(page);
  await expect(page.getByText(/Found \d+ page/).first()).toBeVisible(runLimit);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Analyze Website' })).toBeEnabled();
  await expect(page.getByLabel('Website URL')).toHaveValue('demo.example');
  await expect.poll(async () => (await (await page.request.get('/api/user/usage')).json()).credits).toBe(15);
  const usage = await (await page.request.get('/api/user/usage')).json();
  expect(usage.freeScansUsed).toBe(0);
});

test('three scans are free, the fourth is refused', async ({ member, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL, withoutBrowser);
  for (const domain of ['demo.example', 'rival.example', 'demo.example/teapots/']) {
    await start(page, domain);
    await expect(resultsHeading(page)).toBeVisible(runLimit);
  }
  await start(page);
  await expect(page.getByText('Free Scans Used Up').first()).toBeVisible();
  await expect(
    page.getByText("You've used all 3 free scans. Purchase credits to continue analyzing websites.").first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Get Credits' }).first().click();
  await expect(page).toHaveURL(/\/account/);
});

test('a second tab, and another browser, attach to the same run', async ({ member, browser, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL, { ...fewRequests, crawlDelay: 2000 });
  await start(page);
  await expect(page.getByText(/Found \d+ page/).first()).toBeVisible(runLimit);
  const second = await page.context().newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('progressbar', { name: /demo\.example/ })).toBeVisible();
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const third = await elsewhere.newPage();
  await third.goto('/dashboard');
  await expect(third.getByRole('progressbar', { name: /demo\.example/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: /demo\.example/ })).toBeVisible();
  for (const tab of [page, second, third]) await expect(resultsHeading(tab)).toBeVisible(runLimit);
  await elsewhere.close();
});
