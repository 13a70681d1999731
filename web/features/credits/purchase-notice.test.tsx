/** Coming back from the checkout: the new balance on screen, or a plain word about what happened instead. */
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp, watchLeaving } from '../../testing/render-app.tsx';
import { user as mira, paidUsage, serverInfo, starter, trialUsage } from '../../testing/samples.ts';
import { AccountOverview } from './account-overview.tsx';
import { Ledger } from './ledger.tsx';
import { PackageList } from './package-list.tsx';
import { PurchaseNotice } from './purchase-notice.tsx';

const id = '0b7f2a52-5a0c-4f0e-9d55-2f6f0c1f8a11';
const purchase = { id, packageName: 'Pro', credits: 120, state: 'paid' };
const purchaseCall = `GET /api/payments/purchases/${id}`;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/auth/user': mira,
    'GET /api/user/usage': trialUsage,
    'GET /api/server': serverInfo,
    'GET /api/payments/packages': [starter],
    'GET /api/payments/ledger': [],
    [purchaseCall]: purchase,
  });
});

const comeBack = (end = 'success') =>
  renderApp(
    <>
      <PurchaseNotice />
      <AccountOverview />
    </>,
    { at: `/account?checkout=${end}&purchase=${id}` },
  );

describe('PurchaseNotice', () => {
  it('shows the balance that the purchase made, also where only a request updates it', async () => {
    server.on(purchaseCall, () => {
      server.on('GET /api/user/usage', { ...paidUsage, credits: 135 });
      return purchase;
    });
    comeBack();
    expect(await screen.findByText('Pro package bought: 120 credits added')).toBeTruthy();
    expect(await screen.findByText('Your balance is now 135 credits.')).toBeTruthy();
    expect(screen.getByText('Paid account')).toBeTruthy();
  });

  it.each([
    ['processing', 'success', 'Your payment for the Pro package is being processed'],
    ['open', 'success', 'The Pro package is not paid yet'],
    ['open', 'cancelled', 'Payment cancelled'],
    ['cancelled', 'cancelled', 'Payment cancelled'],
    ['failed', 'success', 'The payment did not go through'],
    ['expired', 'success', 'The checkout has expired'],
  ])('%s after %s reads: %s', async (state, end, words) => {
    server.on(purchaseCall, { ...purchase, state });
    comeBack(end);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/Your balance is now/)).toBeNull();
  });

  it('fetches again when the buyer returns to the tab', async () => {
    server.on(purchaseCall, { ...purchase, state: 'processing' });
    comeBack();
    await screen.findByText(/is being processed/);
    server.on(purchaseCall, purchase);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Pro package bought: 120 credits added')).toBeTruthy();
  });

  it('goes, and stays gone, when it is dismissed', async () => {
    const { user, path } = comeBack();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Pro package bought/)).toBeNull();
    expect(path()).toBe('/account');
  });

  it('offers a retry when the payment service does not respond, and is silent about what is not theirs', async () => {
    server.on(purchaseCall, refusal('payment_unavailable'));
    const { user, container } = comeBack();
    await screen.findByText(/We couldn’t check your payment/);
    server.on(purchaseCall, refusal('not_found'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(container.textContent).not.toContain('We couldn’t check'));
  });
});

describe('money on the account page', () => {
  it('says what is owed', async () => {
    server.on('GET /api/user/usage', { ...paidUsage, credits: 0, owedCredits: 45 });
    renderApp(<AccountOverview />);
    expect(await screen.findByText('45 credits owed')).toBeTruthy();
  });

  it('says before the click that the checkout is a test', async () => {
    server.on('GET /api/server', { ...serverInfo, isTestCheckout: true });
    renderApp(<PackageList />);
    expect(await screen.findByText('Test checkout: no money moves')).toBeTruthy();
  });

  it('says nothing of a test where money moves', async () => {
    renderApp(<PackageList />);
    await screen.findByRole('heading', { name: 'Starter' });
    await waitFor(() => expect(server.requests('GET /api/server')).toHaveLength(1));
    expect(screen.queryByText(/no money moves/)).toBeNull();
  });

  it('links receipts, and names what was taken back', async () => {
    const entry = {
      id: 'l1',
      kind: 'purchase',
      amount: 50,
      balanceAfter: 65,
      reason: 'Starter package',
      at: '2026-11-14T10:00:00.000Z',
      receiptUrl: 'https://receipts.example/1',
    };
    const { receiptUrl: _, ...plain } = entry;
    server.on('GET /api/payments/ledger', [{ ...plain, id: 'l2', amount: -50, balanceAfter: 15 }, entry]);
    renderApp(<Ledger />);
    const receipts = await screen.findAllByRole('link', { name: 'Receipt' });
    expect(receipts.map((link) => link.getAttribute('href'))).toEqual(['https://receipts.example/1']);
    expect(screen.getByRole('cell', { name: 'Reversed' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Purchase' })).toBeTruthy();
  });

  it('lets a buyer choose again who came back with the Back button', async () => {
    watchLeaving();
    server.on('POST /api/payments/create-checkout-session', { url: 'https://pay.example/1' });
    const { user } = renderApp(<PackageList />);
    await user.click(await screen.findByRole('button', { name: 'Buy Starter' }));
    await screen.findByRole('button', { name: 'Processing...' });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Buy Starter' });
    expect(button.disabled).toBe(false);
  });
});
