/** Steps that several end-to-end tests share: start an analysis, wait for its report, go on by keyboard. */
import { expect, type Page } from '@playwright/test';

/** A whole analysis of the demo site; generous, for the machine may be busy. */
export const runLimit = { timeout: 90_000 };

/** Settings of analyses whose speed and layout no test checks. */
export const withoutBrowser = { analyzePageSpeed: false, analyzeMobileCompatibility: false };

/** Few requests, so that a long delay between them stays bearable. */
export const fewRequests = { ...withoutBrowser, analyzeImages: false, analyzeLinkStructure: false };

/** The least delay that the settings allow: the end-to-end tests need not wait for politeness to ourselves. */
export async function hurry(page: Page, baseURL: string | undefined, changes: object = {}): Promise<void> {
  const settings = await (await page.request.get('/api/settings')).json();
  await page.request.post('/api/settings', {
    data: { ...settings, crawlDelay: 100, ...changes },
    headers: { origin: baseURL ?? '' },
  });
}

export async function start(page: Page, domain = 'demo.example'): Promise<void> {
  await page.goto('/dashboard');
  // Until it is known who is there, nothing can be started.
  await expect(page.getByRole('button', { name: 'Analyze Website' })).toBeEnabled();
  await page.getByLabel('Website URL').fill(domain);
  await page.keyboard.press('Enter');
}

export const resultsHeading = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'SEO Analysis Results', exact: true });

export async function analyze(page: Page): Promise<void> {
  await start(page);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
}

const stepsMax = 150;

/** Presses Tab until what has the focus is called so. */
export async function pressUntilFocused(
  page: Page,
  name: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let step = 0; step < stepsMax; step += 1) {
    await page.keyboard.press(key);
    const words = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === null || focused === document.body
        ? ''
        : `${focused.getAttribute('aria-label') ?? ''}\n${focused.textContent ?? ''}`;
    });
    if (words.split('\n').some((line) => name.test(line.trim()))) return;
  }
  throw new Error(`Nothing called ${String(name)} takes the focus within ${stepsMax} steps.`);
}
