/** Tests that the user of the browser, which opens strangers' pages, reaches nothing of the private database. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveToBrowser, unprivileged } from './adapters/browser-process.ts';
import { launchPrivatePostgres, type PrivatePostgres } from './store/private-postgres/launch.ts';

// Another user cannot be switched to without root; then the password and Chromium's own sandbox remain.
describe.runIf(process.getuid?.() === 0)('the user of the browser', { timeout: 60_000 }, () => {
  let folder: string;
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pw-separate-')));
    chmodSync(folder, 0o755);
    postgres = await launchPrivatePostgres(folder);
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  function asBrowser(program: string, ...args: string[]) {
    const command = unprivileged(program, args);
    if (command === null) throw new Error('This machine has no setpriv.');
    return spawnSync(command[0], command[1], { encoding: 'utf8', cwd: '/' });
  }

  it('is neither root nor the one of the database', () => {
    const user = Number(asBrowser('id', '-u').stdout);
    const pid = Number.parseInt(
      readFileSync(path.join(postgres.dataPath, 'data-18', 'postmaster.pid'), 'utf8'),
      10,
    );
    const database = Number(spawnSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
    expect(statSync(path.join(postgres.dataPath, 'data-18')).uid).toBe(database);
    expect([0, database]).not.toContain(user);
    expect(database).not.toBe(0);
  });

  it('can read what it is given, and neither password, socket nor data', () => {
    const own = path.join(folder, 'own');
    writeFileSync(own, 'mine', { mode: 0o600 });
    giveToBrowser(own);
    expect(asBrowser('cat', own).stdout).toBe('mine');
    for (const place of ['password', 'data-18/PG_VERSION', 'data-18/base', 'run/.s.PGSQL.5432', '.'])
      expect(
        asBrowser('ls', '-d', path.join(postgres.dataPath, place, place === '.' ? 'run' : '')).stderr,
      ).toMatch(/Permission denied/);
  });
});
