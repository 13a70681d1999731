/** Who is there: asked once, known to every feature by the same cache key. */
import { logIn, logOut, readUser } from '@pagewright/contract/endpoints/session';
import type { User } from '@pagewright/contract/entities/user';
import { ApiError } from './api-error.ts';
import { addressOf } from './call.ts';
import { useEndpoint } from './query.ts';

export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'visitor' }
  | { readonly status: 'user'; readonly user: User };

/** A gate asks again when it appears; many appear together, so an answer this fresh will do. */
const gateFreshMs = 10_000;

/** A failure means not logged in; a user once known stays until the server says otherwise. */
export function useSession({ isGate = false }: { readonly isGate?: boolean } = {}): Session {
  const { data, error, isPending } = useEndpoint(
    readUser,
    {},
    { retryOnMount: false, ...(isGate && { staleTime: gateFreshMs }) },
  );
  if (isPending) return { status: 'checking' };
  const isRefused = error instanceof ApiError && error.status === 401;
  if (data === undefined || isRefused) return { status: 'visitor' };
  return { status: 'user', user: data };
}

/** Where Log in leads; the visitor comes back to the page they were on. */
export const loginAddress = (returnTo: string): string => addressOf(logIn, { query: { returnTo } });

export const logoutAddress = addressOf(logOut);

/** The page the browser shows, as a path of this site. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`;
