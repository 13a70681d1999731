/** What the editor shows of a page: its states, fresh or cached content, facts, issues, suggestions, and replies with their extras. */
import type { Message } from '@pagewright/contract/entities/conversation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatPage, chatRoutes, freshContent, said, streamOf, talk } from '../../testing/chat-samples.ts';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../testing/render-app.tsx';
import { issue, page, report } from '../../testing/report-samples.ts';
import { trialUsage } from '../../testing/samples.ts';
import { EditorView } from './editor-view.tsx';

const oak = page('/oak', {
  title: 'Oak as analyzed',
  issues: [issue('title-short', { title: 'Title is too short' })],
  suggestions: ['Name the wood.', 'Say where you are.'],
  images: [{ src: 'https://shop.example/i/table.jpg?w=1', alt: null, suggestedAlt: 'An oak table' }],
  advice: {
    writtenBy: 'Built-in analyst',
    title: 'Oak tables made to measure',
    description: null,
    headings: [],
    links: [],
    withheld: [],
  },
});

let server: FakeServer;
let hasRoom = true;
beforeEach(() => {
  hasRoom = true;
  server = fakeServer({
    'GET /api/analysis/a1': report({ pages: [oak] }),
    'GET /api/user/usage': trialUsage,
    [chatRoutes.read]: { ...talk(), starters: ['What is wrong here?', 'Write a title'] },
    [chatRoutes.fetch]: { content: freshContent },
  });
});

const render = (address = { analysisId: 'a1', pageUrl: chatPage }): Rendered => {
  const never = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: hasRoom,
    addEventListener: never,
    removeEventListener: never,
  }));
  return renderApp(<EditorView address={address} />);
};

