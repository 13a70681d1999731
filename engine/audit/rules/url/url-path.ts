/** The path of a URL as a person reads it: percent-encoding decoded where possible. */

export function readablePath(url: Readonly<URL>): string {
  const path = url.pathname;
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, '');
  }
}
