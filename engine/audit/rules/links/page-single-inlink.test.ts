/** Tests page-single-inlink. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { pageSingleInlink } from './page-single-inlink.ts';

const paths = Array.from({ length: 11 }, (_, at) => (at === 0 ? '/' : `/${at}`));
const all = html({ body: linkTo(...paths) });
const whole = Object.fromEntries(paths.map((path) => [path, all]));

testSiteRule(pageSingleInlink, {
  pass: [
    { pages: whole },
    { pages: { ...whole, '/unlinked': html() } },
    {
      pages: {
        ...whole,
        '/': html({ body: linkTo(...paths, '/x') }),
        '/x': html({ head: '<meta name="robots" content="noindex">' }),
      },
    },
  ],
  fail: [
    [
      {
        pages: {
          ...whole,
          '/': html({ body: linkTo(...paths, '/x', '/x') }),
          '/x': html({ body: linkTo('/x') }),
        },
      },
      'Of 12 pages, only https://shop.example/ links to this one',
      { page: 'https://shop.example/x', findings: 1 },
    ],
  ],
  skip: [{ pages: { '/': html({ body: linkTo('/a') }), '/a': html() } }],
});
