/** Tests the private database: its password, clusters of older versions, and creation that was killed half way. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { findPostgresBinaries } from './binaries.ts';
import { launchPrivatePostgres, type PrivatePostgres } from './launch.ts';
import { chooseLocation, type Location } from './location.ts';

const folders: string[] = [];
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pw-launch-')));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function launch(folder: string): Promise<PrivatePostgres> {
  const postgres = await launchPrivatePostgres(folder);
  closers.push(() => postgres.stop());
  return postgres;
}

/** In a process of its own. */
const launchElsewhere = (folder: string, then: string): ChildProcess => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'launch.ts'));
  const script = `const postgres = await (await import(${module})).launchPrivatePostgres(${JSON.stringify(folder)}); ${then}`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

async function query<T extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Why a connection with another password, or none, is refused; null when it is not. */
const refusalOf = (postgres: PrivatePostgres, password: string): Promise<string | null> =>
  query({ ...postgres.connection, password }, 'select 1').then(
    () => null,
    (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : String(error)),
  );

/** A cluster as older versions created it: everybody who reaches the socket gets in. */
function createOldCluster(folder: string): Location {
  const location = chooseLocation({ dataDir: folder, binaries: findPostgresBinaries() });
  const args = ['-D', location.data, '-U', 'pagewright', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  const made = spawnSync(path.join(location.bin, 'initdb'), args, { ...location.runAs, cwd: location.home });
  expect(made.status).toBe(0);
  return location;
}

async function startOldServer(location: Location): Promise<ChildProcess> {
  const settings = ['listen_addresses=', `unix_socket_directories=${location.socketDir}`];
  const args = ['-D', location.data, ...settings.flatMap((each) => ['-c', each])];
  const server = spawn(path.join(location.bin, 'postgres'), args, {
    ...location.runAs,
    cwd: location.home,
    detached: true,
    stdio: 'ignore',
  });
  const connection = { host: location.socketDir, user: 'pagewright', database: 'postgres' };
  const answers = () => query(connection, 'select 1').then(Boolean, () => false);
  await expect.poll(answers).toBe(true);
  return server;
}

const leftovers = (folder: string): string[] =>
  readdirSync(path.join(folder, 'postgres')).filter((name) => name.includes('.new-'));

describe('the private database', { timeout: 120_000 }, () => {
  it('asks for a password, which only the user of the server can read', async () => {
    const folder = newFolder();
    const postgres = await launch(folder);
    expect(await query(postgres.connection, 'select current_user')).toEqual([{ current_user: 'pagewright' }]);
    expect(await refusalOf(postgres, 'a guess')).toBe('28P01');
    const { mode, uid } = statSync(path.join(folder, 'postgres', 'password'));
    expect([mode & 0o777, uid]).toEqual([0o600, process.getuid?.()]);
    const rules = await query<{ auth_method: string }>(
      postgres.connection,
      'select * from pg_hba_file_rules',
    );
    expect(new Set(rules.map(({ auth_method }) => auth_method))).toEqual(new Set(['scram-sha-256']));
  });

  it('has the same password at the next start, and for two processes that start it at once', async () => {
    const folder = newFolder();
    const other = launchElsewhere(folder, 'console.log(JSON.stringify(postgres.connection))');
    const [first, [printed]] = await Promise.all([launch(folder), once(other.stdout as Readable, 'data')]);
    expect(first.connection).toEqual(JSON.parse(String(printed)));
    await query(first.connection, 'create table kept (n int)');
    other.kill('SIGKILL');
    await once(other, 'exit');
    await first.stop();
    const third = await launch(folder);
    expect(third.connection).toEqual(first.connection);
    expect(await query(third.connection, 'select count(*)::int from kept')).toEqual([{ count: 0 }]);
  });

  it('starts with the folder of an older version, which asks for a password from then on', async () => {
    const folder = newFolder();
    const old = await startOldServer(createOldCluster(folder));
    const open = { host: path.join(folder, 'postgres', 'run'), user: 'pagewright', database: 'postgres' };
    await query(open, 'create database pagewright');
    await query({ ...open, database: 'pagewright' }, 'create table kept as select 7 as n');
    const ended = once(old, 'exit');
    old.kill('SIGINT');
    await ended;
    const postgres = await launch(folder);
    expect(await query(postgres.connection, 'select n from kept')).toEqual([{ n: 7 }]);
    await expect.poll(() => refusalOf(postgres, 'a guess')).toBe('28P01');
    await postgres.stop();
    expect(await query((await launch(folder)).connection, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('does so with one that an older version left running', async () => {
    const folder = newFolder();
    await startOldServer(createOldCluster(folder));
    const postgres = await launch(folder);
    await expect.poll(() => refusalOf(postgres, 'a guess')).toBe('28P01');
    expect(await query(postgres.connection, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('says what to do when its password file is lost, and that helps', async () => {
    const folder = newFolder();
    await (await launch(folder)).stop();
    const file = path.join(folder, 'postgres', 'password');
    rmSync(file);
    const rules = path.join(folder, 'postgres', 'data-18', 'pg_hba.conf');
    await expect(launchPrivatePostgres(folder)).rejects.toThrow(
      `refuses the password in ${file}. Put the right file back. If it is lost, put the line "local all all trust" at the top of ${rules} and start Pagewright again`,
    );
    await expect
      .poll(() => existsSync(path.join(folder, 'postgres', 'data-18', 'postmaster.pid')))
      .toBe(false);
    spawnSync('sh', [
      '-c',
      `{ echo local all all trust; cat "$0"; } > "$0.tmp" && cat "$0.tmp" > "$0"`,
      rules,
    ]);
    const postgres = await launch(folder);
    await expect.poll(() => refusalOf(postgres, 'a guess')).toBe('28P01');
  });
});

describe('a creation that was killed half way', { timeout: 120_000 }, () => {
  /** The process id of the initdb that works in the folder. */
  function findInitdb(folder: string): number | undefined {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' });
    const line = stdout.split('\n').find((each) => each.includes('initdb') && each.includes(`-D ${folder}`));
    return line === undefined ? undefined : Number.parseInt(line, 10);
  }

  it.each(['with its initdb', 'while its initdb goes on'])('leaves nothing behind, %s', async (how) => {
    const folder = newFolder();
    const starting = launchElsewhere(folder, '');
    const ended = once(starting, 'exit');
    const data = () => leftovers(folder).map((name) => path.join(folder, 'postgres', name, 'data', 'base'));
    const isHalfWay = () =>
      existsSync(path.join(folder, 'postgres')) && data().some((each) => existsSync(each));
    await expect.poll(isHalfWay, { timeout: 60_000, interval: 5 }).toBe(true);
    const initdb = findInitdb(folder);
    starting.kill('SIGKILL');
    await ended;
    if (how === 'with its initdb' && initdb !== undefined) process.kill(-initdb, 'SIGKILL');
    expect(leftovers(folder)).toHaveLength(1);
    const postgres = await launch(folder);
    expect(await query(postgres.connection, 'select 1 as n')).toEqual([{ n: 1 }]);
    await expect.poll(() => findInitdb(folder)).toBeUndefined();
    expect(leftovers(folder)).toEqual([]);
  });

  it('is removed when an older version was killed, but not while another process works on it', async () => {
    const folder = newFolder();
    const { home } = chooseLocation({ dataDir: folder, binaries: findPostgresBinaries() });
    const dead = spawnSync('true').pid;
    mkdirSync(path.join(home, `data-18.new-${dead}`));
    mkdirSync(path.join(home, `cluster.new-${process.ppid}`));
    await launch(folder);
    expect(leftovers(folder)).toEqual([`cluster.new-${process.ppid}`]);
  });

  it('is given up at once when the process stops', async () => {
    const folder = newFolder();
    const stopping = new AbortController();
    const starting = launchPrivatePostgres(folder, { signal: stopping.signal }).catch(String);
    await expect.poll(() => findInitdb(folder), { interval: 5 }).toBeDefined();
    stopping.abort();
    expect(await starting).toMatch(/could not be created/);
    expect(findInitdb(folder)).toBeUndefined();
    expect(leftovers(folder)).toEqual([]);
  });

  it('is told as the reason, and leaves nothing behind, when only initdb is killed', async () => {
    const folder = newFolder();
    const starting = launchPrivatePostgres(folder).catch((error: unknown) => String(error));
    await expect.poll(() => findInitdb(folder), { interval: 5 }).toBeDefined();
    process.kill(-(findInitdb(folder) ?? 0), 'SIGKILL');
    expect(await starting).toMatch(/could not be created in .*initdb ended with SIGKILL\.$/);
    expect(leftovers(folder)).toEqual([]);
    const postgres = await launch(folder);
    expect(await query(postgres.connection, 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});
