/** Buying credits in the test checkout: bought, cancelled, twice, by keyboard, without script, in both themes. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, signUp, test } from './fixtures.ts';

// Everybody here is signed in, with a new account.
test.beforeEach(({ member: _member }) => undefined);

/** The figure under a label of the account overview. */
const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Account overview' })
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last();

async function openCheckout(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: `Buy ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible();
}

test('a trial account buys Pro and lands on its new balance, paid', async ({ page, member }) => {
  await page.goto('/account');
  await expect(figure(page, 'Status')).toContainText('Trial account');
  await expect(page.getByText('Test checkout: no money moves')).toBeVisible();
  await openCheckout(page, 'Pro');
  await expect(page.getByText('Test checkout: no money moves')).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.getByRole('button', { name: 'Get 120 credits without paying' }).click();
  await expect(page).toHaveURL(/\/account\?checkout=success&purchase=/);
  await expect(page.getByRole('alert')).toContainText('Pro package bought: 120 credits added');
  await expect(page.getByRole('alert')).toContainText('Your balance is now 135 credits.');
  await expect(figure(page, 'Balance')).toContainText('135');
  await expect(figure(page, 'Status')).toContainText('Paid account');
  await expect(figure(page, 'Pages analyzed')).toContainText('no limit');
  await expect(
    page.getByRole('row', { name: /Pro package \(test checkout: no money moved\).*\+120.*135/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page).toHaveURL('/account');
});

test('a cancelled checkout changes nothing', async ({ page }) => {
  await openCheckout(page, 'Starter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/account\?checkout=cancelled/);
  await expect(page.getByRole('alert')).toContainText('Payment cancelled');
  await expect(figure(page, 'Balance')).toContainText('15');
  await expect(figure(page, 'Status')).toContainText('Trial account');
});

test('a checkout is paid once; Back links to a page that says so', async ({ page }) => {
  await openCheckout(page, 'Starter');
  const url = page.url();
  await page.getByRole('button', { name: 'Get 50 credits without paying' }).click();
  await expect(figure(page, 'Balance')).toContainText('65');
  await page.goto(url);
  await expect(page.getByText('This test purchase is complete.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(figure(page, 'Balance')).toContainText('65');
});

test('two tabs buy two packages, and each shows the sum when it gets the focus', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openCheckout(page, 'Starter');
  await openCheckout(other, 'Business');
  await page.getByRole('button', { name: /without paying/ }).click();
  await expect(figure(page, 'Balance')).toContainText('65');
  await other.getByRole('button', { name: /without paying/ }).click();
  await expect(figure(other, 'Balance')).toContainText('345');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(figure(page, 'Balance')).toContainText('345');
});

test('another user’s checkout is not there', async ({ page, browser, baseURL }) => {
  await openCheckout(page, 'Starter');
  const stranger = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await signUp(stranger, baseURL ?? '');
  const response = await stranger.request.get(page.url());
  expect(response.status()).toBe(404);
  await stranger.close();
});

test('a payment that cannot start says so and lets one try again', async ({ page, faults }) => {
  await page.route('**/api/payments/create-checkout-session', (route) =>
    route.fulfill({ status: 503, json: { code: 'payment_unavailable', message: 'Not now.' } }),
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Buy Pro' }).click();
  await expect(page.getByRole('status').getByText('Error', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').getByText('Failed to initialize payment. Please try again.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Pro' })).toBeEnabled();
  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
  faults.length = 0;
});

test('by keyboard alone', async ({ page }) => {
  await openCheckout(page, 'Pro');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /without paying/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your balance is now 135 credits.');
});

test('the purchase buttons of /pricing link to the packages', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Purchase Pro' })).toHaveAttribute('href', '/account');
  await page.getByRole('link', { name: 'Purchase Pro' }).click();
  await expect(page.getByRole('button', { name: 'Buy Pro' })).toBeVisible();
});

test('every state is accessible in both themes and fits the screen', async ({ page }) => {
  await openCheckout(page, 'Pro');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const url = page.url();
  await page.getByRole('button', { name: /without paying/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your balance is now');
  await expectAccessible(page);
  await page.goto(url);
  await expectAccessible(page);
});
