/** Tests the notice about model servers on this machine: named with the lines to set, and sent no prompt. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FakeProvider,
  html,
  listing,
  startFakeProvider,
} from '../adapters/llm/testing/fake-provider.ts';
import type { Log } from '../services/deps.ts';
import { readEnv } from './env.ts';
import { noticeLocalModels } from './notice-local-models.ts';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());

async function noticed(env: Record<string, string> = {}): Promise<string[]> {
  const lines: string[] = [];
  const log = { info: (_fields: object, message: string) => void lines.push(message) } as unknown as Log;
  const baseUrl = fake.settings('openai-compatible').baseUrl ?? '';
  await noticeLocalModels(readEnv(env), log, [
    { label: 'Ollama', provider: 'ollama', baseUrl },
    { label: 'vLLM', provider: 'openai-compatible', baseUrl },
    { label: 'Nothing', provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1' },
  ]);
  return lines;
}

describe('a model server on loopback', () => {
  it('is named with the lines to set, and gets no prompt', async () => {
    fake.listModels = listing('nomic-embed-text', 'qwen3:8b', 'llama3.2');
    expect(await noticed()).toEqual([
      'Ollama is running on this machine with qwen3:8b and 1 more. It is not used. To use it, put AI_PROVIDER=ollama AI_MODEL=qwen3:8b into .env, or run "npm run ai:setup"',
      expect.stringContaining(
        `put AI_PROVIDER=openai-compatible AI_MODEL=qwen3:8b AI_BASE_URL=${fake.settings('ollama').baseUrl}`,
      ),
    ]);
    expect(fake.requests).toEqual([]);
  });

  it('is not mentioned where a model is configured, or where something else has the port', async () => {
    expect(await noticed({ AI_PROVIDER: 'ollama', AI_MODEL: 'llama3.2' })).toEqual([]);
    fake.listModels = html;
    expect(await noticed()).toEqual([]);
    const own = new URL(fake.settings('ollama').baseUrl ?? '').port;
    fake.listModels = listing('qwen3:8b');
    expect(await noticed({ PORT: own })).toEqual([]);
  });
});
