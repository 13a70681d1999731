/** What a person sees of a model's reply in a chat: checked texts to paste, and never data in place of an answer. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from './testing/fake-clock.ts';
import { type FakeProvider, inOrder, startFakeProvider } from './testing/fake-provider.ts';
import { streaming } from './testing/streamed-answers.ts';
import { type WriteOptions, type Written, writeChat } from './testing/write-chat.ts';

let fake: FakeProvider;
let clock: FakeClock;
beforeEach(async () => {
  clock = createFakeClock();
  fake = await startFakeProvider();
});
afterEach(() => fake.close());

const reply = 'Your title says too little. Name what you bake.';
const write = (options: Partial<WriteOptions> = {}): Promise<Written> =>
  writeChat({ settings: fake.settings('openai-compatible'), clock, ...options });

describe('a text to paste', () => {
  const fenced = (text: string, info = 'text'): string =>
    `Use this:\n\n\`\`\`${info}\n${text}\n\`\`\`\n\nIt is short.`;
  const withheld: readonly (readonly [what: string, text: string, why: string, info: string])[] = [
    [
      'a price that is not on the page',
      'Sourdough bread for £5',
      'with a price that is not on the page',
      'text',
    ],
    ['a domain', 'Order bread at evil-bread.com', 'with a domain that is not on the page', 'text'],
    ['praise', 'The leading bakery for sourdough bread', 'with praise that is not on the page', 'text'],
    [
      'another language',
      'Frisches Brot aus unserem Ofen, das wir für Sie backen',
      'in another language',
      'text',
    ],
    ['a script', '<p>Bread</p><script>alert(1)</script>', 'with markup', 'html'],
    ['a foreign link', '<a href="https://evil.example/">Bread</a>', 'with a link to another site', 'html'],
    [
      'an invented offer',
      '{"@context":"https://schema.org","@type":"Product","offers":{"price":"3.00","priceCurrency":"GBP"}}',
      'with a price that is not on the page',
      'json',
    ],
    ['broken JSON-LD', '{"@context":"https://schema.org","@type":', 'that is not valid JSON', 'json'],
  ];
  it.each(withheld)('with %s is left out, while it streams as well', async (_what, text, why, info) => {
    fake.behave = streaming(fenced(text, info));
    const { answer, shown } = await write();
    expect(answer.content).toBe(`Use this:\n\n*A text ${why} was left out here.*\n\nIt is short.`);
    expect(shown).toBe(answer.content);
    expect(answer.blocks).toEqual([]);
    expect(answer.writtenBy).toBe('test-model');
  });

  const offered: readonly (readonly [what: string, text: string, info: string])[] = [
    ['what the page says', 'Sourdough bread from a wood-fired oven, £6 a loaf', 'text'],
    [
      'markup of the page',
      '<h2>Sourdough bread</h2>\n<a href="https://shop.example/bread">Bread</a>',
      'html',
    ],
    [
      'valid JSON-LD',
      '{"@context":"https://schema.org","@type":"Product","name":"Sourdough bread","offers":{"price":"6.00","priceCurrency":"GBP"}}',
      'json',
    ],
    ['settings', 'rewrite ^/old$ https://shop.example/new permanent;', 'nginx'],
  ];
  it.each(offered)('with %s is offered', async (_what, text, info) => {
    const whole = fenced(text, info);
    fake.behave = streaming(whole);
    const { answer, shown } = await write();
    expect([answer.content, shown]).toEqual([whole, whole]);
    expect(answer.blocks.map((block) => block.text)).toEqual([text]);
  });

  it('is offered once', async () => {
    const block = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;
    const [one, other] = ['Sourdough bread from our oven', 'Bread that rests for twenty hours'];
    fake.behave = streaming([block(one), block(`${one.toUpperCase()}!`), block(other)].join('\n\n'));
    const { answer } = await write();
    expect(answer.blocks.map(({ text }) => text)).toEqual([one, other]);
    expect(answer.content).toContain('*A text used already was left out here.*');
  });

  it('may say what its owner says, and be in the language that is asked for', async () => {
    fake.behave = streaming(fenced('Sourdough bread, 20% off until Sunday'));
    expect((await write({ text: 'Mention our 20% off until Sunday' })).answer.blocks).toHaveLength(1);
    fake.behave = streaming(fenced('Frisches Brot aus unserem Ofen, das wir für Sie backen'));
    expect((await write({ text: 'Write the title in German' })).answer.blocks).toHaveLength(1);
  });
});

describe('a reply that is no answer', () => {
  const replies: readonly (readonly [string, string])[] = [
    ['an object', '{"answer": "Your title is short."}'],
    ['a broken object', 'Sure:\n\n{\n  "answer": "Your title is'],
    ['a list', '[{"title": "Bread"}]'],
    ['an object in a fence', '```json\n{"answer": "Your title is short."}\n```'],
    ['a tool call in tags', 'Let me try.\n<tool_call>\n{"name": "try_changes"}\n</tool_call>'],
    ['a tool call in words', 'I call it now: {"name": "try_changes", "arguments": {"changes": []}}'],
    ['a tool call as code', 'functions.try_changes({"changes": []})'],
    ['the page data', 'Here it is: <website-data mark="1">{}</website-data>'],
  ];
  it.each(replies)('%s is never shown', async (_what, text) => {
    fake.behave = streaming(text);
    const pieces: string[] = [];
    const written = write({ onPiece: (piece) => pieces.push(piece) });
    await expect(written).rejects.toMatchObject({ kind: 'garbled' });
    expect(pieces.join('')).not.toMatch(/[{}]|tool_call|website-data|functions/);
  });

  it('is asked for once more', async () => {
    fake.behave = inOrder(streaming('{"answer": 1}'), streaming(reply));
    expect((await write()).shown).toBe(reply);
  });

  it.each([
    'Use [the page](https://shop.example/bread) and `{"@type": "Bakery"}` in it.',
    'Scores: 1 < 2, and {curly} words stay.\n\n- [x] done\n- [ ] open',
    'functional pages\n\nYou are right.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    '```\nBread',
  ])('is not taken for one: %s', async (text) => {
    fake.behave = streaming(text);
    const { answer, shown } = await write();
    expect([answer.content, shown]).toEqual([text, text]);
  });
});
