/** Finds a Chromium: the configured one, the one that the install downloaded, else one of the system. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
];

const standardPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export interface BrowserPlaces {
  /** CHROME_PATH: if it does not start, nothing else is tried; "off" is no browser at all. */
  readonly configured: string | undefined;
  /** Where `npm run browser:install` unpacks one. */
  readonly own: string;
  readonly searchPath?: string;
  /** Playwright's cache of browsers. */
  readonly downloads?: string;
}

function downloadedIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const programs = /^(headless_shell|chrome-headless-shell|chrome|Chromium)$/;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && programs.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const answers = (program: string): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(program, ['--version'], { timeout: 5000 }, (error) => resolve(error === null));
  });

/** The program's path; null when none starts. */
export async function findBrowser(places: BrowserPlaces): Promise<string | null> {
  const { configured, own, searchPath = process.env['PATH'] ?? '' } = places;
  if (configured === 'off') return null;
  if (configured !== undefined) return (await answers(configured)) ? configured : null;
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  const cache = path.join(
    homedir(),
    process.platform === 'darwin' ? 'Library/Caches' : '.cache',
    'ms-playwright',
  );
  const candidates = [
    own,
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...standardPlaces,
    ...downloadedIn(places.downloads ?? cache),
  ];
  for (const candidate of candidates)
    if (existsSync(candidate) && (await answers(candidate))) return candidate;
  return null;
}
