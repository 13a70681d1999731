/** What counts as a website's URL in the forms: a bare domain, optionally with a path. */
import { parseUrl } from './parse-url.ts';

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const topLevel = '(?:xn--[a-z0-9-]{1,59}|\\p{L}{2,63})';
const domainPattern = new RegExp(`^(?:${label}\\.)+${topLevel}$`, 'iu');
const domainWithPathPattern = new RegExp(`^(?:${label}\\.)+${topLevel}(?:/[^\\s?#]*)?$`, 'iu');

/** The message of a field whose value is not one. */
export const websiteUrlInvalid = 'Enter a valid domain without http:// or https://';

export const isDomain = (text: string): boolean => text.length <= 253 && domainPattern.test(text);

/** A bare domain with an optional path: no scheme, port, address literal, query or fragment. */
export const isDomainWithPath = (text: string): boolean =>
  text.length <= 2000 && domainWithPathPattern.test(text) && isDomain(text.split('/', 1)[0] ?? '');

/** What a pasted URL leaves in the field: scheme, credentials, port, query and fragment go. */
export function cleanPastedUrl(pasted: string): string {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(pasted.trim());
  if (withScheme === null) return pasted.trim();
  const url = parseUrl(pasted.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return pasted.trim();
  return `${url.hostname}${url.pathname === '/' ? '' : url.pathname}`;
}

/** The host in its ASCII form and the path (empty for the whole site) of a URL the form accepted. */
export function splitWebsiteUrl(url: string): { host: string; path: string } {
  const slash = url.indexOf('/');
  const name = slash === -1 ? url : url.slice(0, slash);
  const path = slash === -1 ? '' : url.slice(slash);
  return {
    host: parseUrl(`http://${name}`)?.hostname ?? name.toLowerCase(),
    path: path === '/' ? '' : path,
  };
}
