/** Tests the check and the setup of a model, with a fake of each provider on loopback. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answering,
  failing,
  lacking,
  listing,
  providers,
  startFakeProvider,
} from '../../server/adapters/llm/testing/fake-provider.ts';
import { calling, streaming } from '../../server/adapters/llm/testing/streamed-answers.ts';
import { setUpModel } from './setup-model.ts';
import { showCheck } from './show-check.ts';
import { setVariables } from './write-env.ts';

let fake;
beforeEach(async () => {
  fake = await startFakeProvider();
  fake.listModels = listing('small-model', 'test-model');
});
afterEach(() => fake.close());

/** A model that can do everything. */
const capable = (request, response) => {
  const { body } = request;
  const answer = body.includes('primary colors')
    ? answering('{"colors": ["red", "green", "blue"]}')
    : body.includes('Which color')
      ? answering('Red.')
      : body.includes('code word')
        ? answering('Heron')
        : body.includes('17433')
          ? body.includes('42514')
            ? streaming('The sum is 42,514.')
            : calling({ tool: 'add', input: { a: 17433, b: 25081 } })
          : body.includes('about bread')
            ? streaming('Bread is baked. It smells good. It is eaten.')
            : answering('one, two, three, four, five');
  answer(request, response);
};

/** One without schemas, tools and images. */
const limited = (request, response) => {
  const { body } = request;
  if (body.includes('response_format')) return lacking('response_format is not supported')(request, response);
  if (body.includes('"tools"')) return lacking('model does not support tools')(request, response);
  if (body.includes('image_url')) return lacking('image input is not supported', 500)(request, response);
  return capable(request, response);
};

const never = new AbortController().signal;

async function check(provider, more = {}) {
  const lines = [];
  const shown = await showCheck({ ...fake.settings(provider), ...more }, (line) => lines.push(line), never);
  return { ...shown, text: lines.join('\n') };
}

describe('npm run ai:check', () => {
  it.each(providers)(
    'shows that a capable model of %s does everything, and what a scan uses',
    async (provider) => {
      fake.behave = capable;
      const { isUsable, acceptsImages, text } = await check(provider, { price: { input: 0.25, output: 2 } });
      expect([isUsable, acceptsImages]).toEqual([true, true]);
      for (const name of ['text', 'JSON', 'long text', 'images', 'tools', 'streaming'])
        expect(text).toMatch(new RegExp(`${name} +works +\\d+\\.\\d s`));
      expect(text).toContain('by JSON schema');
      expect(text).toMatch(/A scan of 20 pages uses about [\d,]+ tokens \(\$0\.\d\d\)/);
      expect(text).not.toContain('key-that-must-stay-secret');
    },
  );

  it('shows what a limited server lacks, and what the product does without', async () => {
    fake.behave = limited;
    const { isUsable, acceptsImages, text } = await check('openai-compatible');
    expect([isUsable, acceptsImages]).toEqual([true, false]);
    expect(text).toContain('parsed from plain text; this server has no JSON mode');
    expect(text).toMatch(/images +fails.*\n.*Set AI_EYES=off/);
    expect(text).toMatch(/tools +fails.*\n.*without trying changes/);
  });

  it('stops at the first task where nothing works, and says why', async () => {
    fake.behave = failing(401);
    const { isUsable, text } = await check('openai');
    expect(isUsable).toBe(false);
    expect(text).toMatch(/text +fails.*rejected the API key/);
    expect(text).not.toMatch(/JSON|scan of/);
  });
});

/** A person who types these answers, one after the other. */
function typing(...answers) {
  const lines = [];
  const ask = async (question) => {
    lines.push(question);
    return answers.shift() ?? '';
  };
  return { lines, say: (line) => lines.push(line), ask, showProgress: () => undefined, signal: never };
}

const none = async () => [];

describe('npm run ai:setup', () => {
  it('offers a server on this machine first, with its models, and tries it', async () => {
    fake.behave = limited;
    const { baseUrl } = fake.settings('openai-compatible');
    const server = {
      label: 'vLLM',
      provider: 'openai-compatible',
      baseUrl,
      models: ['small-model', 'test-model'],
    };
    const terminal = typing('1', '9', '2', 'y');
    expect(await setUpModel(terminal, async () => [server])).toEqual({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'test-model',
      AI_API_KEY: '',
      AI_BASE_URL: baseUrl,
      AI_EYES: 'off',
    });
    expect(terminal.lines.join('\n')).toContain('1  vLLM, running on this machine (small-model, test-model)');
    expect(terminal.lines).toContain('Type a number from 1 to 2.');
  });

  it('asks for the URL of another server, lists its models, and writes nothing unless wanted', async () => {
    fake.behave = failing(500);
    const { baseUrl } = fake.settings('openai-compatible');
    const terminal = typing('7', 'localhost', baseUrl, '1', '');
    expect(await setUpModel(terminal, none)).toBeNull();
    expect(terminal.lines.join('\n')).toContain('This model cannot write suggestions as it is.');
  });

  it('changes only its own lines of .env', () => {
    const before = '# Mine\nPORT=4000\nAI_MODEL=old\n\nAI_EYES=\n';
    const variables = { AI_PROVIDER: 'ollama', AI_MODEL: 'qwen3:8b', AI_API_KEY: '', AI_EYES: 'off' };
    expect(setVariables(before, variables)).toBe(
      '# Mine\nPORT=4000\nAI_MODEL=qwen3:8b\n\nAI_EYES=off\nAI_PROVIDER=ollama\n',
    );
    expect(setVariables('', { AI_MODEL: 'a model' })).toBe("AI_MODEL='a model'\n");
    expect(setVariables('', { AI_MODEL: "/anna's/a.gguf" })).toBe("AI_MODEL=`/anna's/a.gguf`\n");
  });
});
