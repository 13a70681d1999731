/** Structured data whose values have the wrong form. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence } from './item-evidence.ts';
import { findValueFaults } from './value-faults.ts';

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export const sdValueInvalid = definePageRule({
  id: 'sd-value-invalid',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  title: 'Invalid value in structured data',
  why: 'Values in a form that Google cannot read are ignored, and the rich result may be lost with them.',
  fix: 'Write dates as 2026-11-15, prices as 19.90 with a currency such as EUR, URLs in full, and values such as availability by their schema.org names.',
  check: (facts, { page }) => {
    if (facts.structuredData.items.length === 0) return skip('The page has no structured data.');
    const faults = findValueFaults(page.structuredItems);
    const [first] = faults;
    if (first === undefined) return pass();
    const others = faults.length === 1 ? '' : ` ${faults.length} values are not valid.`;
    return fail(
      `${first.property} "${shorten(first.value)}" ${first.fault}.${others}`,
      faults
        .slice(0, 10)
        .map(({ item, property, value, fault }) =>
          itemEvidence(facts, item, { found: `${item.path}.${property} "${shorten(value)}" ${fault}` }),
        ),
    );
  },
});
