/** A response that may take minutes: whitespace before it, refusals in its body, breaks, silence. */
import { compareSites } from '@pagewright/contract/endpoints/competitor';
import { describe, expect, it, vi } from 'vitest';
import { comparison } from '../testing/comparison-sample.ts';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { idleTimeoutMs } from './idle-timer.ts';
import { lateCall } from './late-call.ts';

const input = { body: { mainDomain: 'shop.example', competitorDomain: 'rival.example' } };

async function responded(response: Response | object) {
  fakeServer({ 'POST /api/analyze/compare': () => response });
  return lateCall(compareSites, input).catch((error: unknown) => error);
}

/** A server that writes when the test says so. */
function openResponse() {
  const bytes = new TextEncoder();
  const opened = Promise.withResolvers<ReadableStreamDefaultController>();
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (controller) => {
        signal?.addEventListener('abort', () => controller.error(signal.reason));
        opened.resolve(controller);
      },
    });
    return new Response(body);
  });
  return {
    write: async (text: string) => (await opened.promise).enqueue(bytes.encode(text)),
    close: async () => (await opened.promise).close(),
    break: async () => (await opened.promise).error(new TypeError('network error')),
  };
}

describe('lateCall', () => {
  it('returns the response, with or without whitespace before it', async () => {
    expect(await responded(comparison())).toEqual(comparison());
    expect(await responded(new Response(`\n\n\n${JSON.stringify(comparison())}`))).toEqual(comparison());
  });

  it('throws a refusal by its status, or by what its body says when the status had gone before', async () => {
    expect(await responded(refusal('needs_credits'))).toMatchObject({ status: 403, code: 'needs_credits' });
    const late = { status: 422, code: 'comparison_failed', error: 'No pages.', message: 'No pages.' };
    expect(await responded(new Response(`\n${JSON.stringify(late)}`))).toMatchObject({
      status: 422,
      code: 'comparison_failed',
      words: 'No pages.',
    });
  });

  it('throws on what is no response', async () => {
    expect(await responded(new Response('\n\n'))).toMatchObject({ code: 'unreadable' });
  });

  it('waits for longer than silence would be borne while the server says that it works', async () => {
    vi.useFakeTimers();
    const server = openResponse();
    const response = lateCall(compareSites, input);
    for (let heartbeats = 0; heartbeats < 5; heartbeats += 1) {
      await vi.advanceTimersByTimeAsync(idleTimeoutMs - 1);
      await server.write('\n');
    }
    await server.write(JSON.stringify(comparison()));
    await server.close();
    expect(await response).toEqual(comparison());
  });

  it('gives up on a connection that breaks or falls silent', async () => {
    const broken = openResponse();
    const response = lateCall(compareSites, input).catch((error: unknown) => error);
    await broken.break();
    expect(await response).toMatchObject({ code: 'unreachable' });
    vi.useFakeTimers();
    openResponse();
    const silent = lateCall(compareSites, input).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(idleTimeoutMs + 1);
    expect(await silent).toMatchObject({ code: 'unreachable' });
  });
});
