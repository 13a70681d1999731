/** "Ask about this" on a suggestion without a finding: explains the suggestion instead of listing findings. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatAnswer, PageSandbox } from '../port.ts';
import { sandboxFixture } from '../testing/fixture-sandbox.ts';
import { answerQuestion } from './answer-question.ts';

const tag = '<meta property="og:description" content="A low stool of ash, turned by hand and oiled twice.">';
const shared = `When this page is shared, its card has a title and a picture and no text. Add to the head:\n${tag}`;
const trail =
  'Show where this page belongs.\nAbove the heading: <nav><a href="/">Home</a></nav>\nInto the head: <meta name="a" content="b">';
const words = 'Say what “mortise” means where it first comes, as /joints does: “A mortise is a hole.”';
const unknown = 'Paint the whole page in a friendlier shade of green, please.';

let sandbox: PageSandbox;
beforeAll(async () => {
  const opened = (await sandboxFixture('shop', ['/chairs/stool'])).get('/chairs/stool')?.sandbox;
  if (opened === undefined) throw new Error('The stool is a page of the shop.');
  const none = opened.page.issues.map(() => '');
  const page = { ...opened.page, suggestions: [...none, shared, trail, words, unknown] };
  sandbox = { ...opened, page };
});

const chat = (text: string): Promise<ChatAnswer> =>
  answerQuestion({ text, earlier: [] }, { sandbox, models: null });

describe('a suggestion without a finding', () => {
  it('is explained, handed over to paste, and measured', async () => {
    const { content, blocks, verifications, memory } = await chat(`Explain this suggestion: “${shared}”`);
    expect(content).toContain('What to do: When this page is shared');
    expect(content).toContain('Why it matters: Messengers and social networks');
    expect(content).toContain('it is a suggestion, not a fault');
    expect(content).not.toContain('findings on this page');
    expect(blocks.map(({ text }) => text)).toEqual([tag]);
    expect(verifications).toHaveLength(1);
    expect(verifications[0]?.broken).toEqual([]);
    expect(memory?.proposed).toEqual([{ kind: 'head', html: tag }]);
  });

  it('is found by its beginning', async () => {
    const { blocks } = await chat(`Explain this suggestion: “${shared.slice(0, 60)}…”`);
    expect(blocks.map(({ text }) => text)).toEqual([tag]);
  });

  it('is taken apart where it has markup for two places', async () => {
    const { blocks, content } = await chat(`Explain this suggestion: “${trail}”`);
    expect(blocks.map(({ text }) => text)).toEqual([
      '<nav><a href="/">Home</a></nav>',
      '<meta name="a" content="b">',
    ]);
    expect(content).toContain('Into the head:');
  });

  it('says that nothing was verified where it takes a person, and gives no reason for text of other writers', async () => {
    const explained = await chat(`Explain this suggestion: “${words}”`);
    expect(explained.content).toContain('Nothing was tried');
    expect(explained.content).toContain('Why it matters: Somebody who does not know the word');
    const other = await chat(`Explain this suggestion: “${unknown}”`);
    expect(other.content).toContain('friendlier shade of green');
    expect(other.content).not.toContain('Why it matters');
  });

  it('is not recognized in a question that quotes something else', async () => {
    const { content } = await chat('Rewrite “A low stool of ash with three legs and no nails.”');
    expect(content).not.toContain('it is a suggestion');
  });
});
