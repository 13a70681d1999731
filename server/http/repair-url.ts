/** Makes every request URL routable, so that one with a stray percent sign is an unknown path like any other. */
import type { IncomingMessage } from 'node:http';

/** Whether the router could decode it. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is a path, or a whole URL as proxies request it; `*` is neither. */
const isRooted = (url: string): boolean => url.startsWith('/') || /^https?:\/\//i.test(url);

/** A path that cannot be decoded is taken literally: `/%` becomes `/%25`. */
export function repairUrl({ url: requested = '/' }: Pick<IncomingMessage, 'url'>): string {
  const url = isRooted(requested) ? requested : `/${requested}`;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return isDecodable(path) ? url : `${path.replaceAll('%', '%25')}${url.slice(path.length)}`;
}
