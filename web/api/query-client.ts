/** The query cache: nothing is fetched twice unless it is invalidated. */
import { readUser } from '@pagewright/contract/endpoints/session';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { invalidate } from './query.ts';

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A session that ended elsewhere shows itself as a 401 anywhere: the gate must learn of it.
      onError: (error, query) => {
        const isSessionExpired = error instanceof ApiError && error.code === 'not_authenticated';
        if (isSessionExpired && query.queryKey[0] !== readUser.name) void invalidate(client, readUser);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}
