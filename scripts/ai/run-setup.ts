/** The program that `npm run ai:setup` starts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setUpLocal } from './setup-local.ts';
import { setUpModel } from './setup-model.ts';
import { InputEnded, openTerminal } from './terminal.ts';
import { setVariables } from './write-env.ts';

const file = path.join(import.meta.dirname, '../..', '.env');
/** As shells have it. */
const interrupted = 130;

const terminal = openTerminal();
const [flag, model] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--local' || model === undefined)) {
  terminal.say(
    'Usage: npm run ai:setup, or npm run ai:setup -- --local MODEL, where MODEL is hf:… or a .gguf file.',
  );
  process.exit(2);
}
const variables = await (model === undefined
  ? setUpModel(terminal)
  : setUpLocal(model, terminal, { asksFirst: false })
).catch((error: unknown) => {
  if (error instanceof InputEnded) return null;
  throw error;
});
terminal.close();
if (variables === null) {
  terminal.say('Nothing was written.');
  if (terminal.signal.aborted) process.exitCode = interrupted;
  else if (model !== undefined) process.exitCode = 1;
} else {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // It holds a key: nobody but the owner may read it.
  writeFileSync(file, setVariables(before, variables), { mode: 0o600 });
  terminal.say('Written to .env. Start Pagewright again to use it.');
}
