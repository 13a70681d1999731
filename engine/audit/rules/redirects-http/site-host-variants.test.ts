/** Tests site-host-variants. */
import { probeOf } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { siteHostVariants } from './site-host-variants.ts';

const [bare, www, plain] = ['https://shop.example/', 'https://www.shop.example/', 'http://shop.example/'];
const own = probeOf(bare, 200);

testSiteRule(siteHostVariants, {
  pass: [
    { probes: { hostVariants: [own, probeOf(www, { via: [bare] })] } },
    { probes: { hostVariants: [own, probeOf(www, { failure: 'dns' })] } },
    { probes: { hostVariants: [own, probeOf(www, 200, { canonical: bare })] } },
    { probes: { hostVariants: [own, probeOf(plain, 200), probeOf(www, 404)] } },
    { probes: { hostVariants: [own, probeOf(www, { status: 403, blocked: true })] } },
  ],
  fail: [
    [
      { probes: { hostVariants: [own, probeOf(www, 200)] } },
      'shop.example and www.shop.example both show the site',
      { urls: [] },
    ],
    [{ probes: { hostVariants: [own, probeOf(www, 200, { canonical: www })] } }, 'both'],
  ],
  missing: [{}],
});
