/** Tests that one cause is one finding to people: in the counters, in the list and in the score. */
import type { SiteIssue } from '@pagewright/contract/entities/issue';
import { causesOf, countCauses } from '@pagewright/contract/report/causes';
import { issueGroups } from '@pagewright/contract/report/issue-groups';
import { describe, expect, it } from 'vitest';
import type { Audit } from '../assemble-audit.ts';
import { a11yNameMissing } from '../rules/accessibility/a11y-name-missing.ts';
import { jsContentDependent } from '../rules/js-rendering/js-content-dependent.ts';
import { perfCls } from '../rules/performance/perf-cls.ts';
import { auditTestSite } from '../testing/audit-test-site.ts';
import { html, linkTo } from '../testing/site-builder.ts';

const at = (path: string): string => `https://shop.example${path}`;
const rowOf = (audit: Audit, ruleId: string) => issueGroups(audit).find((group) => group.ruleIds.has(ruleId));
const causesIn = ({ pages, siteIssues }: Audit, ...ruleIds: readonly string[]): number =>
  new Set(
    causesOf({ pages, siteIssues }).flatMap(({ cause, issue }) =>
      ruleIds.includes(issue.ruleId) ? [cause] : [],
    ),
  ).size;
const pointsAt = (audit: Audit, ruleId: string): number | undefined =>
  audit.pages[0]?.score?.deductions.find((each) => each.ruleId === ruleId)?.points;

