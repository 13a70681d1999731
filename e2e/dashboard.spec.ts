/** The dashboard before the first analysis, settings, history, and the screens for what is not there. */
import { expect, test } from './fixtures.ts';

test('the form validates as the specification says', async ({ page, member }) => {
  await page.goto('/dashboard');
  const field = page.getByLabel('Website URL');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Website URL is required')).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially('http://example.com');
  await expect(page.getByText('Enter a valid domain without http:// or https://')).toBeVisible();
  await field.fill('example.com/shoes');
  await expect(page.getByText('Enter a valid domain without http:// or https://')).toBeHidden();
  await expect(page.getByRole('radio', { name: /Use sitemap.xml/ })).toBeChecked();
  await expect(page.getByText('Lite scan, up to 3 pages, 5 credits')).toBeVisible();
  await page.getByLabel('Show advanced options').check();
  await expect(page.getByLabel('Additional Information')).toHaveAttribute('rows', '4');
  expect(member.email).toContain('@');
});

test('a domain typed on the landing page waits in the form', async ({ page, member }) => {
  await page.goto('/');
  await page.getByLabel('Website URL').fill('example.com');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByLabel('Website URL')).toHaveValue('example.com');
  expect(member.email).toContain('@');
});

test('a visitor sees the form, cannot start, and keeps what was typed through the login', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByText('Log in to view and manage your analysis history')).toBeVisible();
  await page.getByLabel('Website URL').fill('example.com');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  const toast = page.getByText('Please log in to analyze websites and save your results');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await expect(page).toHaveURL(/\/login/);
});

test('settings are refused, saved and still there after a reload', async ({ page, member }) => {
  await page.goto('/settings');
  const pages = page.getByLabel('Maximum pages');
  await expect(page.getByText('Limit the number of pages to analyze (1-100)')).toBeVisible();
  await pages.fill('101');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Enter a whole number from 1 to 100')).toBeVisible();
  await pages.fill('50');
  await page.getByRole('switch', { name: /Check external links/ }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Your SEO analysis settings have been saved.')).toBeVisible();
  await page.reload();
  await expect(pages).toHaveValue('50');
  await expect(page.getByRole('switch', { name: /Check external links/ })).toBeChecked();
  expect(member.email).toContain('@');
});

test('the toast leaves after its time, waits while it is hovered, and a second one replaces it', async ({
  page,
  member,
}) => {
  await page.clock.install();
  await page.goto('/account');
  // The list of messages moves what is below it when it comes.
  await expect(page.getByText('No messages')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save name' });
  const toast = page.getByText('Name saved', { exact: true });
  await page.getByLabel('First name').fill('Augusta');
  await save.click();
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  await expect(toast).toBeHidden();
  await page.getByLabel('First name').fill('Ada');
  await save.click();
  await expect(toast).toBeVisible();
  await page.getByLabel('First name').fill('Augusta Ada');
  await save.click();
  await expect(toast).toHaveCount(1);
  expect(member.email).toContain('@');
});

test('history is empty and says what to do', async ({ page, member }) => {
  await page.goto('/history');
  await expect(page.getByText('No analysis history yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Analysis' })).toHaveAttribute('href', '/');
  expect(member.email).toContain('@');
});

test('what is not there says so', async ({ page, member }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.goto('/analysis/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('could not be found').first()).toBeVisible();
  await page.goto('/content-editor/1');
  await expect(page.getByText('Invalid content editor URL')).toBeVisible();
  expect(member.email).toContain('@');
});

test('the theme is chosen, saved and shown before the first paint', async ({ page, member }) => {
  await page.goto('/settings');
  await page.locator('label', { hasText: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('label', { hasText: 'System' }).click();
  await page.goto('/settings');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  expect(member.email).toContain('@');
});

test('on a phone the side navigation folds into a menu that closes on choosing', async ({ page, member }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const settings = page.getByRole('link', { name: 'Settings' });
  await expect(settings).toBeHidden();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await settings.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(settings).toBeHidden();
  expect(member.email).toContain('@');
});
