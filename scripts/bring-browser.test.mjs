/** What `npm start` does on a machine without a browser: installs one, or prints one line, and never fails. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const scripts = ['bring-browser.mjs', 'browser-install.mjs', 'find-browser.mjs', 'prepare.mjs', 'say.mjs'];
const tools = ['sh', 'dirname', 'readlink', 'mkdir', 'cat', 'chmod'];

const fetches = `case "$*" in
  *--print-uris*) echo "'mirror/chromium.deb' chromium-headless-shell_1_all.deb 1 SHA256:1" ;;
  *download*) echo archive > chromium.deb ;;
esac`;
const unpacks = `mkdir -p "$3/usr/lib/chromium"
printf '#!/bin/sh\\necho Chromium 1.2.3\\n' > "$3/usr/lib/chromium/chromium-headless-shell"
chmod 755 "$3/usr/lib/chromium/chromium-headless-shell"`;

/** A checkout on a simulated machine that has only the given programs. */
function bareMachine({ apt }) {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-bring-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const bin = path.join(root, 'bin');
  mkdirSync(bin);
  for (const tool of tools) {
    const real = ['/bin', '/usr/bin'].map((folder) => path.join(folder, tool)).find(existsSync);
    symlinkSync(real, path.join(bin, tool));
  }
  for (const [name, body] of [
    ['apt-get', apt],
    ['apt-cache', 'exit 0'],
    ['dpkg-deb', unpacks],
  ]) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${body}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  for (const name of scripts) cpSync(path.join(import.meta.dirname, name), path.join(root, 'scripts', name));
  const run = (env = {}) =>
    spawnSync(process.execPath, ['scripts/bring-browser.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: bin, HOME: root, ...env },
    });
  return {
    run,
    inCache: () => (existsSync(path.join(root, '.cache')) ? readdirSync(path.join(root, '.cache')) : []),
  };
}

it.runIf(process.platform === 'linux')('installs a browser once, and prints one line', () => {
  const { run, inCache } = bareMachine({ apt: fetches });
  const { status, stderr } = run();
  expect(status).toBe(0);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining('Downloading Chromium'),
    'Chromium 1.2.3 is ready: analyses now include screenshots, the design analysis and page speed.',
  ]);
  expect(inCache()).toEqual(['browser']);
  expect(run()).toMatchObject({ status: 0, stderr: '' });
});

it.runIf(process.platform === 'linux')(
  'prints one line where nothing can be downloaded, and leaves nothing behind',
  () => {
    const { run, inCache } = bareMachine({ apt: 'echo "E: no mirror answers" >&2; exit 100' });
    const { status, stderr } = run();
    expect(status).toBe(0);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(
      'apt-get says "E: no mirror answers". Try again with "npm run browser:install".',
    );
    expect(inCache()).toEqual([]);
  },
);

it.runIf(process.platform === 'linux')('downloads nothing when switched off', () => {
  const { run, inCache } = bareMachine({ apt: fetches });
  expect(run({ FETCH_BROWSER: 'off' })).toMatchObject({ status: 0, stderr: '' });
  expect(run({ CHROME_PATH: '/nowhere/chromium' })).toMatchObject({ status: 0, stderr: '' });
  expect(inCache()).toEqual([]);
});
