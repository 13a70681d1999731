/** "Ask about this" beside a suggestion that belongs to no finding: answered by its own words, not by a list of findings. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { ChatAnswer, Workbench } from '../port.ts';
import { benchFixture } from '../testing/fixture-bench.ts';

const tag = '<meta property="og:description" content="A low stool of ash, turned by hand and oiled twice.">';
const shared = `When this page is shared, its card has a title and a picture and no text. Add to the head:\n${tag}`;
const trail =
  'Show where this page belongs.\nAbove the heading: <nav><a href="/">Home</a></nav>\nInto the head: <meta name="a" content="b">';
const words = 'Say what “mortise” means where it first comes, as /joints does: “A mortise is a hole.”';
const unheard = 'Paint the whole page in a friendlier shade of green, please.';

let bench: Workbench;
beforeAll(async () => {
  const benched = (await benchFixture('shop', ['/chairs/stool'])).get('/chairs/stool')?.bench;
  if (benched === undefined) throw new Error('The stool is a page of the shop.');
  const none = benched.page.issues.map(() => '');
  const page = { ...benched.page, suggestions: [...none, shared, trail, words, unheard] };
  bench = { ...benched, page };
});

const ask = (text: string): Promise<ChatAnswer> =>
  answerQuestion({ text, earlier: [] }, { bench, models: null });

describe('a suggestion that stands alone', () => {
  it('is explained, handed over to paste, and measured', async () => {
    const { content, blocks, proofs, memory } = await ask(`Explain this suggestion: “${shared}”`);
    expect(content).toContain('What to do: When this page is shared');
    expect(content).toContain('Why it matters: Messengers and social networks');
    expect(content).toContain('it is a suggestion, not a fault');
    expect(content).not.toContain('findings on this page');
    expect(blocks.map(({ text }) => text)).toEqual([tag]);
    expect(proofs).toHaveLength(1);
    expect(proofs[0]?.broken).toEqual([]);
    expect(memory?.proposed).toEqual([{ kind: 'head', html: tag }]);
  });

  it('is found by its beginning', async () => {
    const { blocks } = await ask(`Explain this suggestion: “${shared.slice(0, 60)}…”`);
    expect(blocks.map(({ text }) => text)).toEqual([tag]);
  });

  it('is taken apart where it has markup for two places', async () => {
    const { blocks, content } = await ask(`Explain this suggestion: “${trail}”`);
    expect(blocks.map(({ text }) => text)).toEqual([
      '<nav><a href="/">Home</a></nav>',
      '<meta name="a" content="b">',
    ]);
    expect(content).toContain('Into the head:');
  });

  it('says that nothing was tried where it takes a person, and gives no reason for words of others', async () => {
    const told = await ask(`Explain this suggestion: “${words}”`);
    expect(told.content).toContain('Nothing was tried');
    expect(told.content).toContain('Why it matters: Somebody who does not know the word');
    const other = await ask(`Explain this suggestion: “${unheard}”`);
    expect(other.content).toContain('friendlier shade of green');
    expect(other.content).not.toContain('Why it matters');
  });

  it('is not heard in a question that quotes something else', async () => {
    const { content } = await ask('Rewrite “A low stool of ash with three legs and no nails.”');
    expect(content).not.toContain('it is a suggestion');
  });
});
