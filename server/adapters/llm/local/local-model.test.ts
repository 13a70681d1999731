/** Tests the model on this machine with the real llama.cpp, on a tiny model that is written here. Quality cannot be measured with it. */

import { createHash } from 'node:crypto';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { potter, type TinyModel, tinyGguf } from '../../../testing/tiny-gguf.ts';
import type { GenerateCall, LocalAnswer } from './local-port.ts';
import { downloadModel, findOnHub, type HubFile } from './model-file.ts';
import {
  createLocalModelHost,
  type LocalModelEvent,
  type LocalModelHost,
  type LocalSettings,
} from './model-host.ts';
import { installRuntime } from './runtime.ts';

/** Where the product installs it; without a registry and without it these tests fail and say so. */
const runtimeFolder = path.join(import.meta.dirname, '../../../../.cache/local-model');
const never = new AbortController().signal;
let folder: string;
let host: LocalModelHost | null = null;
let events: LocalModelEvent[] = [];

beforeAll(async () => {
  await installRuntime(runtimeFolder, never);
  folder = await mkdtemp(path.join(tmpdir(), 'local-model-'));
}, 300_000);
afterEach(async () => {
  await host?.close();
  events = [];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (bytes: Uint8Array, name = 'tiny'): string => {
  const file = path.join(folder, `${name}.gguf`);
  writeFileSync(file, bytes);
  return file;
};

const settingsOf = (model: string): LocalSettings => ({
  model,
  folder: runtimeFolder,
  idleMs: 60_000,
  context: 2048,
  sequences: 1,
});
function openHost(model: string, settings: Partial<LocalSettings> = {}): LocalModelHost {
  host = createLocalModelHost({ ...settingsOf(model), ...settings }, (event) => events.push(event));
  return host;
}
const openTiny = (tiny: TinyModel = {}, settings: Partial<LocalSettings> = {}): LocalModelHost =>
  openHost(fileOf(tinyGguf(tiny)), settings);

const asking = (more: Partial<GenerateCall> = {}, text = 'Hello'): GenerateCall => ({
  kind: 'generate',
  prompt: [
    { role: 'system', content: 'You write.' },
    { role: 'user', content: [{ type: 'text', text }] },
  ],
  tools: [],
  maxTokens: 100,
  ...more,
});
const replyOf = (answer: LocalAnswer) => {
  if (answer.kind !== 'reply') throw new Error(JSON.stringify(answer));
  return answer;
};
/** Finds no end, in text and in JSON; random weights end by chance. */
const endless: TinyModel = {
  says: [
    ['\n', 'on', ' and', 'on'],
    ['"', 'on'],
  ],
};
const processOf = async (): Promise<number> => {
  const { execFileSync } = await import('node:child_process');
  return Number(
    execFileSync('pgrep', ['-P', String(process.pid), '-f', 'model-process'], { encoding: 'utf8' }).trim(),
  );
};

describe('a model on this machine', { timeout: 120_000 }, () => {
  it('says its words piece by piece', async () => {
    const pieces: string[] = [];
    const call = openTiny({ says: potter ?? [] }).as('ann');
    const reply = replyOf(await call(asking(), { signal: never, onText: (text) => pieces.push(text) }));
    expect(reply).toMatchObject({ text: 'Say what the page offers in its title.', finish: 'stop' });
    expect(pieces.join('')).toBe(reply.text);
    expect(pieces.length).toBeGreaterThan(2);
    expect(reply.outputTokens).toBeGreaterThan(5);
  });

  it('is held to a schema whatever its weights are, and ends', async () => {
    const { zod } = { zod: await import('zod') };
    const Reply = zod.z.object({
      title: zod.z.string(),
      items: zod.z.array(zod.z.object({ number: zod.z.number(), text: zod.z.string().nullable() })),
    });
    const schema = zod.z.toJSONSchema(Reply) as NonNullable<GenerateCall['schema']>;
    const call = openTiny({}, { context: 16_384 }).as('ann');
    for (const text of ['one', 'two', 'three']) {
      const reply = replyOf(await call(asking({ schema, maxTokens: 12_000 }, text), { signal: never }));
      expect(reply.finish).toBe('stop');
      expect(Reply.safeParse(JSON.parse(reply.text)).error).toBeUndefined();
    }
  });

  it('ends a text in a schema that it finds no end of', async () => {
    const schema = {
      type: 'object',
      properties: { title: { type: 'string' } },
      required: ['title'],
    } as const;
    const call = openTiny(endless, { context: 16_384 }).as('ann');
    const reply = replyOf(await call(asking({ schema, maxTokens: 12_000 }), { signal: never }));
    expect(reply.finish).toBe('stop');
    expect((JSON.parse(reply.text) as { title: string }).title.length).toBeGreaterThan(100);
  });

  it('calls a tool by its own format, and goes on with the result', async () => {
    const says = [['\n', '<tool_call>\n{"name": "']];
    const call = openTiny({ says }).as('ann');
    const tools = [
      {
        name: 'count',
        description: 'Counts.',
        parameters: {
          type: 'object',
          properties: { of: { enum: ['words', 'links'] } },
          required: ['of'],
        } as const,
      },
    ];
    const reply = replyOf(await call(asking({ tools }), { signal: never }));
    expect(reply.finish).toBe('tool-calls');
    expect(reply.calls).toHaveLength(1);
    expect(reply.calls[0]).toMatchObject({
      name: 'count',
      input: { of: expect.stringMatching(/^(?:words|links)$/) },
    });
    const next = asking({ tools: [] });
    const continued: GenerateCall = {
      ...next,
      prompt: [
        ...next.prompt,
        {
          role: 'assistant',
          content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'count', input: { of: 'words' } }],
        },
        {
          role: 'tool',
          content: [
            { type: 'tool-result', toolCallId: 'a', toolName: 'count', output: { type: 'json', value: 7 } },
          ],
        },
      ],
    };
    const longer = replyOf(await call(continued, { signal: never }));
    expect(longer.inputTokens).toBeGreaterThan(reply.inputTokens - 400);
  });

  it('says whether its format has tool calls', async () => {
    for (const hasTools of [true, false]) {
      const answer = await openTiny({ hasTools }).as('ann')(
        { kind: 'measure', texts: ['four'] },
        { signal: never },
      );
      expect(answer).toMatchObject({ kind: 'measured', facts: { hasTools, context: 2048 }, tokens: [4] });
      await host?.close();
    }
  });

  it('stops writing when nobody waits any more', async () => {
    const call = openTiny(endless, { context: 8192 }).as('ann');
    const elsewhere = createLocalModelHost(settingsOf(fileOf(tinyGguf(endless))));
    const compare = elsewhere.as('ben');
    for (const each of [call, compare]) await each({ kind: 'measure', texts: [] }, { signal: never });
    const stop = new AbortController();
    const onText = (): void => stop.abort(new Error('gone'));
    const order: string[] = [];
    const compared = compare(asking({ maxTokens: 500 }), { signal: never }).then(() =>
      order.push('compared'),
    );
    const work = call(asking({ maxTokens: 6000 }), { signal: stop.signal, onText });
    await expect(work).rejects.toThrow('gone');
    // The only sequence is free again, although thousands of tokens were left.
    replyOf(await call(asking({ maxTokens: 1 }), { signal: never }));
    order.push('next');
    await compared;
    await elsewhere.close();
    expect(order).toEqual(['next', 'compared']);
  });

  it('stops reading when nobody waits any more, and reads nothing twice', async () => {
    const call = openTiny({}, { context: 8192 }).as('ann');
    await call({ kind: 'measure', texts: [] }, { signal: never });
    const long = asking({ maxTokens: 1 }, 'word '.repeat(800));
    const stop = new AbortController();
    const work = call(long, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('gone')), 20);
    await expect(work).rejects.toThrow('gone');
    const next = replyOf(await call(long, { signal: never }));
    expect(next.heldTokens).toBeLessThan(next.inputTokens / 2);
    const again = replyOf(await call(long, { signal: never }));
    expect(again.heldTokens).toBeGreaterThan(next.inputTokens / 2);
  });

  it('serves two users in turn on one sequence', async () => {
    const tiny = openTiny();
    const order: string[] = [];
    const ask = (user: string) =>
      tiny
        .as(user)(asking({ maxTokens: 20 }), { signal: never })
        .then(() => order.push(user));
    await Promise.all([ask('ann'), ask('ann'), ask('ann'), ask('ben')]);
    expect(order.indexOf('ben')).toBeLessThan(3);
  });

  it('serves two users at once on two sequences', async () => {
    const tiny = openTiny(endless, { sequences: 2 });
    const order: string[] = [];
    const ask = async (user: string): Promise<void> => {
      let hasBegun = false;
      const onText = (): void => {
        if (!hasBegun) order.push('begins');
        hasBegun = true;
      };
      replyOf(await tiny.as(user)(asking({ maxTokens: 300 }), { signal: never, onText }));
      order.push('ends');
    };
    await Promise.all([ask('ann'), ask('ben')]);
    expect(order).toEqual(['begins', 'begins', 'ends', 'ends']);
  });

  it('is started again after it was killed in the middle of an answer', async () => {
    const call = openTiny(endless).as('ann');
    const answer = await call(asking({ maxTokens: 1500 }), {
      signal: never,
      onText: () =>
        void processOf().then(
          (pid) => process.kill(pid, 'SIGKILL'),
          () => undefined,
        ),
    });
    expect(answer).toEqual({ kind: 'failed', failure: 'died' });
    expect(replyOf(await call(asking({ maxTokens: 3 }), { signal: never })).outputTokens).toBeGreaterThan(0);
    expect(events.map(({ event }) => event)).toEqual(['model.loaded', 'model.died', 'model.loaded']);
  });

  it('ends its process when it had no work, and starts again', async () => {
    const call = openTiny({}, { idleMs: 50 }).as('ann');
    await call(asking({ maxTokens: 3 }), { signal: never });
    await expect.poll(() => events.map(({ event }) => event)).toEqual(['model.loaded', 'model.idle']);
    await expect(processOf()).rejects.toThrow();
    replyOf(await call(asking({ maxTokens: 3 }), { signal: never }));
  });

  it('refuses a text that its context has no room for', async () => {
    const call = openTiny().as('ann');
    expect(await call(asking({}, 'word '.repeat(500)), { signal: never })).toEqual({
      kind: 'failed',
      failure: 'long',
    });
  });

  const whole = tinyGguf();
  const corrupt = Buffer.from(whole).fill(0xff, 400, 1400);
  it.each([
    ['truncated in its weights', whole.subarray(0, whole.length / 2), 'damaged'],
    ['truncated in its head', whole.subarray(0, 3000), 'damaged'],
    ['corrupt', corrupt, 'damaged'],
    ['empty', Buffer.alloc(0), 'damaged'],
    ['no GGUF', Buffer.from('<html>Not found</html>'.repeat(99)), 'damaged'],
    ['of an architecture that nobody knows', tinyGguf({ architecture: 'nonesuch' }), 'unsupported'],
  ])('does not load a file that is %s', async (_, bytes, failure) => {
    const call = openHost(fileOf(bytes, 'bad')).as('ann');
    expect(await call(asking(), { signal: never })).toEqual({ kind: 'failed', failure });
    expect(events).toMatchObject([{ event: 'model.failed', failure }]);
  });

  it('does not load what the memory is too small for', async () => {
    const call = openTiny({}, { context: 100_000_000 }).as('ann');
    expect(await call(asking(), { signal: never })).toEqual({ kind: 'failed', failure: 'memory' });
  });

  it('says what is not there', async () => {
    const absent = openHost(path.join(folder, 'none.gguf')).as('ann');
    expect(await absent(asking(), { signal: never })).toEqual({ kind: 'failed', failure: 'absent' });
    const bare = openTiny({}, { folder }).as('ann');
    expect(await bare(asking(), { signal: never })).toEqual({ kind: 'failed', failure: 'uninstalled' });
  });
});

