/** The white label: saved, refused, removed. */
import type { Branding } from '@pagewright/contract/entities/branding';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { BrandingCard } from './branding-card.tsx';

const route = '/api/branding';
const branding: Branding = { name: 'Ada', color: '#8800ff', logo: 'data:image/png;base64,iVBORw0KGgo=' };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [`GET ${route}`]: { branding: null } });
});

async function open() {
  const { user } = renderApp(<BrandingCard />);
  return { user, form: within(await screen.findByRole('form', { name: 'White label' })) };
}

describe('BrandingCard', () => {
  it('saves a name and a colour', async () => {
    server.on(`PUT ${route}`, { ...branding, logo: null });
    const { user, form } = await open();
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.click(form.getByRole('checkbox', { name: 'Use your own color' }));
    await user.click(form.getByRole('button', { name: 'Save white label' }));
    expect(await screen.findByText('White label saved')).toBeTruthy();
    expect(server.requests(`PUT ${route}`)[0]?.body).toEqual({ name: 'Ada', color: '#2747c9', logo: null });
  });

  it('shows the logo, takes it away, and says what was refused', async () => {
    server.on(`GET ${route}`, { branding });
    server.on(`PUT ${route}`, refusal('invalid_input', { fields: { name: 'Use at most 60 characters' } }));
    const { user, form } = await open();
    expect(form.getByRole('img', { name: 'Your logo' }).getAttribute('src')).toBe(branding.logo);
    await user.click(form.getByRole('button', { name: 'Remove logo' }));
    expect(form.queryByRole('img')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save white label' }));
    expect(await form.findByText('Use at most 60 characters')).toBeTruthy();
    expect(server.requests(`PUT ${route}`)[0]?.body).toEqual({ ...branding, logo: null });
  });

  it('says so when a file is no image', async () => {
    const { user, form } = await open();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no field');
    await user.upload(input, new File(['words'], 'words.png', { type: 'image/png' }));
    expect(await form.findByText(/could not be read as an image/)).toBeTruthy();
  });

  it('is removed', async () => {
    server.on(`GET ${route}`, { branding });
    server.on(`DELETE ${route}`, { ok: true });
    const { user, form } = await open();
    await user.click(form.getByRole('button', { name: 'Remove white label' }));
    expect(await screen.findByText('White label removed')).toBeTruthy();
  });
});
