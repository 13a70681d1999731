/** Which browser is used where there are several, and when there is none. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewright-browsers-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that starts, or ends with an error. */
function program(name: string, exitCode = 0): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

const missing = () => path.join(folder, 'missing');

describe('the browser', () => {
  it('is the configured one, before that of the installation', async () => {
    const [configured, own] = [program('configured'), program('own')];
    expect(await findBrowser({ configured, own })).toBe(configured);
  });

  it('is none when the configured one does not start, or when it is switched off', async () => {
    const own = program('own');
    expect(await findBrowser({ configured: program('broken', 1), own })).toBeNull();
    expect(await findBrowser({ configured: missing(), own })).toBeNull();
    expect(await findBrowser({ configured: 'off', own })).toBeNull();
  });

  it('is that of the installation, before one on the search path', async () => {
    const [own, onPath] = [program('own'), program('bin/chromium')];
    const searchPath = path.dirname(onPath);
    expect(await findBrowser({ configured: undefined, own, searchPath })).toBe(own);
    expect(await findBrowser({ configured: undefined, own: missing(), searchPath })).toBe(onPath);
  });

  it('is the next one when the first does not start', async () => {
    const onPath = program('bin/chromium');
    const searchPath = ['', path.join(folder, 'nowhere'), path.dirname(onPath)].join(path.delimiter);
    expect(await findBrowser({ configured: undefined, own: program('broken', 1), searchPath })).toBe(onPath);
  });

  // On a Mac an installed Chrome comes before.
  it.skipIf(process.platform === 'darwin')(
    'is one that was downloaded for tests, where no other is',
    async () => {
      const downloads = path.join(folder, 'downloads');
      const none = { configured: undefined, own: missing(), searchPath: '', downloads };
      expect(await findBrowser(none)).toBeNull();
      program('downloads/chromium-1/README');
      const shell = program('downloads/chromium-1/linux/headless_shell');
      expect(await findBrowser(none)).toBe(shell);
    },
  );
});
