/** A page's own address taken apart: a dozen rules ask for it one after the other, and parsing it is dear. */

let latest: { readonly address: string; readonly parsed: Readonly<URL> } | null = null;

/** Throws for what is no address, which a page's own never is. */
export function parsedAddress(address: string): Readonly<URL> {
  if (latest?.address !== address) latest = { address, parsed: new URL(address) };
  return latest.parsed;
}
