/** Tests that passed rules of all pages are collected. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PassedRules } from './passed-rules.ts';
import type { RuleMetadata } from './rule.ts';

const rules = Array.from({ length: 6 }, (_, at) => ({ id: `rule-${at}` }) as RuleMetadata);

it('collects all', async () => {
  const page = fc.array(fc.constantFrom(...rules), { maxLength: 6 });
  await fuzz(
    'kept rules',
    fc.property(fc.array(page, { maxLength: 5 }), (pages) => {
      const collected = new PassedRules();
      for (const passed of pages) collected.add(passed);
      expect(collected.rules).toEqual(new Set(pages.flat()));
    }),
  );
});
