/** A page's own address taken apart: a dozen rules ask for it one after the other, and parsing it is dear. */

let latest: { readonly address: string; readonly parsed: Readonly<URL> } | null = null;

/** Throws for what is no address, which a page's own never is. */
export function parsedAddress(address: string): Readonly<URL> {
  if (latest?.address !== address) latest = { address, parsed: new URL(address) };
  return latest.parsed;
}

/** A name without a port, and nothing but a path after it, all of plain characters. */
const plainAddress = /^https?:\/\/(?:[a-z\d-]+\.)+[a-z]+(\/[\w~\-./]*)$/;

/** The path of an address that has no query and that a parser would leave as it is; null when it takes one to tell. */
export function plainPathOf(address: string): string | null {
  const path = plainAddress.exec(address)?.[1];
  return path === undefined || path.includes('/.') || address.includes('xn--') ? null : path;
}

let latestPath = { address: '', path: '' };

/** Throws for what is no address. */
export function pathOfAddress(address: string): string {
  if (latestPath.address !== address || address === '')
    latestPath = { address, path: plainPathOf(address) ?? parsedAddress(address).pathname };
  return latestPath.path;
}
