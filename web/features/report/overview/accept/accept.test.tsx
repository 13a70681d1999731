/** Accepting a finding from the report, and reporting it again. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { issue, page, report } from '../../../../testing/report-samples.ts';
import { AnalysisDetails } from '../../analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import '../overview-tab.tsx';

const place = { siteId: 's1', isLatest: true, previous: null, others: [] };
const faulty = report({
  pages: [
    page('/tag/one', { issues: [issue('long', { title: 'Title too long' })] }),
    page('/tag/two', { issues: [issue('long', { title: 'Title too long' })] }),
  ],
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/analysis/a1': faulty, 'GET /api/analysis/a1/site': place });
});

const open = () =>
  renderApp(<AnalysisDetails id="a1" place="saved" />, { at: '/analysis/a1?by=issue&rule=long' });

async function openForm() {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Accept… “Title too long”' }));
  return { user, form: within(await screen.findByRole('dialog')) };
}

describe('accepting a finding', () => {
  it('sends where, why and until when, and says so', async () => {
    server.on('POST /api/sites/s1/acceptances', {
      id: 'x',
      ruleId: 'long',
      title: 'Title too long',
      scope: 'pattern',
      target: '/tag/*',
      reason: 'By design',
      by: 'Mira',
      at: '2026-11-15T10:00:00.000Z',
      until: null,
      matches: 2,
      state: 'active',
    });
    const { user, form } = await openForm();
    await user.selectOptions(form.getByRole('combobox', { name: 'Where' }), 'Pages like /tag/* (2 pages)');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'By design');
    await user.click(form.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('“Title too long” no longer counts.')).toBeTruthy();
    expect(server.requests('POST /api/sites/s1/acceptances')[0]?.body).toEqual({
      ruleId: 'long',
      scope: 'pattern',
      target: '/tag/*',
      reason: 'By design',
      until: null,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    server.on('DELETE /api/sites/s1/acceptances/x', { ok: true });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Reported again')).toBeTruthy();
    expect(server.requests('DELETE /api/sites/s1/acceptances/x')).toHaveLength(1);
  });

  it('stays open with what was refused', async () => {
    const fields = { reason: 'Say why, in a few words' };
    server.on('POST /api/sites/s1/acceptances', refusal('invalid_input', { fields }));
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Accept' }));
    expect(await form.findByText('Say why, in a few words')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Reason' }));
  });

  it('is not offered in an analysis that later ones replaced', async () => {
    server.on('GET /api/analysis/a1/site', { ...place, isLatest: false });
    open();
    await screen.findByRole('link', { name: 'Site over time' });
    expect(screen.queryByRole('button', { name: /^Accept…/ })).toBeNull();
  });
});

describe('accepted findings', () => {
  it('are listed with their reason, and can be reported again', async () => {
    const finding = { ...issue('long', { title: 'Title too long' }), urls: ['https://shop.example/tag/one'] };
    const url = 'https://shop.example/tag/one';
    const accepted = [{ acceptanceId: 'x', reason: 'By design', url, issue: finding }];
    server.on('GET /api/analysis/a1', { ...faulty, accepted });
    server.on('DELETE /api/sites/s1/acceptances/x', { ok: true });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Accepted (1)' }));
    expect(screen.getByText('By design')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Report again: “Title too long”' }));
    expect(await screen.findByText('Reported again')).toBeTruthy();
    expect(server.requests('DELETE /api/sites/s1/acceptances/x')).toHaveLength(1);
  });
});
