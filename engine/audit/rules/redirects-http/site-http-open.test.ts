/** Tests site-http-open. */
import { probeOf, type SiteAnswer, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { siteHttpOpen } from './site-http-open.ts';

const http = (answer: SiteAnswer): TestSite => ({
  probes: { hostVariants: [probeOf('http://shop.example/', answer)] },
});

testSiteRule(siteHttpOpen, {
  pass: [
    http({ via: ['https://shop.example/'] }),
    http({ via: ['http://www.shop.example/', 'https://www.shop.example/'] }),
    http({ failure: 'connect' }),
    http(404),
    http({ status: 403, blocked: true }),
  ],
  fail: [
    [
      http(200),
      'http://shop.example/ returns 200 instead of redirecting to https://shop.example/',
      { urls: [] },
    ],
    [http({ via: ['http://shop.example/en'] }), 'open'],
  ],
  skip: [{ origin: 'http://shop.example' }],
  missing: [{}],
});
