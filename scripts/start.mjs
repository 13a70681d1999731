/** `npm start`: installs and builds what is missing, then serves the product until it is stopped. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { compileCache, envFileFlags, findBuild, findInstallation, findNode, root } from './prepare.mjs';
import { runQuietly } from './terminal/run-quietly.mjs';
import { createSteps } from './terminal/steps.mjs';

/** Aborted with the signal's name. A terminal that is closed sends SIGHUP. */
function stopRequest() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort(name));
  // A closed terminal cannot be written to.
  process.stderr.on('error', () => undefined);
  return controller.signal;
}

const terminalSignals = new Set(['SIGINT', 'SIGHUP']);

/** Ends this process unless the preparation was finished. */
async function prepare(preparation, steps, stop) {
  if (preparation === null) return;
  const step = steps.begin(preparation.doing);
  const { code, endedBy, output } = await runQuietly({ ...preparation, cwd: root, signal: stop });
  // A terminal signals all its processes at once: that the other one ended may be known before the own signal.
  const stoppedBy = stop.reason ?? (terminalSignals.has(endedBy) ? endedBy : undefined);
  if (stoppedBy !== undefined) {
    step.clear();
    steps.note('Stopped before everything was ready. "npm start" continues from here.');
    process.exit(128 + constants.signals[stoppedBy]);
  }
  if (code !== 0) {
    step.fail();
    process.stderr.write(`\n${output.trim()}\n\n`);
    steps.note('Pagewright did not start. Solve the problem above, then run "npm start" again.');
    process.exit(1);
  }
  preparation.finish();
  step.succeed(preparation.done);
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It is gone already.
  }
}

/** Downloads a browser in the background, in a process group of its own so that its children end with it. */
function installBrowser(onLine) {
  const installing = spawn(findNode(), ['scripts/bring-browser.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const isRunning = () => installing.exitCode === null && installing.signalCode === null;
  installing.on('error', () => undefined);
  createInterface({ input: installing.stderr }).on('line', onLine);
  process.on('exit', () => {
    if (isRunning() && installing.pid !== undefined) endGroup(installing.pid);
  });
}

/** Buffers lines until they may be shown. */
function createLineBuffer(show) {
  const buffered = [];
  let isOpen = false;
  return {
    add: (line) => (isOpen ? show(line) : buffered.push(line)),
    release: () => {
      isOpen = true;
      for (const line of buffered.splice(0)) show(line);
    },
  };
}

function serve(steps, stop, onStarted) {
  const starting = steps.begin('Starting Pagewright');
  const server = spawn(findNode(), [...envFileFlags(), 'server/main.ts'], {
    cwd: root,
    // Over the last one the server reports that it has started.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...compileCache },
  });
  // A terminal sends Ctrl+C to the server as well; a service manager signals only this process.
  const forward = () => server.kill(stop.reason);
  if (stop.aborted) forward();
  stop.addEventListener('abort', forward);
  server.once('message', () => {
    starting.clear();
    onStarted();
  });
  server.on('error', (error) => {
    starting.clear();
    steps.note(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => {
    starting.clear();
    // A server that is stopped before it listens to signals ends by the signal itself.
    const isStopped = stop.aborted && signal === stop.reason;
    if (isStopped) steps.note('Stopped.');
    process.exit(isStopped ? 0 : (code ?? 1));
  });
}

const steps = createSteps(process.stderr);
const stop = stopRequest();
const browserLines = createLineBuffer(steps.note);
await prepare(findInstallation(), steps, stop);
installBrowser(browserLines.add);
await prepare(findBuild(), steps, stop);
serve(steps, stop, browserLines.release);
