/** A message that is not answered, and what messages cost. */
import type { Conversation } from '@pagewright/contract/entities/conversation';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chatMessage,
  chatRoutes,
  conversationWith,
  streamOf,
  testStream,
} from '../../testing/chat-samples.ts';
import { type FakeServer, refusal } from '../../testing/fake-server.ts';
import { box, editorServer, log, openEditor } from '../../testing/render-editor.tsx';
import { trialUsage } from '../../testing/samples.ts';

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
describe('when it fails', () => {
  const failure = () =>
    streamOf({ kind: 'failed', code: 'reply_failed', message: 'The answer could not be written just now.' });

  it('restores the earlier conversation and the typed text, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.on(chatRoutes.read, answered('Before', 'Earlier answer'));
    server.on(chatRoutes.stream, failure);
    const { user } = await openEditor();
    await log().findByText('Earlier answer');
    await user.type(box(), 'Hello there{Enter}');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(box().value).toBe('Hello there');
    expect(log().queryByText('Hello there')).toBeNull();
    expect(log().getByText('Earlier answer')).toBeTruthy();
    expect(screen.getByText('The answer could not be written just now.')).toBeTruthy();
    expect(server.requests(chatRoutes.send)).toHaveLength(0);
  });

  it('still shows the earlier conversation when the message went before it had come', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isFirst = true;
    server.on(chatRoutes.read, () => {
      const never = new Promise(() => undefined);
      const answer = isFirst ? never : answered('Before', 'Earlier answer');
      isFirst = false;
      return answer;
    });
    server.on(chatRoutes.stream, failure);
    const { user } = await openEditor();
    await user.type(box(), 'Hello{Enter}');
    await log().findByText('Earlier answer');
    expect(box().value).toBe('Hello');
  });

  it('puts the text back before what was typed since', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stream = testStream();
    server.on(chatRoutes.stream, () => stream.response);
    const { user } = await openEditor();
    await user.type(box(), 'first{Enter}second');
    stream.send({ kind: 'failed', code: 'reply_failed', message: 'No.' });
    stream.end();
    await waitFor(() => expect(box().value).toBe('first\n\nsecond'));
  });

  it('sends the same words again as the same message, other words as another', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.on(chatRoutes.stream, failure);
    const { user } = await openEditor();
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

  it('links to the credits when there are none, and does not send twice', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const words = 'You need 1 credit to send a message.';
    server.on(chatRoutes.stream, refusal('needs_credits', { needsCredits: true, message: words }));
    const { user } = await openEditor();
    await user.type(box(), 'Hello{Enter}');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Credits' }).getAttribute('href')).toBe('/account');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(box().value).toBe('Hello');
    expect(server.requests(chatRoutes.send)).toHaveLength(0);
  });

  it('offers to load a conversation again that could not be loaded', async () => {
    server.on(chatRoutes.read, refusal('internal'));
    const { user } = await openEditor();
    await screen.findByText('The conversation so far could not be loaded.');
    server.on(chatRoutes.read, answered('Before', 'Earlier answer'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await log().findByText('Earlier answer');
  });
});

describe('the pack', () => {
  it('says how full it is and what it costs', async () => {
    server.on('GET /api/user/usage', { ...trialUsage, chatMessagesInPack: 3 });
    await openEditor();
    await screen.findByText('3 of 10 in this pack');
    expect(screen.getByText(/1 credit per 10 messages/)).toBeTruthy();
    expect(screen.queryByText(/next answer completes this pack/)).toBeNull();
  });

  it('announces the charge before the tenth message, and confirms it after', async () => {
    server.on('GET /api/user/usage', { ...trialUsage, chatMessagesInPack: 9 });
    const conversation = {
      ...answered('ten', 'Tenth answer'),
      usage: { credits: 14, chatMessagesInPack: 0 },
    };
    server.on(chatRoutes.stream, () => streamOf({ kind: 'done', conversation }));
    const { user } = await openEditor();
    await screen.findByText('The next answer completes this pack and costs 1 credit.');
    await user.type(box(), 'ten{Enter}');
    await screen.findByText('That was message 10 of this pack: 1 credit charged, 14 left.');
    expect(screen.getByText('0 of 10 in this pack')).toBeTruthy();
    expect(server.requests('GET /api/user/usage')).toHaveLength(1);
  });

  it('says when there is nothing to pay with', async () => {
    server.on('GET /api/user/usage', { ...trialUsage, credits: 0 });
    await openEditor();
    await screen.findByText('You need 1 credit in your account to send a message.');
    expect(screen.getByRole('link', { name: 'Get Credits' })).toBeTruthy();
  });
});
