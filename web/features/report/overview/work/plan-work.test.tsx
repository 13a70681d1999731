/** Planning a finding from the report: what is sent, what the report shows of it, and the ticket. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { issue, page, report } from '../../../../testing/report-samples.ts';
import { AnalysisDetails } from '../../analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import '../overview-tab.tsx';

const item = {
  ruleId: 'long',
  target: '',
  title: 'Title too long',
  state: 'reopened',
  assignee: 'Mira',
  note: '',
  by: 'Ada',
  at: '2026-11-15T10:00:00.000Z',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/analysis/a1': report({
      pages: [page('/one', { issues: [issue('long', { title: 'Title too long' })] })],
    }),
    'GET /api/analysis/a1/site': { siteId: 's1', isLatest: true, previous: null, others: [] },
    'GET /api/sites/s1/work': [],
  });
});

const open = () =>
  renderApp(<AnalysisDetails id="a1" place="saved" />, { at: '/analysis/a1?by=issue&rule=long' });

async function openForm() {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Plan… “Title too long”' }));
  return { user, form: within(await screen.findByRole('dialog')) };
}

describe('planning a finding', () => {
  it('sends the state, who and a note, and says so', async () => {
    server.on('PUT /api/sites/s1/work', [{ ...item, state: 'doing' }]);
    const { user, form } = await openForm();
    await user.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'In progress');
    await user.type(form.getByRole('textbox', { name: 'Assigned to (optional)' }), 'Mira');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Work list saved')).toBeTruthy();
    expect(server.requests('PUT /api/sites/s1/work')[0]?.body).toEqual({
      ruleId: 'long',
      target: '',
      state: 'doing',
      assignee: 'Mira',
      note: '',
    });
  });

  it('plans one page of it, from the finding or from the page', async () => {
    server.on('PUT /api/sites/s1/work', [{ ...item, target: 'https://shop.example/one', state: 'todo' }]);
    const { user, form } = await openForm();
    await user.selectOptions(form.getByRole('combobox', { name: 'For' }), '/one');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Work list saved');
    expect(server.requests('PUT /api/sites/s1/work')[0]?.body).toMatchObject({
      target: 'https://shop.example/one',
    });
  });

  it('counts the pages that are planned', async () => {
    const planned = { ...item, target: 'https://shop.example/one', state: 'todo', assignee: '' };
    server.on('GET /api/sites/s1/work', [planned, { ...planned, target: 'https://shop.example/two' }]);
    open();
    expect(await screen.findByText('To do: 2 pages')).toBeTruthy();
  });

  it('shows a reopened finding with its assignee', async () => {
    server.on('GET /api/sites/s1/work', [item]);
    open();
    expect(await screen.findByText('Found again: Mira')).toBeTruthy();
  });

  it('stays open with what was refused', async () => {
    server.on('PUT /api/sites/s1/work', refusal('too_many_work_items', {}));
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findByRole('alert')).textContent).toContain('at most 500 entries');
  });
});
