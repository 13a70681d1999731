/** Tests redirect-to-home. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { redirectToHome } from './redirect-to-home.ts';

const site = (path: string, to = '/') => ({
  pages: { '/': html({ body: linkTo(path, '/oak') }) },
  answers: { [path]: { status: 200, via: [to] } },
});

testSiteRule(redirectToHome, {
  pass: [
    site('/home'),
    site('/products/gx/', '/products/'),
    site('/en/index.html'),
    site('/de/start/'),
    site('/user/logout'),
  ],
  fail: [[site('/products/gx-range/'), 'redirects to the home page; 1 page links to it', { findings: 1 }]],
});
