/** Renders a piece of the application the way a person meets it: with the cache, the toasts and an address. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { Toaster, ToastProvider } from '../ui/toast.tsx';

// The first render of a lazy page on a busy machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });

export interface Rendered extends RenderResult {
  readonly user: UserEvent;
  /** The address the application is at. */
  readonly path: () => string;
}

export function renderApp(children: ReactNode, { at = '/' }: { readonly at?: string } = {}): Rendered {
  const user = userEvent.setup();
  const result = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <ToastProvider durationMs={5000} swipePx={50}>
          {children}
          <Address />
          <Toaster />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, user, path: () => result.container.querySelector('output')?.textContent ?? '' };
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output hidden>
      {pathname}
      {search}
    </output>
  );
}

/** Where the browser was sent, outside the application. */
export function watchLeaving(): string[] {
  const addresses: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void addresses.push(String(address)));
  return addresses;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});
