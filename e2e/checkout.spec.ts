/** Buying credits in the test checkout: bought, cancelled, twice, by keyboard, without script, in both themes. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signUp, test } from './people.ts';

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

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
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

test('a checkout is paid once; Back leads to a page that says so', async ({ page }) => {
  await openCheckout(page, 'Starter');
  const address = page.url();
  await page.getByRole('button', { name: 'Get 50 credits without paying' }).click();
  await expect(figure(page, 'Balance')).toContainText('65');
  await page.goto(address);
  await expect(page.getByText('This test purchase is complete.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(figure(page, 'Balance')).toContainText('65');
});

test('two tabs buy two packages, and each shows the sum when it is looked at', async ({ page, context }) => {
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

test('somebody else’s checkout is not there', async ({ page, browser, baseURL }) => {
  await openCheckout(page, 'Starter');
  const stranger = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await signUp(stranger, baseURL ?? '');
  const answer = await stranger.request.get(page.url());
  expect(answer.status()).toBe(404);
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

test('the purchase buttons of /pricing lead to the packages', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Purchase Pro' })).toHaveAttribute('href', '/account');
  await page.getByRole('link', { name: 'Purchase Pro' }).click();
  await expect(page.getByRole('button', { name: 'Buy Pro' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every state is accessible and fits the screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openCheckout(page, 'Pro');
    await expectAccessible(page);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
    const address = page.url();
    await page.getByRole('button', { name: /without paying/ }).click();
    await expect(page.getByRole('alert')).toContainText('Your balance is now');
    await expectAccessible(page);
    await page.goto(address);
    await expectAccessible(page);
  });
}