async function open(): Promise<Rendered> {
  const rendered = render();
  await screen.findByRole('textbox', { name: 'Message' });
  return rendered;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const panel = () => within(screen.getByRole('complementary', { name: 'The page and its suggestions' }));

describe('the states', () => {
  it('says that the address is not valid, that it is loading, that it could not load', async () => {
    const { unmount } = renderApp(<EditorView address={null} />);
    expect(screen.getByRole('heading', { name: 'Invalid content editor URL' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    unmount();
    server.on('GET /api/analysis/gone', refusal('analysis_not_found'));
    render({ analysisId: 'gone', pageUrl: chatPage });
    expect(screen.getByText('Loading analysis data')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Unable to load analysis data' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
  });

  it('asks nothing of the server about a page that is not of the analysis', async () => {
    render({ analysisId: 'a1', pageUrl: 'https://shop.example/other' });
    expect(await screen.findByText('This page is not part of the analysis.')).toBeTruthy();
    expect(server.asked().map(({ path }) => path)).toEqual(['/api/analysis/a1']);
  });

  it('leads back to the report, with the card of this page open', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Back to Analysis' }).getAttribute('href') ?? '';
    expect(link).toMatch(/^\/dashboard\?/);
    expect(new URL(link, 'http://x').searchParams.get('page')).toBe(chatPage);
  });
});

describe('fresh content', () => {
  it('is fetched when the editor opens, and its facts are shown', async () => {
    await open();
    await panel().findByText('1,234');
    expect(panel().getByRole('heading', { name: 'The page now' })).toBeTruthy();
    expect(panel().getByText(/Oak dining tables made to measure/)).toBeTruthy();
    expect(panel().getByRole('img', { name: /^Title: 54 characters\. Good\.$/ })).toBeTruthy();
    expect(panel().getByRole('img', { name: /^Meta description: 28 characters\. Too short/ })).toBeTruthy();
    expect(panel().getByText('1, 1 without alt text')).toBeTruthy();
    expect(screen.queryByText('Cached page data is used')).toBeNull();
    expect(server.asked(chatRoutes.fetch)).toHaveLength(1);
  });

  it('is tried once more after a second, then the stored data stands in, is sent, and says so', async () => {
    const times: number[] = [];
    server.on(chatRoutes.fetch, () => {
      times.push(Date.now());
      return refusal('internal');
    });
    server.on(chatRoutes.stream, () =>
      streamOf({ kind: 'done', conversation: talk(said('user', 'a'), said('assistant', 'Answer')) }),
    );
    const { user } = await open();
    expect(await screen.findByText('Cached page data is used')).toBeTruthy();
    const [first = 0, second = 0] = times;
    expect(times).toHaveLength(2);
    expect(second - first).toBeGreaterThanOrEqual(990);
    expect(screen.getByText(/This is how it was on Nov 14, 2026/)).toBeTruthy();
    expect(panel().getByText('Oak as analyzed')).toBeTruthy();
    await user.type(box(), 'a{Enter}');
    await screen.findByText('Answer');
    expect(server.asked(chatRoutes.stream)[0]?.body).toMatchObject({
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
    await open();
    expect(await screen.findByText('Cached page data is used')).toBeTruthy();
    expect(screen.getByText(/The site answered 503\./)).toBeTruthy();
  });
});

describe('the panel', () => {
  it('shows all suggestions; one is copied, all are copied, one is asked about', async () => {
    const { user } = await open();
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
    await user.click(list.getAllByRole('button', { name: 'Ask about this' })[0] ?? document.body);
    expect(box().value).toContain('Name the wood.');
    expect(document.activeElement).toBe(box());
    expect(server.asked(chatRoutes.stream)).toHaveLength(0);
  });

  it('puts a question about an issue behind what is typed already', async () => {
    const { user } = await open();
    await user.type(box(), 'Please:');
    await user.click(panel().getByRole('button', { name: 'Issues (1)' }));
    await user.click(panel().getByRole('button', { name: /Ask about this.*Title is too short/ }));
    expect(box().value).toBe('Please:\nExplain “Title is too short” and how to fix it on this page.');
  });

  it('is a sheet where there is no room, which gives way to the box', async () => {
    hasRoom = false;
    const { user } = await open();
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Page and suggestions (4)' }));
    const sheet = within(screen.getByRole('dialog', { name: 'The page and its suggestions' }));
    await user.click(sheet.getAllByRole('button', { name: 'Ask about this' })[0] ?? document.body);
    expect(screen.queryByText('Name the wood.')).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('praises a page without issues, and says why there are no suggestions', async () => {
    server.on('GET /api/analysis/a1', report({ pages: [page('/oak')] }));
    await open();
    expect(panel().getByText('No issues found. This page is well optimized!')).toBeTruthy();
    expect(panel().getByText(/^No AI suggestions for this page/)).toBeTruthy();
  });
});

describe('the conversation', () => {
  const reply = (content: string, more: Partial<Message> = {}) =>
    server.on(chatRoutes.read, talk(said('user', 'Hello'), said('assistant', content, more)));

  it('begins with questions that go into the box', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'What is wrong here?' }));
    expect(box().value).toBe('What is wrong here?');
    expect(server.asked(chatRoutes.stream)).toHaveLength(0);
  });

  it('is kept: what was said before is there, a person’s words as they were typed', async () => {
    server.on(chatRoutes.read, talk(said('user', '**a**\n<b>b</b>'), said('assistant', 'An *answer*')));
    await open();
    const words = await screen.findByText(/\*\*a\*\*/);
    expect(words.textContent).toBe('**a**\n<b>b</b>');
    expect(screen.getByText('answer').tagName).toBe('EM');
  });

  it('gives copy-ready blocks their name, and copies them letter by letter', async () => {
    reply('Use this:\n\n```html\n<title>Oak</title>\n```', {
      blocks: [{ label: 'Title, 3 characters', format: 'html', text: '<title>Oak</title>' }],
    });
    const { user } = await open();
    const block = within(await screen.findByRole('figure', { name: 'Title, 3 characters' }));
    await user.click(block.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('<title>Oak</title>');
    expect(await screen.findByText('Content copied to clipboard')).toBeTruthy();
  });

  it('shows proofs, what they rest on, and what could be asked next', async () => {
    reply('Done.', {
      writtenBy: 'Built-in analyst',
      proofs: [
        {
          patch: 'The new title',
          cleared: [{ ruleId: 'title-short', title: 'Title is too short' }],
          broken: [{ ruleId: 'title-twin', title: 'Two pages share it' }],
          scoreBefore: 73,
          scoreAfter: 77,
          steps: [
            { action: 'replace', selector: 'html > head > title', found: '<title>a</title>', html: '' },
          ],
        },
      ],
      citations: [
        { kind: 'finding', ruleId: 'title-short', title: 'Title is too short', severity: 'warning' },
        { kind: 'text', text: 'Our oak lasts.', place: 'paragraph 1' },
      ],
      followUps: ['And the description?'],
    });
    const { user } = await open();
    const proof = within(await screen.findByRole('figure', { name: 'Measured on a copy of this page' }));
    expect(proof.getByText('73 → 77')).toBeTruthy();
    expect(proof.getByText('Two pages share it')).toBeTruthy();
    expect(proof.getByRole('img', { name: 'Score 73 before, 77 after.' })).toBeTruthy();
    await user.click(proof.getByRole('button', { name: 'Where it goes' }));
    expect(proof.getByText('html > head > title')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'What this rests on (2)' }));
    expect(screen.getByText('Our oak lasts.').tagName).toBe('Q');
    await user.click(screen.getByRole('button', { name: 'And the description?' }));
    expect(box().value).toBe('And the description?');
  });

  it('makes nothing of hostile HTML, links and images in a reply', async () => {
    reply(
      '<img src=x onerror="alert(1)"> ![p](https://evil.example/p.png) [x](javascript:alert(1)) [y](https://evil.example) [z](https://www.shop.example/care)',
    );
    const { container } = await open();
    await screen.findByText('z');
    expect(container.querySelector('img')).toBeNull();
    const links = [...container.querySelectorAll('[aria-label="Conversation"] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.shop.example/care']);
  });
});
