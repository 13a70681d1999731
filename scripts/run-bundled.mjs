/** Runs a bundled program from what V8 compiled of it before: `node scripts/run-bundled.mjs FILE WORDS ...`. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

/** A shorter run has met too little of the program for its compiled form to be worth keeping. */
const worthKeepingMs = 500;

/** The program finds its words where it would without us. */
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
process.exitCode = await program.main();
if (cachedData === undefined || script.cachedDataRejected) keepCompiled(script);
