/** The test checkout: unmistakable, bound to its buyer, paid once, expiring. */
import type { Usage } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnbalancedAccounts } from '../store/ledger.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestPayments } from '../testing/test-payments.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(async () => {
  expect(await findUnbalancedAccounts(server.db)).toEqual([]);
  await server.close();
});

/** The path of a checkout for this account. */
async function begin(cookie: string, packageType = 'pro'): Promise<string> {
  const response = await server.call('POST', '/api/payments/create-checkout-session', {
    cookie,
    body: { packageType },
  });
  const url = new URL(response.json<{ url: string }>().url);
  expect(url.origin).toBe('http://localhost:3000');
  return url.pathname;
}

/** As a browser posts a form without fields. */
const submit = (cookie: string, url: string) =>
  server.call('POST', url, {
    cookie,
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const creditsOf = async (cookie: string) =>
  (await server.call('GET', '/api/user/usage', { cookie })).json<Usage>();

describe('the test checkout', () => {
  it('says that no money moves, and works without scripts under its own policy', async () => {
    const cookie = await server.signUp();
    const url = await begin(cookie);
    const page = await server.call('GET', url, { cookie });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Test checkout: no money moves');
    expect(page.body).toContain(`<form method="post" action="${url}/pay">`);
    expect(page.body).toContain(`<form method="post" action="${url}/cancel">`);
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; img-src 'self'; form-action 'self'/,
    );
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('buys once, however often it is submitted, and makes the account paid for good', async () => {
    const cookie = await server.signUp();
    const url = await begin(cookie);
    const responses = await Promise.all(Array.from({ length: 20 }, () => submit(cookie, `${url}/pay`)));
    const id = url.split('/').at(-1);
    for (const { statusCode, headers } of responses)
      expect([statusCode, headers.location]).toEqual([303, `/account?checkout=success&purchase=${id}`]);
    expect(await creditsOf(cookie)).toMatchObject({ credits: 135, accountStatus: 'paid', pageLimit: -1 });
    const purchase = await server.call('GET', `/api/payments/purchases/${id}`, { cookie });
    expect(purchase.json()).toEqual({ id, packageName: 'Pro', credits: 120, state: 'paid' });
    expect((await server.call('GET', url, { cookie })).body).toContain('This test purchase is complete.');
  });

  it('buys nothing once cancelled', async () => {
    const cookie = await server.signUp();
    const url = await begin(cookie);
    const response = await submit(cookie, `${url}/cancel`);
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `/account?checkout=cancelled&purchase=${url.split('/').at(-1)}`,
    ]);
    expect((await submit(cookie, `${url}/pay`)).headers.location).toContain('checkout=cancelled');
    expect(await creditsOf(cookie)).toMatchObject({ credits: 15, accountStatus: 'trial' });
  });

  it('in two tabs is two purchases', async () => {
    const cookie = await server.signUp();
    const [first, second] = [await begin(cookie, 'starter'), await begin(cookie, 'business')];
    await Promise.all([submit(cookie, `${first}/pay`), submit(cookie, `${second}/pay`)]);
    expect((await creditsOf(cookie)).credits).toBe(15 + 50 + 280);
  });

  it('is hidden from other users, and redirects a visitor to the sign-in gate', async () => {
    const cookie = await server.signUp();
    const url = await begin(cookie);
    const stranger = await server.signUp();
    expect((await server.call('GET', url, { cookie: stranger })).statusCode).toBe(404);
    expect((await submit(stranger, `${url}/pay`)).statusCode).toBe(404);
    expect((await submit('', `${url}/pay`)).headers.location).toBe('/account');
    expect((await creditsOf(cookie)).credits).toBe(15);
    expect((await creditsOf(stranger)).credits).toBe(15);
  });

  it('cannot be paid from another site', async () => {
    const cookie = await server.signUp();
    const url = await begin(cookie);
    const response = await server.call('POST', `${url}/pay`, {
      cookie,
      headers: { origin: 'https://evil.example' },
    });
    expect(response.statusCode).toBe(403);
    expect((await creditsOf(cookie)).credits).toBe(15);
  });

  it('expires', async () => {
    const cookie = await server.signUp();
    const url = await begin(cookie);
    server.clock.now = new Date(server.clock.now.getTime() + limits.testCheckoutLifeMs);
    expect((await submit(cookie, `${url}/pay`)).headers.location).toBe(url);
    const page = await server.call('GET', url, { cookie });
    expect([page.statusCode, page.body.includes('has expired')]).toEqual([410, true]);
    expect((await creditsOf(cookie)).credits).toBe(15);
  });

  it('does not exist where Stripe is configured', async () => {
    const cookie = await server.signUp();
    const id = (await begin(cookie)).split('/').at(-1) ?? '';
    const shop = await createTestPayments();
    const buyer = await shop.signUp();
    const { purchaseId } = await shop.opened(buyer);
    for (const each of [id, purchaseId]) {
      const response = await shop.call('POST', `/api/payments/test-checkout/${each}/pay`, { cookie: buyer });
      expect(response.statusCode).toBe(404);
    }
    expect((await shop.usageOf(buyer)).credits).toBe(15);
    await shop.close();
  });
});
