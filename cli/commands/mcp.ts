/** `pagewright mcp`: serves the audit to an AI agent over stdio, until its input ends. */
import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from '@pagewright/mcp/create-server';
import { mergeConfig, readFlags } from '../config/flags.ts';
import { readConfig, resolveSecrets } from '../config/read-config.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import { createLocalAnalyses } from '../mcp/local-analyses.ts';
import type { Terminal } from '../output/terminal.ts';
import { readVersion } from '../output/version.ts';
import { words } from '../words/words.ts';

export async function mcpCommand(args: readonly string[], { env, signal, stdin }: Terminal): Promise<number> {
  const { targets, config, configFile } = readFlags(args);
  if (targets.length > 0) throw new UsageError(words.mcp.noSite);
  const merged = resolveSecrets(mergeConfig(await readConfig(configFile), config), env);
  const server = createMcpServer(createLocalAnalyses(merged), {
    version: readVersion(),
    now: () => new Date(),
  });
  await server.connect(new StdioServerTransport());
  await Promise.race([once(stdin, 'end'), once(stdin, 'close'), once(signal, 'abort')]);
  await server.close();
  return exitCodes.fine;
}
