/** Pages that lack a protective header which the home page sends. */

import { isSuccess } from '../../../model/is-success.ts';
import { securityFlags } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { securityTexts } from './messages.ts';

const headers = [
  [securityFlags.csp, 'Content-Security-Policy'],
  [securityFlags.framing, 'X-Frame-Options or frame-ancestors'],
  [securityFlags.nosniff, 'X-Content-Type-Options'],
  [securityFlags.hsts, 'Strict-Transport-Security'],
] as const;
/** Where most pages lack it, the home page is the exception. */
const shareMax = 0.5;

export const securityHeadersInconsistent = defineSiteRule({
  id: 'security-headers-inconsistent',
  group: 'security',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html',
  needs: 'http',
  texts: securityTexts['security-headers-inconsistent'],
  reads: ['pages'],
  checkSite({ pages }) {
    const served = pages.filter(({ isHtml, status }) => isHtml && isSuccess(status));
    const home = served.find(({ isHome }) => isHome);
    if (home === undefined) return missing('home-not-read');
    if (served.length < 2) return skip('one-page');
    return headers.flatMap(([flag, name]) => {
      if ((home.security & flag) === 0) return [];
      const urls = served.filter(({ security }) => (security & flag) === 0).map(({ url }) => url);
      if (urls.length === 0 || urls.length > served.length * shareMax) return [];
      return [
        {
          urls: [],
          messageId: 'absent',
          data: { count: urls.length, name, example: urls[0] ?? '' },
          evidence: [
            urlList(urls, { found: say('no-header', { name }), wanted: say('the-header-of-the-home-page') }),
          ],
        },
      ];
    });
  },
});
