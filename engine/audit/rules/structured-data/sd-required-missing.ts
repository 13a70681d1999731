/** Structured data that lacks a property Google requires for its rich result. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { structuredDataTexts } from './messages.ts';
import { findLacks, type Lack, lackEvidence } from './missing-properties.ts';

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
  audience: 'indexable',
  reads: ['url', 'structuredData', 'source'],
  texts: structuredDataTexts['sd-required-missing'],
  check: (facts, { page }) => {
    if (facts.structuredData.items.length === 0) return skip('no-structured-data');
    const { isHome } = page;
    const items = page.structuredItems;
    const found = findLacks(items, { isHome, kind: 'required' });
    if (found.length === 0) return pass();
    const lacks = withoutRepeats(found);
    const [first] = lacks;
    if (first === undefined) return pass();
    const { type, properties, rich } = first;
    const data = { type, properties, feature: rich.feature };
    const said = {
      evidence: lackEvidence(facts, lacks),
      severity: lacks.some(isCritical) ? 'critical' : 'warning',
    } as const;
    return lacks.length === 1
      ? fail({ messageId: 'one', data, ...said })
      : fail({ messageId: 'several', data: { ...data, items: lacks.length }, ...said });
  },
});
