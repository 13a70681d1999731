/** The pages about our rules: reached without an account, from the list and from reports. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('say of each rule what it is, why it matters, how to fix it, and on whose word', async () => {
  const list = await server.call('GET', '/docs/rules');
  const links = [...list.body.matchAll(/href="(\/docs\/rules\/[a-z0-9-]+)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(200);
  const { statusCode, body } = await server.call('GET', '/docs/rules/title-missing');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Missing title tag</h1>');
  expect(body).toContain('How to fix');
  expect(body).toContain('href="https://developers.google.com/search/docs/appearance/title-link"');
});

it.each(['/docs/rules/no-such-rule', '/docs/rules/..%2f..%2fetc'])('does not know %s', async (path) => {
  const { statusCode, body } = await server.call('GET', path);
  expect(statusCode).toBe(404);
  expect(body).toContain('href="/docs/rules"');
});
