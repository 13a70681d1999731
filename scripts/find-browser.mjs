/** Finds a Chromium: the configured one, the one that we installed, else one of the system. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { root } from './prepare.mjs';

/** The browser that `npm run browser:install` unpacks. */
export const ownBrowser = path.join(root, '.cache', 'browser', 'chromium');

const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

const standardPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Playwright's own download puts its browsers. */
function downloaded() {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(folder)) return [];
  const programs = /^(headless_shell|chrome-headless-shell|chrome|Chromium)$/;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && programs.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function versionOf(program) {
  const result = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 5000 });
  return result.status === 0 ? result.stdout.trim() : null;
}

/** `{ path, version }` of the first browser that starts, or null. A configured one that does not start is an error. */
export function findBrowser() {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    const version = versionOf(configured);
    if (version === null)
      throw new Error(`CHROME_PATH is "${configured}". It must be a Chromium or Chrome that starts.`);
    return { path: configured, version };
  }
  for (const candidate of [ownBrowser, ...onPath(), ...standardPlaces, ...downloaded()]) {
    const version = existsSync(candidate) ? versionOf(candidate) : null;
    if (version !== null) return { path: candidate, version };
  }
  return null;
}
