/** Gives this process and all that it starts a temporary folder of their own, which is gone with it: tests leave nothing behind. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Short, as the path of a unix socket may have 103 bytes; other users may enter it, as a database started by root does. */
export function useOwnTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pw-'));
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  // A process that is just ending may still write there.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
