/** The path of an address as a person reads it: escapes decoded where they can be. */

import { pathOfAddress } from '../../page-address.ts';

export function readablePath(address: string): string {
  const path = pathOfAddress(address);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, '');
  }
}
