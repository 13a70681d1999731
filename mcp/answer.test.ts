/** Pages of a list: within the size, complete, and never endless. */
import { expect, it } from 'vitest';
import { answer, answerMax, pageOf } from './answer.ts';

const all = Array.from({ length: 120 }, (_, at) => ({ at, text: 'x'.repeat(at % 7 === 0 ? 9000 : 40) }));

it('goes through a list without a gap or a repetition, each answer within the size', () => {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { items, total, nextCursor } = pageOf(all, cursor);
    const [content] = answer({ items, total, nextCursor }).content;
    expect(content?.type === 'text' && content.text.length).toBeLessThanOrEqual(answerMax);
    expect(total).toBe(120);
    seen.push(...items.map(({ at }) => at));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(all.map(({ at }) => at));
});

it('gives one item that is too large for an answer, and goes on after it', () => {
  const { items, nextCursor } = pageOf([{ text: 'x'.repeat(2 * answerMax) }, { text: 'y' }], undefined);
  expect([items.length, nextCursor]).toEqual([1, '1']);
});

it('ends at a cursor beyond the end', () => {
  expect(pageOf(all, '9999')).toEqual({ items: [], total: 120, nextCursor: null });
});
