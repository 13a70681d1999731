/** The main journey by keyboard alone, and its report in both themes at every width. */
import { expectAccessible, expectNoSidewaysScroll, phone } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import {
  analyze,
  hurry,
  pressUntilFocused,
  resultsHeading,
  runLimit,
  withoutBrowser,
} from './report-steps.ts';

test('the same journey by keyboard alone', async ({ member, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL, withoutBrowser);
  await page.goto('/dashboard');
  await expect(page.getByLabel('Website URL')).toBeFocused();
  await page.keyboard.type('demo.example');
  await page.keyboard.press('Enter');
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await pressUntilFocused(page, /^Critical/);
  await page.keyboard.press('Enter');
  const cards = page.getByRole('button').filter({ hasText: 'https://demo.example' });
  await expect(cards).toHaveCount(1);
  await pressUntilFocused(page, /https:\/\/demo\.example/);
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, /^Reanalyze/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page Reanalyzed', { exact: true })).toBeVisible(runLimit);
  await pressUntilFocused(page, /^Export HTML Report/, 'Shift+Tab');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('seo-analysis-demo.example.html');
  await page.goto('/history');
  await expect(page.getByRole('button', { name: /^Delete the analysis/ }).first()).toBeVisible();
  await pressUntilFocused(page, /^Delete the analysis/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressUntilFocused(page, /^Delete$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No analysis history yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
});

test('a report can be read by everyone, in both themes and at every width', async ({ member, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL);
  await analyze(page);
  await page.getByRole('button').filter({ hasText: 'https://demo.example' }).first().click();
  await page.getByText('By issue', { exact: true }).click();
  await page.getByText('By page', { exact: true }).click();
  // Reload brings the same report back, with the same card open.
  await page.reload();
  await expect(resultsHeading(page)).toBeVisible();
  await expect(page.getByRole('button', { expanded: true }).filter({ hasText: 'demo.example' })).toHaveCount(
    1,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const tab of ['Content Quality', 'Design Analysis', 'Competitor Analysis']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectAccessible(page, { what: tab, within: '[role=tabpanel]' });
  }
  // On a phone the tabs scroll sideways: the chosen one is never cut off.
  await page.setViewportSize(phone);
  for (const tab of ['Content Quality', 'Design Analysis', 'Competitor Analysis']) {
    await page.getByRole('tab', { name: tab }).click();
    const box = await page.getByRole('tab', { name: tab, selected: true }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? phone.width)).toBeLessThanOrEqual(phone.width);
  }
});
