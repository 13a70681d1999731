/** Finds model servers on this machine's loopback by the ports they usually have; nothing is sent but a request of their models. */
import { z } from 'zod';
import { requestModels } from './probe-provider.ts';
import type { ProviderName } from './providers.ts';

export interface LocalServer {
  readonly label: string;
  readonly provider: Extract<ProviderName, 'ollama' | 'openai-compatible'>;
  readonly baseUrl: string;
  /** Those that write text, as it lists them. */
  readonly models: readonly string[];
}

type KnownServer = Omit<LocalServer, 'models'>;

const compatible = (label: string, port: number): KnownServer => ({
  label,
  provider: 'openai-compatible',
  baseUrl: `http://127.0.0.1:${port}/v1`,
});

export const knownServers: readonly KnownServer[] = [
  { label: 'Ollama', provider: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  compatible('LM Studio', 1234),
  compatible('llama.cpp', 8080),
  compatible('vLLM', 8000),
];

const searchMs = 1500;

/** OpenAI's form, which these servers share; Gemini has its own. */
const ModelList = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, ''))),
]);

/** Models that only turn text into vectors write nothing. */
const writesText = (id: string): boolean => !/embed|rerank|bge-|whisper|tts|dall-e|moderation/i.test(id);

/** Null when the text is no list of models. */
export function readModelList(body: string): readonly string[] | null {
  try {
    return ModelList.parse(JSON.parse(body)).filter(writesText);
  } catch {
    return null;
  }
}

async function findServer(server: KnownServer): Promise<LocalServer[]> {
  try {
    const { status, body } = await requestModels({ ...server, apiKey: null }, AbortSignal.timeout(searchMs));
    const models = status === 200 ? readModelList(body) : null;
    return models === null || models.length === 0 ? [] : [{ ...server, models }];
  } catch {
    return [];
  }
}

export const findLocalServers = async (
  servers: readonly KnownServer[] = knownServers,
): Promise<readonly LocalServer[]> => (await Promise.all(servers.map(findServer))).flat();
