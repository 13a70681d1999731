/** What every page can count on: the cache and the toasts. */
import { limits } from '@pagewright/contract/limits';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { Toaster, ToastProvider } from '../ui/toast.tsx';

export function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ToastProvider durationMs={limits.toast.durationMs} swipePx={limits.toast.swipePx}>
        {children}
        <Toaster />
      </ToastProvider>
    </QueryClientProvider>
  );
}
