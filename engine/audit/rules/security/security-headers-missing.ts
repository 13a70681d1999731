/** Protective headers that a site does not send. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { securityTexts } from './messages.ts';

export const securityHeadersMissing = defineSiteRule({
  id: 'security-headers-missing',
  group: 'security',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html',
  needs: 'http',
  texts: securityTexts['security-headers-missing'],
  reads: ['homeSecurity'],
  checkSite({ homeSecurity }) {
    if (homeSecurity === null) return missing('home-not-read');
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
