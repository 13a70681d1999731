/** Tests tls-cert-expiring. */
import { probeOf, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { tlsCertExpiring } from './tls-cert-expiring.ts';

const until = (validTo: string): TestSite => ({ probes: { certificate: { host: 'shop.example', validTo } } });

testSiteRule(tlsCertExpiring, {
  pass: [until('2026-12-07'), until('2027-10-01')],
  fail: [
    [until('2026-12-06'), 'expires in 21 days, on 2026-12-06', { urls: [] }],
    [until('2026-11-16'), 'expires in 1 day,'],
    [until('2026-11-01'), 'expired on 2026-11-01', { severity: 'critical' }],
    [
      {
        origin: 'http://shop.example',
        probes: { hostVariants: [probeOf('https://shop.example/', { failure: 'tls' })] },
      },
      'has no valid certificate',
      { severity: 'critical' },
    ],
  ],
  missing: [
    {},
    {
      origin: 'http://shop.example',
      probes: { hostVariants: [probeOf('https://shop.example/', { failure: 'connect' })] },
    },
  ],
});
