/** Server state: the endpoint is the cache key, so one feature can refresh another's data without knowing it. */
import type { EndpointSpec, ResponseOf } from '@pagewright/contract/endpoint';
import { type QueryClient, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { type CallInput, call } from './call.ts';

export interface EndpointOptions<Answer = unknown> {
  /** False while the request must not be sent. */
  readonly enabled?: boolean;
  /** Fetches again when a component mounts and the data is older than this. */
  readonly staleTime?: number | ((response: Answer | undefined) => number);
  /** False: a failure is cached too and not retried by the next component. */
  readonly retryOnMount?: boolean;
  /** How often a failed call is made again by itself, and after how long. */
  readonly retry?: number;
  readonly retryDelay?: number;
}

export const keyOf = <E extends EndpointSpec>(endpoint: E, input: CallInput<E>): QueryKey => [
  endpoint.name,
  input,
];

export const useEndpoint = <E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  { staleTime, ...options }: EndpointOptions<ResponseOf<E>> = {},
): UseQueryResult<ResponseOf<E>, ApiError> =>
  useQuery<ResponseOf<E>, ApiError>({
    queryKey: keyOf(endpoint, input),
    queryFn: () => call(endpoint, input),
    ...options,
    ...(typeof staleTime === 'number' && { staleTime }),
    ...(typeof staleTime === 'function' && { staleTime: ({ state }) => staleTime(state.data) }),
  });

/** Invalidates all cached responses of these endpoints. */
export async function invalidate(client: QueryClient, ...endpoints: readonly EndpointSpec[]): Promise<void> {
  await Promise.all(endpoints.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
}

export interface CacheEntry<E extends EndpointSpec> {
  readonly input: CallInput<E>;
  readonly response: ResponseOf<E>;
}

/** Caches a response that came another way as a call would have. */
export function remember<E extends EndpointSpec>(
  client: QueryClient,
  endpoint: E,
  { input, response }: CacheEntry<E>,
): void {
  client.setQueryData(keyOf(endpoint, input), response);
}

export const recall = <E extends EndpointSpec>(
  client: QueryClient,
  endpoint: E,
  input: CallInput<E>,
): ResponseOf<E> | undefined => client.getQueryData<ResponseOf<E>>(keyOf(endpoint, input));
