/** Tests that the CSV is well formed, complete and free of formulas. */

import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import { metricFigures } from '@pagewright/contract/report/competitor-figures';
import { describe, expect, it } from 'vitest';
import { renderCsv, renderFixesCsv } from './csv.ts';
import { attacks, hostileAnalysis } from './testing/hostile-analysis.ts';
import { readCsv } from './testing/read-csv.ts';

describe('the CSV export', () => {
  it.each(attacks)('neither breaks on nor runs %j', (attack) => {
    const text = renderCsv(hostileAnalysis(attack));
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows = readCsv(text.slice(1));
    // Which pages can be indexed in two rows, three findings, what was not checked, and of the comparison seven metrics, an insight and three gaps.
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 7 + 11 }, () => 11));
    for (const cell of rows.flat()) {
      expect(cell).not.toMatch(/^[\s\u200b-\u200f\ufeff\u202a-\u202e]*[=+\-@＝＋－＠]/);
      expect(cell).not.toMatch(/^[\t\r\n]|[\u202a-\u202e]/);
      expect(cell).not.toContain('\0');
    }
  });

  it('has clicks, impressions and position of the pages of each finding where they are known', () => {
    const { competitorAnalysis: _, ...analysis } = hostileAnalysis('Weak');
    const pages = analysis.pages.map((page) => ({
      ...page,
      search: { clicks: 7, impressions: 90, position: 4.26, queries: [] },
    }));
    const [head = [], ...rows] = readCsv(renderCsv({ ...analysis, pages }).slice(1));
    expect(head.slice(-3)).toEqual(['Clicks', 'Impressions', 'Position']);
    const [url] = pages.map((page) => page.url);
    const own = rows.filter(([where, severity]) => where === url && severity !== '');
    expect(own.length).toBeGreaterThan(0);
    for (const row of own) expect(row.slice(-3)).toEqual(['7', '90', '4.3']);
  });

  it('has the comparison with the figures of the screen', () => {
    const analysis = hostileAnalysis('Weak');
    const rows = readCsv(renderCsv(analysis).slice(1)).filter(([, , category]) => category === 'competitor');
    const figures =
      analysis.competitorAnalysis === undefined ? [] : metricFigures(analysis.competitorAnalysis);
    expect(figures).toHaveLength(7);
    for (const { key, label, ratingLabel, main } of figures) {
      const row = rows.find(([, , , rule]) => rule === `compare-${key}`);
      expect(row?.[4]).toBe(`${label}: ${ratingLabel}`);
      expect(row?.[5]).toContain(`Weak: ${main.words} (${main.basis})`);
    }
    expect(rows.find(([, , , rule]) => rule === 'compare-missing-topic')?.slice(4, 6)).toEqual([
      'Missing topic',
      'Weak',
    ]);
  });

  it('has a row for each finding, for the site and for pages without any', () => {
    const [head, indexability, notIndexed, site, page, clean] = readCsv(
      renderCsv(hostileAnalysis('Weak')).slice(1),
    );
    expect(head).toEqual([
      'Page',
      'Severity',
      'Category',
      'Rule',
      'Title',
      'Description',
      'Fix',
      'Basis',
      'Evidence',
      'Cause',
      'Accepted because',
    ]);
    expect(indexability?.slice(0, 5)).toEqual([
      'The whole site',
      '',
      'indexability',
      '',
      'Google can index 1 of 2 pages, but not the home page.',
    ]);
    expect(notIndexed?.slice(0, 6)).toEqual([
      'Weak',
      '',
      'indexability',
      '',
      'Not indexable: noindex',
      '1 page',
    ]);
    const evidence = 'found: Weak; expected: Weak; at: Weak; markup: Weak; URLs: Weak';
    const cause = 'Weak Weak';
    const rest = [
      'Critical',
      'title',
      'Weak',
      'Weak',
      'Weak',
      'Weak',
      'Google documents it',
      evidence,
      cause,
      '',
    ];
    expect([site, page]).toEqual([
      ['Weak', ...rest],
      ['Weak', ...rest],
    ]);
    expect(clean).toEqual([
      'https://shop.example/Weak',
      '',
      '',
      '',
      'No issues found',
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it('has a row for each check that was not run, with the reason', () => {
    const rows = readCsv(renderCsv(hostileAnalysis('Weak')).slice(1));
    expect(rows.filter(([, severity]) => severity === 'Not checked')).toEqual([
      [
        'The whole site',
        'Not checked',
        'mobile',
        'Weak',
        'Weak',
        'Not checked, because: Weak',
        '',
        '',
        '',
        '',
        '',
      ],
    ]);
  });

  it('has a row for each accepted finding, with the reason', () => {
    const analysis = hostileAnalysis('Weak');
    const [issue] = analysis.siteIssues;
    if (issue === undefined) throw new Error('no finding');
    const accepted = [{ acceptanceId: 'x', reason: 'An old habit', url: 'https://shop.example/a', issue }];
    const rows = readCsv(renderCsv({ ...analysis, accepted }).slice(1));
    expect(rows.filter((row) => row.at(-1) === 'An old habit')).toEqual([
      expect.arrayContaining(['https://shop.example/a', 'Critical', 'title']),
    ]);
  });

  it('leaves harmless cells as they are', () => {
    const rows = readCsv(renderCsv(hostileAnalysis('Größe 10" – 東京; a=b')).slice(1));
    expect(rows.map((row) => row[4])).toContain('Größe 10" – 東京; a=b');
  });
});

describe('the CSV of verified fixes', () => {
  const fixOf = (words: string): VerifiedFix => ({
    patch: 'Use this title.',
    words,
    html: `<title>${words}</title>`,
    steps: [{ action: 'replace', selector: 'html > head > title', found: '<title>x</title>', html: words }],
    ruleIds: ['title-too-short'],
    cleared: ['title-too-short'],
    scoreBefore: 80,
    scoreAfter: 85,
    writtenBy: null,
  });

  it.each(attacks)('neither breaks on nor runs %j', (attack) => {
    const { pages } = hostileAnalysis(attack);
    const rows = readCsv(
      renderFixesCsv({ pages: pages.map((page) => ({ ...page, fixes: [fixOf(attack)] })) }).slice(1),
    );
    expect(rows.map((row) => row.length)).toEqual([10, ...pages.map(() => 10)]);
    for (const cell of rows.flat())
      expect(cell).not.toMatch(/^[\s\u200b-\u200f\ufeff\u202a-\u202e]*[=+\-@＝＋－＠]/);
  });

  it('has a row for each place that is changed, and none for pages without a fix', () => {
    const [first, ...others] = hostileAnalysis('Weak').pages;
    if (first === undefined) throw new Error('no page');
    const rows = readCsv(
      renderFixesCsv({ pages: [{ ...first, fixes: [fixOf('Cups')] }, ...others] }).slice(1),
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(1)).toEqual([
      'Use this title.',
      'Cups',
      'Cups',
      'the whole of html > head > title',
      '<title>x</title>',
      'title-too-short',
      '80',
      '85',
      '',
    ]);
  });
});

describe('the own fields of a site', () => {
  it('are columns at the end, empty where a page has no value', () => {
    const analysis = hostileAnalysis('Weak');
    const [first, ...others] = analysis.pages;
    const pages =
      first === undefined ? [] : [{ ...first, values: { price: '39.90', stock: true } }, ...others];
    const [head, ...rows] = readCsv(renderCsv({ ...analysis, pages }).slice(1));
    expect(head?.slice(-2)).toEqual(['price', 'stock']);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([13]));
    expect(rows.filter((row) => row[0] === first?.url).map((row) => row.slice(-2))).toContainEqual([
      '39.90',
      'true',
    ]);
    expect(rows[0]?.slice(-2)).toEqual(['', '']);
  });
});
