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
    // The home page under another URL.
    { pages: { ...whole, '/1': html({ body: linkTo(...paths, '/index.html') }), '/index.html': all } },
    // The home page and lists are where one looks for their pages.
    { pages: { ...whole, '/': html({ body: linkTo(...paths, '/x') }), '/x': html() } },
    {
      pages: {
        ...whole,
        '/1': html({ body: linkTo(...paths, '/category/oak') }),
        '/category/oak': html({ body: linkTo('/x', '/') }),
        '/2': html({ body: linkTo('/category/oak') }),
        '/x': html(),
      },
    },
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
          '/1': html({ body: linkTo(...paths, '/x', '/x') }),
          '/x': html({ body: linkTo('/x') }),
        },
      },
      'Of 12 pages, only https://shop.example/1 links to https://shop.example/x',
      { urls: ['https://shop.example/x'], findings: 1 },
    ],
  ],
  skip: [
    { pages: { '/': html({ body: linkTo('/a') }), '/a': html() } },
    // A chain of pages is built so.
    {
      pages: Object.fromEntries(paths.map((path, at) => [path, html({ body: linkTo(`/${at + 1}`) })])),
    },
  ],
});
