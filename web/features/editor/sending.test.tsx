/** Sending a message: what is sent and when, and what is shown until it is answered. */
import type { Conversation } from '@pagewright/contract/entities/conversation';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chatMessage,
  chatRoutes,
  conversationWith,
  freshContent,
  streamOf,
  testStream,
} from '../../testing/chat-samples.ts';
import { type FakeServer, refusal } from '../../testing/fake-server.ts';
import { box, editorServer, log, openEditor } from '../../testing/render-editor.tsx';

let server: FakeServer;
beforeEach(() => {
  server = editorServer();
});

const sent = () => server.requests(chatRoutes.stream);
const answered = (question: string, answer: string): Conversation =>
  conversationWith(
    chatMessage('user', question),
    chatMessage('assistant', answer, { writtenBy: 'Built-in assistant' }),
  );
const done = (question: string, answer: string) => ({
  kind: 'done' as const,
  conversation: answered(question, answer),
});

describe('sending', () => {
  it('sends by Enter, trimmed, with the fresh content and an id of its own', async () => {
    server.on(chatRoutes.stream, () => streamOf(done('Hello', 'Hi')));
    const { user } = await openEditor();
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

  it('sends an action at one press where no model is connected, and leaves what is in the box', async () => {
    server.on(chatRoutes.read, { ...conversationWith(), isBuiltIn: true });
    server.on(chatRoutes.stream, () => streamOf(done('Rewrite the title', 'A title')));
    const { user } = await openEditor();
    await user.type(box(), 'half a thought');
    const actions = within(await screen.findByRole('list', { name: 'Actions' })).getAllByRole('button');
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'What first?',
      'Title',
      'Description',
      'Headings',
      'Alt texts',
      'Links',
      'Structured data',
      'Explain a finding',
    ]);
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await log().findByText('A title');
    expect(sent().map(({ body }) => body)).toMatchObject([{ message: 'Rewrite the title' }]);
    expect(box().value).toBe('half a thought');
  });

  it('has no actions where a model answers', async () => {
    await openEditor();
    await screen.findByText('What is wrong here?');
    expect(screen.queryByRole('list', { name: 'Actions' })).toBeNull();
  });

  it('breaks the line by Shift+Enter and sends nothing', async () => {
    const { user } = await openEditor();
    await user.type(box(), 'one{Shift>}{Enter}{/Shift}two');
    expect(box().value).toBe('one\ntwo');
    expect(sent()).toHaveLength(0);
  });

  it('sends nothing that is blank, by key or by button', async () => {
    const { user } = await openEditor();
    await user.type(box(), '   {Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    expect(sent()).toHaveLength(0);
    expect(box().value).toBe('   ');
  });

  it('leaves an Enter to the input method that is composing', async () => {
    const { user } = await openEditor();
    await user.type(box(), 'にほん');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(sent()).toHaveLength(0);
    expect(box().value).toBe('にほん');
  });

  it('sends nothing more while an answer is under way, and keeps what is typed meanwhile', async () => {
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    const { user } = await openEditor();
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
    const { user } = await openEditor();
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
    const { user } = await openEditor();
    await user.type(box(), 'Rewrite the title{Enter}');
    expect(log().getByText('Rewrite the title')).toBeTruthy();
    expect(log().getByText('Thinking…')).toBeTruthy();
    await act(async () => stream.send({ kind: 'step', text: 'Auditing the page with the new title' }));
    await log().findByText('Auditing the page with the new title');
    await act(async () => stream.send({ kind: 'delta', text: 'Use **oak**' }));
    await log().findByText('oak');
    await act(async () => stream.send({ kind: 'restart' }, { kind: 'delta', text: 'Better: pine' }));
    await log().findByText('Better: pine');
    expect(log().queryByText('oak')).toBeNull();
    stream.send(done('Rewrite the title', 'Best: ash'));
    stream.end();
    await log().findByText('Best: ash');
    expect(log().queryByText(/pine|Thinking/)).toBeNull();
    expect(log().getAllByText('Rewrite the title')).toHaveLength(1);
    expect(log().getByText('AI · Built-in assistant')).toBeTruthy();
  });

  it('reads a reply out once, when it is whole', async () => {
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    const { user, container } = await openEditor();
    const announcement = () =>
      [...container.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent).join('');
    await user.type(box(), 'a{Enter}');
    expect(announcement()).toContain('Thinking…');
    await act(async () => stream.send({ kind: 'delta', text: 'Half of ' }));
    await log().findByText('Half of');
    expect(announcement()).not.toContain('Half');
    stream.send(done('a', 'Half of **it**'));
    stream.end();
    await waitFor(() => expect(announcement()).toContain('The AI replied: Half of it'));
  });

  it.each([
    ['is not there', () => refusal('not_found')],
    ['is swallowed by a proxy', () => new Response('<h1>Hello</h1>')],
    ['ends without a word', () => streamOf()],
  ])('asks by the plain call, with the same id, when the stream %s', async (_, stream) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.on(chatRoutes.stream, stream);
    server.on(chatRoutes.send, answered('Hello', 'In one piece'));
    const { user } = await openEditor();
    await user.type(box(), 'Hello{Enter}');
    await log().findByText('In one piece');
    expect(server.requests(chatRoutes.send)[0]?.body).toEqual(sent()[0]?.body);
  });

  it('falls back to the plain call when the stream breaks in the middle', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    server.on(chatRoutes.send, answered('Hello', 'In one piece'));
    const { user } = await openEditor();
    await user.type(box(), 'Hello{Enter}');
    await act(async () => stream.send({ kind: 'delta', text: 'Half' }));
    await log().findByText('Half');
    stream.break();
    await log().findByText('In one piece');
    expect(log().queryByText('Half')).toBeNull();
  });
});
