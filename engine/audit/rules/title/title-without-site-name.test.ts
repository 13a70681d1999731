/** Tests title-without-site-name. */
import { expect } from 'vitest';
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { titleWithoutSiteName } from './title-without-site-name.ts';

const commands = [
  'DO',
  'SET',
  'LOCK',
  'Chapter 11. Indexes',
  '20.4. Resource Consumption',
  'COPY',
  'BEGIN',
  'END',
  'MOVE',
];

const site = (
  home: { title: string; head?: string; body?: string },
  titles: readonly string[],
  body = '<a href="/">Quercus 15</a>',
): TestSite => ({
  pages: {
    '/': html(home),
    ...Object.fromEntries(titles.map((title, at) => [`/${at}`, html({ title, body })])),
  },
});
const manual = { title: 'Quercus 15 Documentation', body: '<h1>Quercus 15</h1>' };

testSiteRule(titleWithoutSiteName, {
  pass: [
    site(
      manual,
      commands.map((title) => `${title} – Quercus`),
    ),
    // The name is part of every word.
    site(
      { title: 'oak(1)', body: '<h1>oak(1) Manual Page</h1>' },
      commands.map((_title, at) => (at % 2 === 0 ? `oak-plant${at}(1)` : `oakguide${at}(7)`)),
      '<a href="/">oak(1)</a>',
    ),
    // Articles that say enough without a name.
    site(
      manual,
      commands.map((_title, at) => `How we built a house of oak in the woods, part ${at}`),
    ),
    site(manual, [...commands.slice(0, 6), 'Quercus A', 'Quercus B', 'Quercus C']),
    site(
      {
        title: 'ホーム',
        body: '<h1>樫の家具店</h1>',
        head: '<meta property="og:site_name" content="樫の家具店">',
      },
      commands.map((_title, at) => `手作りの椅子とテーブルのご案内 ${at}`),
    ),
  ],
  fail: [
    [
      site(manual, commands),
      '9 of 9 titles do not say which site they belong to: “DO”, “SET”, “LOCK”',
      {
        findings: 1,
        evidence: [expect.objectContaining({ found: 'DO', wanted: 'DO – Quercus 15' }) as never],
      },
    ],
    [
      site({ title: 'Welcome', head: '<meta property="og:site_name" content="Quercus">' }, commands),
      '9 of 9 titles',
    ],
    // The host agrees with the title.
    [site({ title: 'Shop of oak furniture' }, commands), '9 of 9 titles'],
  ],
  skip: [
    site({ title: 'Home' }, commands),
    site({ title: 'Index of /', body: '<h1>Index of /</h1>' }, commands),
    site({ title: 'Some furniture', body: '<h1>Our best pieces</h1>' }, commands),
    // Heading and title are alike on any page: that does not make it a name.
    site({ title: 'Packages', body: '<h1>Packages</h1>' }, commands, '<a href="/">Home</a>'),
    site(manual, commands.slice(0, 5)),
    { pages: Object.fromEntries(commands.map((title, at) => [`/${at}`, html({ title })])) },
  ],
});
