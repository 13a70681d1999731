/** Messages to the chat without a model: actions by button or in words, findings, knowledge, and what is none of these. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { dataOf, languages } from './language-data.ts';
import { AssistantLanguages } from './message-language.ts';
import type { ChatAnswer, ChatTurn, PageSandbox } from './port.ts';
import { sandboxFixture } from './testing/fixture-sandbox.ts';
import messages from './testing/messages.json' with { type: 'json' };

const path = '/chairs/stool';
const withoutTitle = (html: string): string => html.replace(/<title>[^<]*<\/title>/, '<title>Stool</title>');
const spoken = new AssistantLanguages();
/** With a title that is too short. */
let short: PageSandbox;
/** Without a copy of the page. */
let stored: PageSandbox;
beforeAll(async () => {
  const page = (await sandboxFixture('shop', [path], withoutTitle)).get(path);
  if (page === undefined) throw new Error('The stool is a page of the shop.');
  ({ sandbox: short, stored } = page);
}, 120_000);

async function askOf(sandbox: PageSandbox, turns: readonly string[]): Promise<ChatAnswer> {
  const earlier: ChatTurn[] = [];
  let answer: ChatAnswer | null = null;
  for (const text of turns) {
    answer = await answerMessage({ text, earlier }, { sandbox, languages: spoken });
    const { content, memory } = answer;
    earlier.push({ role: 'user', content: text, memory: null }, { role: 'assistant', content, memory });
  }
  if (answer === null) throw new Error('Ask something.');
  return answer;
}

const ask = (...turns: readonly string[]): Promise<ChatAnswer> => askOf(short, turns);
const topicOf = async (text: string): Promise<string | undefined> => (await ask(text)).memory?.topic;
const written: Readonly<Record<string, Readonly<Record<string, string>>>> = messages;

describe.each(languages)('in %s', (language) => {
  it('the words of each button do what the button does', async () => {
    for (const [id, { label }] of Object.entries(dataOf(language).actions))
      expect([label, await topicOf(label)]).toEqual([label, id]);
  });

  it('each question of the knowledge finds its own entry', () => {
    const search = spoken.searchOf(language);
    const isFound = ([id, { question }]: readonly [string, { readonly question: string }]): boolean =>
      search.find(question).some(({ target, similarity }) => target.id === id && similarity > 0.97);
    const lost = Object.entries(dataOf(language).knowledge).filter((entry) => !isFound(entry));
    expect(lost.map(([id]) => id)).toEqual([]);
  });

  it('messages as people write them are answered as what they ask for, or as nothing', async () => {
    for (const [text, topic] of Object.entries(written[language] ?? {}))
      expect([text, await topicOf(text)]).toEqual([text, topic]);
  });
});

describe('an action', () => {
  it('is answered by the suggester and measured on a copy, misspelt too', async () => {
    const { content, blocks, verifications, followUps, isFree } = await ask('can you pls rewrite my titel');
    expect(content).toContain('The title is “Stool”: 5 characters.');
    expect(content).toContain('**Title too short**');
    const [text = ''] = blocks.map((block) => block.text);
    expect([text.length > 20, verifications[0]?.patch]).toEqual([true, `Title: ${text}`]);
    expect(verifications[0]?.cleared.map(({ ruleId }) => ruleId)).toContain('title-too-short');
    expect(followUps[0]).toBe('Apply it');
    expect(isFree).toBeUndefined();
  });

  it('is applied to the copy, shown where it goes, and undone', async () => {
    const applied = await ask('Rewrite the title', 'Apply it');
    expect(applied.memory?.applied).toMatchObject([{ kind: 'title' }]);
    expect(applied.content).toContain('Changes so far: 1.');
    expect((await ask('Rewrite the title', 'Where do I paste this?')).content).toContain('<title>');
    const undone = await ask('Rewrite the title', 'Apply it', 'Undo all changes');
    expect(undone.memory?.applied).toEqual([]);
  });

  it('changes nothing unless it is meant', async () => {
    const { memory } = await ask('Rewrite the title', 'apply what exactly, the first one?');
    expect(memory?.applied).toEqual([]);
  });

  it('tries words of the user’s own', async () => {
    const text = 'Stools of oak, made by hand in Ghent since 1961';
    const { verifications, memory } = await ask(`What if I use this title: “${text}”?`);
    expect(verifications).toHaveLength(1);
    expect(memory?.proposed).toEqual([{ kind: 'title', text }]);
  });

  it('says that nothing was tried where the page cannot be read', async () => {
    const { content, verifications } = await askOf(stored, ['Suggest internal links']);
    expect(content).toContain('I could not read the page just now');
    expect(verifications).toEqual([]);
  });
});

