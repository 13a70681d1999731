/** Runs a bundled program from what V8 compiled of it before: `node scripts/run-bundled.mjs [--short] FILE WORDS ...`. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/** A shorter run has met too little of the program for its compiled form to be worth keeping. */
const worthKeepingMs = 500;

/**
 * V8 optimises a function that was called 3,000 times, on threads of its own. Of a program that runs for seconds it
 * optimises hundreds that way, and most of that comes too late to be worth its time: it may wait a little longer.
 * The name of the setting is V8's own affair, so it is left alone where it was not tried.
 */
const patience = '--invocation-count-for-turbofan=100000';
const isTriedV8 = process.versions.v8.startsWith('13.');

/** The program finds its words where it would without us. */
const isShort = process.argv[2] === '--short' && process.argv.splice(2, 1).length > 0;
const [file] = process.argv.splice(2, 1);
const compiledFile = `${file}.compiled`;

function readCompiled() {
  try {
    return readFileSync(compiledFile);
  } catch {
    return undefined;
  }
}

/** Unlike Node's own cache, which is taken before the first call, this holds every function the run needed. */
function keepCompiled(script) {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 < worthKeepingMs) return;
  try {
    writeFileSync(`${compiledFile}.${process.pid}`, script.createCachedData());
    renameSync(`${compiledFile}.${process.pid}`, compiledFile);
  } catch {
    // The folder may be read-only: the next start compiles again.
  }
}

const cachedData = readCompiled();
const script = new Script(`(function (exports, require) {${readFileSync(file, 'utf8')}\n})`, {
  filename: file,
  cachedData,
});
const program = {};
script.runInThisContext()(program, createRequire(file));
const isKept = cachedData !== undefined && !script.cachedDataRejected;
// V8 takes what was compiled under the very settings of the start: Node's modules before this, and what is kept below.
if (isShort && isKept && isTriedV8) setFlagsFromString(patience);
process.exitCode = await program.main();
if (!isKept) keepCompiled(script);
