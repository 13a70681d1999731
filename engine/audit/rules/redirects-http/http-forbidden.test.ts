/** Tests http-forbidden. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { httpForbidden } from './http-forbidden.ts';

const site = (path: string, status: number) => ({
  pages: { '/': html({ body: linkTo(path, '/oak') }) },
  answers: { [path]: status },
});

testSiteRule(httpForbidden, {
  pass: [
    site('/prices', 200),
    site('/prices', 404),
    site('/prices', 401),
    site('/wp-admin/edit', 403),
    site('/my/orders', 403),
  ],
  fail: [[site('/prices', 403), 'returns 403 (forbidden); 1 page links to it', { findings: 1 }]],
});
