/** Structured data whose values have the wrong form. */
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence } from './item-evidence.ts';
import { structuredDataTexts } from './messages.ts';
import { findValueFaults } from './value-faults.ts';

export const sdValueInvalid = definePageRule({
  id: 'sd-value-invalid',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  needs: 'html',
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  texts: structuredDataTexts['sd-value-invalid'],
  check: (facts, { page }) => {
    if (facts.structuredData.items.length === 0) return skip('no-structured-data');
    const faults = findValueFaults(page.structuredItems);
    const [first] = faults;
    if (first === undefined) return pass();
    const data = { property: first.property, value: clip(first.value, 80), count: faults.length };
    const evidence = faults.slice(0, 10).map(({ item, property, value, fault, range }) => {
      const shown = { place: `${item.path}.${property}`, value: clip(value, 80) };
      const found =
        fault === 'out-of-range'
          ? say('value-out-of-range', { ...shown, ...range })
          : say(`value-${fault}`, shown);
      return itemEvidence(facts, item, { found });
    });
    if (faults.some(({ fault }) => fault !== first.fault))
      return fail({ messageId: 'mixed', data, evidence });
    return first.fault === 'out-of-range'
      ? fail({ messageId: first.fault, data: { ...data, ...first.range }, evidence })
      : fail({ messageId: first.fault, data, evidence });
  },
});