describe('the download of a model', () => {
  const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 31) % 251));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((each) => each.close()));

  const serve = async (listener: RequestListener): Promise<Record<string, string>> => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return { HF_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
  };
  const head = { 'x-linked-size': String(content.length), 'x-linked-etag': `"${sha256}"` };
  const load = async (env: Record<string, string>, file?: Partial<HubFile>, uri = 'hf:a/b/c.gguf') => {
    const to = path.join(await mkdtemp(path.join(folder, 'd-')), 'model.gguf');
    const found = { ...(await findOnHub(uri, env, never)), ...file };
    await downloadModel(found, to, { env, signal: never, onProgress: () => undefined });
    const { readFile } = await import('node:fs/promises');
    return readFile(to);
  };
  const from = (range: string | undefined): number => Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);

  it('goes on where the connection broke, and finds the file of a quantisation', async () => {
    const asked: string[] = [];
    const env = await serve((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.range ?? ''}`.trim());
      if (request.url === '/v2/a/b/manifests/Q4_K_M') response.end('{"ggufFile":{"rfilename":"x/c.gguf"}}');
      else if (request.method === 'HEAD') response.writeHead(302, { ...head, location: '/elsewhere' }).end();
      else {
        const at = from(request.headers.range);
        response.writeHead(at === 0 ? 200 : 206, {
          'content-range': `bytes ${at}-${content.length - 1}/${content.length}`,
        });
        response.write(content.subarray(at, at + 90_000), () => {
          if (at + 90_000 < content.length) response.destroy();
          else response.end();
        });
      }
    });
    expect(await load(env, {}, 'hf:a/b:Q4_K_M')).toEqual(content);
    expect(asked[1]).toBe('HEAD /a/b/resolve/main/x/c.gguf');
    expect(asked.slice(3).every((each) => each.includes('bytes='))).toBe(true);
  });

  it('begins anew at a server that cannot go on', async () => {
    let tries = 0;
    const env = await serve((request, response) => {
      if (request.method === 'HEAD') response.writeHead(200, head).end();
      else if ((tries += 1) === 1) response.write(content.subarray(0, 50_000), () => response.destroy());
      else response.end(content);
    });
    expect(await load(env)).toEqual(content);
  });

  it.each([
    ['sends more than it stated', Buffer.concat([content, content]), /sent more than/],
    ['ends before the size it stated', content.subarray(0, 1000), /broke off again/],
    ['sends something else of the same size', Buffer.alloc(content.length, 1), /checksum differs/],
  ])('says so when the server %s', async (_, body, sentence) => {
    const env = await serve((request, response) => {
      if (request.method === 'HEAD') response.writeHead(200, head).end();
      else if (from(request.headers.range) > 0)
        response.writeHead(206, { 'content-range': 'bytes 0-9/10' }).end();
      else response.end(body);
    });
    await expect(load(env)).rejects.toThrow(sentence);
  });

  it.skipIf(!existsSync('/dev/full'))('says when the disk is full, without another try', async () => {
    let tries = 0;
    const env = await serve((request, response) => {
      if (request.method === 'HEAD') response.writeHead(200, head).end();
      else {
        tries += 1;
        response.end(content);
      }
    });
    const to = path.join(await mkdtemp(path.join(folder, 'd-')), 'model.gguf');
    symlinkSync('/dev/full', `${to}.part`);
    const found = await findOnHub('hf:a/b/c.gguf', env, never);
    const options = { env, signal: never, onProgress: () => undefined };
    await expect(downloadModel(found, to, options)).rejects.toThrow('The disk is full.');
    expect(tries).toBe(1);
  });

  it('checks the disk first, and states what the hub lacks', async () => {
    const env = await serve((request, response) => {
      const status = request.url?.includes('gated') ? 401 : request.url?.includes('none') ? 404 : 200;
      response.writeHead(status, request.url?.includes('bare') ? {} : head).end();
    });
    await expect(load(env, { bytes: 1e18 })).rejects.toThrow(/The disk has/);
    await expect(load(env, {}, 'hf:a/gated/c.gguf')).rejects.toThrow(/set HF_TOKEN/);
    await expect(load(env, {}, 'hf:a/none/c.gguf')).rejects.toThrow(/has no file/);
    await expect(load(env, {}, 'hf:a/bare/c.gguf')).rejects.toThrow(/no size and checksum/);
    await expect(load(env, {}, 'hf:only')).rejects.toThrow(/is not written as/);
    await expect(load({ HF_ENDPOINT: 'http://hub.example' })).rejects.toThrow(/https/);
  });
});
