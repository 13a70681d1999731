/** A site whose home page, or most of whose pages, Google cannot index. */
import { defineSiteRule, type SiteFinding } from '../../rule.ts';
import type { FindingOf } from '../../rule-texts.ts';
import { describeUnindexed, siteIndexability } from '../../site-indexability.ts';
import { indexabilityTexts } from './messages.ts';

type Found = FindingOf<(typeof indexabilityTexts)['site-not-indexable']>;

export const siteNotIndexable = defineSiteRule({
  id: 'site-not-indexable',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/essentials/technical',
  needs: 'http',
  texts: indexabilityTexts['site-not-indexable'],
  reads: ['pages', 'urlRecords', 'matchRobots', 'robots', 'origin'],
  checkSite(site) {
    const finding = describeUnindexed(siteIndexability(site));
    // Each of its messages takes the data it has.
    return finding === null ? [] : [finding as SiteFinding<Found>];
  },
});
