/** The settings page: loading, failing, changing, saving. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serverInfo } from '../../testing/samples.ts';
import { SettingsView } from './settings-view.tsx';

const saved = { ...defaultSettings, maxPages: 12, useAI: false };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/settings': saved,
    'GET /api/server': serverInfo,
    'POST /api/settings': ({ body }: { body: unknown }) => body,
  });
});

const pages = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Maximum pages' });
const toast = () => within(screen.getByRole('status'));

describe('SettingsView', () => {
  it('shows what was saved, in three groups, with nothing to save yet', async () => {
    renderApp(<SettingsView />);
    expect((await pages()).value).toBe('12');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Use AI' }).checked).toBe(false);
    for (const name of ['How we crawl', 'What we check', 'AI'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText('Limit the number of pages to analyze (1-100)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  });

  it('says which model writes and what a scan takes, for as many pages as are typed', async () => {
    const model = { name: 'big-model', acceptsImages: false, price: { input: 0.25, output: 2 } };
    server.on('GET /api/server', { ...serverInfo, model });
    server.on('GET /api/settings', { ...saved, useAI: true });
    const { user } = renderApp(<SettingsView />);
    const note = await screen.findByText(/^big-model writes them/);
    expect(screen.getByText(/^To connect another model, run “npm run ai:setup”/)).toBeTruthy();
    expect(note.textContent).toContain('A scan of 12 pages uses about 46,900 tokens ($0.03)');
    await user.clear(await pages());
    await user.type(await pages(), '1');
    expect(note.textContent).toContain('A scan of one page uses about 6,400 tokens');
    await user.click(screen.getByRole('switch', { name: 'Use AI' }));
    expect(screen.queryByText(/big-model/)).toBeNull();
  });

  it('says how to connect a model where there is none', async () => {
    server.on('GET /api/settings', { ...saved, useAI: true });
    renderApp(<SettingsView />);
    expect(await screen.findByText(/^The built-in assistant writes them. To connect/)).toBeTruthy();
  });

  it('saves all nine and says so', async () => {
    const { user } = renderApp(<SettingsView />);
    await user.clear(await pages());
    await user.type(await pages(), '40');
    await user.click(screen.getByRole('switch', { name: 'Use AI' }));
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await toast().findByText('Settings updated')).toBeTruthy();
    expect(toast().getByText('Your SEO analysis settings have been saved.')).toBeTruthy();
    expect(server.requests('POST /api/settings').map(({ body }) => body)).toEqual([
      { ...saved, maxPages: 40, useAI: true },
    ]);
    await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each(['0', '101', '2.5', ''])('does not send %j pages', async (typed) => {
    const { user } = renderApp(<SettingsView />);
    await user.clear(await pages());
    if (typed !== '') await user.type(await pages(), typed);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Enter a whole number from 1 to 100')).toBeTruthy();
    expect((await pages()).getAttribute('aria-invalid')).toBe('true');
    expect(server.requests('POST /api/settings')).toEqual([]);
  });

  it('discards back to what was saved', async () => {
    const { user } = renderApp(<SettingsView />);
    await user.type(await pages(), '3');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect((await pages()).value).toBe('12');
  });

  it('works on the defaults when they cannot be loaded, and says so', async () => {
    server.on('GET /api/settings', refusal('internal'));
    renderApp(<SettingsView />);
    expect((await pages()).value).toBe('20');
    expect(await toast().findByText('Failed to load settings')).toBeTruthy();
    expect(toast().getByText('Your default settings will be used instead.')).toBeTruthy();
  });

  it('shows the default of a single value that is missing or unknown, and what was saved of the others', async () => {
    const { useAI: _, ...known } = { ...saved, crawlDelay: 'soon' };
    server.on('GET /api/settings', known);
    renderApp(<SettingsView />);
    expect((await pages()).value).toBe('12');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Use AI' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('500');
    expect(toast().queryByText('Failed to load settings')).toBeNull();
  });

  it('saves only what was changed where the saved values were never shown', async () => {
    server.on('GET /api/settings', refusal('internal'));
    server.on('POST /api/settings', { ...saved, maxPages: 40 });
    const { user } = renderApp(<SettingsView />);
    await user.clear(await pages());
    await user.type(await pages(), '40');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await toast().findByText('Settings updated')).toBeTruthy();
    expect(server.requests('POST /api/settings').map(({ body }) => body)).toEqual([{ maxPages: 40 }]);
    // What the server stored of the others is shown now.
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Use AI' }).checked).toBe(false);
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
    expect(screen.queryByText('Your default settings will be used instead.')).toBeNull();
  });

  it('keeps what was changed meanwhile when the settings can be loaded after all', async () => {
    server.on('GET /api/settings', refusal('internal'));
    const { user } = renderApp(<SettingsView />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    await user.clear(await pages());
    await user.type(await pages(), '40');
    server.on('GET /api/settings', saved);
    await user.click(again);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Use AI' }).checked).toBe(false),
    );
    expect((await pages()).value).toBe('40');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(server.requests('POST /api/settings').map(({ body }) => body)).toEqual([
        { ...saved, maxPages: 40 },
      ]),
    );
  });

  it('keeps the changes and shows the server words when saving fails', async () => {
    server.on('POST /api/settings', refusal('too_many_requests'));
    const { user } = renderApp(<SettingsView />);
    await user.click(await screen.findByRole('switch', { name: 'Use AI' }));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await toast().findByText('Failed to update settings')).toBeTruthy();
    expect(toast().getByText('Too many requests. Wait a minute and try again.')).toBeTruthy();
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
  });
});
