/** Structured data without recommended properties. */
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence, nameItem } from './item-evidence.ts';
import { findLacks } from './missing-properties.ts';

export const sdRecommendedMissing = definePageRule({
  id: 'sd-recommended-missing',
  group: 'structured-data',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  reads: ['url', 'structuredData', 'source', 'images'],
  title: 'Recommended properties missing in structured data',
  why: 'Recommended properties are optional; with more of them a rich result can show more.',
  fix: 'Add the properties for which the page shows the data. Leave out what it does not show.',
  check: (facts, { page }) => {
    if (facts.structuredData.items.length === 0) return skip('The page has no structured data.');
    const { isHome } = page;
    // Without what is required there is no rich result that could show more: sd-required-missing reports that.
    const unfit = new Set(
      findLacks(page.structuredItems, { isHome, kind: 'required' }).map(({ item }) => item),
    );
    // A page that shows no picture has none to name.
    const shows = (property: string): boolean => property !== 'image' || page.visibleImages.length > 0;
    const lacks = findLacks(page.structuredItems, { isHome, kind: 'recommended' })
      .filter(({ item }) => !unfit.has(item))
      .map((lack) => ({ ...lack, properties: lack.properties.filter(shows) }))
      .filter(({ properties }) => properties.length > 0);
    const [first] = lacks;
    if (first === undefined) return pass();
    const others = lacks.length === 1 ? '' : ` ${lacks.length} items have properties missing.`;
    return fail(
      `${first.type} lacks ${countOf(first.properties.length, 'recommended property', 'recommended properties')}: ${first.properties.join(', ')}.${others}`,
      lacks
        .slice(0, 10)
        .map(({ item, properties }) =>
          itemEvidence(facts, item, { found: nameItem(item), wanted: properties.join(', ') }),
        ),
    );
  },
});
