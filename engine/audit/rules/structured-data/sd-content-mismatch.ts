/** Structured data that does not match the page. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { nameItem } from './item-evidence.ts';
import { type MarkedClaim, markedClaimsOf } from './marked-claims.ts';
import { ShownValues } from './shown-values.ts';

const citedMax = 10;

function isShown({ kind, values }: MarkedClaim, shown: ShownValues): boolean {
  const isValueShown = {
    words: (value: string) => shown.hasWords(value),
    number: (value: string) => shown.hasNumber(value),
    rating: (value: string) => shown.hasRating(value),
    date: (value: string) => shown.hasDate(value),
  }[kind];
  return values.some(isValueShown);
}

const describe = ({ property, values }: MarkedClaim): string =>
  `${property} ${values.slice(0, 3).join(' or ')}`;

export const sdContentMismatch = defineBrowserRule({
  id: 'sd-content-mismatch',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  audience: 'indexable',
  tier: 1,
  title: 'Structured data does not match the page',
  why: 'Google requires marked-up prices, ratings, names and dates to be visible on the page, and may act against pages where they are not.',
  fix: 'Make the markup and the visible page say the same thing.',
  reads: ['structuredData', 'shown'],
  checkRendered: ({ structuredData, shown }, context) => {
    if (structuredData === null || shown === null)
      return skip('the page could not be read after its scripts ran');
    if (!shown.isWhole) return skip('the page has too many words to compare them all');
    const claims = markedClaimsOf(structuredData);
    if (claims.length === 0) return skip('the structured data claims nothing that could be compared');
    const values = new ShownValues(shown, context);
    const missing = claims.filter((claim) => !isShown(claim, values));
    const [first] = missing;
    if (first === undefined) return pass();
    const more = missing.length - 1;
    return fail(
      `The structured data says ${describe(first)}, which the page does not show${more === 0 ? '' : `; ${more} more ${more === 1 ? 'value is' : 'values are'} missing`}.`,
      missing.slice(0, citedMax).map((claim) => ({
        found: `${nameItem(claim.item)}: ${describe(claim)}`,
        wanted: 'the same on the page',
      })),
    );
  },
});
