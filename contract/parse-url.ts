/** Parses a URL, or returns null: `URL.parse` is newer than some supported browsers. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
