/** `npm start` in a checkout of its own, with an npm, a website and a server that take no time: what is seen, and how it ends. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const copied = ['start.mjs', 'prepare.mjs', 'say.mjs', 'terminal/steps.mjs', 'terminal/run-quietly.mjs'];

const installs = `mkdir -p node_modules/.bin && ln -sf "$NODE" node_modules/.bin/node`;
const files = {
  'package-lock.json': '{}',
  'contract/limits.ts': '',
  'web/build/build.ts': `import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('web/dist/client', { recursive: true });
    writeFileSync('web/dist/client/app.html', '');
    console.log('what a build has to say');`,
  'server/main.ts': `process.on('SIGINT', () => process.exit(0)).on('SIGTERM', () => process.exit(0));
    setInterval(() => undefined, 1000);
    console.log('[running with ' + (process.env.GREETING ?? 'nothing') + ']');
    process.send({ event: 'server.started' });`,
  'scripts/bring-browser.mjs': `console.error('A browser is ready.');`,
};

function makeCheckout(npm = installs) {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-start-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of copied)
    cpSync(path.join(import.meta.dirname, name), path.join(root, 'scripts', name), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  setNpm(root, npm);
  return root;
}

function setNpm(root, body) {
  mkdirSync(path.join(root, 'bin'), { recursive: true });
  writeFileSync(path.join(root, 'bin', 'npm'), `#!/bin/sh\n${body}\n`);
  chmodSync(path.join(root, 'bin', 'npm'), 0o755);
}

const environment = (root) => ({
  PATH: [path.join(root, 'bin'), '/usr/bin', '/bin'].join(path.delimiter),
  NODE: process.execPath,
  TERM: 'xterm',
});

/** Both streams go into one file, which preserves their order. */
function start(root) {
  const file = path.join(root, 'output.txt');
  const output = openSync(file, 'w');
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: environment(root),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  onTestFinished(() => void child.kill('SIGKILL'));
  const read = () => readFileSync(file, 'utf8').replaceAll(/\d+ s\b/g, 'N s');
  const seen = (text) => expect.poll(read).toContain(text);
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, read, seen, ended };
}

it('installs and builds once, says so, and shows nothing of a browser before the server runs', async () => {
  const root = makeCheckout();
  const first = start(root);
  await first.seen('A browser is ready.\n');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.read()).toBe(`Installing packages ...
✓ Installed packages N s
Building the website ...
✓ Built the website N s
Starting Pagewright ...
[running with nothing]
A browser is ready.
`);

  writeFileSync(path.join(root, '.env'), 'GREETING=a file\n');
  const second = start(root);
  await second.seen('A browser is ready.\n');
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(second.read()).toBe('Starting Pagewright ...\n[running with a file]\nA browser is ready.\n');
});

it('shows what npm said when the installation failed', async () => {
  const { ended, read } = start(makeCheckout('echo "npm error network is unreachable" >&2; exit 1'));
  expect(await ended).toBe(1);
  expect(read()).toBe(`Installing packages ...
✗ Installing packages failed after N s

npm error network is unreachable

Pagewright did not start. Solve the problem above, then run "npm start" again.
`);
});

it('stops in the middle of an installation with a sentence, and installs at the next start', async () => {
  const root = makeCheckout('echo $$ > pid; exec sleep 600');
  const { child, seen, ended, read } = start(root);
  await seen('Installing packages ...');
  const pidFile = path.join(root, 'pid');
  const readPid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0);
  await expect.poll(readPid).toBeGreaterThan(0);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(read()).toBe(
    'Installing packages ...\nStopped before everything was ready. "npm start" continues from here.\n',
  );
  expect(() => process.kill(readPid(), 0)).toThrow('ESRCH');

  setNpm(root, installs);
  const next = start(root);
  await next.seen('[running');
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(next.read()).toContain('Installed packages');
});

const hasPython = spawnSync('python3', ['-c', 'import pty']).status === 0;
/** Runs a command on a terminal, presses Ctrl+C twice when it shows a text, and prints all that was seen and how it ended. */
const pressCtrlC = `import os, pty, sys
pid, terminal = pty.fork()
if pid == 0: os.execvp(sys.argv[2], sys.argv[2:])
seen, isPressed = b'', False
while True:
    try: chunk = os.read(terminal, 4096)
    except OSError: break
    if not chunk: break
    seen += chunk
    if not isPressed and sys.argv[1].encode() in seen:
        isPressed = True
        os.write(terminal, b'\\x03\\x03')
code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
sys.stdout.buffer.write(seen + b'ended with %d' % code)`;

/** What stays on the screen. */
const screenOf = (written) =>
  written
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => stripVTControlCharacters(line.split('\r\u001B[K').at(-1)))
    .join('\n')
    .replaceAll(/\d+ s\b/g, 'N s');

// "script" takes other options on each system, and a terminal from npm would have to be compiled.
it.skipIf(!hasPython)('ends quietly at Ctrl+C on a terminal, whenever it is pressed', () => {
  const press = (root, when) =>
    screenOf(
      spawnSync('python3', ['-c', pressCtrlC, when, process.execPath, 'scripts/start.mjs'], {
        cwd: root,
        env: { ...environment(root), PATH: `${environment(root).PATH}:${process.env.PATH}` },
        encoding: 'utf8',
        timeout: 50_000,
      }).stdout,
    );
  const root = makeCheckout('exec sleep 600');
  expect(press(root, 'Installing')).toBe(
    '  Stopped before everything was ready. "npm start" continues from here.\nended with 130',
  );
  setNpm(root, installs);
  expect(press(root, '[running')).toMatch(
    /^ {2}✓ Installed packages N s\n {2}✓ Built the website N s\n\S* ?.*\[running with nothing\]\n(?: {2}A browser is ready\.\n)?(?:\^C)*ended with 0$/,
  );
});
