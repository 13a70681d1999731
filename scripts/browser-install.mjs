/** `npm run browser:install`: installs a Chromium when the machine has none, without root and without changing the system. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findBrowser, ownBrowser } from './find-browser.mjs';
import { findNode, root, say } from './prepare.mjs';

const abandonedMs = 3600_000;
const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-color-emoji'];

function runProgram(program, args, options = {}) {
  const result = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
  if (result.status !== 0) {
    const lastLine = (result.error?.message ?? result.stderr).trim().split('\n').at(-1);
    throw new Error(`${path.basename(program)} says "${lastLine}".`);
  }
  return result.stdout;
}

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Private package lists when the machine's own are missing; the archives stay the machine's. */
function aptOptions(folder) {
  const shared = [
    '-o',
    'Debug::NoLocking=1',
    '-o',
    'APT::Install-Recommends=false',
    '-o',
    `Dir::Cache=${folder}/apt`,
  ];
  mkdirSync(path.join(folder, 'apt', 'archives', 'partial'), { recursive: true });
  if (spawnSync('apt-cache', ['show', packages[0]]).status === 0) return shared;
  const lists = path.join(folder, 'lists');
  mkdirSync(path.join(lists, 'partial'), { recursive: true });
  const options = [...shared, '-o', `Dir::State::Lists=${lists}`];
  runProgram('apt-get', [...options, 'update']);
  return options;
}

/** The packages this machine lacks, as apt computes them. */
function missingPackages(options) {
  const listing = runProgram('apt-get', [...options, '--print-uris', '-y', 'install', ...packages]);
  return [...listing.matchAll(/^'[^']+' ([^_\s]+)_\S+\.deb /gm)].map((match) => match[1]);
}

/** Starts the unpacked program with its own libraries and fonts, wherever the folder is. */
const wrapper = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
for libraries in "$here"/root/usr/lib/*-linux-gnu "$here"/root/usr/lib/*-linux-gnu/pulseaudio; do
  [ -d "$libraries" ] && LD_LIBRARY_PATH="$libraries\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
done
export LD_LIBRARY_PATH
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/root/usr/lib/chromium/chromium-headless-shell" "$@"
`;

/** Metric-compatible replacements for fonts that pages request by name. */
const fontAliases = {
  'Liberation Sans': ['sans-serif', 'system-ui', 'ui-sans-serif', 'Arial', 'Helvetica', 'Helvetica Neue'],
  'Liberation Serif': ['serif', 'ui-serif', 'Times New Roman', 'Times'],
  'Liberation Mono': ['monospace', 'ui-monospace', 'Courier New', 'Courier'],
};

const aliases = Object.entries(fontAliases).flatMap(([font, names]) =>
  names.map(
    (name) =>
      `  <alias binding="same"><family>${name}</family><prefer><family>${font}</family><family>Noto Color Emoji</family></prefer></alias>`,
  ),
);

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">root/usr/share/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
${aliases.join('\n')}
</fontconfig>
`;

function writeFonts(folder) {
  const file = path.join(folder, 'fonts.conf');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== fontsConf) writeFileSync(file, fontsConf);
}

function unpackDebian(folder) {
  const archives = path.join(folder, 'debs');
  mkdirSync(archives, { recursive: true });
  const options = aptOptions(folder);
  const names = missingPackages(options);
  say(`Downloading Chromium (${names.length} Debian packages, about 100 MB) into .cache/browser ...`);
  runProgram('apt-get', [...options, 'download', ...names], { cwd: archives });
  for (const archive of readdirSync(archives))
    runProgram('dpkg-deb', ['-x', path.join(archives, archive), path.join(folder, 'root')]);
  for (const leftover of ['debs', 'apt', 'lists'])
    rmSync(path.join(folder, leftover), { recursive: true, force: true });
  writeFonts(folder);
  writeFileSync(path.join(folder, 'chromium'), wrapper);
  chmodSync(path.join(folder, 'chromium'), 0o755);
}

/** Leftovers of interrupted installs. */
function removeAbandoned(place) {
  const parts = readdirSync(path.dirname(place)).filter((name) =>
    name.startsWith(`${path.basename(place)}-part-`),
  );
  for (const folder of parts.map((name) => path.join(path.dirname(place), name)))
    if (Date.now() - statSync(folder).mtimeMs > abandonedMs) rmSync(folder, { recursive: true, force: true });
}

/**
 * Unpacks under a temporary name and renames it at the end, so that other processes find a complete browser or
 * none.
 */
function installDebian() {
  const place = path.dirname(ownBrowser);
  mkdirSync(path.dirname(place), { recursive: true });
  removeAbandoned(place);
  const folder = mkdtempSync(`${place}-part-`);
  chmodSync(folder, 0o755);
  try {
    unpackDebian(folder);
    rmSync(place, { recursive: true, force: true });
    renameSync(folder, place);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ubuntu and its derivatives have apt, too, but no Chromium package. */
const isDebian = () =>
  has('apt-get') &&
  has('dpkg-deb') &&
  existsSync('/etc/os-release') &&
  /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));

function install() {
  if (isDebian()) {
    installDebian();
    return;
  }
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  if (!existsSync(playwright)) throw new Error('Run "npm ci" first.');
  say('Downloading Chromium (about 100 MB) ...');
  runProgram(findNode(), [playwright, 'install', 'chromium-headless-shell']);
}

const byHand = 'Install Chromium or Chrome by hand, or set CHROME_PATH to one.';

/** The machine's browser, or one that is installed now; throws a sentence when neither is possible. */
export function bringBrowser() {
  const found = findBrowser();
  // One that an older version installed may lack some font aliases.
  if (found?.path === ownBrowser) writeFonts(path.dirname(ownBrowser));
  if (found !== null) return found;
  try {
    install();
  } catch (error) {
    throw new Error(`Chromium could not be fetched: ${error.message}\n${byHand}`, { cause: error });
  }
  const brought = findBrowser();
  if (brought === null) throw new Error(`Chromium was fetched but does not start. ${byHand}`);
  return brought;
}

/** For commands that require a browser. */
export function ensureBrowser() {
  try {
    return bringBrowser();
  } catch (error) {
    say(error.message);
    return process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { path: at, version } = ensureBrowser();
  say(`${version} at ${at}`);
}
