/** What the editor shows of a page: its states, fresh or cached content, facts, issues and suggestions. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chatMessage,
  chatPage,
  chatRoutes,
  conversationWith,
  freshContent,
  streamOf,
} from '../../testing/chat-samples.ts';
import { type FakeServer, refusal } from '../../testing/fake-server.ts';
import { box, editorServer, openEditor, panel, renderEditor } from '../../testing/render-editor.tsx';
import { page, report } from '../../testing/report-samples.ts';
import { stopClock } from '../../testing/stop-clock.ts';

let server: FakeServer;
beforeEach(() => {
  server = editorServer();
});

describe('the states', () => {
  it('shows an invalid URL, the loading state and the failed state', async () => {
    const { unmount } = renderEditor({ params: null });
    expect(screen.getByRole('heading', { name: 'Invalid content editor URL' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    unmount();
    server.on('GET /api/analysis/gone', refusal('analysis_not_found'));
    renderEditor({ params: { analysisId: 'gone', pageUrl: chatPage } });
    expect(screen.getByText('Loading analysis data')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Unable to load analysis data' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
  });

  it('sends no request about the server about a page that is not of the analysis', async () => {
    renderEditor({ params: { analysisId: 'a1', pageUrl: 'https://shop.example/other' } });
    expect(await screen.findByText('This page is not part of the analysis.')).toBeTruthy();
    expect(server.requests().map(({ path }) => path)).toEqual(['/api/analysis/a1']);
  });

  it('links back to the report, with the card of this page open', async () => {
    await openEditor();
    const link = screen.getByRole('link', { name: 'Back to Analysis' }).getAttribute('href') ?? '';
    expect(link).toMatch(/^\/dashboard\?/);
    expect(new URL(link, 'http://x').searchParams.get('page')).toBe(chatPage);
  });
});

describe('fresh content', () => {
  it('is fetched when the editor opens, and its facts are shown', async () => {
    await openEditor();
    await panel().findByText('1,234');
    expect(panel().getByRole('heading', { name: 'Page now' })).toBeTruthy();
    expect(panel().getByText(/Oak dining tables made to measure/)).toBeTruthy();
    expect(panel().getByRole('img', { name: /^Title: 54 characters\. Good\.$/ })).toBeTruthy();
    expect(panel().getByRole('img', { name: /^Meta description: 28 characters\. Too short/ })).toBeTruthy();
    expect(panel().getByText('1, 1 without alt text')).toBeTruthy();
    expect(screen.queryByText('Cached page data is used')).toBeNull();
    expect(server.requests(chatRoutes.fetch)).toHaveLength(1);
  });

  it('is retried once after a second, then uses the stored data and says so', async () => {
    server.on(chatRoutes.fetch, refusal('internal'));
    server.on(chatRoutes.stream, () =>
      streamOf({
        kind: 'done',
        conversation: conversationWith(chatMessage('user', 'a'), chatMessage('assistant', 'Answer')),
      }),
    );
    const clock = stopClock();
    const { user } = await openEditor();
    const tries = () => server.requests(chatRoutes.fetch).length;
    await waitFor(() => expect(tries()).toBe(1));
    await clock.advance(999);
    expect(tries()).toBe(1);
    await clock.advance(1);
    expect(tries()).toBe(2);
    clock.release();
    expect(await screen.findByText('Cached page data is used')).toBeTruthy();
    expect(screen.getByText(/The data is from Nov 14, 2026/)).toBeTruthy();
    expect(panel().getByText('Oak as analyzed')).toBeTruthy();
    await user.type(box(), 'a{Enter}');
    await screen.findByText('Answer');
    expect(server.requests(chatRoutes.stream)[0]?.body).toMatchObject({
      freshContent: { title: 'Oak as analyzed', isFallback: true, lastFetched: '2026-11-14T10:00:00.000Z' },
    });
    server.on(chatRoutes.fetch, { content: freshContent });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Cached page data is used')).toBeNull());
    expect(panel().getByText('1,234')).toBeTruthy();
  });

  it('says why when the server itself fell back', async () => {
    const content = { ...freshContent, isFallback: true, fallbackReason: 'The site answered 503.' };
    server.on(chatRoutes.fetch, { content });
    await openEditor();
    expect(await screen.findByText('Cached page data is used')).toBeTruthy();
    expect(screen.getByText(/The site answered 503\./)).toBeTruthy();
  });
});

describe('the panel', () => {
  it('shows all suggestions; copies one, copies all, asks about one', async () => {
    const { user } = await openEditor();
    const list = panel();
    expect(list.getByRole('heading', { name: 'AI suggestions (4)' })).toBeTruthy();
    for (const text of ['Name the wood.', 'Say where you are.', 'Oak tables made to measure', 'An oak table'])
      expect(list.getByText(text)).toBeTruthy();
    expect(list.getByText('Alt text for table.jpg')).toBeTruthy();
    await user.click(list.getAllByRole('button', { name: 'Copy' })[1] ?? document.body);
    expect(await navigator.clipboard.readText()).toBe('Say where you are.');
    expect(await screen.findByText('Copied!')).toBeTruthy();
    expect(screen.getByText('Suggestion copied to clipboard')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Copy all' }));
    expect(await navigator.clipboard.readText()).toContain('Title is too short: Name the wood.\n\n');
    for (const [at, question] of [
      'Explain “Title is too short” and how to fix it on this page.',
      'Explain this suggestion: “Say where you are.”',
      'What if I use this title: “Oak tables made to measure”?',
      'What if I use this alt text for table.jpg: “An oak table”?',
    ].entries()) {
      await user.clear(box());
      await user.click(list.getAllByRole('button', { name: 'Ask about this' })[at] ?? document.body);
      expect(box().value).toBe(question);
    }
    expect(document.activeElement).toBe(box());
    expect(server.requests(chatRoutes.stream)).toHaveLength(0);
  });

  it('puts a question about an issue behind what is typed already', async () => {
    const { user } = await openEditor();
    await user.type(box(), 'Please:');
    await user.click(panel().getByRole('button', { name: 'Issues (1)' }));
    await user.click(panel().getByRole('button', { name: /Ask about this.*Title is too short/ }));
    expect(box().value).toBe('Please:\nExplain “Title is too short” and how to fix it on this page.');
  });

  it('is a dialog on narrow screens, which closes and focuses the composer', async () => {
    const { user } = await openEditor({ isWide: false });
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Page and suggestions (4)' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Page and suggestions' }));
    await user.click(dialog.getAllByRole('button', { name: 'Ask about this' })[0] ?? document.body);
    expect(screen.queryByText('Name the wood.')).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('praises a page without issues, and says why there are no suggestions', async () => {
    server.on('GET /api/analysis/a1', report({ pages: [page('/oak')] }));
    await openEditor();
    expect(panel().getByText('No issues found. This page is well optimized!')).toBeTruthy();
    expect(panel().getByText(/^No AI suggestions for this page/)).toBeTruthy();
  });
});
