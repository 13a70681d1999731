/** A site with missing or weak HSTS. */
import { say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { securityTexts } from './messages.ts';

const maxAgeMin = 31_536_000;

export const hstsWeak = defineSiteRule({
  id: 'hsts-weak',
  group: 'security',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc6797.html',
  needs: 'http',
  texts: securityTexts['hsts-weak'],
  reads: ['homeSecurity', 'origin'],
  checkSite({ homeSecurity, origin }) {
    if (!origin.startsWith('https:')) return skip('no-https');
    if (homeSecurity === null) return missing('home-not-read');
    const { hsts } = homeSecurity;
    if (hsts !== null && hsts.maxAgeSeconds >= maxAgeMin) return [];
    const found = hsts === null ? say('no-such-header') : `max-age=${hsts.maxAgeSeconds}`;
    const shared = { urls: [], evidence: [{ found, wanted: `max-age=${maxAgeMin}` }] };
    return hsts === null
      ? [{ ...shared, messageId: 'absent' }]
      : [{ ...shared, messageId: 'short', data: { seconds: hsts.maxAgeSeconds } }];
  },
});
