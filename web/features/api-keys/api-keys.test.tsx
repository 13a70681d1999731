/** Creating a key, seeing it once, and revoking it. */
import type { ApiKey } from '@pagewright/contract/entities/api-key';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';

const known: ApiKey = {
  id: 'k1',
  name: 'Deploy pipeline',
  prefix: 'pw_aB3dE9',
  scopes: ['read', 'run'],
  createdAt: '2026-11-10T10:00:00.000Z',
  lastUsedAt: null,
};
const secret = `pw_${'x'.repeat(43)}`;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/keys': [known] });
});

async function openForm() {
  const { user } = renderApp(<ApiKeysCard />);
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Create an API key' })) };
}

it('lists keys by how they begin, with scope and last use', async () => {
  renderApp(<ApiKeysCard />);
  const row = within(await screen.findByRole('row', { name: /Deploy pipeline/ }));
  for (const words of ['pw_aB3dE9…', 'Read and run', 'Nov 10, 2026', 'Never'])
    expect(row.getByText(words)).toBeTruthy();
});

it('creates a key that may only read unless told otherwise, and shows it once', async () => {
  server.on('POST /api/keys', { ...known, key: secret });
  const { user, dialog } = await openForm();
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  await user.keyboard('CI');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  const made = within(await screen.findByRole('dialog', { name: 'Copy your API key' }));
  expect(document.activeElement).toBe(made.getByDisplayValue(secret));
  expect(made.getByRole('button', { name: 'Copy key' })).toBeTruthy();
  expect(server.requests('POST /api/keys')[0]?.body).toEqual({ name: 'CI', scopes: ['read'] });
  await user.click(made.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(secret)).toBeNull();
});

it('creates a key that may run when that is chosen', async () => {
  server.on('POST /api/keys', { ...known, key: secret });
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Name'), 'CI');
  await user.click(dialog.getByLabelText('Read and run'));
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  await screen.findByDisplayValue(secret);
  expect(server.requests('POST /api/keys')[0]?.body).toEqual({ name: 'CI', scopes: ['read', 'run'] });
});

it('says what was refused, at the field or above it', async () => {
  server.on('POST /api/keys', refusal('invalid_input', { fields: { name: 'Give the key a name' } }));
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('Give the key a name')).toBeTruthy();
  server.on('POST /api/keys', refusal('too_many_keys'));
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('at most 20 API keys');
});

it('asks for the password where the sign-in is not recent', async () => {
  server.on('POST /api/keys', refusal('password_needed', { fields: { password: 'Enter your password' } }));
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Name'), 'CI');
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  const field = await dialog.findByLabelText('Your password');
  expect(document.activeElement).toBe(field);
  server.on('POST /api/keys', { ...known, key: secret });
  await user.type(field, 'my own phrase');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  await screen.findByDisplayValue(secret);
  expect(server.requests('POST /api/keys')[1]?.body).toEqual({
    name: 'CI',
    scopes: ['read'],
    password: 'my own phrase',
  });
});

it('asks before it revokes, then removes the key and moves the focus on', async () => {
  server.on('DELETE /api/keys/k1', { ok: true });
  const { user } = renderApp(<ApiKeysCard />);
  await user.click(await screen.findByRole('button', { name: 'Revoke Deploy pipeline' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “Deploy pipeline”?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(server.requests('DELETE /api/keys/k1')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Revoke Deploy pipeline' }));
  server.on('GET /api/keys', []);
  await user.click(await screen.findByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('Key revoked')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Deploy pipeline')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create key' }));
});
