/** The signed-in user: fetched once, shared by one cache key. */
import { logIn, logOut, readUser } from '@pagewright/contract/endpoints/session';
import type { User } from '@pagewright/contract/entities/user';
import { ApiError } from './api-error.ts';
import { endpointUrl } from './call.ts';
import { useEndpoint } from './query.ts';

export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'visitor' }
  | { readonly status: 'user'; readonly user: User };

/** A gate fetches again when it mounts; many mount together, so data this fresh will do. */
const gateFreshMs = 10_000;

/** The server marks a page that was requested without a session: fetching the user would only log a refusal. */
const isKnownVisitor = (): boolean => document.documentElement.dataset.session === 'none';

/** Someone signed in on this page; the mark it came with is no longer true. */
export function forgetVisitor(): void {
  document.documentElement.dataset.session = 'maybe';
}

/** A failure means not logged in; a user once known stays until the server says otherwise. */
export function useSession({ isGate = false }: { readonly isGate?: boolean } = {}): Session {
  const { data, error, isPending } = useEndpoint(
    readUser,
    {},
    { retryOnMount: false, enabled: !isKnownVisitor(), ...(isGate && { staleTime: gateFreshMs }) },
  );
  if (isKnownVisitor()) return { status: 'visitor' };
  if (isPending) return { status: 'checking' };
  const isRefused = error instanceof ApiError && error.status === 401;
  if (data === undefined || isRefused) return { status: 'visitor' };
  return { status: 'user', user: data };
}

/** The URL of Log in; the visitor comes back to the page they were on. */
export const loginUrl = (returnTo: string): string => endpointUrl(logIn, { query: { returnTo } });

/** The same for someone who has no account yet. */
export const signUpUrl = (returnTo: string): string =>
  endpointUrl(logIn, { query: { returnTo, mode: 'sign-up' } });

export const logoutUrl = endpointUrl(logOut);

/** The page the browser shows, as a path of this site. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`;
