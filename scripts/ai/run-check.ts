/** The program that `npm run ai:check` starts. */
import { modelSettings } from '../../server/startup/choose-model.ts';
import { readEnv } from '../../server/startup/env.ts';
import { EnvError } from '../../server/startup/env-error.ts';
import { showCheck } from './show-check.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  try {
    const settings = modelSettings(readEnv(process.env));
    if (settings !== null)
      return (await showCheck(settings, say, new AbortController().signal)).isUsable ? 0 : 1;
    say('No model is configured: the built-in assistant writes. "npm run ai:setup" connects one.');
    return 0;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    for (const problem of error.problems) say(problem);
    return 2;
  }
}

process.exitCode = await main();
