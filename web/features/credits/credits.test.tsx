/** Credits on the screen: the banner, the figures and when they are requested again, buying. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp, watchLeaving } from '../../testing/render-app.tsx';
import { user as mira, paidUsage, starter, trialUsage } from '../../testing/samples.ts';
import { AccountOverview } from './account-overview.tsx';
import { CreditsBlock } from './credits-block.tsx';
import { Ledger } from './ledger.tsx';
import { PackageList } from './package-list.tsx';
import { StatusBanner } from './status-banner.tsx';

const pro = { ...starter, id: 'pro', name: 'Pro', credits: 120, approximateScans: 40, label: 'Most Popular' };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/auth/user': mira,
    'GET /api/user/usage': trialUsage,
    'GET /api/payments/packages': [starter, pro],
    'GET /api/payments/ledger': [],
  });
});

describe('StatusBanner', () => {
  it('shows a trial account what it can do and how to upgrade', async () => {
    renderApp(<StatusBanner />);
    expect(await screen.findByText('Lite scans: 3 pages max, 5 suggestions per page.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade Account' }).getAttribute('href')).toBe('/account');
    expect(screen.queryByText(/Only/)).toBeNull();
  });

  it('shows a paid account the same', async () => {
    server.on('GET /api/user/usage', paidUsage);
    renderApp(<StatusBanner />);
    expect(await screen.findByText('Full scans: unlimited pages, all suggestions.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Credits' }).getAttribute('href')).toBe('/account');
  });

  it.each([
    [4, true],
    [5, false],
  ])('with %d credits warns: %s', async (credits, isLow) => {
    server.on('GET /api/user/usage', { ...paidUsage, credits });
    renderApp(
      <>
        <StatusBanner />
        <CreditsBlock />
      </>,
    );
    await screen.findByText('Paid · full scans');
    expect(screen.queryAllByText(/\blow\b/)).toHaveLength(isLow ? 2 : 0);
    expect(screen.queryByText('Only 4 credits are left.') !== null).toBe(isLow);
  });

  it('shows the balance beside the navigation, and that of the usage where it cannot be read', async () => {
    server.on('GET /api/payments/credits', { credits: 42 });
    const { unmount } = renderApp(<CreditsBlock />);
    const block = within(await screen.findByRole('region', { name: 'Credits' }));
    expect(await block.findByText('42')).toBeTruthy();
    unmount();
    server.on('GET /api/payments/credits', refusal('internal'));
    renderApp(<CreditsBlock />);
    expect(await screen.findByText('15')).toBeTruthy();
  });

  it('sends no request about a visitor', async () => {
    server.on('GET /api/auth/user', refusal('not_authenticated'));
    renderApp(<CreditsBlock />);
    await waitFor(() => expect(server.requests('GET /api/auth/user')).toHaveLength(1));
    expect(server.requests('GET /api/user/usage')).toEqual([]);
    expect(server.requests('GET /api/payments/credits')).toEqual([]);
  });
});

describe('AccountOverview', () => {
  const usageRequests = () => server.requests('GET /api/user/usage').length;

  it('shows what was used', async () => {
    server.on('GET /api/user/usage', {
      ...trialUsage,
      pagesAnalyzed: 6,
      freeScansUsed: 2,
      chatMessagesInPack: 3,
    });
    renderApp(<AccountOverview />);
    expect(await screen.findByText('6 of 9')).toBeTruthy();
    expect(screen.getByText('2 of 3 used')).toBeTruthy();
    expect(screen.getByText('3 of 10 messages')).toBeTruthy();
  });

  it('fetches again on focus, when the tab is seen again, and one second after an analysis', async () => {
    renderApp(<AccountOverview />);
    await screen.findByText('0 of 9');
    let before = usageRequests();
    const refetches = async (happens: () => void) => {
      act(happens);
      await waitFor(() => expect(usageRequests()).toBe(before + 1));
      before += 1;
    };
    await refetches(() => window.dispatchEvent(new Event('focus')));
    await refetches(() => document.dispatchEvent(new Event('visibilitychange')));
    vi.useFakeTimers();
    act(() => void window.dispatchEvent(new Event('analysisComplete')));
    act(() => void vi.advanceTimersByTime(999));
    expect(usageRequests()).toBe(before);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(usageRequests()).toBe(before + 1));
  });

  it('says when the figures cannot be had', async () => {
    server.on('GET /api/user/usage', refusal('internal'));
    renderApp(<AccountOverview />);
    expect(await screen.findByText('Your credits could not be loaded.')).toBeTruthy();
  });
});

describe('PackageList', () => {
  it('says what a package is worth', async () => {
    renderApp(<PackageList />);
    expect(await screen.findByRole('heading', { name: 'Starter' })).toBeTruthy();
    expect(screen.getByText('50 credits')).toBeTruthy();
    expect(screen.getByText('about 16 scans · €0.100 per credit')).toBeTruthy();
    expect(screen.getByText('Most Popular')).toBeTruthy();
  });

  it('shows that it is processing, then goes to the payment', async () => {
    const left = watchLeaving();
    const response = Promise.withResolvers<unknown>();
    server.on('POST /api/payments/create-checkout-session', () => response.promise);
    const { user } = renderApp(<PackageList />);
    await user.click(await screen.findByRole('button', { name: 'Buy Pro' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Buy Starter' }).disabled).toBe(true);
    response.resolve({ url: 'https://pay.example/1' });
    await waitFor(() => expect(left).toEqual(['https://pay.example/1']));
    expect(server.requests('POST /api/payments/create-checkout-session').map(({ body }) => body)).toEqual([
      { packageType: 'pro' },
    ]);
  });

  it('clears the mark and says so when the payment cannot start', async () => {
    server.on('POST /api/payments/create-checkout-session', refusal('internal'));
    const { user } = renderApp(<PackageList />);
    await user.click(await screen.findByRole('button', { name: 'Buy Starter' }));
    const toast = await screen.findByText('Error');
    expect(toast.closest('[role="status"]')?.textContent).toContain(
      'Failed to initialize payment. Please try again.',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Buy Starter' }).disabled).toBe(false);
  });
});

describe('Ledger', () => {
  it('lists every change with its sign', async () => {
    const entry = {
      id: 'l1',
      kind: 'grant',
      amount: 15,
      balanceAfter: 15,
      reason: 'Welcome',
      at: '2026-11-14T10:00:00.000Z',
    };
    server.on('GET /api/payments/ledger', [
      { ...entry, id: 'l2', kind: 'hold', amount: -5, balanceAfter: 10 },
      entry,
    ]);
    renderApp(<Ledger />);
    expect(await screen.findByRole('cell', { name: '+15' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '-5' })).toBeTruthy();
  });

  const at = '2026-11-14T10:00:00.000Z';
  const scan = (id: string, kind: string, amount: number, balanceAfter: number, reason: string) => ({
    id,
    kind,
    amount,
    balanceAfter,
    reason,
    at,
    group: 'run:r1',
  });

  it('has one row for a scan, with its hold behind details', async () => {
    server.on('GET /api/payments/ledger', [
      scan('l4', 'charge', -8, 52, 'Scan of shop.example'),
      scan('l3', 'refund', 24, 60, 'Hold for the scan of shop.example released'),
      scan('l2', 'hold', -24, 36, 'Held for the scan of shop.example'),
      { id: 'l1', kind: 'purchase', amount: 60, balanceAfter: 60, reason: 'Starter package', at },
    ]);
    const { user } = renderApp(<Ledger />);
    const row = await screen.findByRole('row', { name: /Scan of shop\.example/ });
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(within(row).getByRole('cell', { name: '-8' })).toBeTruthy();
    expect(within(row).getByRole('cell', { name: '52' })).toBeTruthy();
    expect(within(row).queryByText('Held')).toBeNull();
    await user.click(within(row).getByRole('button', { name: 'Details' }));
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Held.*-24$/),
      expect.stringMatching(/^Returned.*\+24$/),
      expect.stringMatching(/^Charge.*-8$/),
    ]);
  });

  it('has balances that follow from the changes, also when scans overlapped', async () => {
    const other = { group: 'run:r2' };
    server.on('GET /api/payments/ledger', [
      { ...scan('l7', 'charge', -18, 62, 'Scan of blog.example'), ...other },
      { ...scan('l6', 'refund', 24, 80, 'Hold for the scan of blog.example released'), ...other },
      scan('l5', 'charge', -20, 56, 'Scan of shop.example'),
      scan('l4', 'refund', 24, 76, 'Hold for the scan of shop.example released'),
      { ...scan('l3', 'hold', -24, 52, 'Held for the scan of blog.example'), ...other },
      scan('l2', 'hold', -24, 76, 'Held for the scan of shop.example'),
      { id: 'l1', kind: 'purchase', amount: 100, balanceAfter: 100, reason: 'Pro package', at },
    ]);
    renderApp(<Ledger />);
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
      '62',
      '80',
      '100',
    ]);
  });

  it('says of a scan that it runs, or that it cost nothing', async () => {
    server.on('GET /api/payments/ledger', [
      { ...scan('l4', 'hold', -5, 10, 'Held for the scan of new.example'), group: 'run:r2' },
      scan('l3', 'refund', 5, 15, 'Scan of shop.example failed: nothing charged'),
      scan('l2', 'hold', -5, 10, 'Held for the scan of shop.example'),
    ]);
    renderApp(<Ledger />);
    const [, running, failed] = await screen.findAllByRole('row');
    expect(running?.textContent).toContain('In progress');
    expect(failed?.textContent).toContain('Scan of shop.example failed: nothing charged');
    expect(failed?.textContent).toContain('Not charged');
    expect(within(failed as HTMLElement).getByRole('cell', { name: '0' })).toBeTruthy();
  });

  it('leaves out a scan whose hold is older than what the server sends', async () => {
    server.on('GET /api/payments/ledger', [
      { id: 'l9', kind: 'charge', amount: -1, balanceAfter: 51, reason: 'A pack of 10 chat messages', at },
      scan('l4', 'charge', -8, 52, 'Scan of shop.example'),
      scan('l3', 'refund', 24, 60, 'Hold for the scan of shop.example released'),
    ]);
    renderApp(<Ledger />);
    expect(await screen.findByText('A pack of 10 chat messages')).toBeTruthy();
    expect(screen.queryByText(/shop\.example/)).toBeNull();
  });

  it('says when there is nothing yet', async () => {
    renderApp(<Ledger />);
    expect(await screen.findByText('No changes yet')).toBeTruthy();
  });
});
