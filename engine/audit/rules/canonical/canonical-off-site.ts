/** A canonical on another site, or on this one without https. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { registrableDomain } from './registrable-domain.ts';

const siteWide = ['site-not-indexable', 'canonical-home-elsewhere'];
/** Names of hosts on which a site is tried out before it is published. */
const testHost =
  /^(?:staging|stage|stg|dev|devel|development|test|testing|beta|preview|preprod|uat|qa|sandbox)\d*[.-]/;

const isTestHost = (host: string, own: string): boolean => testHost.test(host) && !testHost.test(own);

export const canonicalOffSite = definePageRule({
  id: 'canonical-off-site',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['url', 'canonical'],
  title: 'Canonical points to another site',
  why: 'The page asks search engines to list a URL on another domain, or one without https, in its place. That is right only for content republished from there.',
  fix: 'If the content is this site’s own, set the canonical to the page’s own https URL. If this page is meant to be a copy, leave it as it is.',
  // Where the site as a whole points elsewhere, its pages have nothing of their own to mend.
  review: (issue, { siteFindings }) =>
    siteWide.some((ruleId) => siteFindings.has(ruleId)) ? { ...issue, severity: 'info' } : issue,
  check: ({ url, canonical }, context) => {
    if (canonical === null) return skip('The page has no canonical.');
    if (canonical === url) return pass();
    const page = context.page.url;
    const target = URL.parse(canonical);
    if (target === null) return skip('The canonical is not a URL.');
    const evidence = { found: canonical, wanted: url };
    if (registrableDomain(page.hostname) !== registrableDomain(target.hostname))
      return fail(
        `The canonical points to ${target.hostname}, a different site from ${page.hostname}.`,
        evidence,
      );
    if (isTestHost(target.hostname, page.hostname))
      return fail(
        `The canonical points to ${target.hostname}, a test host, instead of ${page.hostname}.`,
        evidence,
        'critical',
      );
    // From http to https is what Google recommends; only the reverse is a fault.
    if (page.protocol === 'https:' && target.protocol === 'http:')
      return fail('The page is served over https, but its canonical is an http URL.', evidence);
    return pass();
  },
});
