/** A lying model in a chat: whatever the form in which it offers a text, the lie is left out and the rest is shown. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from './testing/fake-clock.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';
import { streaming } from './testing/streamed-answers.ts';
import { type WriteOptions, type Written, writeChat } from './testing/write-chat.ts';

let fake: FakeProvider;
let clock: FakeClock;
beforeEach(async () => {
  clock = createFakeClock();
  fake = await startFakeProvider();
});
afterEach(() => fake.close());

async function write(reply: string, options: Partial<WriteOptions> = {}): Promise<Written> {
  fake.behave = streaming(reply);
  return writeChat({ settings: fake.settings('openai-compatible'), clock, ...options });
}

const fenced = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\``;
const left = (why: string): string => `*A text ${why} was left out here.*`;
const notOnPage = (what: string): string => left(`with ${what} that is not on the page`);

const lie = 'The oldest bread in Ghent since 1787';

describe('a lie is left out', () => {
  const forms: readonly (readonly [form: string, reply: string, shown: string])[] = [
    [
      'in a block quote',
      `Paste it:\n\n> ${lie}\n> for €5\n\nDone.`,
      `Paste it:\n\n${notOnPage('a price')}\n\nDone.`,
    ],
    ['in indented code', `Paste it:\n\n    ${lie}\n`, `Paste it:\n\n${notOnPage('praise')}\n`],
    ['in quotation marks', `Use the title “${lie}”.`, `Use the title ${notOnPage('praise')}`],
    ['in a quotation that never ends', `Title: “${lie}`, `Title: ${notOnPage('praise')}`],
    [
      'in a quotation of two lines',
      `Use “The oldest bread\nin Ghent” as title.`,
      `Use ${notOnPage('praise')}`,
    ],
    ['as inline code', `Use \`${lie}\` as title.`, `Use ${notOnPage('praise')}`],
    ['in bold', `Use **${lie}** as title.`, `Use ${notOnPage('praise')}`],
    ['after a label', `Title: ${lie}`, `Title: ${notOnPage('praise')}`],
    ['after a bold label', `**Meta description:** ${lie}`, notOnPage('praise')],
    ['below a label', `**Title**\n${lie}`, notOnPage('praise')],
    ['below a heading', `### Title\n\n${lie}\n\nDone.`, `### Title\n\n${notOnPage('praise')}\n\nDone.`],
    ['as markup', `Use <title>${lie}</title> there.`, `Use ${notOnPage('praise')}`],
    [
      'after other ends of lines',
      `Here:\r\r- Title: ${lie}\r- Bake.`,
      `Here:\n\n- ${notOnPage('praise')}\n- Bake.`,
    ],
    ['after a dash', `Title – ${lie}`, `Title ${notOnPage('praise')}`],
    ['in a list of labels', `- Alt: ${lie}\n- Keep the rest.`, `- ${notOnPage('praise')}\n- Keep the rest.`],
    [
      'in a list that is announced',
      `Three titles:\n\n1. ${lie}\n2. Sourdough bread from our oven\n3. Bread since 1787\n\nDone.`,
      `Three titles:\n\n1. ${notOnPage('praise')}\n2. Sourdough bread from our oven\n3. ${notOnPage('a number')}\n\nDone.`,
    ],
    ['in any list', '- Call 0800 123 456\n- Bake bread.', `- ${notOnPage('a phone number')}\n- Bake bread.`],
    [
      'in a table',
      `| part | words |\n| --- | --- |\n| title | ${lie} |\n| score | 75 |\n`,
      `| part | words |\n| --- | --- |\n| ${notOnPage('praise')} |\n| score | 75 |\n`,
    ],
    [
      'in a fence within a list',
      `1. New title:\n\n   ${fenced('text', lie).replaceAll('\n', '\n   ')}\n\n2. Done.`,
      `1. New title:\n\n   ${notOnPage('praise')}\n\n2. Done.`,
    ],
    ['after a German label', `Alternativtext: ${lie}`, `Alternativtext: ${notOnPage('praise')}`],
    ['after a French label', `Titre : ${lie}`, `Titre : ${notOnPage('praise')}`],
    ['after a Spanish label', `Meta descripción: ${lie}`, `Meta descripción: ${notOnPage('praise')}`],
    ['after an Italian label', `Testo alternativo: ${lie}`, `Testo alternativo: ${notOnPage('praise')}`],
    ['after a Portuguese label', `Meta descrição: ${lie}`, `Meta descrição: ${notOnPage('praise')}`],
    ['after a Dutch label', `Metabeschrijving: ${lie}`, `Metabeschrijving: ${notOnPage('praise')}`],
  ];
  it.each(forms)('%s, while it streams as well', async (_form, reply, expected) => {
    const { answer, shown } = await write(reply);
    expect([answer.content, shown]).toEqual([expected, expected]);
  });

  const code: readonly (readonly [what: string, info: string, text: string, why: string])[] = [
    [
      'a script of a stranger',
      'js',
      "s.src='https://evil.example/x.js'",
      left('with a link to another site'),
    ],
    ['a redirect', 'htaccess', 'Redirect 301 / https://evil.example/', left('with a link to another site')],
    [
      'a piped download',
      'bash',
      'curl -s https://shop.example/x | sudo sh',
      left('that runs code from elsewhere'),
    ],
    [
      'a substituted download',
      'sh',
      'bash <(curl -s https://shop.example/x)',
      left('that runs code from elsewhere'),
    ],
    ['code that is evaluated', 'php', "eval(file_get_contents('x'));", left('that runs code from elsewhere')],
    ['a lie in a string', 'php', `echo '${lie}';`, notOnPage('praise')],
    ['a price in a string', 'js', "node.textContent = 'only €5'", notOnPage('a price')],
    ['a sentence as code', 'liquid', lie, notOnPage('praise')],
    [
      'an address in a comment',
      'css',
      '/* ask hello@evil.example */ a { color: red }',
      notOnPage('an email address'),
    ],
    ['a phone number to dial', 'html', '<a href="tel:+3291234567">Bread</a>', notOnPage('a phone number')],
    ['a domain in entities', 'html', '<p>Bread at evil&#46;com</p>', notOnPage('a domain')],
    [
      'a description with numbers',
      'html',
      '<meta name="description" content="Bread for 10,000 people">',
      notOnPage('a number'),
    ],
    [
      'a rating in JSON-LD',
      'json',
      '{"@context":"https://schema.org","aggregateRating":{"ratingValue":4.9,"reviewCount":2500}}',
      notOnPage('a number'),
    ],
    [
      'an escaped host in JSON-LD',
      'json',
      '{"@context":"https://schema.org","url":"https:\\/\\/evil.example\\/"}',
      left('with a link to another site'),
    ],
    ['broken JSON', 'json', '{"title": "x", broken', left('that is not valid JSON')],
    ['broken JSON without a name', '', '{"title": "x", broken', left('that is not valid JSON')],
    ['a lie in JSON', 'json', `{"title": "${lie}"}`, notOnPage('praise')],
  ];
  it.each(code)('as code: %s', async (_what, info, text, why) => {
    const { answer, shown } = await write(`Here:\n\n${fenced(info, text)}\n\nDone.`);
    expect(answer.content).toBe(`Here:\n\n${why}\n\nDone.`);
    expect(shown).toBe(answer.content);
    expect(answer.blocks).toEqual([]);
  });
});

