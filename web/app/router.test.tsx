/** The routes: what each URL shows, its title, and where the focus goes. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { type FakeServer, fakeServer, refusal } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { analysis, historyItem, user as mira, serverInfo, trialUsage } from '../testing/samples.ts';
import { PageBoundary } from './page-boundary.tsx';
import { Router } from './router.tsx';

let server: FakeServer;
beforeEach(() => {
  fakeEventSource();
  server = fakeServer({
    'GET /api/auth/user': mira,
    'GET /api/analyze/running': [],
    'GET /api/server': serverInfo,
    'GET /api/user/usage': trialUsage,
    'GET /api/settings': defaultSettings,
    'GET /api/analysis/history': [],
    'GET /api/analysis/a1': analysis,
    'GET /api/analysis/gone': refusal('analysis_not_found'),
  });
});

const open = (at: string) => renderApp(<Router />, { at });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('Router', () => {
  it.each([
    ['/dashboard', 'Dashboard', 'Dashboard: analyze a website · Pagewright'],
    ['/history', 'Site History', 'Site History · Pagewright'],
    ['/site-history', 'Site History', 'Site History · Pagewright'],
    ['/settings', 'Settings', 'Settings · Pagewright'],
    ['/account', 'Account', 'Account · Pagewright'],
    ['/login', 'Log in', 'Log in · Pagewright'],
    ['/analysis/a1', /^shop\.example · /, expect.stringMatching(/^shop\.example · .* · Pagewright$/)],
  ])('%s has its heading and its title', async (path, name, title) => {
    open(path);
    await heading(name);
    await waitFor(() => expect(document.title).toEqual(title));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('sets description and canonical for the dashboard', async () => {
    open('/dashboard');
    await heading('Dashboard');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/dashboard$/);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('website');
  });

  it('shows the requested path when there is no such page', async () => {
    open('/no/such?x=1');
    await heading('404 Page Not Found');
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('/no/such?x=1')).toBeTruthy();
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/dashboard', '/site-history', '/']));
  });

  it('has the recent sites read again after an analysis was deleted', async () => {
    const item = historyItem('newer');
    server.on('GET /api/analysis/history', [item]);
    server.on('GET /api/analysis/recent', [item]);
    server.on('DELETE /api/analysis/newer', { ok: true });
    const { user } = open('/dashboard');
    await screen.findByRole('group', { name: 'Recent sites' });
    const navigation = within(screen.getByRole('navigation'));
    await user.click(navigation.getByRole('link', { name: 'Site History' }));
    await user.click(await screen.findByRole('button', { name: /^Delete the analysis of newer/ }));
    server.on('GET /api/analysis/history', []);
    server.on('GET /api/analysis/recent', []);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Analysis deleted');
    await user.click(navigation.getByRole('link', { name: 'Dashboard' }));
    await heading('Dashboard');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent sites' })).toBeNull());
  });

  it('moves the focus to the heading of the next page and marks it in the navigation', async () => {
    const { user } = open('/history');
    await heading('Site History');
    const navigation = within(screen.getByRole('navigation'));
    await user.click(navigation.getByRole('link', { name: 'Settings' }));
    const next = await heading('Settings');
    await waitFor(() => expect(document.activeElement).toBe(next));
    const current = navigation.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Settings']);
  });

  it('closes the folded menu on choosing and on Escape', async () => {
    const { user } = open('/history');
    await heading('Site History');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Account' }));
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('shows a visitor the dashboard with the way in above the live form', async () => {
    server.on('GET /api/auth/user', refusal('not_authenticated'));
    open('/dashboard');
    const gate = await screen.findByRole('heading', { name: 'Authentication Required' });
    const form = screen.getByRole('textbox', { name: 'Website URL' });
    expect(gate.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Log in to view and manage your analysis history/)).toBeTruthy();
  });

  it.each(['/history', '/settings', '/account', '/analysis/a1', '/content-editor/a1/x'])(
    'asks a visitor of %s to log in and sends no other request',
    async (path) => {
      server.on('GET /api/auth/user', refusal('not_authenticated'));
      open(path);
      expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
      const requests = server.requests().map(({ path: requests }) => requests);
      expect(requests.filter((url) => url !== '/api/server' && url !== '/api/auth/user')).toEqual([]);
    },
  );

  it('says that an analysis is not there and links back', async () => {
    open('/analysis/gone');
    expect(await screen.findByText(/The requested analysis could not be found/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to History' }).getAttribute('href')).toBe('/site-history');
  });

  it.each(['/content-editor', '/content-editor/a1', '/content-editor/a1/not-an-address'])(
    'refuses %s',
    async (path) => {
      open(path);
      expect(await screen.findByText('Invalid content editor URL')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
    },
  );

  it('opens the editor for an encoded page URL, and says when the analysis is not there', async () => {
    const page = encodeURIComponent('https://shop.example/a?b=c');
    const { unmount } = open(`/content-editor/a1/${page}`);
    expect(await screen.findByTitle('https://shop.example/a?b=c')).toBeTruthy();
    unmount();
    open(`/content-editor/gone/${page}`);
    expect(await screen.findByText('Unable to load analysis data')).toBeTruthy();
  });
});

describe('PageBoundary', () => {
  it('limits an error to the page that threw it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken on purpose');
    };
    renderApp(
      <PageBoundary>
        <Broken />
      </PageBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('This page could not be shown');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
