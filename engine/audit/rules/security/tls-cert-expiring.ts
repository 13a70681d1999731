/** A certificate that is not valid, or will not be for long. */

import { count } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const daysMin = 21;

export const tlsCertExpiring = defineSiteRule({
  id: 'tls-cert-expiring',
  group: 'security',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc5280.html',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'TLS certificate invalid or about to expire',
  why: 'Browsers show a warning instead of the site as soon as its certificate is not valid.',
  fix: 'Renew the certificate for every host name of the site, and set up automatic renewal.',
  reads: ['probes', 'origin'],
  checkSite({ probes: { hostVariants, certificate }, origin }, { today }) {
    const host = new URL(origin).host;
    const secure = hostVariants.find(({ url }) => url === `https://${host}/`);
    const failure = secure?.check.failure;
    if (failure?.reason === 'tls')
      return [
        {
          urls: [],
          message: `https://${host}/ has no valid certificate: ${failure.detail}`,
          evidence: [{ found: failure.detail, wanted: 'a valid certificate', urls: [`https://${host}/`] }],
          severity: 'critical' as const,
        },
      ];
    if (certificate === null) return missing('The certificate could not be checked.');
    const days = Math.floor((Date.parse(certificate.validTo) - Date.parse(today)) / 86_400_000);
    if (days > daysMin) return [];
    return [
      {
        urls: [],
        message:
          days < 0
            ? `The certificate of ${certificate.host} expired on ${certificate.validTo}.`
            : `The certificate of ${certificate.host} expires in ${count(days, 'day')}, on ${certificate.validTo}.`,
        evidence: [{ found: certificate.validTo, wanted: `more than ${daysMin} days left` }],
        ...(days < 0 && { severity: 'critical' as const }),
      },
    ];
  },
});
