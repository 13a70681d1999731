/** An answer that may take minutes: whitespace before it, refusals in its body, breaks, silence. */
import { compareSites } from '@pagewright/contract/endpoints/competitor';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comparison } from '../testing/comparison-sample.ts';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { lateCall } from './late-call.ts';
import { silenceMs } from './silence.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const input = { body: { mainDomain: 'shop.example', competitorDomain: 'rival.example' } };

async function answered(response: Response | object) {
  fakeServer({ 'POST /api/analyze/compare': () => response });
  return lateCall(compareSites, input).catch((error: unknown) => error);
}

/** A server that writes when the test says so. */
function openAnswer() {
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
  it('gives the answer, with or without whitespace before it', async () => {
    expect(await answered(comparison())).toEqual(comparison());
    expect(await answered(new Response(`\n\n\n${JSON.stringify(comparison())}`))).toEqual(comparison());
  });

  it('throws a refusal by its status, or by what its body says when the status had gone before', async () => {
    expect(await answered(refusal('needs_credits'))).toMatchObject({ status: 403, code: 'needs_credits' });
    const late = { status: 422, code: 'comparison_failed', error: 'No pages.', message: 'No pages.' };
    expect(await answered(new Response(`\n${JSON.stringify(late)}`))).toMatchObject({
      status: 422,
      code: 'comparison_failed',
      words: 'No pages.',
    });
  });

  it('throws on what is no answer', async () => {
    expect(await answered(new Response('\n\n'))).toMatchObject({ code: 'unreadable' });
  });

  it('waits for longer than silence would be borne while the server says that it works', async () => {
    vi.useFakeTimers();
    const server = openAnswer();
    const answer = lateCall(compareSites, input);
    for (let beats = 0; beats < 5; beats += 1) {
      await vi.advanceTimersByTimeAsync(silenceMs - 1);
      await server.write('\n');
    }
    await server.write(JSON.stringify(comparison()));
    await server.close();
    expect(await answer).toEqual(comparison());
  });

  it('gives up on a connection that breaks or falls silent', async () => {
    const broken = openAnswer();
    const answer = lateCall(compareSites, input).catch((error: unknown) => error);
    await broken.break();
    expect(await answer).toMatchObject({ code: 'unreachable' });
    vi.useFakeTimers();
    openAnswer();
    const silent = lateCall(compareSites, input).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(silenceMs + 1);
    expect(await silent).toMatchObject({ code: 'unreachable' });
  });
});
