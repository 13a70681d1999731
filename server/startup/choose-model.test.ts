/** Tests the README's lines for each model: the configuration accepts them, and the right endpoint is called with the right key. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateText } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatLimitsOf } from '../adapters/llm/chat-limits.ts';
import { connectModel } from '../adapters/llm/connect-model.ts';
import { limitsOf } from '../adapters/llm/model-settings.ts';
import { answering, type FakeProvider, startFakeProvider } from '../adapters/llm/testing/fake-provider.ts';
import { aboutModel, chooseModel, modelSettings } from './choose-model.ts';
import { type Env, readEnv } from './env.ts';

const readme = readFileSync(path.join(import.meta.dirname, '../..', 'README.md'), 'utf8');
const section = readme.split('\n## ').find((part) => part.startsWith('AI\n')) ?? '';

/** By the first word before its block. */
const snippets = new Map(
  [...section.matchAll(/^([\w.]+)[^\n]*:\n\n```sh\n([^`]*)```/gm)].map(([, name = '', lines = '']) => [
    name,
    Object.fromEntries(
      lines
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s)),
    ) as Record<string, string>,
  ]),
);

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  provider.behave = answering('Hello');
});
afterAll(() => provider.close());

/** The request that a model's server receives; here a fake one. */
async function requestOf(env: Env) {
  const { model } = chooseModel(env);
  if (model === undefined) throw new Error('No model was chosen.');
  const settings = { ...(model.settings as Parameters<typeof connectModel>[0]) };
  const { baseUrl } = provider.settings(settings.provider);
  const connected = await connectModel({ ...settings, baseUrl }, 65_536);
  const { text } = await generateText({ model: connected, prompt: 'Say hello', maxRetries: 0 });
  expect(text).toBe('Hello');
  const request = provider.requests.at(-1);
  return { path: request?.path, headers: request?.headers ?? {}, body: request?.body ?? '' };
}

describe('the lines of the README', () => {
  it('are three for each model', () => {
    expect([...snippets.keys()]).toEqual([
      'OpenAI',
      'Anthropic',
      'Gemini',
      'Mistral',
      'OpenRouter',
      'Ollama',
      'llama.cpp',
      'vLLM',
      'LM',
    ]);
    for (const lines of snippets.values()) expect(Object.keys(lines)).toHaveLength(3);
  });

  it.each([
    ['OpenAI', 'openai', '/v1/responses', 'authorization'],
    ['Anthropic', 'anthropic', '/v1/messages', 'x-api-key'],
    ['Gemini', 'google', '/v1/models/gemini-2.5-flash:generateContent', 'x-goog-api-key'],
    ['Mistral', 'mistral', '/v1/chat/completions', 'authorization'],
    ['OpenRouter', 'openrouter', '/v1/chat/completions', 'authorization'],
  ])('connect %s with a key', async (name, expected, endpoint, header) => {
    const lines = snippets.get(name) ?? {};
    const env = readEnv(lines);
    expect(chooseModel(env).model?.settings).toEqual({
      provider: expected,
      model: lines['AI_MODEL'],
      apiKey: lines['AI_API_KEY'],
      baseUrl: null,
      acceptsImages: expected !== 'openrouter',
    });
    const request = await requestOf(env);
    expect(request.path).toBe(endpoint);
    expect(request.headers[header]).toContain(lines['AI_API_KEY']);
  });

  it.each([
    ['Ollama', 'http://localhost:11434/v1', 'ollama'],
    ['llama.cpp', 'http://localhost:8080/v1', 'openai-compatible'],
    ['vLLM', 'http://localhost:8000/v1', 'openai-compatible'],
    ['LM', 'http://localhost:1234/v1', 'openai-compatible'],
  ])('connect %s without a key', async (name, address, expected) => {
    const lines = snippets.get(name) ?? {};
    const env = readEnv(lines);
    expect(chooseModel(env).model?.settings).toEqual({
      provider: expected,
      model: lines['AI_MODEL'],
      apiKey: null,
      baseUrl: address,
      acceptsImages: false,
    });
    const request = await requestOf(env);
    expect(request.path).toBe('/v1/chat/completions');
    expect(request.headers).not.toHaveProperty('authorization');
    expect(JSON.parse(request.body)).toMatchObject({ model: lines['AI_MODEL'] });
    expect(aboutModel(env)).toEqual({ model: { name: lines['AI_MODEL'], acceptsImages: false } });
  });

  it('may be followed by limits and prices', () => {
    const env = readEnv({
      ...snippets.get('OpenAI'),
      AI_TIMEOUT_S: '90',
      AI_CONCURRENCY: '2',
      AI_MAX_OUTPUT_TOKENS: '8000',
      AI_PRICE_IN: '0.25',
      AI_PRICE_OUT: '2',
    });
    const settings = modelSettings(env);
    expect(settings && limitsOf(settings)).toMatchObject({
      slowQuestionMs: 90_000,
      isTimeoutFixed: true,
      atOnce: 2,
      answerTokens: 8000,
    });
    expect(settings && chatLimitsOf(settings)).toMatchObject({ answerMs: 90_000, answerTokens: 8000 });
    expect(aboutModel(env).model?.price).toEqual({ input: 0.25, output: 2 });
  });

  it('are optional: without them no model is chosen', () => {
    expect(chooseModel(readEnv({}))).toEqual({});
  });
});
