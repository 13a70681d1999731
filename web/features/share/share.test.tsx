/** Making a link and ending it. */
import type { Share } from '@pagewright/contract/entities/share';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ShareButton } from './share-button.tsx';
import { ShareList } from './share-list.tsx';

const share: Share = {
  id: 'x',
  kind: 'report',
  analysisId: 'a1',
  analysisDate: '2026-11-10T10:00:00.000Z',
  createdAt: '2026-11-11T10:00:00.000Z',
  expiresAt: null,
  hasPassword: true,
  views: 3,
  lastViewedAt: '2026-11-12T10:00:00.000Z',
  url: 'http://localhost:3000/s/token',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/sites/s1/shares': [share] });
});

async function openForm() {
  const { user } = renderApp(<ShareButton target={{ kind: 'report', id: 'a1' }} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share this report' })) };
}

describe('ShareButton', () => {
  it('makes a link and shows it to be copied', async () => {
    const url = 'http://localhost:3000/s/token';
    server.on('POST /api/analysis/a1/shares', { ...share, url });
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('Password (optional)'), 'open sesame');
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await dialog.findByDisplayValue(url)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    expect(server.requests('POST /api/analysis/a1/shares')[0]?.body).toEqual({
      expiresAt: null,
      password: 'open sesame',
    });
  });

  it('says what was refused', async () => {
    const fields = { password: 'Use at least 6 characters' };
    server.on('POST /api/analysis/a1/shares', refusal('invalid_input', { fields }));
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await dialog.findByText('Use at least 6 characters')).toBeTruthy();
  });
});

describe('ShareList', () => {
  it('lists links with their views, and revokes one', async () => {
    server.on('DELETE /api/shares/x', { ok: true });
    const { user } = renderApp(<ShareList siteId="s1" />);
    const row = within(await screen.findByRole('row', { name: /Report of Nov 10, 2026/ }));
    expect(row.getByText('3 views, last Nov 12, 2026')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Copy link: Report of Nov 10, 2026' }));
    expect(await navigator.clipboard.readText()).toBe(share.url);
    await user.click(row.getByRole('button', { name: /^Revoke/ }));
    expect(await screen.findByText('Link revoked')).toBeTruthy();
    expect(server.requests('DELETE /api/shares/x')).toHaveLength(1);
  });
});
