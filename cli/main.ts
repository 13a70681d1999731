/** The `pagewright` command: finds the subcommand, turns errors into a sentence and an exit code. */
import { exitCodes } from './errors/exit-codes.ts';
import { AuditError, UsageError } from './errors/usage-error.ts';
import { helpWords } from './help.ts';
import type { Terminal } from './output/terminal.ts';
import { readVersion } from './output/version.ts';
import { words } from './words/words.ts';

type Command = (args: readonly string[], terminal: Terminal) => number | Promise<number>;

/** Loaded when they are used: most runs need one of them. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  audit: async () => (await import('./commands/audit.ts')).auditCommand,
  diff: async () => (await import('./commands/diff.ts')).diffCommand,
  explain: async () => (await import('./commands/explain.ts')).explainCommand,
  init: async () => (await import('./commands/init.ts')).initCommand,
  logs: async () => (await import('./commands/logs.ts')).logsCommand,
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
};

/** What follows `--` is no option. */
const wantsHelp = (args: readonly string[]): boolean =>
  args
    .slice(0, args.includes('--') ? args.indexOf('--') : undefined)
    .some((arg) => /^(?:--help|-h)$/.test(arg));

async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || wantsHelp(args) || name === 'help') {
    terminal.stdout.write(helpWords.help);
    return name === undefined ? exitCodes.wrongUse : exitCodes.fine;
  }
  if (name === '--version' || name === '-v') {
    terminal.stdout.write(`${readVersion()}\n`);
    return exitCodes.fine;
  }
  const load = commands[name];
  if (load === undefined) throw new UsageError(words.command.unknown({ name }));
  return (await load())(rest, terminal);
}

/** Resolves to the exit code. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    if (terminal.signal.aborted) {
      terminal.stderr.write(`${words.command.cancelled}\n`);
      return exitCodes.cancelled;
    }
    if (error instanceof UsageError) {
      terminal.stderr.write(`${error.message}\n${words.command.tryHelp}\n`);
      return exitCodes.wrongUse;
    }
    if (error instanceof AuditError) {
      terminal.stderr.write(`${error.message}\n`);
      return exitCodes.couldNotAudit;
    }
    throw error;
  }
}
