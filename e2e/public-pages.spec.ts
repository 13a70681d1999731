/** The three public pages: readable without JavaScript, light, and of one piece with the session. */
import type { Page, Request } from '@playwright/test';
import { expect, newEmail, password, test } from './fixtures.ts';

const pages = [
  { path: '/', heading: 'Type a domain' },
  { path: '/how-it-works', heading: /\w+/ },
  { path: '/pricing', heading: /\w+/ },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of pages) {
    test(`${path} has its content, title, description and canonical`, async ({ page, baseURL }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      const title = await page.title();
      expect(title.length).toBeGreaterThanOrEqual(20);
      expect(title.length).toBeLessThanOrEqual(60);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.length).toBeGreaterThanOrEqual(120);
      expect(description?.length).toBeLessThanOrEqual(160);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        `${baseURL}/og-image.png`,
      );
      for (const block of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org' });
      }
    });
  }

  test('the menu opens on a phone, and the domain field opens the form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await page.getByLabel('Website URL').fill('example.com');
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page).toHaveURL(/\/dashboard\?domain=example\.com$/);
  });
});

test('sitemap.xml, robots.txt and the icons are there', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const file of ['/favicon.svg', '/apple-touch-icon.png', '/og-image.png', '/site.webmanifest']) {
    expect((await request.get(file)).status()).toBe(200);
  }
});

test('visitors see Login, people who are signed in see their name and Logout', async ({ page, member }) => {
  await page.goto('/pricing');
  const header = page.getByRole('navigation', { name: 'Main' });
  await expect(header.getByText('Ada Lovelace')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await header.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(member.email).toContain('@');
});

test('a start button brings a visitor to creating an account', async ({ page }) => {
  await page.goto('/how-it-works');
  await page.getByRole('link', { name: 'Start Free Analysis' }).first().click();
  await expect(page).toHaveURL(/\/login\?mode=sign-up/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a visitor’s domain is analyzed as soon as the account is created', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Website URL').fill('demo.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText('We’ll analyze demo.example as soon as you’re logged in.')).toBeVisible();
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'SEO Analysis Results' })).toBeVisible();
});

test('a visitor’s console stays clean on every page they can open', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/how-it-works', '/pricing', '/login', '/dashboard', '/settings', '/sites/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(errors).toEqual([]);
});

test('a pasted URL is cleaned in the hero field', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Website URL');
  await field.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'https://Example.com/shoes?utm=1');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(field).toHaveValue('example.com/shoes');
});

/** Bytes of JavaScript that travel for one page on a first visit: compressed, with the headers of the responses. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts: Request[] = [];
  const collect = (request: Request) => void (request.resourceType() === 'script' && scripts.push(request));
  page.on('requestfinished', collect);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('requestfinished', collect);
  await devTools.detach();
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
}

test('JavaScript stays within its budget: public pages 90 KB, dashboard 180 KB', async ({ page, member }) => {
  for (const { path } of pages) expect(await scriptBytes(page, path)).toBeLessThan(90_000);
  const dashboard = await scriptBytes(page, '/dashboard');
  expect(dashboard).toBeGreaterThan(0);
  expect(dashboard).toBeLessThan(180_000);
  expect(member.email).toContain('@');
});
