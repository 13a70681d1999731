/** A canonical on another site, or on this one without https. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalTexts } from './messages.ts';
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
  audience: 'html',
  reads: ['url', 'canonical'],
  texts: canonicalTexts['canonical-off-site'],
  // Where the site as a whole points elsewhere, its pages have nothing of their own to mend.
  review: (issue, { siteFindings }) =>
    siteWide.some((ruleId) => siteFindings.has(ruleId)) ? { ...issue, severity: 'info' } : issue,
  check: ({ url, canonical }, context) => {
    if (canonical === null) return skip('no-canonical');
    if (canonical === url) return pass();
    const page = context.page.url;
    const target = URL.parse(canonical);
    if (target === null) return skip('canonical-no-url');
    const evidence = [{ found: canonical, wanted: url }];
    const data = { target: target.hostname, own: page.hostname, url };
    if (registrableDomain(page.hostname) !== registrableDomain(target.hostname))
      return fail({ messageId: 'site', data, evidence });
    if (isTestHost(target.hostname, page.hostname))
      return fail({ messageId: 'test-host', data, evidence, severity: 'critical' });
    // From http to https is what Google recommends; only the reverse is a fault.
    if (page.protocol === 'https:' && target.protocol === 'http:')
      return fail({ messageId: 'http', evidence });
    return pass();
  },
});
