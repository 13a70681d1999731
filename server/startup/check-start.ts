/** Checks port, data folder and browser of the configuration before anything is started. */
import { lookup } from 'node:dns/promises';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Env } from './env.ts';
import { EnvError } from './env-error.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Null when the port can be listened on, else the system's code for why not. */
const tryToListen = (host: string, port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });

/** Why the port cannot be used, and what to do about it. */
export function describePort({ HOST, PORT }: Env, code: string): string {
  const other = PORT === 65_535 ? 3000 : PORT + 1;
  if (code === 'EADDRINUSE')
    return `PORT is "${PORT}", and another program is using that port, perhaps Pagewright itself. Stop it, or choose another port, as in: PORT=${other} npm start`;
  if (code === 'EACCES')
    return `PORT is "${PORT}", and this user may not listen there. Choose a port from 1024, as in: PORT=3000 npm start`;
  return `HOST is "${HOST}", and this machine cannot listen there (${code}). It must be a name or an address of this machine, such as localhost, or 0.0.0.0 for all of them.`;
}

/** A name such as localhost may resolve to several addresses; another program may use the port on one of them. */
export async function checkPort(env: Env): Promise<string[]> {
  if (env.PORT === 0) return [];
  let addresses: string[];
  try {
    addresses = (await lookup(env.HOST, { all: true })).map(({ address }) => address);
  } catch (error) {
    return [describePort(env, codeOf(error))];
  }
  const codes = await Promise.all(addresses.map((address) => tryToListen(address, env.PORT)));
  const isTaken = codes.includes('EADDRINUSE');
  // A missing address, such as ::1 without IPv6, does not matter while another works.
  if (!isTaken && codes.includes(null)) return [];
  return [describePort(env, isTaken ? 'EADDRINUSE' : (codes[0] ?? 'ENOTFOUND'))];
}

/** The folder holds the private database, and mails where no mail server is configured. */
export function checkDataDir({ DATA_DIR, DATABASE_URL, SMTP_URL }: Env): string[] {
  if (DATABASE_URL !== undefined && SMTP_URL !== undefined) return [];
  const folder = path.resolve(DATA_DIR);
  const refuse = (why: string): string[] => [
    `DATA_DIR is "${DATA_DIR}", and ${why}. It must be a folder that Pagewright can write to.`,
  ];
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' || code === 'ENOTDIR') return refuse('a file is in its place');
    if (code === 'EROFS') return refuse('it is on a disk that cannot be written to');
    if (code === 'EACCES' || code === 'EPERM') return refuse('this user may not write there');
    return refuse(`it cannot be used (${code})`);
  }
}

/** Rendering and PDF files need a browser. */
export function checkBrowser({ CHROME_PATH }: Env): string[] {
  if (CHROME_PATH === undefined || CHROME_PATH === 'off') return [];
  const refuse = (why: string): string[] => [
    `CHROME_PATH is "${CHROME_PATH}", and ${why}. It must be the program file of Chromium or Chrome, or "off" to do without a browser.`,
  ];
  try {
    if (!statSync(CHROME_PATH).isFile()) return refuse('that is not a file');
    accessSync(CHROME_PATH, constants.X_OK);
    return [];
  } catch (error) {
    return refuse(codeOf(error) === 'EACCES' ? 'this user may not run it' : 'there is no such file');
  }
}

/** Throws an EnvError with all problems. */
export async function checkStart(env: Env): Promise<void> {
  const problems = [...(await checkPort(env)), ...checkDataDir(env), ...checkBrowser(env)];
  if (problems.length > 0) throw new EnvError(problems);
}
