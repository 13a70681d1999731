/** Headers that open a closed site: sent to its own origins only, whatever a page or a redirect leads to. */
import type { Headers } from './http-transport.ts';

export interface SiteHeaders {
  /** Scheme, host and port of each, as `https://staging.example`. */
  readonly origins: ReadonlySet<string>;
  /** By lower-case name. */
  readonly headers: Headers;
}

export interface SiteCredentials {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly basicAuth?: { readonly username: string; readonly password: string };
}

const basic = ({ username, password }: NonNullable<SiteCredentials['basicAuth']>): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** Null when there is nothing to send. */
export function siteHeadersFor(
  origins: readonly string[],
  { headers = {}, cookies = {}, basicAuth }: SiteCredentials,
): SiteHeaders | null {
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const cookie = [named['cookie'], ...pairs].filter((each) => each !== undefined).join('; ');
  const all = {
    ...named,
    ...(cookie !== '' && { cookie }),
    ...(basicAuth !== undefined && { authorization: basic(basicAuth) }),
  };
  return Object.keys(all).length === 0 ? null : { origins: new Set(origins), headers: all };
}

/** What a request to this URL carries; nothing for other origins. */
export const headersOfSite = (site: SiteHeaders | null | undefined, { origin }: URL): Headers =>
  site?.origins.has(origin) === true ? site.headers : {};
