/** Calls one endpoint of the contract and returns its parsed response; anything else is thrown as an ApiError. */
import type { EndpointSpec, InputOf, ResponseOf } from '@pagewright/contract/endpoint';
import { ApiError, UnreachableError, UnreadableError } from './api-error.ts';

type Part<E extends EndpointSpec, K extends 'params' | 'query' | 'body'> =
  InputOf<E, K> extends undefined ? object : Record<K, InputOf<E, K>>;

/** What a call of this endpoint must be given; an empty object where it takes nothing. */
export type CallInput<E extends EndpointSpec> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export async function call<E extends EndpointSpec>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  const response = await sendRequest(endpoint, input, { accept: 'application/json' });
  return parseResponse(endpoint, await textOf(response), response.status);
}

export interface RequestOptions {
  readonly accept: string;
  readonly signal?: AbortSignal;
}

/** Sends the request; a refusal is thrown, the body of a response is not yet read. */
export async function sendRequest<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  { accept, signal }: RequestOptions,
): Promise<Response> {
  const { body }: LooseInput = input;
  const response = await reach(endpointUrl(endpoint, input), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: { accept, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  });
  if (!response.ok) throw new ApiError(response.status, await textOf(response));
  return response;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new UnreachableError(cause);
  }
}

/** The connection can still break between the head of a response and its end. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new UnreachableError(cause);
  }
}

/** The schema is the guarantee: what it lets through is the endpoint's response. */
export function parseResponse<E extends EndpointSpec>(
  endpoint: E,
  text: string,
  status: number,
): ResponseOf<E> {
  try {
    return endpoint.response?.parse(JSON.parse(text)) as ResponseOf<E>;
  } catch (cause) {
    throw new UnreadableError(status, cause);
  }
}

/** The path with its parameters filled in, and the query. */
export function endpointUrl(endpoint: EndpointSpec, input: LooseInput = {}): string {
  const params = textPairs(input.params);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params.get(name);
    if (value === undefined) throw new Error(`${endpoint.name} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...textPairs(input.query)]).toString();
  return query === '' ? path : `${path}?${query}`;
}

function textPairs(values: unknown): Map<string, string> {
  if (typeof values !== 'object' || values === null) return new Map();
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return new Map(pairs.map(([name, value]) => [name, textOfValue(value)]));
}

/** Lists are separated by commas, objects are JSON. */
function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
