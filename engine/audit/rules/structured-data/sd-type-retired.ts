/** Markup for rich results that Google has retired: reported, but not a fault. */
import type { StructuredItem } from '../../../model/structured-facts.ts';
import { isItem } from '../../../model/structured-items.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { PlacedItems } from '../../page/placed-items.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence, nameItem } from './item-evidence.ts';
import { structuredDataTexts } from './messages.ts';
import { type RetiredType, retiredTypes } from './retired-types.ts';

const retiredNames = new Set(retiredTypes.flatMap(({ types }) => types));

function isRetired(items: PlacedItems, item: StructuredItem, retired: RetiredType): boolean {
  const { types, having, alsoOfType } = retired;
  if (!item.types.some((type) => types.includes(type))) return false;
  // A car that is also marked up as a product still gets the product's rich result.
  if (item.types.includes('Product')) return false;
  if (alsoOfType !== undefined && !item.types.includes(alsoOfType)) return false;
  if (having === undefined) return true;
  const { property, values } = having;
  return items.valuesOf(item, property).some((value) => {
    if (values === undefined) return true;
    if (isItem(value)) return value.types.some((type) => values.includes(type));
    return typeof value === 'string' && values.includes(value);
  });
}

export const sdTypeRetired = definePageRule({
  id: 'sd-type-retired',
  group: 'structured-data',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  needs: 'html',
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  texts: structuredDataTexts['sd-type-retired'],
  check: (facts, { page }) => {
    if (facts.structuredData.items.length === 0) return skip('no-structured-data');
    const items = page.structuredItems;
    const found = items.all
      .filter(({ item }) => item.types.some((type) => retiredNames.has(type)))
      .flatMap(({ item }) =>
        retiredTypes.filter((each) => isRetired(items, item, each)).map((retired) => ({ item, retired })),
      );
    if (found.length === 0) return pass();
    const features = [...new Set(found.map(({ retired }) => `${retired.feature} (${retired.retired})`))];
    return fail({
      messageId: 'retired',
      data: { features },
      evidence: found.slice(0, 10).map(({ item, retired }) =>
        itemEvidence(facts, item, {
          found: say('retired', { item: nameItem(item), retired: retired.retired }),
        }),
      ),
    });
  },
});