describe('a finding', () => {
  it('is explained by its name, in quotation marks or not', async () => {
    for (const text of ['Explain “Title too short” and how to fix it on this page.', 'Title too short'])
      expect((await ask(text)).content).toContain('Why it matters:');
  });

  it('that was spoken of last is the one to explain; without one, those of the page are named', async () => {
    const { content, memory } = await ask('Title too short', 'Explain a finding');
    expect([content.includes('**Title too short**'), memory?.target]).toEqual([true, 'title-too-short']);
    const none = await ask('Explain a finding');
    expect([none.content.startsWith('Which finding do you mean?'), none.isFree]).toEqual([true, true]);
  });
});

describe('knowledge', () => {
  it('is followed by the findings that it explains, and by no other on the same element', async () => {
    const [issue] = short.page.issues;
    if (issue === undefined) throw new Error('The stool has findings.');
    const found = (ruleId: string, title: string) =>
      ({ ...issue, ruleId, title, category: 'images', severity: 'warning' }) as const;
    const issues = [found('img-too-heavy', 'Large image file'), found('img-alt-poor', 'Poor alt text')];
    const sandbox = { ...short, page: { ...short.page, issues } };
    const { content } = await askOf(sandbox, ['are alt texts important']);
    expect([content.includes('Poor alt text'), content.includes('Large image file')]).toEqual([true, false]);
    expect((await askOf(sandbox, ['how large may an image file be'])).content).toContain('Large image file');
  });

  it('on indexing says how this page is', async () => {
    const { content } = await ask('what does noindex mean and is this page noindex?');
    expect(content).toContain('noindex tells search engines');
    expect(content).toContain('Search engines may index this page');
  });
});

describe('a message', () => {
  it('with several wishes is answered part by part, and says what was left out', async () => {
    const { content } = await ask('Title and description please. And can you book me a flight to Lisbon?');
    expect(content).toContain('**Rewrite the title**');
    expect(content).toContain('**Write a meta description**');
    expect(content).toContain('I may not have answered this part: “And can you book me a flight to Lisbon?”');
  });

  it('that joins two things in one question is not answered by halves', async () => {
    const { memory, isFree } = await ask('delete all my old pages and start over good idea?');
    expect([memory?.topic, isFree]).toEqual(['matches', true]);
  });

  it('that may mean several things lists them and is not counted', async () => {
    const { content, followUps, isFree } = await ask('how long until google puts me first');
    expect(content).toMatch(/^Did you mean one of these\?/);
    expect([followUps.length > 1, isFree]).toEqual([true, true]);
  });

  it('that fits nothing is answered with what can be done, and is not counted', async () => {
    const { content, followUps, isFree } = await ask('book me a flight to Lisbon tomorrow');
    expect(content).toContain('npm run ai:setup');
    expect([followUps.length, isFree]).toEqual([3, true]);
    const failed = await answerMessage(
      { text: 'book me a flight to Lisbon tomorrow', earlier: [], hasModel: true },
      { sandbox: short, languages: spoken },
    );
    expect(failed.content).toContain('did not respond just now');
  });

  it('in a language that the assistant does not speak is said so', async () => {
    expect(await topicOf('Чи можете ви покращити заголовок сторінки?')).toBe('language');
    expect(await topicOf('Você pode escrever uma descrição melhor para a minha página?')).toBe('language');
  });
});
