/** Tests page-too-deep. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { pageTooDeep } from './page-too-deep.ts';

/** A chain of pages, each linking to the next. */
const row = (count: number, last = html()): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      at === 0 ? '/' : `/${at}`,
      at === count - 1 ? last : html({ body: linkTo(`/${at + 1}`) }),
    ]),
  );

testSiteRule(pageTooDeep, {
  pass: [
    { pages: row(5) },
    { pages: { ...row(6), '/': html({ body: linkTo('/1', '/5') }) } },
    { pages: { ...row(5), '/orphan': html() } },
    { pages: row(6, html({ head: '<meta name="robots" content="noindex">' })) },
  ],
  fail: [
    [
      { pages: row(6) },
      'takes 5 clicks',
      {
        page: 'https://shop.example/5',
        findings: 1,
        evidence: [
          {
            found: '5 clicks',
            wanted: 'at most 4',
            urls: ['/', '/1', '/2', '/3', '/4', '/5'].map((path) => `https://shop.example${path}`),
          },
        ],
      },
    ],
  ],
  skip: [{ pages: row(3) }],
});
