/** Where the private database is placed, above all when root has the project in a private folder. */
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useOwnTemporaryFolder } from '../../testing/own-temporary-folder.ts';
import type { PostgresBinaries } from './binaries.ts';
import { chooseLocation, isReachableByOthers } from './location.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

// Sockets of folders with long names are placed there too.
useOwnTemporaryFolder();
const isRoot = process.getuid?.() === 0;

function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pw-place-'));
  chmodSync(folder, 0o755);
  return realpathSync(folder);
}

function fakeBinaries(parent: string): PostgresBinaries {
  const bin = path.join(parent, 'native', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'postgres'), 'program');
  chmodSync(path.join(bin, 'postgres'), 0o755);
  return { root: path.join(parent, 'native'), bin, major: 18, movable: true };
}

describe('isReachableByOthers', () => {
  // On macOS every user has a private temporary folder.
  it.runIf(isReachableByOthers(tmpdir()))(
    'requires every parent folder to be traversable, and the file to be readable',
    () => {
      const folder = openFolder();
      const { bin } = fakeBinaries(folder);
      expect(isReachableByOthers(path.join(bin, 'postgres'))).toBe(true);
      chmodSync(path.join(bin, 'postgres'), 0o700);
      expect(isReachableByOthers(path.join(bin, 'postgres'))).toBe(false);
      expect(isReachableByOthers(bin)).toBe(true);
      chmodSync(folder, 0o700);
      expect(isReachableByOthers(bin)).toBe(false);
    },
  );
});

describe('chooseLocation', () => {
  it('uses DATA_DIR', () => {
    const folder = openFolder();
    const location = chooseLocation({ dataDir: path.join(folder, 'data'), binaries: fakeBinaries(folder) });
    expect(location.data).toBe(path.join(folder, 'data', 'postgres', 'data-18'));
    expect(location.bin).toBe(path.join(folder, 'native', 'bin'));
    expect(statSync(location.home).mode & 0o777).toBe(0o700);
  });

  it.each([70, 75, 76, 77, 80, 90, 150])(
    'puts the socket where its path is short enough for macOS when DATA_DIR has %i characters',
    (length) => {
      const folder = openFolder();
      const dataDir = path.join(folder, 'x'.repeat(Math.max(1, length - folder.length - 1)));
      const { socketDir } = chooseLocation({ dataDir, binaries: fakeBinaries(folder) });
      expect(`${socketDir}/.s.PGSQL.5432`.length).toBeLessThanOrEqual(103);
    },
  );

  it.runIf(isRoot)('names the owner of a database that another user created', () => {
    const folder = openFolder();
    const dataDir = path.join(folder, 'data');
    const { home, data } = chooseLocation({ dataDir, binaries: fakeBinaries(folder) });
    mkdirSync(data);
    chownSync(data, 4321, 4321);
    expect(() => chooseLocation({ dataDir, binaries: fakeBinaries(folder) })).toThrow(
      new PrivatePostgresError(
        `The database in ${home} was created when the user with the id 4321 started Pagewright; another user cannot run it. Start Pagewright as that user, or set DATA_DIR to another folder.`,
      ),
    );
  });

  it.runIf(isRoot)('uses a system folder, including the programs, when the project folder is private', () => {
    const home = openFolder();
    const systemHome = path.join(openFolder(), 'var');
    const binaries = fakeBinaries(home);
    chmodSync(home, 0o700);
    const location = chooseLocation({ dataDir: path.join(home, 'data'), binaries, systemHome });
    expect(location.runAs).toEqual({ uid: 65534, gid: 65534 });
    expect(location.home.startsWith(systemHome)).toBe(true);
    expect(location.bin.startsWith(systemHome)).toBe(true);
    expect(existsSync(path.join(location.bin, 'postgres'))).toBe(true);
    expect(isReachableByOthers(path.join(location.bin, 'postgres'))).toBe(true);
    const again = chooseLocation({ dataDir: path.join(home, 'data'), binaries, systemHome });
    expect(again).toEqual(location);
  });
});
