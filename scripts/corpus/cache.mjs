/** Where the corpus is stored, an ignored folder from which it can be fetched again at any time, and the programs that fill it. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

const corpusFolder = path.join(root, '.cache', 'corpus');

export const folderOf = ({ name }) => path.join(corpusFolder, name);

/** What is downloaded or installed on the way to a site. */
export function workFolder(...parts) {
  const folder = path.join(corpusFolder, '.work', ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const isFetched = (site) => existsSync(folderOf(site));

/** Puts a complete website in its place; until then the site counts as missing. */
export function storeSite(site, folder) {
  rmSync(folderOf(site), { recursive: true, force: true });
  renameSync(folder, folderOf(site));
}

/** An empty folder beside the sites, for `storeSite`. */
export function emptyFolder(name) {
  const folder = path.join(workFolder('new'), name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export class ProgramError extends Error {
  name = 'ProgramError';
}

export function runProgram(program, args, { cwd, env = {} }) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error === undefined && status === 0) return stdout;
  const said = `${stderr ?? ''}${stdout ?? ''}`.trim().split('\n').slice(-12).join('\n');
  throw new ProgramError(`${program} ${args.join(' ')}: ${error?.message ?? `exit code ${status}\n${said}`}`);
}
