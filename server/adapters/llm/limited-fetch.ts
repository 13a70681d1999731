/** A fetch for model providers: aborts a too large response, and follows no redirect, which would leak key and prompt. */
import { Agent, fetch as fetchWith, type RequestInit } from 'undici';
import { ModelError } from './model-errors.ts';

export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge';
}

/** Only the caller's signal ends a request: Node's own fetch gives up after 300 seconds without headers. */
const patient = { headersTimeout: 0, bodyTimeout: 0 } as const;

export function createLimitedFetch(maxBytes: number): typeof fetch {
  const dispatcher = new Agent(patient);
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    // Both libraries mean the same standard, and type their dispatchers differently.
    const own = init as Omit<RequestInit, 'dispatcher'> | undefined;
    const response = await fetchWith(url, { ...own, dispatcher, redirect: 'manual' });
    if (response.body === null) return new Response(null, response);
    // The page of a proxy or a Wi-Fi, which some protocols would take for an empty answer.
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html') === true) {
      await response.body.cancel();
      throw new ModelError('garbled');
    }
    let received = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > maxBytes) controller.error(new ResponseTooLarge('The answer is too large.'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText } = response;
    const headers = [...response.headers];
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
  };
}
