/** "Shorter" in a chat: every new text is shorter than the last one, until there is none. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from './answers/answer-question.ts';
import type { Slots } from './intent.ts';
import { boundsFrom } from './length-and-style.ts';
import type { ChatTurn, PageSandbox } from './port.ts';
import { sandboxFixture } from './testing/fixture-sandbox.ts';

const slots: Slots = {
  quoted: [],
  ordinal: null,
  maxLength: null,
  count: null,
  ruleId: null,
  address: null,
  keyword: null,
  language: null,
  isBranded: null,
  level: null,
};
const usual = { min: 50, max: 60, least: 20 };
const shorterThan = (last: string | undefined) => boundsFrom({ slots, revision: 'shorter', last }, usual);

describe('the bounds of a shorter text', () => {
  it.each([
    [58, { min: 37, max: 57 }],
    [50, { min: 31, max: 49 }],
    [21, { min: 20, max: 20 }],
    [20, { min: 19, max: 19 }],
    [12, { min: 11, max: 11 }],
  ])('are below a last text of %i characters', (length, bounds) => {
    expect(shorterThan('x'.repeat(length))).toEqual(bounds);
  });

  it('do not exceed the usual maximum after a very long text', () => {
    expect(shorterThan('x'.repeat(300)).max).toBe(60);
  });

  it('are below the usual minimum when there is no last text', () => {
    expect(shorterThan(undefined)).toEqual({ min: 32, max: 50 });
  });

  it('are above the last text for "longer"', () => {
    const last = 'x'.repeat(54);
    expect(boundsFrom({ slots, revision: 'longer', last }, usual)).toEqual({ min: 55, max: 60 });
  });
});

const headline = 'Ash stools with three legs, turned by hand, oiled twice';
const withHeadline = (html: string): string =>
  html
    .replace(/<title>.*?<\/title>/s, `<title>${headline}</title>`)
    .replace(/<h1>.*?<\/h1>/s, `<h1>${headline}</h1>`);

let sandbox: PageSandbox;
beforeAll(async () => {
  const opened = (await sandboxFixture('shop', ['/chairs/stool'], withHeadline)).get('/chairs/stool');
  if (opened === undefined) throw new Error('The stool is a page of the shop.');
  sandbox = opened.sandbox;
});

/** The texts that are offered, one after the other, to the same follow-up question. */
async function offers(first: string, followUp: string, rounds: number): Promise<string[]> {
  const earlier: ChatTurn[] = [];
  const texts: string[] = [];
  for (const text of [first, ...Array.from({ length: rounds }, () => followUp)]) {
    const { content, blocks, memory } = await answerQuestion({ text, earlier }, { sandbox, models: null });
    const offered = memory?.offered.at(-1);
    if (blocks.length === 0 || offered === undefined) break;
    texts.push(offered);
    earlier.push({ role: 'user', content: text, memory: null }, { role: 'assistant', content, memory });
  }
  return texts;
}

describe('"shorter" in a chat', () => {
  it.each(['Rewrite the title', 'Write a meta description', 'Rewrite the first paragraph'])(
    'shortens the last text again and again after “%s”',
    async (first) => {
      const lengths = (await offers(first, 'shorter', 4)).map(graphemeLength);
      expect(lengths.length).toBeGreaterThan(1);
      for (const [at, length] of lengths.entries())
        if (at > 0) expect(length).toBeLessThan(lengths[at - 1] ?? 0);
    },
  );

  it('offers a title shorter than the current one to the first question', async () => {
    const { blocks } = await answerQuestion(
      { text: 'Make the title shorter', earlier: [] },
      { sandbox, models: null },
    );
    expect(blocks.map(({ text }) => text)).toEqual(['Ash stools with three legs, turned by hand']);
  });
});
