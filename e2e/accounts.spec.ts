/** Accounts as people use them: sign-up, sign-in, reset, name and password, deletion; by mouse and by keyboard alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, newEmail, password, signUp, test } from './fixtures.ts';

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('a visitor signs up and arrives at the dashboard with 15 credits', async ({ page }) => {
  await page.goto('/login?mode=sign-up');
  await fillSignUp(page, newEmail());
  await page.getByLabel('First name (optional)').fill('Grace');
  await page.getByLabel('Last name (optional)').fill('Hopper');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByText('15', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByRole('menu').getByText('Grace Hopper')).toBeVisible();
});

test('sign-up says what is wrong with each field, and goes to the first', async ({ page }) => {
  await page.goto('/login?mode=sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await page.getByLabel('E-mail').fill('nonsense');
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is too easy to guess').first()).toBeVisible();
});

test('shows a wrong password once, and keeps what was typed', async ({ page, context, baseURL }) => {
  const email = await signUp(context, baseURL ?? '');
  await context.clearCookies();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('The e-mail address or password is incorrect.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a visitor has to log in and comes back to where they were', async ({ page, context, baseURL }) => {
  const email = await signUp(context, baseURL ?? '');
  await context.clearCookies();
  await page.goto('/settings');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Log in' })
    .or(page.getByRole('main').getByRole('button', { name: 'Log in' }))
    .first()
    .click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('Maximum pages')).toHaveValue('20');
});

/** The link in the newest message to this address, from the outbox of the server under test. */
function mailedLink(email: string): string | null {
  const outbox = process.env['OUTBOX'] ?? '';
  for (const file of existsSync(outbox) ? readdirSync(outbox) : []) {
    const text = readFileSync(path.join(outbox, file), 'utf8');
    const link = /https?:\/\/\S+reset=\S+/.exec(text);
    if (text.includes(`To: ${email}`) && link !== null) return link[0];
  }
  return null;
}

test('a forgotten password is replaced by the mailed link, once', async ({ page, context, baseURL }) => {
  const email = await signUp(context, baseURL ?? '');
  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();
  await expect(page.getByText('This server doesn’t send e-mail.')).toBeVisible();
  await expect.poll(() => mailedLink(email)).not.toBeNull();
  const link = mailedLink(email) ?? '';
  await page.goto(link);
  await page.getByLabel('New password').fill('another long phrase of mine');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await context.clearCookies();
  await page.goto(link);
  await page.getByLabel('New password').fill('yet another long phrase');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has been used or has expired.');
});

test('name and password are changed, the data taken along, and the account deleted', async ({
  page,
  member,
}) => {
  await page.goto('/account');
  await page.getByLabel('First name').fill('Augusta');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('a brand new phrase of mine');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is incorrect.').first()).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  const [data] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  expect(data.suggestedFilename()).toMatch(/^pagewright-data-\d{4}-\d\d-\d\d\.zip$/);
  const archive = readFileSync(await data.path(), 'latin1');
  expect(archive.startsWith('PK')).toBe(true);
  expect(archive).toContain('account.json');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByLabel('Enter your password to confirm').fill('a brand new phrase of mine');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill('a brand new phrase of mine');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('is incorrect');
});

test('a session that ended elsewhere shows the gate, not a broken page', async ({
  page,
  context,
  member,
}) => {
  await page.goto('/settings');
  await expect(page.getByLabel('Maximum pages')).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText('Authentication Required')).toBeVisible();
  expect(member.email).toContain('@');
});

/** Tabs until the focused element has this accessible name; fails when the whole page was passed. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      // Past the last element the body has the focus, and its text has every name.
      if (!(element instanceof HTMLElement) || element === document.body) return '';
      const labels =
        'labels' in element && element.labels instanceof NodeList
          ? [...element.labels].map((label) => label.textContent)
          : [];
      return [element.getAttribute('aria-label'), ...labels, element.textContent].filter(Boolean).join(' ');
    });
    if (name.test(focused)) return;
  }
  throw new Error(`No element named ${name} can be reached with Tab`);
}

test('sign-up, settings and log-out work by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /^Login$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, /Create an account/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await tabTo(page, /^E-mail/);
  await page.keyboard.type(newEmail());
  await tabTo(page, /^Password/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  // An empty dashboard focuses its field; Tab goes on from there.
  await expect(page.getByLabel('Website URL')).toBeFocused();
  await tabTo(page, /^Settings$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page.getByLabel('Maximum pages')).toBeVisible();
  await tabTo(page, /Maximum pages/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await tabTo(page, /Use AI/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Save/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Settings updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Maximum pages')).toHaveValue('7');
  await tabTo(page, /Account menu/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
