/** The cookies that sites ask for before they show a page: in memory, for one run, and only sent back to the site that set them. */
import { type Cookie, parseCookie } from 'undici';

const maxSites = 100;
const maxCookiesPerSite = 50;
const maxCookieLength = 4096;

/** A host is one site with and without www. */
const siteOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '').replace(/^www\./, '');

function isExpired({ maxAge, expires }: Cookie, now: number): boolean {
  if (typeof maxAge === 'number') return maxAge <= 0;
  return expires !== undefined && new Date(expires).getTime() <= now;
}

const isForPath = (path: string | undefined, { pathname }: URL): boolean => {
  if (path === undefined || !path.startsWith('/')) return true;
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
};

export class CookieJar {
  readonly #sites = new Map<string, Map<string, Cookie>>();

  /** Takes over what a response sets; `setCookie` has a cookie on each line. */
  add(url: URL, setCookie: string, now: number): void {
    const site = siteOf(url);
    const cookies = this.#sites.get(site) ?? new Map<string, Cookie>();
    for (const line of setCookie.split('\n')) {
      const cookie = line.length > maxCookieLength ? null : parseCookie(line);
      if (cookie === null || cookie.name === '') continue;
      cookies.delete(cookie.name);
      if (!isExpired(cookie, now) && cookies.size < maxCookiesPerSite) cookies.set(cookie.name, cookie);
    }
    if (this.#sites.size < maxSites) this.#sites.set(site, cookies);
  }

  /** All cookies of another jar, in place of those of the same name. */
  merge(other: CookieJar): void {
    for (const [site, cookies] of other.#sites)
      this.#sites.set(site, new Map([...(this.#sites.get(site) ?? []), ...cookies]));
  }

  /** The value of the Cookie header; undefined when there is nothing to send. */
  headerFor(url: URL): string | undefined {
    const pairs = [...(this.#sites.get(siteOf(url))?.values() ?? [])]
      .filter(({ secure, path }) => (secure !== true || url.protocol === 'https:') && isForPath(path, url))
      .map(({ name, value }) => `${name}=${value}`);
    return pairs.length === 0 ? undefined : pairs.join('; ');
  }
}
