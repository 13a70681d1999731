/** Renders a piece of the application the way a person meets it: with the cache, the toasts and a URL. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '../app/app.tsx';
import { Toaster, ToastProvider } from '../ui/toast.tsx';
import { ToastView } from '../ui/toast-view.tsx';

export interface Rendered extends RenderResult {
  readonly user: UserEvent;
  /** The URL the application is at. */
  readonly path: () => string;
}

export function renderApp(children: ReactNode, { at = '/' }: { readonly at?: string } = {}): Rendered {
  const user = userEvent.setup();
  const result = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <ToastProvider durationMs={60_000} swipePx={50}>
          {children}
          <CurrentUrl />
          <Toaster view={ToastView} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, user, path: () => result.container.querySelector('output')?.textContent ?? '' };
}

function CurrentUrl() {
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
  const urls: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void urls.push(String(url)));
  return urls;
}
