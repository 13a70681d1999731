/** The schedule of a site: started, refused, paused, removed. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { paidUsage } from '../../testing/samples.ts';
import { ScheduleCard } from './schedule-card.tsx';

const route = '/api/sites/s1/schedule';
const weekly = { every: 'week', at: '07:30', timeZone: 'Europe/Berlin' };
const schedule = { ...weekly, nextAt: '2026-11-20T06:30:00.000Z', pausedBecause: null };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [`GET ${route}`]: { schedule: null } });
});

async function open() {
  const { user } = renderApp(<ScheduleCard siteId="s1" />);
  return { user, form: within(await screen.findByRole('form', { name: 'Schedule' })) };
}

describe('ScheduleCard', () => {
  it('starts a schedule', async () => {
    server.on(`PUT ${route}`, schedule);
    const { user, form } = await open();
    await user.selectOptions(form.getByRole('combobox', { name: 'Every' }), 'month');
    server.on(`GET ${route}`, { schedule });
    await user.click(form.getByRole('button', { name: 'Start schedule' }));
    expect(await screen.findByText('Schedule saved')).toBeTruthy();
    expect(server.requests(`PUT ${route}`)[0]?.body).toMatchObject({ every: 'month', at: '07:00' });
    expect(await screen.findByText(/^Next analysis: Nov 20, 2026, 7:30/)).toBeTruthy();
  });

  it('is weekly on a chosen day, in a zone from a list, at a price that is said', async () => {
    server.on('GET /api/user/usage', paidUsage);
    server.on('GET /api/settings', { ...defaultSettings, maxPages: 10 });
    server.on(`PUT ${route}`, { ...schedule, weekday: 5 });
    const { user, form } = await open();
    expect(await screen.findByText(/Each analysis costs at most 14 credits\./)).toBeTruthy();
    await user.selectOptions(form.getByRole('combobox', { name: 'On' }), 'Friday');
    await user.selectOptions(form.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
    await user.click(form.getByRole('button', { name: 'Start schedule' }));
    await screen.findByText('Schedule saved');
    expect(server.requests(`PUT ${route}`)[0]?.body).toEqual({
      every: 'week',
      at: '07:00',
      timeZone: 'Asia/Tokyo',
      weekday: 5,
    });
    await user.selectOptions(form.getByRole('combobox', { name: 'Every' }), 'month');
    expect(form.queryByRole('combobox', { name: 'On' })).toBeNull();
  });

  it('says what was refused', async () => {
    const fields = { timeZone: 'Choose a time zone such as Europe/Berlin' };
    server.on(`PUT ${route}`, refusal('invalid_input', { fields }));
    const { user, form } = await open();
    await user.click(form.getByRole('button', { name: 'Start schedule' }));
    expect(await form.findByText('Choose a time zone such as Europe/Berlin')).toBeTruthy();
  });

  it('says why it is paused, and is removed', async () => {
    server.on(`GET ${route}`, { schedule: { ...schedule, pausedBecause: 'You have no credits.' } });
    server.on(`DELETE ${route}`, { ok: true });
    const { user, form } = await open();
    expect(screen.getByText('You have no credits.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Remove schedule' }));
    expect(await screen.findByText('Schedule removed')).toBeTruthy();
  });
});
