/** Starts browsers on this machine: never as root, each in its own folder, ended with all child processes. */
import { chownSync, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readGroup } from './process-group.ts';

/**
 * The id of the user that root starts browsers as: one without rights, so that the sandbox stays on, and that owns
 * nothing: not `nobody`, as which the private database runs.
 */
export const browserUser = 65_533;
const setpriv = '/usr/bin/setpriv';
const isRoot = (): boolean => process.getuid?.() === 0;
const dropRights = [
  `--reuid=${browserUser}`,
  `--regid=${browserUser}`,
  '--clear-groups',
  '--no-new-privs',
  '--inh-caps=-all',
];

/** The command that starts a browser without root privileges; null where that is impossible. */
export function unprivileged(program: string, args: readonly string[]): [string, string[]] | null {
  if (!isRoot()) return [program, [...args]];
  return existsSync(setpriv) ? [setpriv, [...dropRights, program, ...args]] : null;
}

/** Changes the owner of files to the user the browser runs as. */
export function giveToBrowser(...paths: readonly string[]): void {
  if (isRoot()) for (const each of paths) chownSync(each, browserUser, browserUser);
}

export interface BrowserFolder {
  readonly folder: string;
  /** A script that starts the browser in this folder with the given arguments. */
  readonly launcher: string;
  /** Of the browser once it was started; null before. */
  readonly pid: () => Promise<number | null>;
  readonly remove: () => Promise<void>;
}

/** Rendering has a lower priority than requests to the server. */
const niceness = 10;

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Null where the browser could only run as root. */
export async function makeBrowserFolder(browser: string, prefix: string): Promise<BrowserFolder | null> {
  const command = unprivileged(browser, []);
  if (command === null) return null;
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  const profile = path.join(folder, 'profile');
  const launcher = path.join(folder, 'launch');
  const pidFile = path.join(folder, 'pid');
  const [program, args] = command;
  await mkdir(profile);
  const words = [program, ...args].map(quote).join(' ');
  await writeFile(
    launcher,
    // The last profile folder wins, and exec preserves the pid.
    `#!/bin/sh\necho $$ > ${quote(pidFile)}\nexport HOME=${quote(folder)} TMPDIR=${quote(folder)}\nexec nice -n ${niceness} ${words} "$@" ${quote(`--user-data-dir=${profile}`)}\n`,
  );
  await chmod(launcher, 0o755);
  giveToBrowser(folder, profile);
  return {
    folder,
    launcher,
    pid: async () => Number(await readFile(pidFile, 'utf8').catch(() => '')) || null,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Whether a process of the group still runs; a zombie does not. */
function isGroupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
  } catch {
    return false;
  }
  const members = readGroup(pid);
  return members === null || members.length > 0;
}

/** Kills a browser and its child processes, which are one process group, and waits until they are gone. */
export async function endBrowser(pid: number): Promise<void> {
  for (let tries = 0; tries < 100 && isGroupAlive(pid); tries += 1) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      return;
    }
    await delay(20);
  }
}
