/** Calls an endpoint whose answer may take minutes: it is waited for as long as the server says that it works on it. */
import type { EndpointSpec, ResponseOf } from '@pagewright/contract/endpoint';
import { errors } from '@pagewright/contract/errors';
import { ApiError } from './api-error.ts';
import { ask, type CallInput, parsedAnswer } from './call.ts';
import { readText, watchSilence } from './silence.ts';

export async function lateCall<E extends EndpointSpec & { readonly answersLate: true }>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ResponseOf<E>> {
  const silence = watchSilence();
  try {
    const response = await ask(endpoint, input, { accept: 'application/json', signal: silence.signal });
    const text = await wholeText(response, silence.heard);
    const refused = new ApiError(response.status, text);
    if (refused.code in errors) throw new ApiError(errors[refused.code as keyof typeof errors].status, text);
    return parsedAnswer(endpoint, text, response.status);
  } finally {
    silence.stop();
  }
}

async function wholeText({ body }: Response, heard: () => void): Promise<string> {
  let text = '';
  if (body !== null) for await (const part of readText(body, heard)) text += part;
  return text;
}
