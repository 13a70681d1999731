/** Fetches a file of the API and hands it to the person under a name. */
import type { EndpointSpec } from '@pagewright/contract/endpoint';
import { ApiError, UnreachableError } from './api-error.ts';
import { type CallInput, endpointUrl } from './call.ts';

export async function download<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  fileName: string,
): Promise<void> {
  const response = await reach(endpointUrl(endpoint, input));
  if (!response.ok) throw new ApiError(response.status, await response.text());
  handOver(await response.blob(), fileName);
}

async function reach(url: string): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'same-origin' });
  } catch (cause) {
    throw new UnreachableError(cause);
  }
}

/** How long a browser may take to begin reading what it was handed. */
const readableMs = 60_000;

/** Hands a file to the person under a name. */
export function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readableMs);
}
