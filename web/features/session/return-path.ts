/** Where a person goes after signing in: a path of this site, never another one. */
import { ownPath } from '@pagewright/contract/own-path';

const home = '/dashboard';

export function returnPath(requested: string | null): string {
  const path = ownPath(requested, home);
  // Back to the sign-in screen would be a circle.
  return /^\/login\/?(?:[?#]|$)/.test(path) ? home : path;
}

/** The three prerendered pages are documents outside the application. */
export const isPublicPage = (path: string): boolean =>
  /^\/(?:how-it-works|pricing|api\/.*)?(?:[?#]|$)/.test(path);