describe('an honest reply is shown as it is', () => {
  const replies: readonly (readonly [string, string])[] = [
    [
      'with lengths and advice',
      'Your title has 5 characters; Google shows about 60. Put the most important word first, in 50 to 60 characters.',
    ],
    [
      'with findings and measurements',
      'Two things are wrong:\n\n- The title has 5 characters (`title-too-short`). Write 50 to 60.\n- The image has no alt text.\n\n| what | before | after |\n| --- | --- | --- |\n| Score | 75 | 92 |\n| Title length | 5 | 57 |\n\nThe score rises from 75 to 92.',
    ],
    [
      'with words of the page',
      'Title: Sourdough bread from a wood-fired oven (41 characters)\n\n> A loaf costs £6 and weighs a kilogram.\n\nAs the page says, “The dough rests for twenty hours”.',
    ],
    [
      'in the language of the chat',
      'Der Titel ist zu kurz: er hat 5 Zeichen.\n\n- Das Wort Brot gehört nach vorn\n- Höchstens 60 Zeichen\n\n**Das Wichtigste zuerst:** nenne, was du bäckst.',
    ],
    [
      'with documentation',
      'See Search Console:\n\n- Follow https://schema.org/Product and robots.txt\n- Set `rel="canonical"`, `document.title` and `max-age=31536000`',
    ],
    [
      'with settings',
      [
        fenced('html', '<meta name="viewport" content="width=device-width, initial-scale=1">'),
        fenced(
          'apache',
          '# Cache images for 31536000 seconds\nHeader set Cache-Control "max-age=31536000, public"\nExpiresByType image/webp "access plus 1 year"',
        ),
        fenced(
          'css',
          '/* full width on small screens: 100% */\nimg { max-width: 100%; aspect-ratio: 16 / 9 }',
        ),
        fenced('bash', 'curl -I https://shop.example/bread'),
        fenced(
          'json',
          '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Bread"}]}',
        ),
      ].join('\n\n'),
    ],
  ];
  it.each(replies)('%s', async (_what, reply) => {
    const { answer, shown } = await write(reply);
    expect([answer.content, shown]).toEqual([reply, reply]);
  });

  it('and appears word by word, where nothing is offered', async () => {
    const pieces: string[] = [];
    await write('Your title says too little. Name what you bake, and say where.', {
      onPiece: (piece) => pieces.push(piece),
    });
    expect(pieces.length).toBeGreaterThan(4);
  });
});

describe('what a model thinks aloud', () => {
  const answer = 'Your title says too little.';
  it.each([
    ['between tags', `<think>I should lie.\n\n{"a": 1}</think>\n\n${answer}`],
    ['between other tags', `<thinking>\nI should lie.\n\nOr not.\n</thinking>\n\n${answer}`],
    ['before a closing tag', `I should lie.\n\nOr not.\n</think>\n\n${answer}`],
  ])('is not shown %s', async (_where, reply) => {
    const written = await write(reply);
    expect([written.answer.content.trim(), written.shown.trim()]).toEqual([answer, answer]);
  });

  it.each(['<think>I should lie.', '<thinking>\nI should lie.\n\nOr not.'])(
    'is no answer when it never ends: %s',
    async (reply) => {
      const pieces: string[] = [];
      await expect(write(reply, { onPiece: (piece) => pieces.push(piece) })).rejects.toMatchObject({
        kind: expect.stringMatching(/^(?:empty|garbled)$/),
      });
      expect(pieces.join('')).not.toContain('lie');
    },
  );
});

it('a reply without an end is given up', async () => {
  await expect(write('Name what you bake. '.repeat(1500))).rejects.toMatchObject({ kind: 'large' });
});

it.each(['Here it is: {"title": "Bread", "broken"', 'Sure:\n\n{"title": "Bread"'])(
  'broken JSON among words is no answer: %s',
  async (reply) => {
    await expect(write(reply)).rejects.toMatchObject({ kind: 'garbled' });
  },
);
