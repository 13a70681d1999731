/** The product as a process: it starts with nothing configured, stops when told, and says what is wrong with its configuration. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { compileCacheEnv } from './testing/compile-cache.ts';
import { createTestApp } from './testing/test-app.ts';

const running = new Set<ChildProcess>();
const folders: string[] = [];
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
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

/** Resolves when the log says where it listens; every line of the log must be JSON. */
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

function dataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-main-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return path.join(folder, 'data');
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
      'server.started',
      'server.stopping',
      'server.stopped',
    ]);

    const second = await start({ DATA_DIR });
    expect(second.lines.some(({ msg }) => msg === 'the database schema was brought up to date')).toBe(false);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('goes on after kill -9: the next start attaches to the database that was left running', async () => {
    const DATA_DIR = dataDir();
    const first = await start({ DATA_DIR });
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start({ DATA_DIR });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('starts its database again when that was killed', async () => {
    const DATA_DIR = dataDir();
    const { child, url, ended } = await start({ DATA_DIR });
    const pidFile = path.join(DATA_DIR, 'postgres', 'data-18', 'postmaster.pid');
    const postmaster = () => (existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0);
    const killed = postmaster();
    process.kill(killed, 'SIGQUIT');
    await expect.poll(() => [0, killed].includes(postmaster()), { timeout: 30_000 }).toBe(false);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
  });

  it('leaves the database running for another process that uses it', async () => {
    const DATA_DIR = dataDir();
    const first = await start({ DATA_DIR });
    const second = await start({ DATA_DIR });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('runs on a PostgreSQL of the operator, says so when that is gone, and recovers by itself', async () => {
    const { host, port, user } = inject('postgres');
    const admin = new pg.Client({ host, port, user, database: 'postgres' });
    await admin.connect();
    const database = `operator_${process.pid}`;
    await admin.query(`create database ${database}`);
    const { child, url, ended } = await start({
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
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

  it('answers 503 while its database is gone', async () => {
    const product = await createTestApp();
    const { database, ...server } = product.connection;
    const admin = new pg.Client({ ...server, database: 'postgres' });
    await admin.connect();
    await admin.query(`alter database ${database} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
    const ask = () => product.call('GET', '/api/auth/user', { cookie: `session=${'x'.repeat(43)}` });
    const refused = await ask();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'not_ready']);
    await admin.query(`alter database ${database} with allow_connections true`);
    expect((await ask()).statusCode).toBe(401);
    await admin.end();
    await product.close();
  });

  it('names every wrong variable', async () => {
    expect(await outputOf({ ROLE: 'boss', LOG_FORMAT: 'xml' })).toEqual({
      code: 1,
      text: 'ROLE is "boss". It must be all, web or worker.\nLOG_FORMAT is "xml". It must be pretty or json.\n',
    });
  });

  it('says that its port is taken before it starts a database', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const DATA_DIR = dataDir();
    const { code, text } = await outputOf({ DATA_DIR, PORT: String(port) });
    server.close();
    expect([code, text]).toEqual([1, expect.stringMatching(`^PORT is "${port}", .* npm start\n$`)]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('says why its database cannot be reached, without the password', async () => {
    const DATABASE_URL = 'postgres://me:secret@127.0.0.1:1/mine';
    expect(await outputOf({ DATABASE_URL, DATA_DIR: dataDir() })).toEqual({
      code: 1,
      text: 'DATABASE_URL names the PostgreSQL database "mine" on 127.0.0.1:1, which cannot be used: nothing listens there.\n',
    });
  });

  it('shows people one block, no requests, and that it stops', async () => {
    const DATA_DIR = dataDir();
    const { child, ended } = launch({ DATA_DIR, LOG_FORMAT: 'pretty', ROLE: 'web', PORT: await freePort() });
    let text = '';
    const isRunning = Promise.withResolvers<string>();
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /Open +(\S+)[\s\S]*Ctrl\+C\n/.exec(text)?.[1];
      if (url !== undefined) isRunning.resolve(url);
    });
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

  it('stops in order while it is still starting', async () => {
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
