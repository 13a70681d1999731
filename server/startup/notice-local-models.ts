/** Names a model server on this machine that is not configured, with the lines to set; it is not used unless it is configured. */
import { findLocalServers, knownServers, type LocalServer } from '../adapters/llm/find-local-servers.ts';
import type { Log } from '../services/deps.ts';
import type { Env } from './env.ts';

/** What to write into .env for its first model. */
export const linesFor = ({ provider, baseUrl, models }: LocalServer): string[] => [
  `AI_PROVIDER=${provider}`,
  `AI_MODEL=${models[0] ?? ''}`,
  ...(provider === 'ollama' ? [] : [`AI_BASE_URL=${baseUrl}`]),
];

export function describeServer(server: LocalServer): string {
  const { label, models } = server;
  const [first = '', ...others] = models;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${label} is running on this machine with ${first}${more}. It is not used. To use it, put ${linesFor(server).join(' ')} into .env, or run "npm run ai:setup"`;
}

/** Nothing where a model is configured already, and never this server's own port. */
export async function noticeLocalModels(
  { AI_PROVIDER, PORT }: Pick<Env, 'AI_PROVIDER' | 'PORT'>,
  log: Log,
  servers = knownServers,
): Promise<void> {
  if (AI_PROVIDER !== undefined) return;
  const others = servers.filter(({ baseUrl }) => new URL(baseUrl).port !== String(PORT));
  for (const server of await findLocalServers(others))
    log.info({ event: 'model.found' }, describeServer(server));
}
