/** Sends a file to an endpoint that takes one, and returns its parsed response. */
import type { EndpointSpec, ResponseOf } from '@pagewright/contract/endpoint';
import { ApiError, UnreachableError } from './api-error.ts';
import { type CallInput, endpointUrl, parseResponse } from './call.ts';

export async function sendFile<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  { body, type }: { readonly body: Blob; readonly type: string },
): Promise<ResponseOf<E>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(endpointUrl(endpoint, input), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': type },
      body,
    });
    text = await response.text();
  } catch (cause) {
    throw new UnreachableError(cause);
  }
  if (!response.ok) throw new ApiError(response.status, text);
  return parseResponse(endpoint, text, response.status);
}
