/** Reports and chats through a model on this machine, with the real llama.cpp: whatever happens to it, they are complete and say why. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
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
/** Says how many texts were asked for, each time when the call is under way. */
function watched(model: LocalModelHost, onCall: (count: number) => void): LocalModelHost {
  let count = 0;
  const as: LocalModelHost['as'] = (userId) => (call, options) => {
    const answer = model.as(userId)(call, options);
    if (call.kind === 'generate') {
      count += 1;
      setImmediate(onCall, count);
    }
    return answer;
  };
  return { ...model, as };
}
const chat = (model: LocalModelHost, onFirstPiece = (): void => undefined) => {
  let hasBegun = false;
  return writeChat({
    onPiece: () => {
      if (!hasBegun) onFirstPiece();
      hasBegun = true;
    },
    settings,
    clock: systemClock,
    callLocal: () => model.as('ann'),
    wrap: withBuiltInFallback,
    text: 'What is a good beginning?',
  });
};

async function processOfModel(): Promise<number> {
  const { execFileSync } = await import('node:child_process');
  const found = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'model-process'], {
    encoding: 'utf8',
  });
  return Number(found.trim());
}

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

  // Its tools, byte by byte, take a minute to be read: only `npm run test:all` waits for it.
  const forms = process.env['TEST_MATRIX'] === 'full' ? [true, false] : [false];
  it.each(forms)(
    'tries changes in a chat by its own tool calls, and answers without them where it has none (%s)',
    async (hasTools) => {
      // Bytes as vocabulary: the tools take four times the tokens that they take of a real model.
      const model = open(saying({ hasTools }), { context: 32_768 });
      const offered: number[] = [];
      const as: LocalModelHost['as'] = (userId) => (call, options) => {
        if (call.kind === 'generate') offered.push(call.tools.length);
        return model.as(userId)(call, options);
      };
      const { answer } = await chat({ ...model, as });
      expect(answer.writtenBy).toBe('tiny');
      expect(answer.fallback).toBeUndefined();
      expect(offered.some((count) => count > 0)).toBe(hasTools);
    },
  );

  const saysSo = async (openModel: () => LocalModelHost, why: string): Promise<void> => {
    const page = await suggest(openModel());
    expect(page.writtenBy).toBe(builtInName);
    expect(page.fallback?.why).toContain(`tiny ${why}`);
    expect(page.suggestions.length).toBeGreaterThan(0);
    await host?.close();
    const { answer } = await chat(openModel());
    expect(answer.fallback).toEqual({ why: `tiny ${why}` });
    expect(answer.content.length).toBeGreaterThan(20);
  };
  it.each([
    ['damaged', saying().subarray(0, 9000), {}, 'could not be loaded: its file is damaged or incomplete'],
    ['of too small a context', saying(), { context: 512 }, 'has too small a context for this text'],
  ])('that is %s leaves a complete report and an answer, which say so', (_, bytes, more, why) =>
    saysSo(() => open(bytes, more), why),
  );

  // What makes the real one fail so is tested in local-model.test.ts.
  it.each([
    ['of an unknown kind', 'unsupported', 'could not be loaded: llama.cpp does not know this kind of model'],
    ['too large', 'memory', 'could not be loaded: this machine has too little free memory for it'],
    ['not set up', 'uninstalled', 'is not set up on this machine: run "npm run ai:setup"'],
  ] as const)('that is %s leaves a complete report and an answer, which say so', (_, failure, why) =>
    saysSo(
      () => ({ as: () => async () => ({ kind: 'failed', failure }), close: async () => undefined }),
      why,
    ),
  );

  it('that dies in the middle leaves a complete report, and writes the next', async () => {
    const model = open(tinyGguf());
    const call = model.as('ben');
    await call({ kind: 'measure', texts: [] }, { signal: never });
    const pid = await processOfModel();
    const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Hello' }] }];
    // The other's answer stands between the calls of the page: the process ends when one writes and the other waits.
    let [isWriting, isKilled] = [false, false];
    const killBetween = (asked: number): void => {
      if (isKilled || !isWriting || asked < 2) return;
      isKilled = true;
      process.kill(pid, 'SIGKILL');
    };
    let calls = 0;
    const killed = suggest(
      watched(model, (asked) => {
        calls = asked;
        const onText = (): void => {
          isWriting = true;
          killBetween(calls);
        };
        if (asked === 1)
          void call({ kind: 'generate', prompt, tools: [], maxTokens: 4000 }, { signal: never, onText });
        else killBetween(asked);
      }),
    );
    const page = await killed;
    expect(page.writtenBy).toBe(builtInName);
    expect(page.fallback?.why).toBe('tiny stopped in the middle of its work');
    const again = await call({ kind: 'generate', prompt, tools: [], maxTokens: 3 }, { signal: never });
    expect(again.kind).toBe('reply');
  });

  it('that dies in the middle of an answer leaves one by the built-in assistant alone, which says so', async () => {
    const sentences = ['\n', 'The', ' bread', ' is', ' baked.', ' It', ' is'];
    const model = open(tinyGguf({ says: [sentences] }));
    await model.as('ann')({ kind: 'measure', texts: [] }, { signal: never });
    const pid = await processOfModel();
    const { answer, shown } = await chat(model, () => {
      process.kill(pid, 'SIGKILL');
    });
    expect(answer.fallback).toEqual({ why: 'tiny stopped in the middle of its work' });
    expect(answer.content.length).toBeGreaterThan(20);
    expect(shown).toBe(answer.content);
  });

  it('stops when the run is cancelled', async () => {
    const stop = new AbortController();
    const model = open(tinyGguf());
    await model.as('ann')({ kind: 'measure', texts: [] }, { signal: never });
    const work = suggest(
      watched(model, () => stop.abort(new Error('cancelled'))),
      stop.signal,
    );
    await expect(work).rejects.toThrow('cancelled');
  });
});
