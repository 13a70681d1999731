/** Breadcrumb markup that search results cannot show. */
import type { StructuredItem } from '../../../model/structured-facts.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { PlacedItems } from '../../page/placed-items.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence, nameItem } from './item-evidence.ts';

function faultOf(items: PlacedItems, list: StructuredItem, isHome: boolean): string | null {
  const entries = items.itemsOf(list, 'itemListElement');
  if (entries.length < 2) {
    if (isHome && entries.length === 1) return null;
    return `has ${entries.length === 0 ? 'no entries' : 'only one entry'}, at least two are needed`;
  }
  const placed = entries
    .map((entry) => ({ entry, position: Number(items.textOf(entry, 'position') ?? Number.NaN) }))
    .toSorted((one, other) => one.position - other.position);
  if (placed.some(({ position }, at) => position !== at + 1))
    return `has the positions ${placed.map(({ position }) => (Number.isNaN(position) ? 'none' : position)).join(', ')} instead of 1 to ${placed.length}`;
  for (const { entry, position } of placed) {
    const isNamed =
      items.textOf(entry, 'name') !== null ||
      items.itemsOf(entry, 'item').some((item) => items.textOf(item, 'name') !== null);
    if (!isNamed) return `has no name at position ${position}`;
    if (position < placed.length && items.valuesOf(entry, 'item').length === 0)
      return `has no item at position ${position}; only the last may go without`;
  }
  return null;
}

export const sdBreadcrumbInvalid = definePageRule({
  id: 'sd-breadcrumb-invalid',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['url', 'structuredData', 'source'],
  title: 'Invalid breadcrumb markup',
  why: 'Google shows breadcrumbs from markup only when every step has a position, a name and, except for the last, a URL.',
  fix: 'Number the steps from 1 and give each a name and an item; the last may go without an item.',
  check: (facts, { page }) => {
    const items = page.structuredItems;
    const lists = items.all.filter(({ item }) => item.types.includes('BreadcrumbList'));
    if (lists.length === 0) return skip('The page has no breadcrumb markup.');
    const { isHome } = page;
    const faulty = lists.flatMap(({ item }) => {
      const fault = faultOf(items, item, isHome);
      return fault === null ? [] : [{ item, fault }];
    });
    const [first] = faulty;
    if (first === undefined) return pass();
    return fail(
      `The breadcrumb list ${first.fault}.`,
      faulty
        .slice(0, 10)
        .map(({ item, fault }) => itemEvidence(facts, item, { found: `${nameItem(item)} ${fault}` })),
    );
  },
});
