/** `npm start`: installs and builds what is missing, then serves the product until it is stopped. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { compiledFolder, envFileFlags, findBuild, findInstallation, findNode, root } from './prepare.mjs';
import { runQuietly } from './terminal/run-quietly.mjs';
import { createSteps } from './terminal/steps.mjs';

/** Aborted with the signal's name. A terminal that is closed sends SIGHUP. */
function stopRequest() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort(name));
  // Nobody reads a terminal that was closed.
  process.stderr.on('error', () => undefined);
  return controller.signal;
}

/** Ends this process unless the preparation was finished. */
async function prepare(preparation, steps, stop) {
  if (preparation === null) return;
  const step = steps.begin(preparation.doing);
  const { code, output } = await runQuietly({ ...preparation, cwd: root, signal: stop });
  if (stop.aborted) {
    step.clear();
    steps.note('Stopped before everything was ready. "npm start" continues from here.');
    process.exit(128 + constants.signals[stop.reason]);
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

/** In the background, in a process group of its own so that what it started ends with it. */
function bringBrowser(onLine) {
  const fetching = spawn(findNode(), ['scripts/bring-browser.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const isUnderWay = () => fetching.exitCode === null && fetching.signalCode === null;
  fetching.on('error', () => undefined);
  createInterface({ input: fetching.stderr }).on('line', onLine);
  process.on('exit', () => {
    if (isUnderWay() && fetching.pid !== undefined) endGroup(fetching.pid);
  });
}

/** Lines that are held back until they may be shown. */
function createHeldLines(show) {
  const held = [];
  let isOpen = false;
  return {
    add: (line) => (isOpen ? show(line) : held.push(line)),
    release: () => {
      isOpen = true;
      for (const line of held.splice(0)) show(line);
    },
  };
}

function serve(steps, stop, onStarted) {
  const starting = steps.begin('Starting Pagewright');
  const server = spawn(findNode(), [...envFileFlags(), 'server/main.ts'], {
    cwd: root,
    // By the last one the server says that it has started.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder },
  });
  // A terminal sends Ctrl+C to the server as well; a service manager tells only us.
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
const browserLines = createHeldLines(steps.note);
await prepare(findInstallation(), steps, stop);
bringBrowser(browserLines.add);
await prepare(findBuild(), steps, stop);
serve(steps, stop, browserLines.release);
