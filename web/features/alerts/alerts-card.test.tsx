/** The alerts of a site: turned on, refused, tried, turned off, and what was told. */
import { AlertKind, type Alerts } from '@pagewright/contract/entities/alert';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AlertsCard } from './alerts-card.tsx';

const route = '/api/sites/s1/alerts';
const alerts: Alerts = {
  byEmail: true,
  webhookUrl: 'https://hooks.example/seo',
  webhookSecret: 'whsec_secret',
  kinds: ['score-fell'],
  scoreDrop: 3,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [`GET ${route}`]: { alerts: null, deliveries: [] } });
});

async function open(email: string | null = 'ada@mail.example') {
  const { user } = renderApp(<AlertsCard siteId="s1" email={email} />);
  return { user, form: within(await screen.findByRole('form', { name: 'Alerts' })) };
}

describe('AlertsCard', () => {
  it('turns alerts on with everything ticked, by e-mail', async () => {
    server.on(`PUT ${route}`, { ...alerts, webhookUrl: null, webhookSecret: null });
    const { user, form } = await open();
    await user.click(form.getByRole('checkbox', { name: 'The sitemap changed' }));
    await user.click(form.getByRole('button', { name: 'Turn on alerts' }));
    expect(await screen.findByText('Alerts saved')).toBeTruthy();
    expect(server.requests(`PUT ${route}`)[0]?.body).toEqual({
      byEmail: true,
      webhookUrl: null,
      kinds: AlertKind.options.filter((kind) => kind !== 'sitemap-changed'),
      scoreDrop: 5,
    });
  });

  it('asks for a channel before it sends anything', async () => {
    const { user, form } = await open(null);
    await user.click(form.getByRole('button', { name: 'Turn on alerts' }));
    expect(form.getByText('Choose e-mail or enter a webhook URL.')).toBeTruthy();
    expect(server.requests(`PUT ${route}`)).toHaveLength(0);
  });

  it('says which field was refused', async () => {
    const message = '10.0.0.1 is not a public address.';
    server.on(`PUT ${route}`, refusal('invalid_input', { fields: { webhookUrl: message } }));
    const { user, form } = await open();
    await user.type(form.getByLabelText('Webhook URL (optional)'), 'https://10.0.0.1/');
    await user.click(form.getByRole('button', { name: 'Turn on alerts' }));
    expect(await form.findByText(message)).toBeTruthy();
  });

  it('tries the webhook and says what it answered', async () => {
    server.on(`GET ${route}`, { alerts, deliveries: [] });
    server.on(`POST ${route}/try`, { ok: false, message: 'hooks.example answered with status 500.' });
    const { user, form } = await open();
    expect(screen.getByDisplayValue('whsec_secret')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Send a test to the webhook' }));
    expect(await screen.findByText('hooks.example answered with status 500.')).toBeTruthy();
  });

  it('lists what was told, and why it did not arrive', async () => {
    const delivery = {
      id: 'd1',
      channel: 'webhook',
      createdAt: '2026-11-12T10:00:00.000Z',
      headline: 'Score fell from 80 to 70',
      state: 'failed',
      attempts: 6,
      error: 'hooks.example answered with status 500.',
    };
    server.on(`GET ${route}`, { alerts, deliveries: [delivery] });
    server.on(`DELETE ${route}`, { ok: true });
    const { user, form } = await open();
    const row = within(await screen.findByRole('row', { name: /Score fell from 80 to 70/ }));
    expect(row.getByText('Failed')).toBeTruthy();
    expect(row.getByText(/status 500\. 6 attempts/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Turn off alerts' }));
    expect(await screen.findByText('Alerts turned off')).toBeTruthy();
  });
});
