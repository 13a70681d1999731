/** However the rules of one page differ from those of the page before, none is lost. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeptRules } from './kept-rules.ts';
import type { RuleWords } from './rule.ts';

const rules = Array.from({ length: 6 }, (_, at) => ({ id: `rule-${at}` }) as RuleWords);

it('gathers all', async () => {
  const page = fc.array(fc.constantFrom(...rules), { maxLength: 6 });
  await fuzz(
    'kept rules',
    fc.property(fc.array(page, { maxLength: 5 }), (pages) => {
      const kept = new KeptRules();
      for (const passed of pages) kept.add(passed);
      expect(kept.rules).toEqual(new Set(pages.flat()));
    }),
  );
});
