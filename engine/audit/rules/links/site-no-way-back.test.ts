/** Tests site-no-way-back. */
import { expect, it } from 'vitest';
import { SiteContext } from '../../site-context.ts';
import { buildSite, html, linkTo, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { siteNoWayBack } from './site-no-way-back.ts';

const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i', '/j'];
const text = `<p>${'Oak chairs made by hand, one by one, for a long life. '.repeat(8)}</p>`;

/** A home page that links to all others; `linksOf` says what those link to. */
const site = (linksOf: (path: string) => readonly string[], body = text, all = paths): TestSite => ({
  pages: {
    '/': html({ body: `${text}${linkTo(...all)}` }),
    ...Object.fromEntries(
      all.map((path) => [path, html({ title: path, body: `${body}${linkTo(...linksOf(path))}` })]),
    ),
  },
});
const next = (path: string): readonly string[] => [paths[(paths.indexOf(path) + 1) % paths.length] ?? '/'];

testSiteRule(siteNoWayBack, {
  pass: [
    site(() => ['/']),
    // The logo links to another URL of the home page.
    { ...site(() => ['/index.html']), answers: { '/index.html': { via: ['/'] } } },
    // A table of contents that is not the home page.
    {
      pages: {
        ...site(() => ['/contents']).pages,
        '/contents': html({ title: 'Contents', body: `${text}${linkTo(...paths)}` }),
      },
    },
    site((path) => (path < '/f' ? ['/'] : [])),
    // Each language has a home page of its own.
    {
      pages: Object.fromEntries(
        ['de', 'fr', 'it', 'es', 'pl'].flatMap((code) => [
          [`/${code}/`, html({ title: code, body: `${text}${linkTo('a', 'b', 'c', 'd', 'e')}` })],
          [`/${code}/a`, html({ title: `${code} a`, body: `${text}${linkTo('index.html')}` })],
        ]),
      ),
    },
    // A menu whose targets were not read.
    site(() => ['/prices', '/contact']),
  ],
  fail: [
    [
      site(() => []),
      'None of the 10 pages links to the home page or to a table of contents. They have no working link to any page of the site.',
      { findings: 1 },
    ],
    // Links in the text lead on to one page or another, never back.
    [site(next), /^None of the 10 pages links to the home page or to a table of contents\.$/],
    // The menu leads to pages that are gone.
    [
      { ...site(() => ['/prices', '/contact']), answers: { '/prices': 404, '/contact': 404 } },
      'They have no working link',
    ],
    [site((path) => (path < '/d' ? ['/'] : [])), '7 of 10 pages'],
    [
      {
        pages: {
          '/': '<!doctype html><html><head><title>Manual</title></head><frameset cols="20%,80%"><frame src="/contents"><frame src="/a"></frameset></html>',
          ...Object.fromEntries(paths.map((path) => [path, html({ title: path, body: text })])),
          '/contents': html({ title: 'Contents', body: `${text}${linkTo(...paths)}` }),
        },
      },
      '10 of 11 pages',
    ],
  ],
  skip: [
    site(() => [], text, ['/a', '/b', '/c']),
    // What a script fills in has its links there too.
    site(() => [], '<div id="app"></div>'),
  ],
});

it('is no more than a warning: no search engine asks for such links', () => {
  const outcome = siteNoWayBack.checkSite(buildSite(site(() => [])), new SiteContext('2026-11-15'));
  expect(siteNoWayBack.severity).toBe('warning');
  expect(outcome).toMatchObject([expect.not.objectContaining({ severity: 'critical' })]);
});
