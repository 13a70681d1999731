/** Breadcrumb markup that search results cannot show. */
import type { StructuredItem } from '../../../model/structured-facts.ts';
import { type Shown, say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { PlacedItems } from '../../page/placed-items.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence, nameItem } from './item-evidence.ts';
import { structuredDataTexts } from './messages.ts';

type Fault =
  | { readonly messageId: 'too-few'; readonly data: { readonly count: number } }
  | {
      readonly messageId: 'positions';
      readonly data: { readonly positions: string[]; readonly last: number };
    }
  | { readonly messageId: 'no-name' | 'no-item'; readonly data: { readonly position: number } };

function shownFault(item: string, fault: Fault): Shown {
  switch (fault.messageId) {
    case 'too-few':
      return say('breadcrumb-too-few', { item, ...fault.data });
    case 'positions':
      return say('breadcrumb-positions', { item, ...fault.data });
    default:
      return say(`breadcrumb-${fault.messageId}`, { item, ...fault.data });
  }
}

function faultOf(items: PlacedItems, list: StructuredItem, isHome: boolean): Fault | null {
  const entries = items.itemsOf(list, 'itemListElement');
  if (entries.length < 2) {
    if (isHome && entries.length === 1) return null;
    return { messageId: 'too-few', data: { count: entries.length } };
  }
  const placed = entries
    .map((entry) => ({ entry, position: Number(items.textOf(entry, 'position') ?? Number.NaN) }))
    .toSorted((one, other) => one.position - other.position);
  if (placed.some(({ position }, at) => position !== at + 1))
    return {
      messageId: 'positions',
      data: {
        positions: placed.map(({ position }) => (Number.isNaN(position) ? '–' : String(position))),
        last: placed.length,
      },
    };
  for (const { entry, position } of placed) {
    const isNamed =
      items.textOf(entry, 'name') !== null ||
      items.itemsOf(entry, 'item').some((item) => items.textOf(item, 'name') !== null);
    if (!isNamed) return { messageId: 'no-name', data: { position } };
    if (position < placed.length && items.valuesOf(entry, 'item').length === 0)
      return { messageId: 'no-item', data: { position } };
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
  audience: 'indexable',
  reads: ['url', 'structuredData', 'source'],
  texts: structuredDataTexts['sd-breadcrumb-invalid'],
  check: (facts, { page }) => {
    const items = page.structuredItems;
    const lists = items.all.filter(({ item }) => item.types.includes('BreadcrumbList'));
    if (lists.length === 0) return skip('no-breadcrumbs');
    const { isHome } = page;
    const faulty = lists.flatMap(({ item }) => {
      const fault = faultOf(items, item, isHome);
      return fault === null ? [] : [{ item, fault }];
    });
    const [first] = faulty;
    if (first === undefined) return pass();
    const evidence = faulty
      .slice(0, 10)
      .map(({ item, fault }) => itemEvidence(facts, item, { found: shownFault(nameItem(item), fault) }));
    return fail({ ...first.fault, evidence });
  },
});
