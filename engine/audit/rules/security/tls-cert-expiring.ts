/** A certificate that is not valid, or will not be for long. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { securityTexts } from './messages.ts';

const daysMin = 21;

export const tlsCertExpiring = defineSiteRule({
  id: 'tls-cert-expiring',
  group: 'security',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc5280.html',
  needs: 'http',
  texts: securityTexts['tls-cert-expiring'],
  reads: ['probes', 'origin'],
  checkSite({ probes: { hostVariants, certificate }, origin }, { today }) {
    const host = new URL(origin).host;
    const secure = hostVariants.find(({ url }) => url === `https://${host}/`);
    const failure = secure?.check.failure;
    if (failure?.reason === 'tls')
      return [
        {
          urls: [],
          messageId: 'invalid',
          data: { host, detail: failure.detail },
          evidence: [
            { found: failure.detail, wanted: say('a-valid-certificate'), urls: [`https://${host}/`] },
          ],
          severity: 'critical' as const,
        },
      ];
    if (certificate === null) return missing('certificate-unchecked');
    const days = Math.floor((Date.parse(certificate.validTo) - Date.parse(today)) / 86_400_000);
    if (days > daysMin) return [];
    const data = { host: certificate.host, date: certificate.validTo };
    const shared = {
      urls: [],
      evidence: [{ found: certificate.validTo, wanted: say('more-than-days-left', { limit: daysMin }) }],
    };
    return days < 0
      ? [{ ...shared, messageId: 'expired', data, severity: 'critical' }]
      : [{ ...shared, messageId: 'expiring', data: { ...data, days } }];
  },
});
