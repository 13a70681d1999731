/** What every page can count on: the cache and the toasts. */
import { limits } from '@pagewright/contract/limits';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { PlainToast } from '../ui/plain-toast.tsx';
import { Toaster, ToastProvider } from '../ui/toast.tsx';

/** Comes with the first toast; what cannot be loaded must not keep its words from being read. */
const ToastView = lazy(() =>
  import('../ui/toast-view.tsx').then(
    ({ ToastView: View }) => ({ default: View }),
    () => ({ default: PlainToast }),
  ),
);

export function Providers({ children }: { readonly children: ReactNode }) {
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
