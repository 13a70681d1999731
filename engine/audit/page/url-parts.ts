/** Reads the host, the origin and the fragment of resolved URLs. */

/** Host and port of an http(s) URL; '' for any other. */
export function hostOf(url: string): string {
  const match = /^https?:\/\/(?:[^/?#@]*@)?([^/?#]*)/.exec(url);
  return match?.[1] ?? '';
}

const hostWithoutWww = (url: string): string => hostOf(url).replace(/^www\./, '');

/** A site is a host, with and without www. */
export const isSameSite = (url: string, pageUrl: string): boolean => {
  const host = hostWithoutWww(url);
  return host !== '' && host === hostWithoutWww(pageUrl);
};

/** Scheme and host with the slash after them, which every URL of the origin starts with. */
export function originOf(url: string): string {
  const path = url.indexOf('/', url.indexOf('//') + 2);
  return path === -1 ? `${url}/` : url.slice(0, path + 1);
}

export function withoutFragment(url: string): string {
  const fragment = url.indexOf('#');
  return fragment === -1 ? url : url.slice(0, fragment);
}
