/** A fetch for model providers: aborts a too large response, and follows no redirect, which would leak key and prompt. */
import { ModelError } from './model-errors.ts';

export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge';
}

export function createLimitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.body === null) return response;
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
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
  };
}