describe('one cause', () => {
  it('is a missing page and every link to it', () => {
    const body = linkTo('/gone');
    const audit = auditTestSite({
      pages: { '/': html({ body }), '/a': html({ body }), '/b': html({ body }) },
      answers: { '/gone': 404 },
    });
    expect(
      audit.pages.every(({ issues }) => issues.some(({ ruleId }) => ruleId === 'link-internal-broken')),
    ).toBe(true);
    expect(causesIn(audit, 'http-4xx', 'link-internal-broken')).toBe(1);
    expect(rowOf(audit, 'link-internal-broken')).toMatchObject({ ruleId: 'http-4xx', subject: '/gone' });
  });

  it.each([
    ['a folder that is gone', ['/old/a', '/old/b', '/old/c'], 1],
    ['a list of links whose targets are gone', ['/a', '/x/b', '/y/c'], 1],
    ['not two dead links that have nothing in common but their page', ['/a', '/x/b'], 2],
  ])('is %s', (_, gone, causes) => {
    const audit = auditTestSite({
      pages: { '/': html({ body: linkTo(...gone) }) },
      answers: Object.fromEntries(gone.map((path) => [path, 404])),
    });
    expect(audit.siteIssues.filter(({ ruleId }) => ruleId === 'http-4xx')).toHaveLength(gone.length);
    expect(causesIn(audit, 'http-4xx')).toBe(causes);
    expect(causesIn(audit, 'http-4xx', 'link-internal-broken')).toBe(causes);
  });

  it('is each of three dead links that different pages have', () => {
    const audit = auditTestSite({
      pages: {
        '/': html({ body: linkTo('/x/a') }),
        '/b': html({ body: linkTo('/y/b') }),
        '/c': html({ body: linkTo('/z/c') }),
      },
      answers: { '/x/a': 404, '/y/b': 404, '/z/c': 404 },
    });
    expect(causesIn(audit, 'http-4xx', 'link-internal-broken')).toBe(3);
  });

  it('is a title that several pages share, short as it is', () => {
    const page = (text: string) => html({ title: 'Oak', body: `<h1>${text}</h1><p>${text}</p>` });
    const audit = auditTestSite({ pages: { '/a': page('Tables'), '/b': page('Chairs') } });
    expect(audit.pages[0]?.issues.map(({ ruleId }) => ruleId)).toContain('title-too-short');
    expect(causesIn(audit, 'title-duplicate', 'title-too-short')).toBe(1);
  });

  it('is a folder of which several pages miss images', () => {
    const image = (name: string): string => `<img src="/img/fr/${name}.png" alt="${name}">`;
    const audit = auditTestSite({
      pages: {
        '/': html({ body: `<h1>Oak</h1>${image('oak')}` }),
        '/a': html({ body: `<p>Elm</p>${image('elm')}` }),
        '/b': html({ body: `<p>Ash</p><ul><li>${image('ash')}</li></ul>` }),
        '/c': html({ body: '<img src="/own/birch.png" alt="Birch">' }),
      },
      tried: {
        '/img/fr/oak.png': 404,
        '/img/fr/elm.png': 404,
        '/img/fr/ash.png': 404,
        '/own/birch.png': 404,
      },
    });
    expect(causesIn(audit, 'img-broken')).toBe(2);
    expect(audit.pages.every(({ issues }) => issues.some(({ ruleId }) => ruleId === 'img-broken'))).toBe(
      true,
    );
  });

  it('is a home page that is missing, with the links to it', () => {
    const body = linkTo('/');
    const audit = auditTestSite({
      pages: { '/a': html({ body }), '/b': html({ body }) },
      answers: { '/': 404 },
    });
    expect(issueGroups(audit)[0]).toMatchObject({ ruleId: 'site-not-indexable', severity: 'critical' });
    expect(rowOf(audit, 'http-4xx')).toMatchObject({ ruleId: 'site-not-indexable' });
    expect(audit.score?.value).toBeLessThanOrEqual(20);
  });

  it('is filler text and the sample texts beside it', () => {
    const body = `<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p><footer>Copyright © Your Website 2023</footer>`;
    const audit = auditTestSite({ pages: { '/': html({ body }) } });
    expect(rowOf(audit, 'content-template-leftover')).toMatchObject({ ruleId: 'content-placeholder-text' });
  });

  it('is a site of bare titles, and each that is short', () => {
    const home = '<a href="/">Quercus 15</a>';
    const paths = ['DO', 'SET', 'LOCK', 'COPY', 'BEGIN', 'END', 'MOVE', 'LOAD'];
    const audit = auditTestSite({
      pages: {
        '/': html({ title: 'Quercus 15 Documentation', body: '<h1>Quercus 15</h1>' }),
        ...Object.fromEntries(
          paths.map((title) => [`/${title}`, html({ title, body: `<p>${title}</p>${home}` })]),
        ),
      },
    });
    expect(rowOf(audit, 'title-too-short')).toMatchObject({ ruleId: 'title-without-site-name' });
  });

  it('is a listing that the server made, and nothing else is said of it', () => {
    const listing =
      '<title>Index of /files</title><h1>Index of /files</h1><a href="/">Parent Directory</a><a href="oak.html">oak.html</a><a href="elm.html">elm.html</a>';
    const audit = auditTestSite({
      pages: { '/': html({ body: linkTo('/files/') }), '/files/': `${listing}${'<br>'.repeat(2000)}` },
      answers: { '/files/oak.html': 404, '/files/elm.html': 404 },
    });
    const [, files] = audit.pages;
    expect(files?.issues.map(({ ruleId }) => ruleId)).toEqual(['page-directory-listing']);
  });

  it('is a site without links back, and the dead ends in it', () => {
    const text = `<p>${'Oak chairs made by hand, one by one, for a long life. '.repeat(8)}</p>`;
    const paths = ['/a', '/b', '/c', '/d', '/e'];
    const audit = auditTestSite({
      pages: {
        '/': html({ body: linkTo(...paths) }),
        ...Object.fromEntries(paths.map((path) => [path, html({ body: `<h1>${path}</h1>${text}` })])),
      },
    });
    expect(rowOf(audit, 'page-dead-end')).toMatchObject({ ruleId: 'site-no-way-back' });
  });

  it('is a home page that is a listing, and the pages that cannot link to it', () => {
    const text = `<p>${'Oak chairs made by hand, one by one, for a long life. '.repeat(8)}</p>`;
    const paths = ['/a.html', '/b.html', '/c.html', '/d.html', '/e.html'];
    const audit = auditTestSite({
      pages: {
        '/': `<title>Index of /</title><h1>Index of /</h1>${linkTo(...paths)}`,
        ...Object.fromEntries(paths.map((path) => [path, html({ body: `<h1>${path}</h1>${text}` })])),
      },
    });
    expect(rowOf(audit, 'site-no-way-back')).toMatchObject({ ruleId: 'page-directory-listing' });
    expect(rowOf(audit, 'page-dead-end')).toMatchObject({ ruleId: 'page-directory-listing' });
  });

  it('is a server that compresses nothing, although few pages are long enough to show it', () => {
    const long = (sentence: string, wrap: string): string =>
      html({ title: sentence, body: `<${wrap}><p>${sentence.repeat(300)}</p></${wrap}>` });
    const audit = auditTestSite({
      pages: {
        '/': html(),
        '/a': html(),
        '/b': html(),
        '/c': html(),
        '/d': long('Oak chairs made by hand. ', 'section'),
        '/e/f': long('Elm tables for long lives. ', 'blockquote'),
      },
    });
    expect(
      audit.pages.filter(({ issues }) => issues.some(({ ruleId }) => ruleId === 'perf-no-compression')),
    ).toHaveLength(2);
    expect(causesIn(audit, 'perf-no-compression')).toBe(1);
  });

  it('is a nameless link, whichever rules see it', () => {
    const link = '<a href="/cart"><img src="/cart.png"></a>';
    const evidence = [{ selector: 'a', snippet: '<a href="/cart">' }];
    const nameless = { messageId: 'nameless', data: { count: 1 }, evidence };
    const audit = auditTestSite(
      { pages: { '/': html({ body: link }) } },
      {
        seen: {
          '/': [{ rule: a11yNameMissing, finding: nameless }],
        },
      },
    );
    const rules = ['link-empty-anchor', 'img-alt-missing', 'a11y-name-missing'];
    expect(audit.pages[0]?.issues.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(rules));
    expect(causesIn(audit, ...rules)).toBe(1);
    expect(rowOf(audit, 'a11y-name-missing')?.ruleId).toBe('link-empty-anchor');
    expect(rules.map((rule) => pointsAt(audit, rule))).toEqual([4, 0, 0]);
  });

  it('is not made of two links that each have a fault of their own', () => {
    const body = '<a href="/cart"></a> <img src="/other.png">';
    const audit = auditTestSite({ pages: { '/': html({ body }) } });
    expect(causesIn(audit, 'link-empty-anchor', 'img-alt-missing')).toBe(2);
    expect(pointsAt(audit, 'img-alt-missing')).toBe(4);
  });

  it('is an e-mail address in href and the page that does not exist for it', () => {
    const audit = auditTestSite({
      pages: { '/': html({ body: '<a href="info@shop.example">Write to us</a>' }) },
      answers: { '/info@shop.example': 404 },
    });
    expect(causesIn(audit, 'link-malformed', 'link-internal-broken', 'http-4xx')).toBe(1);
    expect(rowOf(audit, 'http-4xx')?.ruleId).toBe('link-malformed');
  });

  it('is a malformed link and the address it seems to lead to', () => {
    const audit = auditTestSite({
      pages: { '/': html({ body: '<a href="info at shop.example">Write to us</a>' }) },
      answers: { '/info%20at%20shop.example': 404 },
    });
    const rules = ['link-malformed', 'url-bad-characters', 'link-internal-broken', 'http-4xx'];
    const found = new Set(
      [...(audit.pages[0]?.issues ?? []), ...audit.siteIssues].map(({ ruleId }) => ruleId),
    );
    expect(rules.filter((rule) => found.has(rule))).toEqual(rules);
    expect(causesIn(audit, ...rules)).toBe(1);
    expect(rowOf(audit, 'http-4xx')?.ruleId).toBe('link-malformed');
  });

  it('is a page with two URLs, which is told once', () => {
    const page = html({
      title: 'Oak',
      body: `<h1>Oak</h1><p>${'Oak furniture from the forest behind the house, made by hand. '.repeat(4)}</p>`,
    });
    const audit = auditTestSite({ pages: { '/': page, '/index.html': page } });
    expect(audit.pages.map(({ sameAs }) => sameAs)).toEqual([undefined, at('/')]);
    expect(causesIn(audit, 'title-too-short')).toBe(1);
    expect(rowOf(audit, 'title-too-short')?.urls).toEqual([at('/')]);
    const twice: readonly string[] = ['content-duplicate-exact', 'site-url-variants', 'title-duplicate'];
    expect(
      audit.siteIssues.map(({ ruleId }: SiteIssue) => ruleId).filter((id) => twice.includes(id)),
    ).toEqual(['site-url-variants']);
    expect(causesIn(audit, ...twice)).toBe(1);
  });

  const page = (name: string): string => html({ title: name, body: `<h1>${name}</h1><p>About ${name}.</p>` });
  const trees = Object.fromEntries(['oak', 'elm', 'ash', 'fir'].map((name) => [`/tree/${name}`, page(name)]));
  const home = html({ title: 'T', body: linkTo(...Object.keys(trees)) });

  it('is a template that many pages share', () => {
    const titled = html({ title: 'Everything about the trees behind our house' });
    const audit = auditTestSite({
      pages: { '/': home, ...trees, '/a': titled, '/b/c': titled, '/d/e/f': titled },
    });
    expect(audit.pages.filter(({ template }) => template !== undefined)).toHaveLength(4);
    expect(causesIn(audit, 'title-too-short')).toBe(2);
    expect(rowOf(audit, 'title-too-short')).toMatchObject({
      templates: { count: 1, pages: 4 },
      urls: { length: 5 },
      isSiteWide: false,
    });
  });

  it('is what nearly every page has, whatever its template', () => {
    const audit = auditTestSite({ pages: { '/': home, ...trees } });
    expect(causesIn(audit, 'title-too-short')).toBe(1);
    expect(rowOf(audit, 'title-too-short')).toMatchObject({ isSiteWide: true, urls: { length: 5 } });
  });

  it('is a client-rendered page and what its HTML lacks', () => {
    const shell = '<!doctype html><html lang="en"><head></head><body><div id="app"></div></body></html>';
    const contentAdded = { messageId: 'added', data: { raw: 0, rendered: 90 }, evidence: [] };
    const audit = auditTestSite(
      { pages: { '/': shell } },
      { seen: { '/': [{ rule: jsContentDependent, finding: contentAdded }] } },
    );
    const rules = ['js-content-dependent', 'title-missing', 'h1-missing', 'meta-description-missing'];
    expect(audit.pages[0]?.issues.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(rules));
    expect(causesIn(audit, ...rules)).toBe(1);
    expect(rowOf(audit, 'h1-missing')?.ruleId).toBe('js-content-dependent');
  });
});

