/** `pagewright audit --ai`: with the real llama.cpp on this machine, and with a server on loopback. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { installRuntime } from '@pagewright/server/adapters/llm/local/runtime';
import { answering, failing, startFakeProvider } from '@pagewright/server/adapters/llm/testing/fake-provider';
import { goodPage } from '@pagewright/server/adapters/llm/testing/small-site';
import { potter, tinyGguf } from '@pagewright/server/testing/tiny-gguf';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { run, type SmallSite, serveSmallSite } from '../testing/small-site.ts';

const runtimeFolder = path.join(import.meta.dirname, '../../.cache/local-model');
beforeAll(() => installRuntime(runtimeFolder, new AbortController().signal), 300_000);

/** Where the command finds the runtime, as after an audit before. */
function cacheHome(): string {
  const home = tempFolder();
  mkdirSync(path.join(home, 'pagewright'));
  symlinkSync(runtimeFolder, path.join(home, 'pagewright', 'local-model'));
  return home;
}

function tinyFile(bytes: Uint8Array = tinyGguf({ says: potter ?? [] })): string {
  const file = path.join(tempFolder(), 'tiny.gguf');
  writeFileSync(file, bytes);
  return file;
}

/** What the tiny model says is about this. */
async function servePottery(): Promise<SmallSite> {
  const site = await serveSmallSite();
  const words =
    'Handmade stoneware for every day, thrown with care. Browse teapots, mugs, bowls and plates by hand from our kiln, Brindle Kiln.';
  site.pages.clear();
  site.pages.set('/', `<!doctype html><title>Mugs</title><main><h1>Stoneware</h1><p>${words}</p></main>`);
  return site;
}

interface Written {
  readonly pages: readonly {
    readonly suggestedTexts?: { readonly writtenBy: string; readonly fallback?: { readonly why: string } };
  }[];
}

const auditWith = async ({ origin }: SmallSite, env: Record<string, string>, ...args: string[]) => {
  const all = ['audit', origin, '--allow-private', '--format', 'json', '--max-pages', '2', ...args];
  const { code, stdout, stderr } = await run(all, { env });
  const written = code === 0 ? (JSON.parse(stdout) as Written).pages.map((page) => page.suggestedTexts) : [];
  return { code, stderr, written };
};

async function startServer() {
  const fake = await startFakeProvider();
  onTestFinished(fake.close);
  const { baseUrl, apiKey, model } = fake.settings('openai-compatible');
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: baseUrl ?? '',
    AI_API_KEY: apiKey ?? '',
    AI_MODEL: model,
    AI_EYES: 'off',
  };
  return { fake, env };
}

describe('--ai', { timeout: 180_000 }, () => {
  it('has a model on this machine write, says before how long it takes and after what it took', async () => {
    const env = { XDG_CACHE_HOME: cacheHome(), AI_PROVIDER: 'local', AI_MODEL: tinyFile() };
    const { code, stderr, written } = await auditWith(await servePottery(), env, '--ai');
    expect(code).toBe(0);
    const [before, after] = stderr.trim().split('\n');
    expect(before).toMatch(
      /^tiny writes the suggestions on this machine, at about \d+ s or more a page\. Nothing is sent elsewhere\.$/,
    );
    expect(after).toMatch(/^The model used [\d,]+ tokens in \d+ calls for 1 page\./);
    expect(written.map((page) => page?.writtenBy)).toEqual(['tiny']);
  });

  it('has a server write, says before what it may cost and after what it did', async () => {
    const { fake, env } = await startServer();
    fake.behave = answering(JSON.stringify(goodPage));
    const prices = { AI_PRICE_IN: '10', AI_PRICE_OUT: '100' };
    const { stderr, written } = await auditWith(await serveSmallSite(), { ...env, ...prices }, '--ai');
    const [before, after] = stderr.trim().split('\n');
    expect(before).toMatch(
      /^test-model writes the suggestions: about [\d,]+ tokens \(\$0\.\d\d\) at most, for 2 pages\.$/,
    );
    expect(after).toMatch(/^The model used [\d,]+ tokens in \d+ calls for 2 pages \(\$0\.\d\d\)\./);
    expect(written.map((page) => page?.writtenBy)).toContain('test-model');
    expect(fake.requests[0]?.headers.authorization).toBe(`Bearer ${env.AI_API_KEY}`);
  });

  it('takes the model of the configuration', async () => {
    const { fake, env } = await startServer();
    fake.behave = answering(JSON.stringify(goodPage));
    const config = path.join(tempFolder(), 'c.json');
    const ai = {
      provider: 'openai-compatible',
      model: 'named-here',
      // biome-ignore lint: the placeholder is for the command
      apiKey: '${MODEL_KEY}',
      baseUrl: env.AI_BASE_URL,
    };
    writeFileSync(config, JSON.stringify({ ai }));
    const withKey = { MODEL_KEY: 'of-the-configuration' };
    const { stderr } = await auditWith(await serveSmallSite(), withKey, '--ai', '--config', config);
    expect(stderr).toMatch(/^named-here writes the suggestions/);
    expect(fake.requests[0]?.headers.authorization).toBe('Bearer of-the-configuration');
  });

  it('is off unless it is asked for', async () => {
    const { fake, env } = await startServer();
    const { stderr, written } = await auditWith(await serveSmallSite(), env);
    expect(stderr).toBe('');
    expect(fake.requests).toEqual([]);
    expect(written).toHaveLength(2);
  });

  it('reports all the same when the model fails, and says why', async () => {
    const { fake, env } = await startServer();
    fake.behave = failing(401);
    const failed = await auditWith(await serveSmallSite(), env, '--ai');
    expect(failed.code).toBe(0);
    expect(failed.stderr).toContain(
      'Some parts were written without it: test-model rejected the API key and was not called again.',
    );
    const cut = tinyGguf().subarray(0, 9000);
    const local = { XDG_CACHE_HOME: cacheHome(), AI_PROVIDER: 'local', AI_MODEL: tinyFile(cut) };
    const damaged = await auditWith(await serveSmallSite(), local, '--ai');
    expect(damaged.code).toBe(0);
    expect(damaged.stderr).toContain('could not be loaded: its file is damaged or incomplete');
  });

  it.each([
    ['no model', {}, [], /^--ai needs a model: set AI_PROVIDER and AI_MODEL/],
    ['no suggestions', {}, ['--no-suggestions'], /^--ai and --no-suggestions exclude each other\./],
    [
      'a work file',
      {},
      ['--work-file', 'x.sqlite', '--format', 'text'],
      /^--ai needs the whole report in memory/,
    ],
    ['an unknown provider', { AI_PROVIDER: 'nobody' }, [], /^AI_PROVIDER must be /],
    [
      'a file that is not there',
      { AI_PROVIDER: 'local', AI_MODEL: '/nowhere/a.gguf' },
      [],
      /^There is no file \/nowhere\/a\.gguf\./,
    ],
    [
      'a wrong address',
      { AI_PROVIDER: 'local', AI_MODEL: 'hf:tiny' },
      [],
      /^hf:tiny is not written as hf:OWNER/,
    ],
  ])('refuses %s with a sentence, before the site is asked', async (_, env, args, sentence) => {
    const site = await serveSmallSite();
    const { code, stderr } = await auditWith(site, { ...env, XDG_CACHE_HOME: cacheHome() }, '--ai', ...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(sentence)]);
    expect(site.requests).toHaveLength(0);
  });
});
