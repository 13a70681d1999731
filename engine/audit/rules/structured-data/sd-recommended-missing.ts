/** Structured data without recommended properties. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { structuredDataTexts } from './messages.ts';
import { findLacks, lackEvidence } from './missing-properties.ts';

export const sdRecommendedMissing = definePageRule({
  id: 'sd-recommended-missing',
  group: 'structured-data',
  revision: 2,
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  needs: 'html',
  audience: 'indexable',
  reads: ['url', 'structuredData', 'source', 'images'],
  texts: structuredDataTexts['sd-recommended-missing'],
  check: (facts, { page }) => {
    if (facts.structuredData.items.length === 0) return skip('no-structured-data');
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
    const { type, properties } = first;
    return fail({
      messageId: 'missing',
      data: { type, properties, count: properties.length, items: lacks.length },
      evidence: lackEvidence(facts, lacks),
    });
  },
});
