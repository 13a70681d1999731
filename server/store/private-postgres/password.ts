/** The password of the private database: random, in a file that only the server's own user can read. */
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newSecret } from '../secret-token.ts';
import type { Location } from './location.ts';

export const passwordFile = (location: Location): string => path.join(location.home, 'password');

/** Reads the password; the first of several processes creates it. */
export function readPassword(location: Location): string {
  const file = passwordFile(location);
  if (!existsSync(file)) {
    const half = `${file}.new-${process.pid}`;
    writeFileSync(half, newSecret(), { mode: 0o600 });
    try {
      linkSync(half, file); // unlike a rename it fails where another process was faster
    } catch (cause) {
      if (!existsSync(file)) throw cause;
    } finally {
      rmSync(half, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
