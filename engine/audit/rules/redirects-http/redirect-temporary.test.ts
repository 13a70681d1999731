/** Tests redirect-temporary. */
import { html, linkTo, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { redirectTemporary } from './redirect-temporary.ts';

const site = (redirectStatus: number, since: string, more: TestSite = {}): TestSite => ({
  pages: { '/': html({ body: linkTo('/old') }), '/new': html() },
  answers: { '/old': { via: ['/new'], redirectStatus } },
  earlierRedirects: { '/old': since },
  ...more,
});

testSiteRule(redirectTemporary, {
  pass: [
    // Six days are less than a week, and a new redirect may be temporary.
    site(302, '2026-11-09'),
    site(302, '2026-11-01', { earlierRedirects: {} }),
    site(301, '2026-11-01'),
    site(308, '2026-11-01'),
    // Nobody links to it.
    site(302, '2026-11-01', { pages: { '/': html(), '/new': html() } }),
    // A redirect to sign in.
    site(302, '2026-11-01', {
      answers: { '/old': { via: ['/account/login?next=/old'], redirectStatus: 302 } },
    }),
    site(302, '2026-11-01', { answers: { '/old': 200 } }),
  ],
  fail: [
    [
      site(302, '2026-11-08'),
      'https://shop.example/old has redirected with status 302 since 2026-11-08 or longer; 1 page links to it.',
      { page: 'https://shop.example/old', urls: ['https://shop.example/'], findings: 1 },
    ],
    [site(307, '2026-10-01'), 'lasting'],
    [site(303, '2026-10-01'), 'lasting'],
  ],
  missing: [{ pages: { '/': html() } }],
});
