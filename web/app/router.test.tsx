/** The routes: what each URL shows, its title, and where the focus goes. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import type { SiteAccess } from '@pagewright/contract/entities/site-access';
import type { SiteChanges } from '@pagewright/contract/entities/site-changes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { type FakeServer, fakeServer, refusal } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { analysis, historyItem, user as mira, serverInfo, trialUsage } from '../testing/samples.ts';
import { PageBoundary } from './page-boundary.tsx';
import { Router } from './router.tsx';

const date = '2026-11-14T10:00:00.000Z';
const point = {
  analysisId: 'a1',
  date,
  score: 70,
  criticalIssues: 1,
  warnings: 2,
  pages: 9,
  indexable: 8,
  lcpMs: null,
};
const changes: SiteChanges = {
  domain: 'shop.example',
  before: { id: 'a0', date: '2026-11-02T10:00:00.000Z' },
  after: { id: 'a1', date },
  score: { before: 61, after: 70 },
  indexable: { before: 8, after: 8 },
  compared: { pages: 3, readOnce: 0 },
  counts: { fixed: 4, added: 0, remaining: 0 },
  fixed: [],
  added: [],
  remaining: [],
  byNewRules: [],
  pages: { added: [], removed: [], redirected: [], changed: [] },
  files: [],
  notCompared: [],
};
const access: SiteAccess = {
  isSaved: false,
  host: 'shop.example',
  hosts: ['shop.example'],
  overHttp: false,
  include: [],
  exclude: [],
  userAgent: null,
  ignoreRobots: false,
  credentials: [],
  verification: {
    token: 'abc123',
    fileUrl: 'https://shop.example/.well-known/pagewright-verification.txt',
    metaTag: '<meta name="pagewright-verification" content="abc123">',
    dnsName: '_pagewright.shop.example',
    dnsValue: 'pagewright-verification=abc123',
    verifiedBy: null,
    verifiedAt: null,
  },
};

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
    'GET /api/analysis/a1/changes': changes,
    'GET /api/analysis/a1/templates': {
      analysisId: 'a1',
      domain: 'shop.example',
      date,
      findings: 0,
      explained: 0,
      templates: [],
    },
    'GET /api/sites/s1': { id: 's1', domain: 'shop.example', analyses: 1, points: [point] },
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
    ['/analysis/a1/changes', 'What changed on shop.example', 'What changed on shop.example · Pagewright'],
    ['/analysis/a1/templates', 'Templates on shop.example', 'Templates on shop.example · Pagewright'],
    ['/analysis/a1/explore', 'All URLs', 'All URLs · Pagewright'],
    ['/sites/s1', 'shop.example', 'shop.example · Pagewright'],
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

  it.each([
    '/history',
    '/settings',
    '/account',
    '/analysis/a1',
    '/analysis/a1/changes',
    '/analysis/a1/templates',
    '/analysis/a1/explore',
    '/sites/s1',
    '/content-editor/a1/x',
  ])('asks a visitor of %s to log in and sends no other request', async (path) => {
    server.on('GET /api/auth/user', refusal('not_authenticated'));
    open(path);
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
    const requests = server.requests().map(({ path: requests }) => requests);
    expect(requests.filter((url) => url !== '/api/server' && url !== '/api/auth/user')).toEqual([]);
  });

  it('has access, alerts by mail to its reader, and links of a site on its page', async () => {
    server.on('GET /api/sites/s1/access', access);
    server.on('GET /api/sites/s1/alerts', { alerts: null, deliveries: [] });
    server.on('GET /api/sites/s1/shares', []);
    open('/sites/s1');
    expect(await screen.findByRole('region', { name: 'Access and crawling' })).toBeTruthy();
    const alerts = within(await screen.findByRole('form', { name: 'Alerts' }));
    expect(alerts.getByText(new RegExp(mira.email ?? 'no e-mail'))).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: /links/i })).toBeTruthy();
  });

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
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard');
  });
});
