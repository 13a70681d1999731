/** Chooses the property of Search Console that is about a site. */
import type { GoogleProperty } from '../google-search.ts';

/** The whole domain before one of its addresses, https before http. `host` is without www. */
export function chooseProperty(properties: readonly GoogleProperty[], host: string): string | null {
  const wanted = [
    `sc-domain:${host}`,
    `https://${host}/`,
    `https://www.${host}/`,
    `http://${host}/`,
    `http://www.${host}/`,
    ...parentsOf(host).map((parent) => `sc-domain:${parent}`),
  ];
  const readable = new Set(properties.filter(({ isReadable }) => isReadable).map(({ name }) => name));
  return wanted.find((name) => readable.has(name)) ?? null;
}

/** A property of a domain has its subdomains too. */
const parentsOf = (host: string): readonly string[] => {
  const parts = host.split('.');
  return parts.slice(1, -1).map((_, at) => parts.slice(at + 1).join('.'));
};
