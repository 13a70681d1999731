/** A business that marks up ratings of itself on its own site. */

import { localBusinessTypes, organizationTypes } from '../../../model/schema-subtypes.ts';
import type { StructuredItem } from '../../../model/structured-facts.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { PlacedItems } from '../../page/placed-items.ts';
import { definePageRule } from '../../rule.ts';
import { registrableDomain } from '../canonical/registrable-domain.ts';
import { itemEvidence, nameItem } from './item-evidence.ts';
import { structuredDataTexts } from './messages.ts';

const businessTypes = new Set([...localBusinessTypes, ...organizationTypes]);

const ratingProperties = ['aggregateRating', 'review'];

const isRated = ({ properties }: StructuredItem): boolean =>
  ratingProperties.some((property) => property in properties);

/** Names of the site in the page's markup. */
function ownNames(items: PlacedItems): ReadonlySet<string> {
  const names = items.all.flatMap(({ item, usedBy }) => {
    const isPublisher = usedBy.some(({ property }) => property === 'publisher');
    if (!item.types.includes('WebSite') && !isPublisher) return [];
    return items.textOf(item, 'name') ?? [];
  });
  return new Set(names.map((name) => name.toLowerCase()));
}

/** A directory rates others: only what is surely the site's own counts. */
function isOwn(items: PlacedItems, item: StructuredItem, page: Readonly<URL>): boolean {
  if (page.pathname === '/' || ownNames(items).has((items.textOf(item, 'name') ?? '\0').toLowerCase()))
    return true;
  const url = URL.parse(items.textOf(item, 'url') ?? '', page.href);
  return (
    'url' in item.properties &&
    url?.pathname === '/' &&
    registrableDomain(url.hostname) === registrableDomain(page.hostname)
  );
}

export const sdSelfServingRating = definePageRule({
  id: 'sd-self-serving-rating',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  needs: 'html',
  audience: 'indexable',
  reads: ['url', 'structuredData', 'source'],
  texts: structuredDataTexts['sd-self-serving-rating'],
  check: (facts, { page }) => {
    const items = page.structuredItems;
    const rated = items.all
      .map(({ item }) => item)
      .filter((item) => item.types.some((type) => businessTypes.has(type)) && isRated(item));
    if (rated.length === 0) return skip('no-business-rated');
    const own = rated.filter((item) => isOwn(items, item, page.url));
    const [first] = own;
    if (first === undefined) return pass();
    return fail({
      messageId: 'own',
      data: {
        name: clip(items.textOf(first, 'name') ?? first.types[0] ?? '', 80),
        properties: ratingProperties.filter((property) => property in first.properties),
      },
      evidence: own.slice(0, 10).map((item) => itemEvidence(facts, item, { found: nameItem(item) })),
    });
  },
});
