/** Tests servers that lack something: JSON schemas, JSON mode, images, tools. */
import type { ChatWriter } from '@pagewright/engine/chat/writer';
import type { SuggesterTools } from '@pagewright/engine/suggest/suggester';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLlmSuggester } from './llm-suggester.ts';
import { errorOf } from './model-errors.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import {
  answering,
  type Behaviour,
  type FakeProvider,
  lacking,
  type Provider,
  providers,
  startFakeProvider,
} from './testing/fake-provider.ts';
import { builtIn, goodPage, smallSite } from './testing/small-site.ts';
import { calling, streaming } from './testing/streamed-answers.ts';
import { writeChat } from './testing/write-chat.ts';

let fake: FakeProvider;
beforeEach(async () => {
  fake = await startFakeProvider();
});
afterEach(() => fake.close());

const never = new AbortController().signal;
const good = JSON.stringify(goodPage);
const home = 'https://shop.example/';

const open = (provider: Provider, tools: SuggesterTools = {}) =>
  createLlmSuggester({
    settings: fake.settings(provider),
    builtIn,
    cache: null,
    clock: createFakeClock(),
  }).open(smallSite, never, tools);

/** How a request wants its answer, in any protocol. */
function formatOf(body: string): 'schema' | 'json' | 'text' {
  const sent = JSON.parse(body) as Record<string, unknown>;
  const format = JSON.stringify([
    sent['response_format'],
    sent['text'],
    sent['output_format'],
    sent['output_config'],
    sent['generationConfig'],
    sent['tools'],
  ]);
  if (/json_schema|"responseSchema|"responseJsonSchema|input_schema/.test(format)) return 'schema';
  return /json_object|application\/json/.test(format) ? 'json' : 'text';
}

/** A server that refuses the formats it does not have, and answers the others. */
const having =
  (formats: readonly string[], message: string, text = good): Behaviour =>
  (request, response) =>
    (formats.includes(formatOf(request.body)) ? answering(text) : lacking(message))(request, response);

describe.each(providers)('a server of %s', (provider) => {
  it('that has schemas gets the schema', async () => {
    fake.behave = answering(good);
    await (await open(provider)).suggestPage(home, never);
    expect(fake.requests.map(({ body }) => formatOf(body))).toEqual(['schema']);
  });

  it('without schemas is used in JSON mode or by instruction, and remembered', async () => {
    fake.behave = having(['json', 'text'], 'response_format of type json_schema is not supported');
    const session = await open(provider);
    const page = await session.suggestPage(home, never);
    expect(page.title).toBe(goodPage.title);
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.body).toContain('must match this JSON schema');
    await session.suggestPage('https://shop.example/bowls', never);
    expect(formatOf(fake.requests[2]?.body ?? '')).not.toBe('schema');
  });

  it('without any JSON mode is parsed from plain text, whatever is around it', async () => {
    const prose = `<think>{"title": "no"}</think>Sure, here it is:\n\n\`\`\`json\n${good}\n\`\`\`\nGood luck!`;
    fake.behave = having(['text'], 'response_format is not supported', prose);
    const page = await (await open(provider)).suggestPage(home, never);
    expect(page).toMatchObject({ writtenBy: fake.settings(provider).model, title: goodPage.title });
  });

  it('that ignores the schema is given it in words', async () => {
    fake.behave = (request, response) =>
      answering(request.body.includes('must match this JSON schema') ? good : 'Title: Cups')(
        request,
        response,
      );
    const page = await (await open(provider)).suggestPage(home, never);
    expect(page.title).toBe(goodPage.title);
  });

  it('that cannot be shown images gets none from then on, and the report says so', async () => {
    const bytes = Buffer.from('picture');
    const tools = { fetchImage: async () => ({ bytes, mediaType: 'image/png' as const }) };
    fake.behave = (request, response) =>
      (request.body.includes(bytes.toString('base64'))
        ? lacking('No endpoints found that support image input', 404)
        : answering(good))(request, response);
    const session = await open(provider, tools);
    const page = await session.suggestPage(home, never);
    expect(page.title).toBe(goodPage.title);
    expect(page.altTexts[0]?.from).toBe('file name, caption and surroundings');
    expect(fake.requests).toHaveLength(2);
    await session.suggestPage(home, never);
    const later = fake.requests.slice(2).map(({ body }) => body.includes(bytes.toString('base64')));
    expect([later.length > 0, later.includes(true)]).toEqual([true, false]);
  });

  it('answers a chat without tools, and the prompt asks it to say in the language of the chat that it cannot try changes', async () => {
    const reply =
      'Use this title:\n\n```text\nSourdough bread from a wood-fired oven, baked every night\n```';
    fake.behave = (request, response) =>
      (/"(?:tools|functionDeclarations)"/.test(request.body)
        ? lacking('registry.ollama.ai/library/test-model does not support tools')
        : streaming(reply))(request, response);
    const { answer, shown } = await writeChat({
      settings: fake.settings(provider),
      clock: createFakeClock(),
    });
    expect(answer.writtenBy).toBe(fake.settings(provider).model);
    expect([answer.content, shown]).toEqual([reply, reply]);
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.body).toContain('not tried on a copy of the page');
    expect(fake.requests[1]?.body).not.toContain('try_changes');
  });

  it('answers two chats without tools that ask at the same time', async () => {
    const waiting: (() => void)[] = [];
    fake.behave = (request, response) => {
      if (!/"(?:tools|functionDeclarations)"/.test(request.body)) return streaming('Yes.')(request, response);
      waiting.push(() => lacking('this model does not support tools')(request, response));
      if (waiting.length === 2) for (const refuse of waiting) refuse();
    };
    let shared: ChatWriter | null = null;
    const chat = () =>
      writeChat({
        settings: fake.settings(provider),
        clock: createFakeClock(),
        wrap: (writer) => (shared ??= writer),
      });
    const written = await Promise.all([chat(), chat()]);
    expect(written.map(({ shown }) => shown)).toEqual(['Yes.', 'Yes.']);
  });
});

