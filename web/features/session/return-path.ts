/** Where a person goes after signing in: a path of this site, never another one. */
import { parseUrl } from '@pagewright/contract/parse-url';

const home = '/dashboard';

export function returnPath(asked: string | null): string {
  if (asked === null || !asked.startsWith('/')) return home;
  const url = parseUrl(asked, window.location.origin);
  if (url === null || url.origin !== window.location.origin) return home;
  // Back to the sign-in screen would be a circle.
  if (url.pathname === '/login') return home;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The three prerendered pages are documents outside the application. */
export const isPublicPage = (path: string): boolean =>
  /^\/(?:how-it-works|pricing|api\/.*)?(?:[?#]|$)/.test(path);
