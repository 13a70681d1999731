/** Reports and chats through a model on this machine, with the real llama.cpp: whatever happens to it, they are complete and say why. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtInName } from '@pagewright/engine/suggest/suggester';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { potter, type TinyModel, tinyGguf } from '../../testing/tiny-gguf.ts';
import { withBuiltInFallback } from './chat-with-fallback.ts';
import { systemClock } from './clock.ts';
import { createLlmSuggester } from './llm-suggester.ts';
import { createLocalModelHost, type LocalModelHost, type LocalSettings } from './local/model-host.ts';
import { installRuntime } from './local/runtime.ts';
import type { ModelSettings } from './model-settings.ts';
import { builtIn, pageOf, siteOf } from './testing/small-site.ts';
import { writeChat } from './testing/write-chat.ts';

const runtimeFolder = path.join(import.meta.dirname, '../../../.cache/local-model');
const never = new AbortController().signal;
let folder: string;
let host: LocalModelHost | null = null;
beforeAll(async () => {
  await installRuntime(runtimeFolder, never);
  folder = await mkdtemp(path.join(tmpdir(), 'local-reports-'));
}, 300_000);
afterEach(() => host?.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings: ModelSettings = {
  provider: 'local',
  model: '/models/tiny.gguf',
  apiKey: null,
  baseUrl: null,
  acceptsImages: false,
};

function open(bytes: Uint8Array, more: Partial<LocalSettings> = {}): LocalModelHost {
  const model = path.join(folder, 'tiny.gguf');
  writeFileSync(model, bytes);
  host = createLocalModelHost({
    model,
    folder: runtimeFolder,
    idleMs: 60_000,
    context: null,
    sequences: 1,
    ...more,
  });
  return host;
}
const saying = (more: TinyModel = {}): Buffer => tinyGguf({ says: potter ?? [], ...more });

const words =
  'Handmade stoneware for every day, thrown with care. Browse teapots, mugs, bowls and plates by hand from our kiln, Brindle Kiln.';
const site = siteOf([pageOf('/', `<h1>Stoneware</h1><p>${words}</p>`, 'Mugs')]);
const home = 'https://shop.example/';
const suggest = async (model: LocalModelHost, signal = never) => {
  const suggester = createLlmSuggester({
    settings,
    builtIn,
    cache: null,
    callLocal: () => model.as('ann'),
  });
  const session = await suggester.open(site, signal);
  return session.suggestPage(home, signal);
};
const chat = (model: LocalModelHost) =>
  writeChat({
    settings,
    clock: systemClock,
    callLocal: () => model.as('ann'),
    wrap: withBuiltInFallback,
    text: 'What is a good beginning?',
  });

describe('a model on this machine', { timeout: 180_000 }, () => {
  it('writes a report, in its own name and with the built-in parts that it left out', async () => {
    const page = await suggest(open(saying()));
    expect(page).toMatchObject({
      writtenBy: 'tiny',
      title: 'Stoneware Mugs, Bowls & Plates by Hand | Brindle Kiln',
    });
    // What it leaves empty is not its fault.
    expect(page.fallback).toBeUndefined();
    expect(page.suggestions.length).toBeGreaterThan(0);
  });

  it('writes in a chat, with the page in a form that its context has room for', async () => {
    const { answer, shown } = await chat(open(saying()));
    expect(answer).toMatchObject({ writtenBy: 'tiny', content: 'Say what the page offers in its title.' });
    expect(shown).toBe(answer.content);
    expect(answer.fallback).toBeUndefined();
  });

  it.each([
    ['damaged', saying().subarray(0, 9000), {}, 'could not be loaded: its file is damaged or incomplete'],
    [
      'of an unknown kind',
      tinyGguf({ architecture: 'nonesuch' }),
      {},
      'could not be loaded: llama.cpp does not know this kind of model',
    ],
    [
      'too large',
      saying(),
      { context: 100_000_000 },
      'could not be loaded: this machine has too little free memory for it',
    ],
    ['not set up', saying(), { folder: '/nowhere' }, 'is not set up on this machine: run "npm run ai:setup"'],
    ['of too small a context', saying(), { context: 512 }, 'has too small a context for this text'],
  ])('that is %s leaves a complete report and an answer, which say so', async (_, bytes, more, why) => {
    const page = await suggest(open(bytes, more));
    expect(page.writtenBy).toBe(builtInName);
    expect(page.fallback?.why).toContain(`tiny ${why}`);
    expect(page.suggestions.length).toBeGreaterThan(0);
    await host?.close();
    const { answer } = await chat(open(bytes, more));
    expect(answer.fallback).toEqual({ why: `tiny ${why}` });
    expect(answer.content.length).toBeGreaterThan(20);
  });

  it('that dies in the middle leaves a complete report, and writes the next', async () => {
    const model = open(tinyGguf());
    const call = model.as('ben');
    await call({ kind: 'measure', texts: [] }, { signal: never });
    const { execFileSync } = await import('node:child_process');
    const pid = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'model-process'], {
      encoding: 'utf8',
    });
    const killed = suggest(model);
    const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Hello' }] }];
    // Its turn comes in the middle of the other's work, or waits for it: the process ends for both.
    void call({ kind: 'generate', prompt, tools: [], maxTokens: 4000 }, { signal: never });
    setTimeout(() => process.kill(Number(pid.trim()), 'SIGKILL'), 300);
    const page = await killed;
    expect(page.writtenBy).toBe(builtInName);
    expect(page.fallback?.why).toBe('tiny stopped in the middle of its work');
    const again = await call({ kind: 'generate', prompt, tools: [], maxTokens: 3 }, { signal: never });
    expect(again.kind).toBe('reply');
  });

  it('stops when the run is cancelled', async () => {
    const stop = new AbortController();
    const model = open(tinyGguf());
    await model.as('ann')({ kind: 'measure', texts: [] }, { signal: never });
    const work = suggest(model, stop.signal);
    setTimeout(() => stop.abort(new Error('cancelled')), 200);
    await expect(work).rejects.toThrow('cancelled');
  });
});
