/** The page that says what changed: every part of it, and every state. */
import type { SiteChanges } from '@pagewright/contract/entities/site-changes';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ChangesView } from './changes-view.tsx';

const at = (path: string): string => `https://shop.example${path}`;
const rule = (ruleId: string, title: string, url: string | null) => ({
  ruleId,
  title,
  severity: 'warning' as const,
  category: 'title' as const,
  findings: [{ url, subject: null, before: [{ found: 'as it was' }], after: [{ found: 'as it is' }] }],
});

const changes: SiteChanges = {
  domain: 'shop.example',
  before: { id: 'a1', date: '2026-11-02T10:00:00.000Z' },
  after: { id: 'a2', date: '2026-11-14T10:00:00.000Z' },
  score: { before: 61.6, after: 70 },
  indexable: { before: 8, after: 9 },
  compared: { pages: 3, readOnce: 0 },
  counts: { fixed: 12, added: 3, remaining: 1 },
  fixed: [rule('title-too-long', 'Title is too long', at('/'))],
  added: [rule('link-broken', 'Broken link (404)', at('/about'))],
  remaining: [rule('no-robots', 'No robots.txt', null)],
  byNewRules: [rule('new-rule', 'A new check', at('/'))],
  pages: {
    added: [at('/fresh')],
    removed: [{ url: at('/gone'), reason: 'Status 404' }],
    redirected: [{ url: at('/old'), to: at('/new') }],
    changed: [{ url: at('/'), field: 'title', before: 'Old words', after: null }],
  },
  files: [{ file: 'robots.txt', what: 'robots.txt changed.', added: ['Disallow: /'], removed: ['Allow: /'] }],
  notCompared: ['2 pages were crawled in only one of the two analyses, because of a limit or an error.'],
};
const place = { siteId: 's1', isLatest: true, previous: changes.before, others: [changes.before] };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/analysis/a2/changes': changes, 'GET /api/analysis/a2/site': place });
});

const open = (path = '/analysis/a2/changes') => renderApp(<ChangesView id="a2" />, { at: path });

describe('ChangesView', () => {
  it('opens with the sentence and the figures before and after', async () => {
    open();
    expect(await screen.findByText(/^12 fixed, 3 new since November 2\./)).toBeTruthy();
    expect(screen.getByText('62 → 70')).toBeTruthy();
    expect(screen.getByText('8 → 9')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Site over time' });
    expect(link.getAttribute('href')).toBe('/sites/s1');
  });

  it('shows the evidence of both analyses', async () => {
    const { user } = open();
    const section = within(await screen.findByRole('region', { name: 'Fixed (12)' }));
    await user.click(section.getByRole('button', { name: /Title is too long/ }));
    expect(section.getByText('as it was')).toBeTruthy();
    expect(section.getByText('as it is')).toBeTruthy();
  });

  it('lists pages, and tells changed checks and what was not compared apart', async () => {
    open();
    const pages = within(await screen.findByRole('region', { name: 'Pages' }));
    for (const name of ['Added (1)', 'Removed (1)', 'Redirected (1)', 'Edited (1)'])
      expect(pages.getByRole('heading', { name })).toBeTruthy();
    expect(pages.getByText('Status 404')).toBeTruthy();
    expect(pages.getByText('Old words').tagName).toBe('DEL');
    const files = within(screen.getByRole('region', { name: 'robots.txt and sitemap' }));
    expect(files.getByText('Allow: /').tagName).toBe('DEL');
    expect(files.getByText('Disallow: /').tagName).toBe('INS');
    expect(screen.getByRole('button', { name: 'Changed because we updated these checks' })).toBeTruthy();
    expect(screen.getByText(/crawled in only one of the two analyses/)).toBeTruthy();
  });

  it.each([
    ['nothing_to_compare', 'Nothing to compare yet'],
    ['analysis_not_found', 'Analysis not found'],
    ['internal', 'Error'],
  ] as const)('says so after %s', async (code, title) => {
    server.on('GET /api/analysis/a2/changes', refusal(code));
    open();
    expect(await screen.findByText(title)).toBeTruthy();
  });
});