it('counters count causes, as the rows do', () => {
  const body = linkTo('/gone');
  const audit = auditTestSite({
    pages: { '/': html({ body }), '/a': html({ body }) },
    answers: { '/gone': 404 },
  });
  const counted = countCauses(causesOf(audit));
  expect(audit.metrics).toMatchObject({ criticalIssues: counted.critical, warnings: counted.warning });
  const rows = issueGroups(audit);
  expect(rows.reduce((sum, { causes }) => sum + causes.critical, 0)).toBe(audit.metrics.criticalIssues);
  expect(rows.reduce((sum, { causes }) => sum + causes.warning, 0)).toBe(audit.metrics.warnings);
});

describe('a habit', () => {
  const image = '<img src="/oak.jpg" alt="An oak chair">';
  const pages = {
    '/': html({ body: `<h1>Oak</h1>${image}${linkTo('/a', '/b')}` }),
    '/a': html({ body: `<section>${image}</section>` }),
    '/b': html({ body: `<table><tr><td>${image}</table>` }),
    '/c': html({ body: `<ul><li>${image}</ul>` }),
  };

  it('is one cause on a site, whatever the templates, and nobody calls it site-wide', () => {
    const audit = auditTestSite({ pages });
    expect(audit.pages.flatMap(({ issues }) => issues.map(({ ruleId }) => ruleId))).toContain(
      'img-dimensions-missing',
    );
    expect(causesIn(audit, 'img-dimensions-missing')).toBe(1);
    expect(rowOf(audit, 'img-dimensions-missing')).toMatchObject({ isSiteWide: false });
  });

  it('is not told where the browser saw that it makes no difference', () => {
    const audit = auditTestSite({ pages }, { passed: [perfCls] });
    expect(causesIn(audit, 'img-dimensions-missing')).toBe(0);
  });
});
