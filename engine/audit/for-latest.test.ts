/** The latest answer is kept, and only that. */
import { expect, it } from 'vitest';
import { forLatest } from './for-latest.ts';

it('works once for the same key, and anew for another', () => {
  const asked: string[] = [];
  const lengthOf = forLatest(({ name }: { readonly name: string }) => {
    asked.push(name);
    return name.length;
  });
  const [one, other] = [{ name: 'tea' }, { name: 'kettle' }];
  expect([lengthOf(one), lengthOf(one), lengthOf(other), lengthOf(one)]).toEqual([3, 3, 6, 3]);
  expect(asked).toEqual(['tea', 'kettle', 'tea']);
});
