/** Tests security-headers-missing. */
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { securityHeadersMissing } from './security-headers-missing.ts';

const signIn = html({ body: '<form><input type="password" name="p"></form>' });
const home = (headers: Record<string, string>): TestSite => ({
  pages: { '/': { html: html(), headers }, '/sign-in': signIn },
});
const sound = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

testSiteRule(securityHeadersMissing, {
  pass: [
    home({ ...sound, 'x-frame-options': 'DENY' }),
    home({ ...sound, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }),
  ],
  fail: [
    [home(sound), 'does not send Content-Security-Policy.', { urls: [] }],
    [home({}), 'X-Content-Type-Options, Content-Security-Policy, and Referrer-Policy'],
  ],
  // Nobody signs in: a brochure is not worth framing.
  skip: [{ pages: { '/': html(), '/contact': html({ body: '<form><input name="mail"></form>' }) } }],
  missing: [{ pages: { '/a': html() } }],
});
