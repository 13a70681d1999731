/** Tests which canonicals of a series' later pages point to its first. */
import { testRule } from '../../testing/test-rule.ts';
import { paginationCanonicalToFirst } from './pagination-canonical-to-first.ts';

const page = (url: string, canonical: string) => ({
  url: `https://shop.example${url}`,
  html: `<head><link rel="canonical" href="https://shop.example${canonical}"></head>`,
});

testRule(paginationCanonicalToFirst, {
  pass: [
    page('/mugs?page=2', '/mugs?page=2'),
    page('/mugs/page/3/', '/mugs/page/3'),
    page('/mugs?page=2&sort=price', '/mugs?page=2'),
    page('/?p=123', '/how-to-fire-clay'),
    page('/mugs?page=2', '/mugs/all'),
  ],
  fail: [
    [page('/mugs?page=2', '/mugs'), 'page 2 of a series', { found: 'https://shop.example/mugs' }],
    [page('/mugs/page/3/', '/mugs/'), 'page 3 of a series'],
    [page('/mugs?color=red&page=4', '/mugs?color=red&page=1'), 'page 4'],
    [page('/blog/page/2', '/blog/page/1'), 'page 2'],
  ],
  skip: [
    page('/mugs?page=1', '/mugs'),
    page('/top-10', '/top'),
    page('/mugs', '/mugs'),
    { url: 'https://shop.example/mugs?page=2', html: '<p>no canonical' },
  ],
});
