/** API keys as developers use them: created on the account page, used by a program, revoked. */
import { request as newRequest } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('a key is created, copied once, used by a program and revoked', async ({ member, baseURL, context }) => {
  const { page } = member;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Create key' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create an API key' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Deploy pipeline');
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'Copy your API key' });
  await expect(made.getByLabel('API key')).toBeFocused();
  const key = await made.getByLabel('API key').inputValue();
  expect(key).toMatch(/^pw_[\w-]{43}$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [320, 390, 1360]);
  await made.getByRole('button', { name: 'Copy key' }).click();
  await expect(made.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await page.keyboard.press('Escape');
  await page.reload();
  const row = page.getByRole('row', { name: /Deploy pipeline/ });
  await expect(row).toContainText(key.slice(0, 9));
  await expect(row).toContainText('Never');
  await expect(page.getByText(key)).toHaveCount(0);

  const program = await newRequest.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/settings')).status()).toBe(200);
  const refused = await program.post('/api/analyze', { data: { domain: 'demo.example' } });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'scope_missing']);

  await page.reload();
  await expect(row).not.toContainText('Never');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [320, 390, 768, 1360]);
  await page.getByRole('button', { name: 'Revoke Deploy pipeline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Key revoked')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create key' })).toBeFocused();
  expect((await program.get('/api/settings')).status()).toBe(401);
  await program.dispose();
  await page.getByRole('link', { name: 'API documentation' }).click();
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [320, 390, 1360]);
});
