/** Calls an endpoint whose response may take minutes, and waits as long as the server sends keep-alive whitespace. */
import type { EndpointSpec, ResponseOf } from '@pagewright/contract/endpoint';
import { errors } from '@pagewright/contract/errors';
import { ApiError } from './api-error.ts';
import { type CallInput, parseResponse, sendRequest } from './call.ts';
import { readText, startIdleTimer } from './idle-timer.ts';

export async function lateCall<E extends EndpointSpec & { readonly isLongRunning: true }>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ResponseOf<E>> {
  const idleTimer = startIdleTimer();
  try {
    const response = await sendRequest(endpoint, input, {
      accept: 'application/json',
      signal: idleTimer.signal,
    });
    const text = await readBody(response, idleTimer.resetTimer);
    const refused = new ApiError(response.status, text);
    if (refused.code in errors) throw new ApiError(errors[refused.code as keyof typeof errors].status, text);
    return parseResponse(endpoint, text, response.status);
  } finally {
    idleTimer.stop();
  }
}

async function readBody({ body }: Response, resetTimer: () => void): Promise<string> {
  let text = '';
  if (body !== null) for await (const part of readText(body, resetTimer)) text += part;
  return text;
}
