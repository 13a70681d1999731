/** A site whose http URL does not redirect to https. */
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const siteHttpOpen = defineSiteRule({
  id: 'site-http-open',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'HTTP not redirected to HTTPS',
  why: 'Anyone who types the domain without https gets the site over an unencrypted connection, and search engines see two sites.',
  fix: 'Redirect every http URL to its https version with status 301 or 308.',
  reads: ['probes', 'origin'],
  checkSite({ probes, origin }) {
    if (origin.startsWith('http:')) return skip('The site has no HTTPS to redirect to.');
    const http = probes.hostVariants.find(({ url }) => url === `${origin.replace(/^https:/, 'http:')}/`);
    if (http === undefined) return missing('The http URL was not requested.');
    const { check } = http;
    const isOpen =
      check.status === 200 && check.finalUrl?.startsWith('http:') === true && check.blocked === null;
    if (!isOpen) return [];
    return [
      {
        urls: [],
        message: `${http.url} returns 200 instead of redirecting to ${origin}/.`,
        evidence: [{ found: '200', wanted: `301 to ${origin}/`, urls: [http.url] }],
      },
    ];
  },
});
