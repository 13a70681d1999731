/** Tests which share of the pages a bar shows, and of which pages. */
import { describe, expect, it } from 'vitest';
import type { Analysis } from '../entities/analysis.ts';
import { analysis, issue, page, siteIssue, warning } from '../testing/sample-report.ts';
import { categoryBars } from './category-bars.ts';

describe('categoryBars', () => {
  const barOf = (category: string, over: Partial<Analysis>) =>
    categoryBars(analysis(over)).find((bar) => bar.category === category);

  it('are the share of pages with nothing to fix in the group', () => {
    const pages = [page('/1', [issue()]), page('/2'), page('/3'), page('/4', [issue({ severity: 'info' })])];
    expect(barOf('title', { pages })).toMatchObject({
      percentOptimized: 75,
      tone: 'fair',
      critical: 1,
      info: 1,
    });
    expect(barOf('links', { pages })).toMatchObject({ percentOptimized: 100, tone: 'good' });
  });
  it('count pages that a finding of the site names', () => {
    const pages = [page('/1'), page('/2')];
    const siteIssues = [siteIssue({ ...warning, urls: ['https://shop.example/1'] })];
    expect(barOf('title', { pages, siteIssues })?.percentOptimized).toBe(50);
  });
  it('leave out pages that were not evaluated', () => {
    const pages = [page('/1', [issue()]), page('/gone', [], { indexable: false })];
    expect(barOf('title', { pages })?.percentOptimized).toBe(0);
  });
  it('count only rendered pages where most rules need a browser', () => {
    const slow = issue({ ...warning, category: 'performance' });
    const pages = [
      page('/1', [slow], { rendered: true }),
      page('/2', [], { rendered: true }),
      ...['/3', '/4', '/5', '/6'].map((path) => page(path)),
    ];
    expect(barOf('performance', { pages })?.percentOptimized).toBe(50);
    expect(barOf('title', { pages })?.percentOptimized).toBe(100);
  });
  it('give no percentage for a group that was switched off, or that is about the host', () => {
    const notEvaluated = [
      { ruleId: 'img-alt-missing', category: 'images', reason: 'Switched off.' },
    ] as const;
    expect(barOf('images', { notEvaluated: [...notEvaluated] })).toMatchObject({
      percentOptimized: null,
      tone: null,
      because: 'Switched off.',
    });
    expect(barOf('sitemap', { siteIssues: [siteIssue({ category: 'sitemap' })] })).toMatchObject({
      percentOptimized: null,
      critical: 1,
    });
  });
  it('give no percentage when only URLs that are no page are touched', () => {
    const siteIssues = [siteIssue({ ...warning, urls: ['https://shop.example/closed'] })];
    expect(barOf('title', { siteIssues })).toMatchObject({
      percentOptimized: null,
      because: 'About URLs that were not crawled.',
    });
  });
  it('show the five always, and others only with findings', () => {
    const bars = categoryBars(analysis({ pages: [page('/', [issue({ category: 'security' })])] }));
    expect(bars.map(({ category }) => category)).toEqual([
      'title',
      'meta-description',
      'headings',
      'images',
      'links',
      'security',
    ]);
  });
});
