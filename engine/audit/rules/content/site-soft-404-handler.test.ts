/** Tests site-soft-404-handler. */
import { probeOf } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { siteSoft404Handler } from './site-soft-404-handler.ts';

const url = 'https://shop.example/no-such-page';

testSiteRule(siteSoft404Handler, {
  pass: [
    { probes: { missingPage: probeOf(url, 404) } },
    { probes: { missingPage: probeOf(url, 410) } },
    { probes: { missingPage: probeOf(url, { via: ['/404'], status: 404 }) } },
    { probes: { missingPage: probeOf(url, 500) } },
  ],
  fail: [
    [{ probes: { missingPage: probeOf(url, 200) } }, 'made up for this test, returns 200', { urls: [] }],
    [{ probes: { missingPage: probeOf(url, { via: ['/'] }) } }, 'after a redirect to https://shop.example/'],
  ],
  missing: [
    {},
    { probes: { missingPage: probeOf(url, { status: 403, blocked: true }) } },
    { probes: { missingPage: probeOf(url, { failure: 'timeout' }) } },
  ],
});
