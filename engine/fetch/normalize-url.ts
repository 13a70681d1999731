/** Normalizes URLs, so that two links to the same page are equal. */

/** Parameters that identify a session, not a page. */
const sessionNames =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|asp\.net_sessionid|cfid|cftoken|zenid|oscsid|sessionid|session_id|sess_id)$/i;
/** Names that belong to a session only when the value resembles a token. */
const maybeSessionNames = /^(?:sid|s_id|session|sess|token|visit)$/i;
const tokenValue = /^(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}$/i;
const trackingNames = /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|yclid|mc_cid|mc_eid|_ga|_gl|igshid)$/i;

const unreserved = /[A-Za-z0-9\-._~]/;

function isIncidental(parameter: string): boolean {
  const equals = parameter.indexOf('=');
  const name = equals === -1 ? parameter : parameter.slice(0, equals);
  if (sessionNames.test(name) || trackingNames.test(name)) return true;
  return maybeSessionNames.test(name) && tokenValue.test(parameter.slice(equals + 1));
}

/** A name without a port and a path of plain characters: nothing of it could be spelled otherwise. */
const plainUrl = /^https?:\/\/(?:[a-z\d-]+\.)+[a-z]+\/[\w~\-./@!$&'*+,=:]*$/;

/** The normal form of a URL that needs no parser; null when it may need one. */
function plainForm(input: string): string | null {
  const fragment = input.indexOf('#');
  const form = fragment === -1 ? input : input.slice(0, fragment);
  return plainUrl.test(form) && !form.includes('/.') && !form.includes('xn--') ? form : null;
}

const normaliseEscapes = (text: string): string =>
  text.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return unreserved.test(character) ? character : escape.toUpperCase();
  });

/** `/a;jsessionid=1A2B/b` is `/a/b`. */
const withoutPathSession = (path: string): string =>
  path.replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '');

function normaliseQuery(search: string): string {
  const parameters = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !isIncidental(parameter));
  return parameters.length === 0 ? '' : `?${normaliseEscapes(parameters.join('&'))}`;
}

/**
 * Fragment, default port, dot segments, the case of escapes, an empty query, session ids and campaign tags go;
 * order and spelling of all other parameters stay, for they may matter. Null for what is not http(s).
 */
export function normaliseUrl(input: string | URL, base?: string): string | null {
  const plain = typeof input === 'string' ? plainForm(input) : null;
  if (plain !== null) return plain;
  const url = typeof input === 'string' ? URL.parse(input, base) : input;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const host = url.host.replace(/\.(?=:|$)/, '');
  const userInfo = url.username === '' && url.password === '' ? '' : `${url.username}:${url.password}@`;
  const path = /[%;(]/.test(url.pathname) ? normaliseEscapes(withoutPathSession(url.pathname)) : url.pathname;
  const query = url.search.length > 1 ? normaliseQuery(url.search) : '';
  return `${url.protocol}//${userInfo}${host}${path}${query}`;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

export const wwwVariantOf = (host: string): string =>
  host.startsWith('www.') ? withoutWww(host) : `www.${host}`;

/** Which URLs belong to the site: the host with and without www, and one path with all below it. */
export interface Scope {
  readonly host: string;
  /** Empty or missing for the usual one. */
  readonly port?: string;
  /** Empty for the whole site. */
  readonly path: string;
}

export const isSameSite = (scope: Scope, url: URL): boolean =>
  withoutWww(url.hostname.replace(/\.$/, '')) === withoutWww(scope.host) && url.port === (scope.port ?? '');

/** `/blog` holds `/blog` and `/blog/a`, not `/blogs`. */
export function isUnderPath(scope: Scope, url: URL): boolean {
  const prefix = scope.path.replace(/\/+$/, '');
  return prefix === '' || url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
}

export const isInScope = (scope: Scope, url: URL): boolean =>
  isSameSite(scope, url) && isUnderPath(scope, url);
