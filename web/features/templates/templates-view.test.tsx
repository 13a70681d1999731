/** Findings by template: the sentence, the fix with its proof, and accepting several at once. */
import type { TemplateView } from '@pagewright/contract/entities/template-view';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { TemplatesView } from './templates-view.tsx';

const at = (path: string): string => `https://shop.example${path}`;
const tried = ['a', 'b', 'c'].map((name) => ({
  url: at(`/product/${name}`),
  html: `<title>${name}</title>`,
  scoreBefore: 70.4,
  scoreAfter: 90,
}));
const urls = ['a', 'b', 'c', 'd'].map((name) => at(`/product/${name}`));
const view: TemplateView = {
  analysisId: 'a1',
  domain: 'shop.example',
  date: '2026-11-15T10:00:00.000Z',
  findings: 10,
  explained: 8,
  templates: [
    {
      id: '/product/* abc',
      pattern: '/product/*',
      urls,
      findings: 8,
      rules: [
        {
          ruleId: 'title-missing',
          title: 'Title is missing',
          severity: 'critical',
          category: 'title',
          fix: 'Write one.',
          findings: 4,
          urls,
          proof: { patch: 'Use this title.', html: null, tried, pages: 4 },
        },
        {
          ruleId: 'lang-missing',
          title: 'No language',
          severity: 'warning',
          category: 'hreflang-i18n',
          fix: 'Say it.',
          findings: 4,
          urls,
          proof: null,
        },
      ],
    },
  ],
};
const place = { siteId: 's1', isLatest: true, previous: null, others: [] };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/analysis/a1/templates': view, 'GET /api/analysis/a1/site': place });
});
const open = () => renderApp(<TemplatesView id="a1" />);

describe('TemplatesView', () => {
  it('says how much the templates explain, and shows a fix with its proof on three pages', async () => {
    const { user } = open();
    expect(await screen.findByText('1 template explains 80% of all findings.')).toBeTruthy();
    const card = within(screen.getByRole('region', { name: '/product/*' }));
    await user.click(card.getByRole('button', { name: /Title is missing/ }));
    expect(card.getByText('Use this title.')).toBeTruthy();
    expect(card.getByText(/^Tested on copies of 4 pages, 3 of them here/)).toBeTruthy();
    expect(card.getAllByText('page score 70 → 90')).toHaveLength(3);
    expect(card.getByText('<title>b</title>')).toBeTruthy();
    await user.click(card.getByRole('button', { name: /No language/ }));
    expect(card.getByText('We couldn’t test a fix on a copy of these pages.')).toBeTruthy();
  });

  it('accepts several findings of a template with one reason', async () => {
    server.on('POST /api/sites/s1/acceptances/bulk', []);
    const { user } = open();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept selected…' });
    expect(button.disabled).toBe(true);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Accept 2 selected…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept these findings' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'An old shop');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('2 types of findings accepted')).toBeTruthy();
    expect(server.requests('POST /api/sites/s1/acceptances/bulk')[0]?.body).toEqual({
      ruleIds: ['title-missing', 'lang-missing'],
      scope: 'pattern',
      target: '/product/*',
      reason: 'An old shop',
      until: null,
    });
  });

  it('accepts nothing in an earlier analysis', async () => {
    server.on('GET /api/analysis/a1/site', { ...place, isLatest: false });
    open();
    expect(await screen.findByRole('link', { name: 'Site over time' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says so when there is none, or no analysis', async () => {
    server.on('GET /api/analysis/a1/templates', { ...view, templates: [], explained: 0 });
    open();
    expect(await screen.findByText('No shared findings.')).toBeTruthy();
    server.on('GET /api/analysis/a2/templates', refusal('analysis_not_found'));
    renderApp(<TemplatesView id="a2" />);
    expect(await screen.findByText('Analysis not found')).toBeTruthy();
  });
});
