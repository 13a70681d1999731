/** Lets a page say where to return to after sign-in, but only within this site. */

/** A path of ours, or the fallback: never another host, however it is disguised. */
export function ownPath(wanted: string | undefined, fallback: string): string {
  if (wanted === undefined || !wanted.startsWith('/')) return fallback;
  const url = URL.parse(wanted, 'http://here');
  if (url === null || url.origin !== 'http://here' || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