describe('what a server says of itself', () => {
  const lackOf = (status: number, message: string): string | null =>
    errorOf(
      Object.assign(new Error('x'), {
        name: 'AI_APICallError',
        statusCode: status,
        responseBody: JSON.stringify({ error: { message } }),
      }),
      0,
    ).lacks;

  it.each([
    [400, 'registry.ollama.ai/library/phi3 does not support tools', 'tools'],
    [500, 'tools param requires --jinja flag', 'tools'],
    [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set', 'tools'],
    [404, 'No endpoints found that support tool use.', 'tools'],
    [404, 'No endpoints found that support image input', 'images'],
    [500, 'image input is not supported - hint: you may need to provide the mmproj', 'images'],
    [400, 'Model does not support images. Please use a model that does.', 'images'],
    [400, 'At most 0 image(s) may be provided: Qwen3 is not a multimodal model', 'images'],
    [400, "'response_format.type' must be 'json_schema' or 'text'", 'schema'],
    [422, 'response_format: Extra inputs are not permitted', 'schema'],
    [404, "model 'llama3.2-vision' does not exist", null],
    [404, 'The model `gpt-image-9` does not exist or you do not have access to it.', null],
    [400, 'This model does not take prompts of more than 4096 tokens.', null],
    [429, 'Rate limit for images: try later, this is not supported', null],
  ])('with status %i “%s”: %s', (status, message, lacks) => {
    expect(lackOf(status, message)).toBe(lacks);
  });
});

describe('a server that refuses everything', () => {
  it('is tried in every mode once, and with one request for each further page', async () => {
    fake.behave = lacking('context length exceeded');
    const session = await open('ollama');
    await session.suggestPage(home, never);
    expect(fake.requests).toHaveLength(3);
    await session.suggestPage('https://shop.example/bowls', never);
    expect(fake.requests).toHaveLength(4);
  });
});

describe('the chat', () => {
  it('lets the model search the other pages of the site', async () => {
    let calls = 0;
    fake.behave = (request, response) => {
      calls += 1;
      const next =
        calls === 1 ? calling({ tool: 'search_pages', input: { query: 'cakes' } }) : streaming('Done.');
      next(request, response);
    };
    const { steps } = await writeChat({
      settings: fake.settings('openai-compatible'),
      clock: createFakeClock(),
    });
    expect(steps).toContain('Searching the other pages of the site');
    expect(fake.requests[1]?.body).toContain('passages');
  });
});
