/** A site with missing or weak HSTS. */
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const maxAgeMin = 31_536_000;

export const hstsWeak = defineSiteRule({
  id: 'hsts-weak',
  group: 'security',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc6797.html',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'No HSTS header',
  why: 'After it has seen Strict-Transport-Security, a browser never uses http for the site again, so nobody can intercept the request before the redirect.',
  fix: 'Send “Strict-Transport-Security: max-age=31536000” with every https response.',
  reads: ['homeSecurity', 'origin'],
  checkSite({ homeSecurity, origin }) {
    if (!origin.startsWith('https:')) return skip('The site has no https.');
    if (homeSecurity === null) return missing('The home page was not read.');
    const { hsts } = homeSecurity;
    if (hsts !== null && hsts.maxAgeSeconds >= maxAgeMin) return [];
    const found = hsts === null ? 'no such header' : `max-age=${hsts.maxAgeSeconds}`;
    return [
      {
        urls: [],
        message:
          hsts === null
            ? 'The home page sends no Strict-Transport-Security header.'
            : `Strict-Transport-Security lasts only ${hsts.maxAgeSeconds} seconds.`,
        evidence: [{ found, wanted: `max-age=${maxAgeMin}` }],
      },
    ];
  },
});
