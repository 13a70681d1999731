/** Tests error-page-bare. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { errorPageBare } from './error-page-bare.ts';

const pages = Object.fromEntries(['/', '/a', '/b', '/c', '/d'].map((path) => [path, html()]));
const missingPage = (text: string | null, status = 404) => ({
  url: 'https://shop.example/none',
  check: {
    status,
    finalUrl: 'https://shop.example/none',
    hops: [],
    failure: null,
    blocked: null,
    mediaType: 'text/html',
    bytes: 10,
  },
  text,
  canonical: null,
});

testSiteRule(errorPageBare, {
  pass: [
    { pages, probes: { missingPage: missingPage('<h1>Not found</h1><a href="/">Home</a>') } },
    { pages, probes: { missingPage: missingPage('<div id="app"></div><script src="/app.js"></script>') } },
    { pages, probes: { missingPage: missingPage(null) } },
    { pages, probes: { missingPage: missingPage('<h1>Home</h1>', 200) } },
  ],
  skip: [{ pages: { '/': html() }, probes: { missingPage: missingPage('<h1>Not Found</h1>') } }],
  fail: [[{ pages, probes: { missingPage: missingPage('<h1>Not Found</h1>') } }, 'no-link', { findings: 1 }]],
});
