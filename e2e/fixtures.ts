/** Fixtures of the end-to-end tests: new accounts made through the API, and pages that report errors. */
import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export const password = 'a long phrase of my own making';

export interface Person {
  readonly email: string;
  readonly page: Page;
}

export const newEmail = (): string => `walker-${randomUUID().slice(0, 8)}@mail.example`;

/** Signs a new account up in this browser context. */
export async function signUp(
  context: BrowserContext,
  baseURL: string,
  name?: { firstName: string; lastName: string },
): Promise<string> {
  const email = newEmail();
  const response = await context.request.post('/api/auth/register', {
    data: { email, password, ...name },
    headers: { origin: baseURL },
  });
  expect(response.status()).toBe(200);
  return email;
}

/** The browser logs error responses that a test provokes; anything else in the console is a fault. */
const expectedNoise = /Failed to load resource: the server responded with a status of (4\d\d)/;

export const test = base.extend<{ faults: string[]; member: Person }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  member: async ({ page, context, baseURL }, use) => {
    const email = await signUp(context, baseURL ?? '', { firstName: 'Ada', lastName: 'Lovelace' });
    await use({ email, page });
  },
});

export { expect };
