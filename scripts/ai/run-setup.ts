/** The program that `npm run ai:setup` starts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setUpLocal } from './setup-local.ts';
import { setUpModel } from './setup-model.ts';
import { setVariables } from './write-env.ts';

const file = path.join(import.meta.dirname, '../..', '.env');

class InputEnded extends Error {}

/** A key is not shown while it is typed. */
function openTerminal() {
  let isMuted = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  // Lines that come before their question, as from a file, are not lost.
  const typed = lines[Symbol.asyncIterator]();
  return {
    say: (line: string) => void process.stdout.write(`${line}\n`),
    ask: async (question: string, isSecret = false) => {
      process.stdout.write(question);
      isMuted = isSecret;
      const { value, done } = await typed.next();
      isMuted = false;
      if (isSecret) process.stdout.write('\n');
      if (done === true) throw new InputEnded('The input ended.');
      return value.trim();
    },
    close: () => lines.close(),
  };
}

const terminal = openTerminal();
const [flag, model] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--local' || model === undefined)) {
  terminal.say(
    'Usage: npm run ai:setup, or npm run ai:setup -- --local MODEL, where MODEL is hf:… or a .gguf file.',
  );
  process.exit(2);
}
// npm runs scripts in the repository; a path is meant from where it was typed.
const typed =
  model === undefined || model.startsWith('hf:')
    ? model
    : path.resolve(process.env['INIT_CWD'] ?? '.', model);
const variables = await (typed === undefined ? setUpModel(terminal) : setUpLocal(typed, terminal.say)).catch(
  (error: unknown) => {
    if (error instanceof InputEnded) return null;
    throw error;
  },
);
terminal.close();
if (variables === null) {
  terminal.say('Nothing was written.');
  if (typed !== undefined) process.exitCode = 1;
} else {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // It holds a key: nobody but the owner may read it.
  writeFileSync(file, setVariables(before, variables), { mode: 0o600 });
  terminal.say('Written to .env. Start Pagewright again to use it.');
}
