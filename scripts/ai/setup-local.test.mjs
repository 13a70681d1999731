/** Tests the setup of a model on this machine with the real llama.cpp and a hub on loopback: what it refuses, and that it says so before anything is downloaded. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installRuntime } from '../../server/adapters/llm/local/runtime.ts';
import { tinyGguf } from '../../server/testing/tiny-gguf.ts';
import { setUpLocal } from './setup-local.ts';
import { setUpModel } from './setup-model.ts';

const runtimeFolder = path.join(import.meta.dirname, '../../.cache/local-model');
const content = tinyGguf({ says: [] });
const hubUri = 'hf:maker/tiny/tiny.gguf';
let hub;
let requests;
let stated;
/** Whether the file ends in the middle and the connection stays open. */
let isStuck;
let folder;

beforeAll(async () => {
  await installRuntime(runtimeFolder, new AbortController().signal);
  hub = createServer((request, response) => {
    requests.push(request.method);
    if (request.url.includes('absent')) response.writeHead(404).end();
    else if (request.method === 'HEAD') response.writeHead(200, stated).end();
    else if (!isStuck) response.end(content);
    else response.write(content.subarray(0, content.length / 2));
  });
  await new Promise((resolve) => hub.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('HF_ENDPOINT', `http://127.0.0.1:${hub.address().port}`);
}, 300_000);
afterAll(() => {
  vi.unstubAllEnvs();
  hub.closeAllConnections();
  hub.close();
});
beforeEach(() => {
  requests = [];
  isStuck = false;
  const checksum = createHash('sha256').update(content).digest('hex');
  stated = { 'x-linked-size': content.length, 'x-linked-etag': `"${checksum}"` };
  folder = tempFolder();
  for (const name of readdirSync(runtimeFolder))
    if (name.startsWith('runtime-')) symlinkSync(path.join(runtimeFolder, name), path.join(folder, name));
});

/** A person who types these answers, one after the other, and may press Ctrl+C. */
function typing(...answers) {
  const lines = [];
  const controller = new AbortController();
  return {
    lines,
    interrupt: () => controller.abort(new Error('interrupted')),
    signal: controller.signal,
    say: (line) => lines.push(line),
    showProgress: (_percent, line) => lines.push(line),
    ask: async (question) => {
      lines.push(question);
      return answers.shift() ?? '';
    },
  };
}

const setUp = async (model, terminal = typing(), asksFirst = false) => {
  const variables = await setUpLocal(model, terminal, { asksFirst, folder });
  return { variables, said: terminal.lines.join('\n') };
};
const modelsFolder = () => path.join(folder, 'models');

describe('npm run ai:setup, on this machine', { timeout: 120_000 }, () => {
  it('says what it downloads and where to, then downloads it, tries it and writes what names it', async () => {
    const { variables, said } = await setUp(hubUri, typing('y'), true);
    expect(variables).toMatchObject({ AI_PROVIDER: 'local', AI_MODEL: hubUri, AI_API_KEY: '' });
    const [plan, question] = said.split('\n').flatMap((line) => (/the model,|Y\/n/.test(line) ? [line] : []));
    expect(plan).toContain(`the model, 5.8 MB, to ${modelsFolder()}`);
    expect(question).toContain('Download? (Y/n)');
    expect(said).toMatch(/likely to write about [\d,]+ tokens a second/);
    expect(said).toContain('100 % of 5.8 MB');
    expect(said).toMatch(/JSON +works/);
    expect(said).toMatch(/speed +\d+ threads? of the processor, \d+ tokens a second/);
    expect(said).toMatch(/context +[\d,]+ tokens/);
    expect(said).toMatch(/tool calls +by its own format/);
  });

  it('downloads nothing when the answer is no', async () => {
    const { variables } = await setUp(hubUri, typing('n'), true);
    expect(variables).toBeNull();
    expect(requests).toEqual(['HEAD']);
    expect(existsSync(modelsFolder())).toBe(false);
  });

  it('keeps what it has when it is interrupted', async () => {
    const terminal = typing();
    terminal.showProgress = terminal.interrupt;
    isStuck = true;
    await expect(setUp(hubUri, terminal)).rejects.toThrow('interrupted');
    expect(readdirSync(modelsFolder())).toEqual([expect.stringMatching(/\.gguf\.part$/)]);
  });

  it.each([
    ['too large for the disk', hubUri, { 'x-linked-size': '900000000000000' }, /^The disk has .* free/],
    ['not at the hub', 'hf:maker/absent:Q4_K_M', {}, /^The hub has no file for hf:maker\/absent:Q4_K_M\.$/],
    [
      'not stated with a checksum',
      hubUri,
      { 'x-linked-etag': '"x"' },
      /^The hub states no size and checksum/,
    ],
    ['no address', 'hf:tiny', {}, /^hf:tiny is not written as hf:OWNER/],
  ])('refuses a model that is %s before anything is written', async (_, model, head, sentence) => {
    stated = { ...stated, ...head };
    const { variables, said } = await setUp(model, typing(), true);
    expect(variables).toBeNull();
    expect(said).toMatch(sentence);
    expect(existsSync(modelsFolder())).toBe(false);
  });

  it('says when there is no network', async () => {
    const endpoint = process.env.HF_ENDPOINT;
    vi.stubEnv('HF_ENDPOINT', 'http://127.0.0.1:9');
    const { variables, said } = await setUp(hubUri);
    vi.stubEnv('HF_ENDPOINT', endpoint);
    expect([variables, said]).toEqual([null, '127.0.0.1:9 could not be reached.']);
  });

  it('refuses a file that is no GGUF, a damaged one, and one that is not there', async () => {
    const file = path.join(folder, 'page.gguf');
    writeFileSync(file, '<html>Sign in</html>');
    expect(await setUp(file)).toEqual({ variables: null, said: `${file} is not a GGUF file.` });
    writeFileSync(file, content.subarray(0, 9000));
    const damaged = await setUp(file);
    expect(damaged.variables).toBeNull();
    expect(damaged.said).toContain('page could not be loaded: its file is damaged or incomplete.');
    const none = path.join(folder, 'none.gguf');
    expect(await setUp(none)).toEqual({ variables: null, said: `There is no file ${none}.` });
    mkdirSync(none);
    expect((await setUp(none)).said).toBe(`${none} cannot be read.`);
  });

  it('asks again for what is neither an address nor a file', async () => {
    const terminal = typing('8', '5', 'hf:tiny', './none.gguf', 'hf:maker/absent/tiny.gguf');
    expect(await setUpModel(terminal, async () => [])).toBeNull();
    const said = terminal.lines.join('\n');
    expect(said.match(/^Type hf:OWNER/gm)).toHaveLength(2);
    expect(said).toMatch(
      /^\s+1 {2}Qwen3 0\.6B, 0\.4 GB, Apache-2\.0: .*; (?:about \d+ tokens? a second|too large)/m,
    );
    expect(said).toContain('The hub has no file for hf:maker/absent/tiny.gguf.');
  });
});
