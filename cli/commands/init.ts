/** `pagewright init`: writes a configuration to start from. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { configName } from '../config/read-config.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { resolveTarget } from '../target/target.ts';
import { words } from '../words/words.ts';

const schema = './node_modules/pagewright/pagewright.schema.json';

export async function initCommand(args: readonly string[], { stdout }: Terminal): Promise<number> {
  const [site, ...others] = args;
  if (others.length > 0) throw new UsageError(words.init.oneAtATime);
  const target = site === undefined ? null : resolveTarget([site]);
  if (existsSync(configName)) throw new UsageError(words.init.exists({ file: configName }));
  const isPrivate = target?.kind === 'site' && (target.isPrivate || target.origin !== null);
  const config = {
    $schema: schema,
    site: site ?? 'example.com',
    maxPages: 100,
    ...(isPrivate && { allowPrivate: true }),
    exclude: [],
    rules: {},
    accept: [],
    baseline: 'pagewright.baseline.json',
    failOn: 'warning',
    // The state of today is accepted, critical findings too: a budget would fail on them at once.
    budgets: {},
  };
  await writeFile(configName, `${JSON.stringify(config, null, 2)}\n`);
  stdout.write(`${words.init.wrote({ file: configName })}\n`);
  return exitCodes.fine;
}
