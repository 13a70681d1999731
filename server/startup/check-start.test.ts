/** Tests the checks before the start: the variable, the problem, and what to do. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStart } from './check-start.ts';
import { readEnv } from './env.ts';
import { EnvError } from './env-error.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewright-check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeFile(name: string, mode: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

/** The problems; empty when the server may start. */
async function problemsOf(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  try {
    await checkStart(readEnv({ PORT: '0', DATA_DIR: folder, ...env }));
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

async function withTakenPort(host: string, work: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

describe('checkStart', () => {
  it('accepts a valid configuration', async () => {
    expect(await problemsOf({ CHROME_PATH: writeFile('chrome', 0o755) })).toEqual([]);
    expect(await problemsOf({ CHROME_PATH: 'off' })).toEqual([]);
  });

  it('reports a port in use and how to choose another', () =>
    withTakenPort('127.0.0.1', async (port) => {
      const sentence = `PORT is "${port}", and another program is using that port, perhaps Pagewright itself. Stop it, or choose another port, as in: PORT=${port + 1} npm start`;
      expect(await problemsOf({ PORT: String(port), HOST: '127.0.0.1' })).toEqual([sentence]);
      expect(await problemsOf({ PORT: String(port), HOST: 'localhost' })).toEqual([sentence]);
    }));

  it('reports an address that this machine does not have', async () => {
    expect(await problemsOf({ PORT: '3000', HOST: '192.0.2.1' })).toEqual([
      'HOST is "192.0.2.1", and this machine cannot listen there (EADDRNOTAVAIL). It must be a name or an address of this machine, such as localhost, or 0.0.0.0 for all of them.',
    ]);
  });

  const mustBeFolder = 'It must be a folder that Pagewright can write to.';
  it('refuses a DATA_DIR that is a file, or below one', async () => {
    const file = writeFile('data', 0o644);
    for (const DATA_DIR of [file, path.join(file, 'below')])
      expect(await problemsOf({ DATA_DIR })).toEqual([
        `DATA_DIR is "${DATA_DIR}", and a file is in its place. ${mustBeFolder}`,
      ]);
  });

  // Root may write everywhere.
  it.skipIf(isRoot)('refuses a DATA_DIR that cannot be written to', async () => {
    const DATA_DIR = path.join(folder, 'closed');
    mkdirSync(DATA_DIR, { mode: 0o555 });
    const sentence = `DATA_DIR is "${DATA_DIR}", and this user may not write there. ${mustBeFolder}`;
    expect(await problemsOf({ DATA_DIR })).toEqual([sentence]);
  });

  it('does not check a DATA_DIR that is not used', async () => {
    const DATA_DIR = writeFile('data', 0o644);
    const elsewhere = { DATABASE_URL: 'postgres://db.example/d', SMTP_URL: 'smtp://mail.example' };
    expect(await problemsOf({ DATA_DIR, ...elsewhere })).toEqual([]);
  });

  it.each([
    ['missing', () => path.join(folder, 'nothing'), 'there is no such file'],
    ['a folder', () => folder, 'that is not a file'],
    ['not a program', () => writeFile('text', 0o644), 'this user may not run it'],
  ])('refuses a CHROME_PATH that is %s', async (_what, makePath, why) => {
    const CHROME_PATH = makePath();
    expect(await problemsOf({ CHROME_PATH })).toEqual([
      `CHROME_PATH is "${CHROME_PATH}", and ${why}. It must be the program file of Chromium or Chrome, or "off" to do without a browser.`,
    ]);
  });

  it('reports all problems at once', () =>
    withTakenPort('127.0.0.1', async (port) => {
      const DATA_DIR = writeFile('data', 0o644);
      const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR, CHROME_PATH: '/nowhere/chrome' };
      const names = (await problemsOf(env)).map((sentence) => sentence.split(' ', 1)[0]);
      expect(names).toEqual(['PORT', 'DATA_DIR', 'CHROME_PATH']);
    }));
});
