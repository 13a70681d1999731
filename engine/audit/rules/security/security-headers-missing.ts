/** Protective headers that a site does not send although visitors sign in or buy there. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { securityTexts } from './messages.ts';

/** Something that another site could lure visitors into: without it the headers change little. */
const hasAccount = ({ pageType, signs }: PageRecord): boolean =>
  signs.asksForPassword || pageType === 'login' || pageType === 'cart';

export const securityHeadersMissing = defineSiteRule({
  id: 'security-headers-missing',
  group: 'security',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html',
  needs: 'http',
  texts: securityTexts['security-headers-missing'],
  reads: ['homeSecurity', 'pages'],
  checkSite({ homeSecurity, pages }) {
    if (homeSecurity === null) return missing('home-not-read');
    if (!pages.some(hasAccount)) return skip('nothing-to-protect');
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
        messageId: 'absent',
        data: { names: absent.map((header) => header.split(':', 1)[0] ?? '') },
        evidence: absent.map((header) => ({ found: say('not-sent'), wanted: header })),
      },
    ];
  },
});
