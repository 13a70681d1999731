/** `npm run browser:install`: brings a Chromium when the machine has none, without root and without touching the system. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, ownBrowser } from './find-browser.mjs';
import { findNode, root, run, say } from './prepare.mjs';

const folder = path.dirname(ownBrowser);
const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-color-emoji'];

function ask(program, args, options = {}) {
  const result = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
  if (result.status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${result.error?.message ?? result.stderr}`);
  return result.stdout;
}

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Private lists of packages when the machine's own are missing; the archives themselves stay the machine's. */
function aptOptions() {
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
  ask('apt-get', [...options, 'update']);
  return options;
}

/** The packages this machine lacks, by apt's own reckoning. */
function missingPackages(options) {
  const listing = ask('apt-get', [...options, '--print-uris', '-y', 'install', ...packages]);
  return [...listing.matchAll(/^'[^']+' ([^_\s]+)_\S+\.deb /gm)].map((match) => match[1]);
}

/** Starts the unpacked program with its own libraries and fonts, from wherever the folder is. */
const wrapper = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
for libraries in "$here"/root/usr/lib/*-linux-gnu "$here"/root/usr/lib/*-linux-gnu/pulseaudio; do
  [ -d "$libraries" ] && LD_LIBRARY_PATH="$libraries\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
done
export LD_LIBRARY_PATH
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/root/usr/lib/chromium/chromium-headless-shell" "$@"
`;

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">root/usr/share/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function unpackDebian() {
  rmSync(folder, { recursive: true, force: true });
  const archives = path.join(folder, 'debs');
  mkdirSync(archives, { recursive: true });
  const options = aptOptions();
  const names = missingPackages(options);
  say(`Fetching Chromium (${names.length} Debian packages, about 100 MB) into .cache/browser ...`);
  ask('apt-get', [...options, 'download', ...names], { cwd: archives });
  for (const archive of readdirSync(archives))
    ask('dpkg-deb', ['-x', path.join(archives, archive), path.join(folder, 'root')]);
  for (const leftover of ['debs', 'apt', 'lists'])
    rmSync(path.join(folder, leftover), { recursive: true, force: true });
  writeFileSync(path.join(folder, 'fonts.conf'), fontsConf);
  writeFileSync(ownBrowser, wrapper);
  chmodSync(ownBrowser, 0o755);
}

function install() {
  if (has('apt-get') && has('dpkg-deb')) {
    unpackDebian();
    return;
  }
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  if (!existsSync(playwright)) throw new Error('Run "npm ci" first.');
  run(findNode(), [playwright, 'install', 'chromium-headless-shell']);
}

export function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  try {
    install();
  } catch (error) {
    say(
      `Chromium could not be fetched: ${error.message}\nInstall Chromium or Chrome by hand, or set CHROME_PATH to one.`,
    );
    process.exit(1);
  }
  const brought = findBrowser();
  if (brought === null) {
    say(
      'Chromium was fetched but does not start. Install Chromium or Chrome by hand, or set CHROME_PATH to one.',
    );
    return process.exit(1);
  }
  return brought;
}

if (process.argv[1] === import.meta.filename) {
  const { path: at, version } = ensureBrowser();
  say(`${version} at ${at}`);
}
