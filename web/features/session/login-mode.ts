/** Which of its four forms the sign-in screen shows, stored in the URL. */

export type LoginMode = 'sign-in' | 'sign-up' | 'forgot' | 'reset';

export function readLoginMode(search: URLSearchParams): LoginMode {
  if (search.get('reset')) return 'reset';
  const mode = search.get('mode');
  return mode === 'sign-up' || mode === 'forgot' ? mode : 'sign-in';
}

/** The same screen with another form; where the person wanted to go is stored. */
export function loginLink(mode: LoginMode, from: URLSearchParams): string {
  const search = new URLSearchParams();
  if (mode !== 'sign-in') search.set('mode', mode);
  const returnTo = from.get('returnTo');
  if (returnTo !== null) search.set('returnTo', returnTo);
  return search.size === 0 ? '/login' : `/login?${search.toString()}`;
}
