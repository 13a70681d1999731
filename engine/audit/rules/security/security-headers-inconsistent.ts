/** Pages that lack a protective header which the home page sends. */
import { isSuccess } from '../../../model/is-success.ts';
import { securityFlags } from '../../../model/site-facts.ts';
import { count, urlList } from '../../describe-urls.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

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
  scope: 'site',
  needs: 'http',
  tier: 3,
  needsFullCoverage: false,
  title: 'Security headers missing on some pages',
  why: 'The home page is protected by the header and these pages are not, often because different software serves them. This has no effect on search.',
  fix: 'Set the header for the whole site in the web server, not in individual applications.',
  reads: ['pages'],
  checkSite({ pages }) {
    const served = pages.filter(({ isHtml, status }) => isHtml && isSuccess(status));
    const home = served.find(({ isHome }) => isHome);
    if (home === undefined) return missing('The home page was not read.');
    if (served.length < 2) return skip('There is only one page.');
    return headers.flatMap(([flag, name]) => {
      if ((home.security & flag) === 0) return [];
      const urls = served.filter(({ security }) => (security & flag) === 0).map(({ url }) => url);
      if (urls.length === 0 || urls.length > served.length * shareMax) return [];
      return [
        {
          urls: [],
          message: `${count(urls.length, 'page')} ${urls.length === 1 ? 'does' : 'do'} not send ${name}, which the home page sends: ${urls[0] ?? ''}${urls.length > 1 ? ', and others' : ''}.`,
          evidence: [urlList(urls, { found: `no ${name}`, wanted: 'the header of the home page' })],
        },
      ];
    });
  },
});
