/** A temporary folder for one test file, so that it can check what it left behind. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Until the end of the test file `TMPDIR` is this folder, which other users may enter; short, as a browser's socket in it may have 107 bytes. */
export function useOwnTemporaryFolder(): string {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(path.join(tmpdir(), 't-'));
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  afterAll(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
