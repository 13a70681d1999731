/** Tests security-headers-inconsistent. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { securityHeadersInconsistent } from './security-headers-inconsistent.ts';

const type = { 'content-type': 'text/html; charset=utf-8' };
const nosniff = { ...type, 'x-content-type-options': 'nosniff' };
const page = (headers: Readonly<Record<string, string>>) => ({ html: html(), headers });

testSiteRule(securityHeadersInconsistent, {
  pass: [
    { pages: { '/': page(nosniff), '/a': page(nosniff) } },
    { pages: { '/': page(type), '/a': page(nosniff) } },
    // Most pages lack it: the home page is the exception.
    { pages: { '/': page(nosniff), '/a': page(type), '/b': page(type) } },
    {
      pages: {
        '/': page({ ...type, 'x-frame-options': 'DENY' }),
        '/a': page({ ...type, 'content-security-policy': "frame-ancestors 'self'" }),
      },
    },
  ],
  fail: [
    [
      { pages: { '/': page(nosniff), '/a': page(nosniff), '/b': page(type) } },
      '1 page does not send X-Content-Type-Options, which the home page sends: https://shop.example/b',
      { findings: 1 },
    ],
  ],
  skip: [{ pages: { '/': page(nosniff) } }],
});
