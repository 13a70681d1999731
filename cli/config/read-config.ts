/** Reads the configuration file: by default `pagewright.config.json` of the current folder, if there is one. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { allRules } from '@pagewright/engine/audit/rules/all';
import { z } from 'zod';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';
import { Config } from './config.ts';

export const configName = 'pagewright.config.json';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** How many letters differ, as far as it matters. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A sentence about an id that no rule has, with the closest that one has. */
export function unknownRule(id: string): string {
  const [closest] = allRules.map((rule) => rule.id).sort((x, y) => distance(id, x) - distance(id, y));
  return words.config.unknownCheck({ id, closest: closest ?? '' });
}

export const isRule = (id: string): boolean => allRules.some((rule) => rule.id === id);

function checkRules({ rules = {}, accept = [] }: Config): void {
  const named = [...Object.keys(rules), ...accept.map(({ rule }) => rule)];
  const unknown = named.find((id) => !isRule(id));
  if (unknown !== undefined) throw new UsageError(unknownRule(unknown));
}

/** Paths in a configuration are those of its folder. */
function withPaths(config: Config, folder: string): Config {
  const { baseline } = config;
  return baseline === undefined ? config : { ...config, baseline: path.resolve(folder, baseline) };
}

export function parseConfig(text: string, file: string): Config {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      words.config.notJson({ file, error: error instanceof Error ? error.message : String(error) }),
    );
  }
  const result = Config.safeParse(parsed);
  if (!result.success)
    throw new UsageError(`${words.config.mistakes({ file })}\n${z.prettifyError(result.error)}`);
  checkRules(result.data);
  return withPaths(result.data, path.dirname(path.resolve(file)));
}

/** An empty configuration where no file was named and there is none. */
export async function readConfig(named: string | undefined): Promise<Config> {
  const file = named ?? configName;
  try {
    return parseConfig(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (named !== undefined) throw new UsageError(words.files.none({ file: named }));
    return {};
  }
}

/** `${NAME}` in a secret; the values themselves need not be in a file. */
export function resolveSecrets(config: Config, env: Readonly<Record<string, string | undefined>>): Config {
  const resolve = (text: string): string =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = env[name];
      if (value === undefined) throw new UsageError(words.config.noVariable({ name }));
      return value;
    });
  const all = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolve(value)]));
  const { headers, cookies, basicAuth, ai } = config;
  return {
    ...config,
    ...(headers !== undefined && { headers: all(headers) }),
    ...(ai?.apiKey !== undefined && { ai: { ...ai, apiKey: resolve(ai.apiKey) } }),
    ...(cookies !== undefined && { cookies: all(cookies) }),
    ...(basicAuth !== undefined && {
      basicAuth: { username: resolve(basicAuth.username), password: resolve(basicAuth.password) },
    }),
  };
}
