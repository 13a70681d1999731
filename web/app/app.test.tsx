/** The application as a browser starts it: at the page of its URL, with links that work and toasts that are read. */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { historyItem, user as mira, serverInfo, trialUsage } from '../testing/samples.ts';
import { App } from './app.tsx';

beforeEach(() => {
  fakeEventSource();
  fakeServer({
    'GET /api/auth/user': mira,
    'GET /api/analyze/running': [],
    'GET /api/server': serverInfo,
    'GET /api/user/usage': trialUsage,
    'GET /api/analysis/history': [historyItem('newer')],
    'DELETE /api/analysis/newer': { ok: true },
  });
  window.history.replaceState(null, '', '/site-history');
});

describe('App', () => {
  it('opens the page of the URL, and follows a link without loading the page again', async () => {
    const user = userEvent.setup();
    render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'Site History' });
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(window.location.pathname).toBe('/settings');
  });

  it('says what was done in a toast, which can be closed', async () => {
    const user = userEvent.setup();
    render(<App />);
    await user.click(await screen.findByRole('button', { name: /^Delete the analysis of newer/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText('Analysis deleted');
    expect(screen.getByRole('status').contains(toast)).toBe(true);
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: /close|dismiss/i }));
    expect(screen.queryByText('Analysis deleted')).toBeNull();
  });
});
