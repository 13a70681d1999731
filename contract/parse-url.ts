/** An address read as a URL, or null: `URL.parse` is younger than some of the browsers we serve. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
