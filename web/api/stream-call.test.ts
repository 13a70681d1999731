/** A streamed response to a call: events across chunks, refusals, breaks, silence. */
import { streamMessage } from '@pagewright/contract/endpoints/conversations';
import { SendMessage } from '@pagewright/contract/entities/conversation';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { idleTimeoutMs } from './idle-timer.ts';
import { newId } from './new-id.ts';
import { streamCall } from './stream-call.ts';

const route = 'POST /api/content-conversations/a1/https%3A%2F%2Fshop.example%2F/message/stream';
const input = {
  params: { analysisId: 'a1', pageUrl: 'https://shop.example/' },
  body: { message: 'Hello' },
};

const streamOf = (chunks: readonly (string | Uint8Array)[], type = 'text/event-stream; charset=utf-8') =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks)
          controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
        controller.close();
      },
    }),
    { headers: { 'content-type': type } },
  );

async function eventsOf(response: unknown) {
  fakeServer({ [route]: () => response });
  const events: unknown[] = [];
  const thrown: unknown = await streamCall(streamMessage, input, (event) => events.push(event)).catch(
    (error: unknown) => error,
  );
  return { events, thrown };
}

const piece = (text: string) => `data: ${JSON.stringify({ kind: 'delta', text })}\n\n`;

describe('streamCall', () => {
  it('hands on events that are cut anywhere, also in the middle of a letter', async () => {
    const bytes = new TextEncoder().encode(`: open\n\n${piece('Tée')}${piece('kannen')}`);
    const chunks = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await eventsOf(streamOf(chunks))).toEqual({
      events: [
        { kind: 'delta', text: 'Tée' },
        { kind: 'delta', text: 'kannen' },
      ],
      thrown: undefined,
    });
  });

  it('sends the request that the contract describes', async () => {
    const server = fakeServer({ [route]: () => streamOf([piece('a')]) });
    await streamCall(streamMessage, input, () => undefined);
    expect(server.requests(route)).toMatchObject([{ body: { message: 'Hello' } }]);
  });

  it('throws a refusal as any call does', async () => {
    const { thrown } = await eventsOf(refusal('needs_credits', { needsCredits: true }));
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ status: 403, code: 'needs_credits' });
  });

  it.each([
    ['a page of a proxy', streamOf(['<h1>Hello</h1>'], 'text/html'), 'unreadable'],
    ['an event of another kind', streamOf(['data: {"kind":"dance"}\n\n']), 'unreadable'],
    ['no answer', Response.error(), 'unknown'],
  ])('throws on %s', async (_, response, code) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await eventsOf(response)).thrown).toMatchObject({ code });
  });

  it('throws when the connection breaks in the middle, after what had come', async () => {
    const broken = new Response(
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode(piece('a')));
          controller.error(new TypeError('network error'));
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
    expect((await eventsOf(broken)).thrown).toMatchObject({ code: 'unreachable' });
  });

  it('gives up on a connection that has gone silent', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    });
    const ended = streamCall(streamMessage, input, () => undefined).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(idleTimeoutMs + 1);
    expect(await ended).toMatchObject({ code: 'unreachable' });
  });
});

describe('newId', () => {
  it('is a UUID the contract takes, another one each time', () => {
    const ids = Array.from({ length: 50 }, newId);
    expect(new Set(ids).size).toBe(50);
    for (const messageId of ids) expect(SendMessage.parse({ message: 'a', messageId })).toBeTruthy();
  });
});
