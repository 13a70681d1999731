/** Keeps a path to return to within this site: it decides where people go after they signed in. */
import { parseUrl } from './parse-url.ts';

/** In place of the site's own origin, whichever that is. */
const own = 'http://own.invalid';

/** More than this is not what a link of ours looks like. */
const mostDecodings = 3;

/** A path that begins with two slashes names another host; browsers take a backslash for a slash. */
const namesHost = (path: string): boolean => /^[/\\]{2}/.test(path);

/** Whether it names another host when something on the way decodes it: `/%2F/evil.example`. */
function mayNameHost(path: string): boolean {
  let decoded = path;
  for (let times = 0; times < mostDecodings; times += 1) {
    if (namesHost(decoded)) return true;
    decoded = decoded.replaceAll(/%(2f|5c|25|09|0a|0d)/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)).replace(/[\t\n\r]/, ''),
    );
  }
  return namesHost(decoded);
}

/** The path with query and fragment, or the fallback when it is missing or would lead to another site. */
export function ownPath(requested: string | null | undefined, fallback: string): string {
  if (!requested?.startsWith('/')) return fallback;
  const url = parseUrl(requested, own);
  if (url === null || url.origin !== own) return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // The browser resolves the result once more: `/.//evil.example` has become `//evil.example`.
  if (mayNameHost(url.pathname) || parseUrl(path, own)?.origin !== own) return fallback;
  return path;
}
