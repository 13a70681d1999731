/** The path of an address as a person reads it: escapes decoded where they can be. */

export function readablePath(address: string): string {
  const path = URL.parse(address)?.pathname ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, '');
  }
}
