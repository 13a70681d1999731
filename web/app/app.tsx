/** The application: what every page needs around it, and the way to each page. */
import { readUser } from '@pagewright/contract/endpoints/session';
import { limits } from '@pagewright/contract/limits';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { invalidate } from '../api/query.ts';
import { PlainToast } from '../ui/plain-toast.tsx';
import { Toaster, ToastProvider } from '../ui/toast.tsx';
import { Router } from './router.tsx';

export const App = () => (
  <BrowserRouter>
    <Providers>
      <Router />
    </Providers>
  </BrowserRouter>
);

/** Comes with the first toast; what cannot be loaded must not keep its words from being read. */
const ToastView = lazy(() =>
  import('../ui/toast-view.tsx').then(
    ({ ToastView: View }) => ({ default: View }),
    () => ({ default: PlainToast }),
  ),
);

/** What every page can count on: the cache and the toasts. */
function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ToastProvider durationMs={limits.toast.durationMs} swipePx={limits.toast.swipePx}>
        {children}
        <Toaster view={ToastView} />
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** The query cache: nothing is fetched twice unless it is invalidated. */
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
