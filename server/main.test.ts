/** Tests the server as a process: start without configuration, graceful shutdown, and messages for an invalid configuration. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { compileCacheEnv } from './testing/compile-cache.ts';
import { createTestApp } from './testing/test-app.ts';

const running = new Set<ChildProcess>();
const folders: string[] = [];
/** Of tests that need a database, but not a new one. */
const sharedFolder = newFolder();
const sharedDataDir = path.join(sharedFolder, 'data');
/** Left running by a test for the next, because a start takes seconds. */
let handedOn: Started | null = null;
afterEach(() => {
  for (const child of running) if (child !== handedOn?.child) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(sharedFolder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly lines: Record<string, unknown>[];
  readonly ended: Promise<number | null>;
}

function launch(env: NodeJS.ProcessEnv): { child: ChildProcess; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      ...compileCacheEnv,
      ROLE: 'worker',
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, ended };
}

/** Resolves when the log has the URL; every line of the log must be JSON. */
async function start(env: NodeJS.ProcessEnv): Promise<Started> {
  const { child, ended } = launch(env);
  const lines: Record<string, unknown>[] = [];
  if (child.stdout === null) throw new Error('no output');
  const log = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    log.on('line', (line) => {
      const entry: Record<string, unknown> = JSON.parse(line);
      lines.push(entry);
      const found = /^Server listening at (\S+)/.exec(String(entry['msg']));
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    void ended.then((code) => reject(new Error(`It ended with ${code} before it listened`)));
  });
  return { child, url, lines, ended };
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-main-'));
  chmodSync(folder, 0o755);
  return folder;
}

function dataDir(): string {
  const folder = newFolder();
  folders.push(folder);
  return path.join(folder, 'data');
}

/** The one that the test before has left, or a new one, on the shared data. */
async function runningServer(): Promise<Started> {
  const server = handedOn ?? (await start({ DATA_DIR: sharedDataDir }));
  handedOn = null;
  return server;
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

async function outputOf(env: NodeJS.ProcessEnv): Promise<{ code: number | null; text: string }> {
  const { child, ended } = launch(env);
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { code: await ended, text };
}

describe('the process', { timeout: 180_000 }, () => {
  it('starts with its own database, stops at SIGTERM with 0, and finds its data again', async () => {
    const DATA_DIR = dataDir();
    const first = await start({ DATA_DIR });
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${first.url}/readyz`)).json()).toEqual({ status: 'ready' });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.lines.map(({ event }) => event).filter((event) => event !== undefined)).toEqual([
      'db.started',
      'db.migrated',
      'server.started',
      'server.stopping',
      'server.stopped',
    ]);

    const second = await start({ DATA_DIR });
    expect(second.lines.some(({ event }) => event === 'db.migrated')).toBe(false);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('leaves the database running for another process that uses it', async () => {
    const first = await runningServer();
    const second = await start({ DATA_DIR: sharedDataDir });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    handedOn = second;
  });

  it('recovers after kill -9: the next start attaches to the running database', async () => {
    const first = await runningServer();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start({ DATA_DIR: sharedDataDir });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    handedOn = second;
  });

  it('restarts its database when that was killed', async () => {
    const { child, url, ended } = await runningServer();
    const pidFile = path.join(sharedDataDir, 'postgres', 'data-18', 'postmaster.pid');
    const postmaster = () => (existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0);
    const killed = postmaster();
    process.kill(killed, 'SIGQUIT');
    await expect.poll(() => [0, killed].includes(postmaster())).toBe(false);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
  });

  it('runs on the operator’s PostgreSQL, logs when it is lost, and reconnects', async () => {
    const { host, port, user, password } = inject('postgres');
    const admin = new pg.Client({ host, port, user, password, database: 'postgres' });
    await admin.connect();
    const database = `operator_${process.pid}`;
    await admin.query(`create database ${database}`);
    const { child, url, ended } = await start({
      DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await admin.query(`alter database ${database} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await admin.query(`alter database ${database} with allow_connections true`);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  });

  it('returns 503 while its database is not reachable', async () => {
    const product = await createTestApp();
    const { database, ...server } = product.connection;
    const admin = new pg.Client({ ...server, database: 'postgres' });
    await admin.connect();
    await admin.query(`alter database ${database} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
    const readUser = () => product.call('GET', '/api/auth/user', { cookie: `session=${'x'.repeat(43)}` });
    const refused = await readUser();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'not_ready']);
    await admin.query(`alter database ${database} with allow_connections true`);
    expect((await readUser()).statusCode).toBe(401);
    await admin.end();
    await product.close();
  });

  it('names every invalid variable', async () => {
    expect(await outputOf({ ROLE: 'boss', LOG_FORMAT: 'xml' })).toEqual({
      code: 1,
      text: 'ROLE is "boss". It must be all, web or worker.\nLOG_FORMAT is "xml". It must be pretty or json.\n',
    });
  });

  it('reports a port in use before it starts a database', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const DATA_DIR = dataDir();
    const { code, text } = await outputOf({ DATA_DIR, PORT: String(port) });
    server.close();
    expect([code, text]).toEqual([1, expect.stringMatching(`^PORT is "${port}", .* npm start\n$`)]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('reports why its database cannot be reached, without the password', async () => {
    const DATABASE_URL = 'postgres://me:secret@127.0.0.1:1/mine';
    expect(await outputOf({ DATABASE_URL, DATA_DIR: dataDir() })).toEqual({
      code: 1,
      text: 'DATABASE_URL names the PostgreSQL database "mine" on 127.0.0.1:1, which cannot be used: nothing listens there.\n',
    });
  });

  it('prints one block on a terminal, no requests, and its shutdown', async () => {
    const DATA_DIR = sharedDataDir;
    const { child, ended } = launch({ DATA_DIR, LOG_FORMAT: 'pretty', ROLE: 'web', PORT: await freePort() });
    let text = '';
    const isRunning = Promise.withResolvers<string>();
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /Open +(\S+)[\s\S]*Ctrl\+C\n/.exec(text)?.[1];
      if (url !== undefined) isRunning.resolve(url);
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    void ended.then((code) => isRunning.reject(new Error(`It ended with ${code}: ${text}${errors}`)));
    const url = await isRunning.promise;
    expect((await fetch(`${url.replace('localhost', '127.0.0.1')}/healthz`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(text).toBe(`
  ✓ Pagewright is running

    Open  ${url}
    Try   sign up, then analyze demo.example (works offline)
    Data  ${DATA_DIR}
    Stop  Ctrl+C

  Stopping ...
  Stopped.
`);
  });

  it('shuts down gracefully while it is starting', async () => {
    const DATA_DIR = dataDir();
    const { child, ended } = launch({ DATA_DIR });
    const output = { out: '', err: '' };
    child.stdout?.on('data', (chunk: Buffer) => {
      output.out += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output.err += chunk.toString();
    });
    await expect.poll(() => existsSync(path.join(DATA_DIR, 'postgres')), { timeout: 60_000 }).toBe(true);
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output.err).toBe('');
    expect(output.out).toContain('"event":"server.stopped"');
    expect(output.out).not.toContain('"event":"server.started"');
    expect(existsSync(path.join(DATA_DIR, 'postgres', 'data-18', 'postmaster.pid'))).toBe(false);
  });
});
