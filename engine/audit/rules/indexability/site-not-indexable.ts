/** A site whose home page, or most of whose pages, Google cannot index. */
import { defineSiteRule } from '../../rule.ts';
import { describeUnindexed, siteIndexability } from '../../site-indexability.ts';

export const siteNotIndexable = defineSiteRule({
  id: 'site-not-indexable',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/essentials/technical',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Google cannot index the home page or most of the site',
  why: 'A page that cannot be indexed does not appear in search results, however good it is. Nothing else in this report matters as much.',
  fix: 'Remove the noindex, the robots.txt line or the canonical to another site from every page that people should find in Google. If this site is meant to be a copy of another one, leave it as it is. Where the home page returns an error, put a page there.',
  reads: ['pages', 'urlRecords', 'matchRobots', 'robots', 'origin'],
  checkSite(site) {
    const finding = describeUnindexed(siteIndexability(site));
    return finding === null ? [] : [finding];
  },
});
