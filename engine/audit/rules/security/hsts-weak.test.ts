/** Tests hsts-weak. */
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { hstsWeak } from './hsts-weak.ts';

const home = (value: string): TestSite => ({
  pages: { '/': { html: html(), headers: { 'strict-transport-security': value } } },
});

testSiteRule(hstsWeak, {
  pass: [home('max-age=31536000'), home('max-age=63072000; includeSubDomains; preload')],
  fail: [
    [{ pages: { '/': html() } }, 'sends no Strict-Transport-Security', { urls: [] }],
    [home('max-age=300'), 'short'],
  ],
  skip: [{ origin: 'http://shop.example', pages: { '/': html() } }],
  missing: [{ pages: { '/a': html() } }],
});
