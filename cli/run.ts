/** The program behind the command: the process is its terminal. */
import { exitCodes } from './errors/exit-codes.ts';
import { main } from './main.ts';
import { words } from './words/words.ts';

function cancelOnSignal(): AbortSignal {
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cancel.abort());
  return cancel.signal;
}

/** A reader such as head may close the pipe early. */
function toleratePipes(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

toleratePipes();
try {
  const { stdout, stderr, stdin, env } = process;
  const signal = cancelOnSignal();
  process.exitCode = await main(process.argv.slice(2), { stdout, stderr, stdin, env, signal });
} catch (error) {
  process.stderr.write(
    `${words.command.internalError({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })}\n`,
  );
  process.exitCode = exitCodes.couldNotAudit;
}
