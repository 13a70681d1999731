/** Tests h1-same-everywhere. */
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { h1SameEverywhere } from './h1-same-everywhere.ts';

const site = (bodies: readonly string[], head = ''): TestSite => ({
  pages: Object.fromEntries(
    bodies.map((body, at) => [at === 0 ? '/' : `/${at}`, html({ title: `Page ${at}`, body, head })]),
  ),
});
const name = '<h1>Miller Furniture</h1>';
const away = '<link rel="canonical" href="https://elsewhere.example/x">';

testSiteRule(h1SameEverywhere, {
  pass: [
    site([name, '<h1>Chairs</h1>', '<h1>Tables</h1>', '<h1>Beds</h1>', '<h1>Lamps</h1>']),
    // A logo as H1, and an H1 for the page.
    site([1, 2, 3, 4, 5].map((at) => `${name}<h1>Chair ${at}</h1>`)),
    site([name, name, name, '<h1>Tables</h1>', '<h1>Beds</h1>']),
    site(['<h2>A</h2>', '<h2>B</h2>', '<h2>C</h2>', '<h2>D</h2>']),
  ],
  fail: [
    [
      site([1, 2, 3, 4, 5].map((at) => `${name}<h2>Chair ${at}</h2>`)),
      '5 pages of 5 have the H1 “Miller Furniture”.',
      { findings: 1 },
    ],
    [site([name, name, name, name, '<h1>Beds</h1>']), '4 pages of 5'],
    // What keeps the whole site out of search is no reason to leave its headings as they are.
    [site([name, name, name, name], away), '4 pages of 4'],
  ],
  skip: [
    site([name, name, name]),
    // One text at five URLs is a matter of its own.
    site(
      Array.from(
        { length: 5 },
        () => `${name}<p>${'Oak chairs made by hand for a long life. '.repeat(5)}</p>`,
      ),
    ),
  ],
});
