/** Structured data that lacks a property Google requires for its rich result. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence, nameItem } from './item-evidence.ts';
import { findLacks, type Lack } from './missing-properties.ts';

/** Unconfirmed requirements, extras and product listings are less severe than a lost rich result. */
const isCritical = ({ rich }: Lack): boolean =>
  rich.confirmed &&
  rich.onlyWhen === undefined &&
  !['Shipping details', 'Merchant return policy'].includes(rich.feature);

/** A property is reported once for an item, by the first result that requires it. */
function withoutRepeats(lacks: readonly Lack[]): readonly Lack[] {
  const reported = new Set<string>();
  return lacks
    .map((lack) => {
      const unreported = lack.properties.filter((name) => !reported.has(`${lack.item.path} ${name}`));
      for (const name of unreported) reported.add(`${lack.item.path} ${name}`);
      return { ...lack, properties: unreported };
    })
    .filter(({ properties }) => properties.length > 0);
}

export const sdRequiredMissing = definePageRule({
  id: 'sd-required-missing',
  group: 'structured-data',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['url', 'structuredData', 'source'],
  title: 'Required property missing in structured data',
  why: 'Without all required properties Google does not show the rich result; the page itself is listed as before.',
  fix: 'Add the properties named here with values that the page shows, or remove markup that has no such content.',
  check: (facts, { page }) => {
    if (facts.structuredData.items.length === 0) return skip('The page has no structured data.');
    const { isHome } = page;
    const items = page.structuredItems;
    const found = findLacks(items, { isHome, kind: 'required' });
    if (found.length === 0) return pass();
    const lacks = withoutRepeats(found);
    const [first] = lacks;
    if (first === undefined) return pass();
    const others = lacks.length === 1 ? '' : ` ${lacks.length} items lack required properties.`;
    return fail(
      `${first.type} lacks ${first.properties.join(', ')}, required for the rich result "${first.rich.feature}".${others}`,
      lacks
        .slice(0, 10)
        .map(({ item, properties }) =>
          itemEvidence(facts, item, { found: nameItem(item), wanted: properties.join(', ') }),
        ),
      lacks.some(isCritical) ? 'critical' : 'warning',
    );
  },
});
