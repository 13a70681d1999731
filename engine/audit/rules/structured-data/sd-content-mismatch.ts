/** Structured data that does not match the page. */
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { nameItem } from './item-evidence.ts';
import { type MarkedClaim, markedClaimsOf } from './marked-claims.ts';
import { structuredDataTexts } from './messages.ts';
import { ShownValues } from './shown-values.ts';

const citedMax = 10;
const valuesMax = 3;

function isShown({ kind, values }: MarkedClaim, shown: ShownValues): boolean {
  const isValueShown = {
    words: (value: string) => shown.hasWords(value),
    number: (value: string) => shown.hasNumber(value),
    rating: (value: string) => shown.hasRating(value),
    date: (value: string) => shown.hasDate(value),
  }[kind];
  return values.some(isValueShown);
}

export const sdContentMismatch = defineBrowserRule({
  id: 'sd-content-mismatch',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  audience: 'indexable',
  texts: structuredDataTexts['sd-content-mismatch'],
  reads: ['structuredData', 'shown'],
  checkRendered: ({ structuredData, shown }, context) => {
    if (structuredData === null || shown === null) return skip('rendered-unread');
    if (!shown.isWhole) return skip('too-many-words');
    const claims = markedClaimsOf(structuredData);
    if (claims.length === 0) return skip('nothing-to-compare');
    const values = new ShownValues(shown, context);
    const missing = claims.filter((claim) => !isShown(claim, values));
    const [first] = missing;
    if (first === undefined) return pass();
    const data = {
      property: first.property,
      values: first.values.slice(0, valuesMax).map((value) => clip(value, 80)),
    };
    const evidence = missing.slice(0, citedMax).map((claim) => ({
      found: say('claim', {
        item: nameItem(claim.item),
        property: claim.property,
        values: claim.values.slice(0, valuesMax).join(' / '),
      }),
      wanted: say('the-same-on-the-page'),
    }));
    const more = missing.length - 1;
    return more === 0
      ? fail({ messageId: 'one', data, evidence })
      : fail({ messageId: 'several', data: { ...data, more }, evidence });
  },
});
