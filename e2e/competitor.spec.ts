/** Comparing with a competitor: the form's errors, a whole comparison, saving, reload, clearing, a failing save, cancel. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { fewRequests, withoutBrowser } from './report-steps.ts';

/** Generous, for the machine may be busy. */
const runLimit = { timeout: 90_000 };

interface CompareSession {
  readonly page: Page;
  readonly baseURL: string | undefined;
}

const postJson = ({ page, baseURL }: CompareSession, path: string, data: object) =>
  page.request.post(path, { data, headers: { origin: baseURL ?? '' } });

const readJson = async ({ page }: CompareSession, path: string) => (await page.request.get(path)).json();

/** Analyzes demo.example, by default without browser and suggestions, and opens its Competitor tab. */
async function openTab(session: CompareSession, changes: object = {}): Promise<string> {
  const settings = await readJson(session, '/api/settings');
  await postJson(session, '/api/settings', {
    ...settings,
    ...withoutBrowser,
    crawlDelay: 100,
    useAI: false,
    ...changes,
  });
  await postJson(session, '/api/analyze', { domain: 'demo.example', useSitemap: true });
  await expect.poll(async () => (await readJson(session, '/api/analysis/recent')).length, runLimit).toBe(1);
  const [{ id }] = await readJson(session, '/api/analysis/recent');
  await session.page.goto(`/analysis/${id}?tab=competitor`);
  await expect(field(session.page)).toBeVisible();
  return id;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Competitor domain' });

async function submitCompetitor(page: Page, domain = 'rival.example'): Promise<void> {
  await field(page).fill(domain);
  await page.keyboard.press('Enter');
}

const creditsOf = async (session: CompareSession): Promise<number> =>
  (await readJson(session, '/api/user/usage')).credits;

const resultHeading = (page: Page) => page.getByRole('heading', { name: 'demo.example vs rival.example' });

const parts = ['Metrics', 'AI Insights', 'Content Gaps', 'Strategies', 'Details', 'Summary'] as const;

test('the form says what is wrong, and nothing is charged', async ({ page, member, baseURL }) => {
  const session = { page, baseURL };
  await openTab(session);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Competitor domain must be at least 3 characters')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('rival');
  await expect(page.getByText('Please enter a valid domain (e.g., example.com)')).toBeVisible();
  for (const [domain, words] of [
    ['www.demo.example', 'This is the analyzed site itself. Enter the domain of another site.'],
    ['nobody.invalid', 'nobody.invalid has no address in the DNS. Nothing was charged.'],
  ] as const) {
    await submitCompetitor(page, domain);
    const alert = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(alert).toContainText(words, runLimit);
    await expect(page.getByText('Analysis Failed')).toBeVisible();
    await expect(page.getByText('Could not compare with competitor domain. Please try again.')).toBeVisible();
    await expect(field(page)).toHaveValue(domain);
  }
  expect(await creditsOf(session)).toBe(10);
  expect(member.email).toContain('@');
});

test('a whole comparison: shown, saved, there after a reload, cleared, requested again', async ({
  page,
  member,
  baseURL,
}) => {
  const session = { page, baseURL };
  const id = await openTab(session, { useAI: true });
  await submitCompetitor(page);
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Comparing with rival.example' })).toBeVisible();
  await expect(page.getByText(/^Pages Analyzed [1-9]\d*\/\d+$/)).toBeVisible(runLimit);
  await expect(page.getByText('Analysis Complete')).toBeVisible(runLimit);
  await expect(page.getByText('Analysis Saved')).toBeVisible();
  await expect(resultHeading(page)).toBeFocused();
  expect(await creditsOf(session)).toBe(9);

  // Each part has its URL, its content and the way to another competitor.
  for (const name of parts) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compare with Another Competitor' })).toBeVisible();
  }
  await expect(page).toHaveURL(/tab=competitor&sub=summary/);
  await page.getByRole('link', { name: /^Show all recommendations/ }).click();
  await expect(page).toHaveURL(/sub=recommendations/);
  await page.goBack();
  await expect(page).toHaveURL(/sub=summary/);
  await page.getByRole('tab', { name: 'Summary' }).press('Home');
  await expect(page.getByRole('tab', { name: 'Metrics' })).toBeFocused();
  await expect(page.getByRole('img', { name: /^Titles: demo\.example .*rival\.example/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const rows = page.getByRole('table', { name: 'demo.example vs rival.example' }).getByRole('row');
  await expect(rows).toHaveCount(8);

  // It is with the analysis, and not measured again.
  const saved = (await readJson(session, `/api/analysis/${id}`)).competitorAnalysis;
  expect(saved).toMatchObject({ mainDomain: 'demo.example', competitorDomain: 'rival.example' });
  await page.reload();
  await expect(resultHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Compare with Another Competitor' }).click();
  await expect(
    page.getByText('The comparison with rival.example stays saved with this analysis.'),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await submitCompetitor(page);
  await expect(resultHeading(page)).toBeVisible();
  expect(await creditsOf(session)).toBe(9);
  expect(member.email).toContain('@');
});

test('a save that fails is said, can be repeated, and loses nothing', async ({ page, member, baseURL }) => {
  const session = { page, baseURL };
  const id = await openTab(session);
  await page.route('**/save-competitor', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await submitCompetitor(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Save Failed' });
  await expect(alert).toContainText('Could not save competitor analysis. Please try again.', runLimit);
  await expect(page.getByText('Save Failed').nth(1)).toBeVisible();
  expect((await readJson(session, `/api/analysis/${id}`)).competitorAnalysis).toBeUndefined();
  await page.reload();
  await expect(resultHeading(page)).toBeVisible();
  await expect(alert).toBeVisible();
  await page.unroute('**/save-competitor');
  await alert.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Analysis Saved')).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect((await readJson(session, `/api/analysis/${id}`)).competitorAnalysis).toBeDefined();
  expect(await creditsOf(session)).toBe(9);
  expect(member.email).toContain('@');
});

test('a comparison goes on without its reader, and is cancelled without a charge', async ({
  page,
  member,
  baseURL,
}) => {
  const session = { page, baseURL };
  // The competitor is crawled with the delay of the analysis.
  await openTab(session, { ...fewRequests, crawlDelay: 3000 });
  await submitCompetitor(page);
  await expect(page.getByText(/^Pages Analyzed [1-9]/)).toBeVisible(runLimit);
  expect(await creditsOf(session)).toBe(9);
  await page.reload();
  const bar = page.getByRole('progressbar', { name: 'Comparing with rival.example' });
  await expect(bar).toBeVisible();
  await page.getByRole('tab', { name: 'Analysis Overview' }).click();
  await page.getByRole('tab', { name: 'Competitor Analysis' }).click();
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeEnabled();
  await expect(field(page)).toHaveValue('rival.example');
  expect(await creditsOf(session)).toBe(10);
  expect(member.email).toContain('@');
});

test('the comparison can be read by everyone, in both themes and at every width', async ({
  page,
  member,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const expectReadable = async (what: string): Promise<void> => {
    await expectNoSidewaysScroll(page, [320, 390, 1360], what);
    await expectAccessible(page, { what, within: 'article' });
  };
  await openTab({ page, baseURL });
  await page.getByRole('button', { name: 'Compare' }).click();
  await expectReadable('the form with an error');
  await submitCompetitor(page);
  await expect(page.getByText('Analysis Saved')).toBeVisible(runLimit);
  for (const name of parts) {
    await page.getByRole('tab', { name }).click();
    await expectReadable(name);
  }
  await page.getByRole('link', { name: /^Show all recommendations/ }).click();
  await expectReadable('Recommendations');
  await page.getByRole('tab', { name: 'Metrics' }).click();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expectReadable('Metrics as a table');
  expect(member.email).toContain('@');
});
