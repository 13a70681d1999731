/** Protective headers that a site does not send. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const securityHeadersMissing = defineSiteRule({
  id: 'security-headers-missing',
  group: 'security',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Missing security headers',
  why: 'These headers keep browsers from guessing file types, from showing the site inside another one and from passing full URLs to other sites. They have no effect on search.',
  fix: 'Send these headers with every response, in the settings of the server or the CDN.',
  reads: ['homeSecurity'],
  checkSite({ homeSecurity }) {
    if (homeSecurity === null) return missing('The home page was not read.');
    const { contentTypeOptions, frameAncestors, frameOptions, referrerPolicy } = homeSecurity;
    const absent = [
      ...(contentTypeOptions?.toLowerCase() === 'nosniff' ? [] : ['X-Content-Type-Options: nosniff']),
      ...(frameAncestors || frameOptions !== null ? [] : ["Content-Security-Policy: frame-ancestors 'self'"]),
      ...(referrerPolicy === null ? ['Referrer-Policy: strict-origin-when-cross-origin'] : []),
    ];
    if (absent.length === 0) return [];
    return [
      {
        urls: [],
        message: `The home page does not send ${absent.map((header) => header.split(':', 1)[0]).join(', ')}.`,
        evidence: absent.map((header) => ({ found: 'not sent', wanted: header })),
      },
    ];
  },
});
