/** Headers that open a closed site: sent to its own origins only, whatever a page or a redirect leads to. */
import type { SiteHeaders } from '../model/site-access.ts';
import { isTelling, isTellingSecret, secretForms } from './hide-secrets.ts';
import type { Headers } from './http-transport.ts';

export interface SiteCredentials {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly basicAuth?: { readonly username: string; readonly password: string };
}

const encode = ({ username, password }: NonNullable<SiteCredentials['basicAuth']>): string =>
  Buffer.from(`${username}:${password}`).toString('base64');

/** What these headers say is no secret, and servers say the same. */
const openHeaders = /^(?:cache-control|pragma|accept-language|dnt|origin|referer|sec-.+|x-requested-with)$/i;

/** The values themselves, and what follows a scheme such as Bearer; nothing that is part of the site's URL. */
function secretsOf(
  origins: readonly string[],
  { headers = {}, cookies = {}, basicAuth }: SiteCredentials,
): readonly string[] {
  const ofHeaders = Object.entries(headers).flatMap(([name, value]) =>
    openHeaders.test(name) ? [] : [value, value.replace(/^\S+\s+/, '')],
  );
  const ofBasic = basicAuth === undefined ? [] : [basicAuth.password, encode(basicAuth)];
  const values = [
    ...ofHeaders.filter(isTelling),
    ...[...Object.values(cookies), ...ofBasic].filter(isTellingSecret),
  ];
  return secretForms(values.filter((value) => !origins.some((origin) => origin.includes(value))));
}

/** Null when there is nothing to send. */
export function siteHeadersFor(origins: readonly string[], credentials: SiteCredentials): SiteHeaders | null {
  const { headers = {}, cookies = {}, basicAuth } = credentials;
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const cookie = [named['cookie'], ...pairs].filter((each) => each !== undefined).join('; ');
  const all = {
    ...named,
    ...(cookie !== '' && { cookie }),
    ...(basicAuth !== undefined && { authorization: `Basic ${encode(basicAuth)}` }),
  };
  return Object.keys(all).length === 0
    ? null
    : { origins: new Set(origins), headers: all, secrets: secretsOf(origins, credentials) };
}

/** What a request to this URL carries; nothing for other origins. */
export const headersOfSite = (site: SiteHeaders | null | undefined, { origin }: URL): Headers =>
  site?.origins.has(origin) === true ? site.headers : {};
