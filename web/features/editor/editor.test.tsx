/** The content editor: what is sent and when, what is shown meanwhile, what comes back when it fails. */
import type { Conversation } from '@pagewright/contract/entities/conversation';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chatPage,
  chatRoutes,
  freshContent,
  said,
  streamOf,
  talk,
  testStream,
} from '../../testing/chat-samples.ts';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../testing/render-app.tsx';
import { issue, page, report } from '../../testing/report-samples.ts';
import { trialUsage } from '../../testing/samples.ts';
import { EditorView } from './editor-view.tsx';

const oak = page('/oak', {
  title: 'Oak',
  issues: [issue('title-short', { title: 'Title is too short' })],
  suggestions: ['Name the wood.', 'Say where you are.'],
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
beforeEach(() => {
  server = fakeServer({
    'GET /api/analysis/a1': report({ pages: [oak] }),
    'GET /api/user/usage': trialUsage,
    [chatRoutes.read]: { ...talk(), starters: ['What is wrong here?'] },
    [chatRoutes.fetch]: { content: freshContent },
  });
});

async function open(): Promise<Rendered> {
  const rendered = renderApp(<EditorView address={{ analysisId: 'a1', pageUrl: chatPage }} />);
  await screen.findByRole('textbox', { name: 'Message' });
  return rendered;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const log = () => within(screen.getByRole('region', { name: 'Conversation' }));
const sent = () => server.asked(chatRoutes.stream);
const answered = (question: string, answer: string): Conversation =>
  talk(said('user', question), said('assistant', answer, { writtenBy: 'Built-in analyst' }));
const done = (question: string, answer: string) => ({
  kind: 'done' as const,
  conversation: answered(question, answer),
});

describe('sending', () => {
  it('sends by Enter, trimmed, with the fresh content and an id of its own', async () => {
    server.on(chatRoutes.stream, () => streamOf(done('Hello', 'Hi')));
    const { user } = await open();
    await user.type(box(), '  Hello {Enter}');
    await log().findByText('Hi');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      message: 'Hello',
      freshContent: { title: freshContent.title, isFallback: false },
      messageId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(box().value).toBe('');
  });

  it('breaks the line by Shift+Enter and sends nothing', async () => {
    const { user } = await open();
    await user.type(box(), 'one{Shift>}{Enter}{/Shift}two');
    expect(box().value).toBe('one\ntwo');
    expect(sent()).toHaveLength(0);
  });

  it('sends nothing that is blank, by key or by button', async () => {
    const { user } = await open();
    await user.type(box(), '   {Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    expect(sent()).toHaveLength(0);
    expect(box().value).toBe('   ');
  });

  it('leaves an Enter to the input method that is composing', async () => {
    const { user } = await open();
    await user.type(box(), 'にほん');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(sent()).toHaveLength(0);
    expect(box().value).toBe('にほん');
  });

  it('sends nothing more while an answer is under way, and keeps what is typed meanwhile', async () => {
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    const { user } = await open();
    await user.type(box(), 'first{Enter}');
    await log().findByText('Thinking…');
    await user.type(box(), 'second{Enter}{Enter}');
    expect(sent()).toHaveLength(1);
    expect(box().value).toBe('second');
    stream.send(done('first', 'An answer'));
    stream.end();
    await log().findByText('An answer');
    expect(box().value).toBe('second');
  });

  it('says that a message is too long and does not send it', async () => {
    const { user } = await open();
    fireEvent.change(box(), { target: { value: 'a'.repeat(4001) } });
    await user.type(box(), '{Enter}');
    expect(screen.getByText('4,001 of 4,000 characters. Shorten the message to send it.')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });
});

describe('while it is answered', () => {
  it('shows the message at once, what is being done, then the words as they come', async () => {
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    const { user } = await open();
    await user.type(box(), 'Rewrite the title{Enter}');
    expect(log().getByText('Rewrite the title')).toBeTruthy();
    expect(log().getByText('Thinking…')).toBeTruthy();
    await act(async () => stream.send({ kind: 'step', words: 'Auditing the page with the new title' }));
    await log().findByText('Auditing the page with the new title');
    await act(async () => stream.send({ kind: 'piece', text: 'Use **oak**' }));
    await log().findByText('oak');
    await act(async () => stream.send({ kind: 'restart' }, { kind: 'piece', text: 'Better: pine' }));
    await log().findByText('Better: pine');
    expect(log().queryByText('oak')).toBeNull();
    stream.send(done('Rewrite the title', 'Best: ash'));
    stream.end();
    await log().findByText('Best: ash');
    expect(log().queryByText(/pine|Thinking/)).toBeNull();
    expect(log().getAllByText('Rewrite the title')).toHaveLength(1);
    expect(log().getByText('AI · Built-in analyst')).toBeTruthy();
  });

  it('reads a reply out once, when it is whole', async () => {
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    const { user, container } = await open();
    const spoken = () =>
      [...container.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent).join('');
    await user.type(box(), 'a{Enter}');
    expect(spoken()).toContain('Thinking…');
    await act(async () => stream.send({ kind: 'piece', text: 'Half of ' }));
    await log().findByText('Half of');
    expect(spoken()).not.toContain('Half');
    stream.send(done('a', 'Half of **it**'));
    stream.end();
    await waitFor(() => expect(spoken()).toContain('The AI replied: Half of it'));
  });

  it.each([
    ['is not there', () => refusal('not_found')],
    ['is swallowed by a proxy', () => new Response('<h1>Hello</h1>')],
    ['ends without a word', () => streamOf()],
  ])('asks by the plain call, with the same id, when the stream %s', async (_, stream) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.on(chatRoutes.stream, stream);
    server.on(chatRoutes.send, answered('Hello', 'In one piece'));
    const { user } = await open();
    await user.type(box(), 'Hello{Enter}');
    await log().findByText('In one piece');
    expect(server.asked(chatRoutes.send)[0]?.body).toEqual(sent()[0]?.body);
  });

  it('asks by the plain call when the stream breaks in the middle', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    server.on(chatRoutes.send, answered('Hello', 'In one piece'));
    const { user } = await open();
    await user.type(box(), 'Hello{Enter}');
    await act(async () => stream.send({ kind: 'piece', text: 'Half' }));
    await log().findByText('Half');
    stream.break();
    await log().findByText('In one piece');
    expect(log().queryByText('Half')).toBeNull();
  });
});

describe('when it fails', () => {
  const failure = () =>
    streamOf({ kind: 'failed', code: 'reply_failed', message: 'The answer could not be written just now.' });

  it('restores the earlier conversation and the typed text, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.on(chatRoutes.read, answered('Before', 'Earlier answer'));
    server.on(chatRoutes.stream, failure);
    const { user } = await open();
    await log().findByText('Earlier answer');
    await user.type(box(), 'Hello there{Enter}');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(box().value).toBe('Hello there');
    expect(log().queryByText('Hello there')).toBeNull();
    expect(log().getByText('Earlier answer')).toBeTruthy();
    expect(screen.getByText('The answer could not be written just now.')).toBeTruthy();
    expect(server.asked(chatRoutes.send)).toHaveLength(0);
  });

  it('puts the text back before what was typed since', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    const { user } = await open();
    await user.type(box(), 'first{Enter}second');
    stream.send({ kind: 'failed', code: 'reply_failed', message: 'No.' });
    stream.end();
    await waitFor(() => expect(box().value).toBe('first\n\nsecond'));
  });

  it('sends the same words again as the same message, other words as another', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.on(chatRoutes.stream, failure);
    const { user } = await open();
    await user.type(box(), 'Hello{Enter}');
    await waitFor(() => expect(box().value).toBe('Hello'));
    await user.type(box(), '{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() => expect(box().value).toBe('Hello'));
    await user.type(box(), ' again{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ body }) => body as { messageId: string });
    expect(second?.messageId).toBe(first?.messageId);
    expect(third?.messageId).not.toBe(first?.messageId);
  });

  it('leads to the credits when there are none, and does not ask twice', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const words = 'You need 1 credit to send a message.';
    server.on(chatRoutes.stream, refusal('needs_credits', { needsCredits: true, message: words }));
    const { user } = await open();
    await user.type(box(), 'Hello{Enter}');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Credits' }).getAttribute('href')).toBe('/account');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(box().value).toBe('Hello');
    expect(server.asked(chatRoutes.send)).toHaveLength(0);
  });

  it('offers to load a conversation again that could not be loaded', async () => {
    server.on(chatRoutes.read, refusal('internal'));
    const { user } = await open();
    await screen.findByText('The conversation so far could not be loaded.');
    server.on(chatRoutes.read, answered('Before', 'Earlier answer'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await log().findByText('Earlier answer');
  });
});

describe('the pack', () => {
  it('says how full it is and what it costs', async () => {
    server.on('GET /api/user/usage', { ...trialUsage, chatMessagesInPack: 3 });
    await open();
    await screen.findByText('3 of 10 in this pack');
    expect(screen.getByText(/1 credit per 10 messages/)).toBeTruthy();
    expect(screen.queryByText(/next answer fills the pack/)).toBeNull();
  });

  it('announces the charge before the tenth message, and tells it after', async () => {
    server.on('GET /api/user/usage', { ...trialUsage, chatMessagesInPack: 9 });
    const conversation = {
      ...answered('ten', 'Tenth answer'),
      usage: { credits: 14, chatMessagesInPack: 0 },
    };
    server.on(chatRoutes.stream, () => streamOf({ kind: 'done', conversation }));
    const { user } = await open();
    await screen.findByText('The next answer fills the pack and takes 1 credit.');
    await user.type(box(), 'ten{Enter}');
    await screen.findByText('That was message 10: the pack took 1 credit, 14 left.');
    expect(screen.getByText('0 of 10 in this pack')).toBeTruthy();
    expect(server.asked('GET /api/user/usage')).toHaveLength(1);
  });

  it('says when there is nothing to pay with', async () => {
    server.on('GET /api/user/usage', { ...trialUsage, credits: 0 });
    await open();
    await screen.findByText('You need 1 credit in your account to send a message.');
    expect(screen.getByRole('link', { name: 'Get Credits' })).toBeTruthy();
  });
});
