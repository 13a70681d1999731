/** Tests the status of a page and the counters. */
import { describe, expect, it } from 'vitest';
import { analysis, issue, page, siteIssue, warning } from '../testing/sample-report.ts';
import { counters, sharedIssues, statusOf } from './report-figures.ts';

describe('statusOf', () => {
  it('names the worst there is, and counts it', () => {
    const issues = [issue(), issue({ ruleId: 'other' }), issue(warning)];
    expect(statusOf(page('/', issues))).toMatchObject({ tone: 'poor', label: '2 critical' });
    expect(statusOf(page('/', [issue(warning)]))).toMatchObject({ tone: 'fair', label: '1 warning' });
  });
  it('counts findings of one cause once', () => {
    const cause = 'link-empty-anchor https://shop.example/';
    const issues = ['link-empty-anchor', 'img-alt-missing', 'a11y-name-missing'].map((ruleId) =>
      issue({ ...warning, ruleId, cause }),
    );
    expect(statusOf(page('/', issues))).toMatchObject({ warnings: 1, label: '1 warning' });
  });
  it('counts what concerns several pages on each of them', () => {
    const siteIssues = [siteIssue({ urls: ['https://shop.example/', 'https://shop.example/b'] })];
    const shared = sharedIssues({ siteIssues }).get('https://shop.example/b');
    expect(statusOf(page('/b', [issue(warning)]), shared)).toMatchObject({
      tone: 'poor',
      label: '1 critical',
      warnings: 1,
    });
    expect(sharedIssues({ siteIssues }).get('https://shop.example/c')).toBeUndefined();
  });
  it('calls a page with only info findings good', () => {
    expect(statusOf(page('/', [issue({ severity: 'info' })]))).toMatchObject({
      tone: 'good',
      label: 'All good',
      info: 1,
    });
  });
});

describe('counters', () => {
  it('are the stored metrics, worst first', () => {
    expect(counters(analysis()).map(({ label, value }) => [label, value])).toEqual([
      ['Critical Issues', 1],
      ['Warnings', 2],
      ['Good Practices', 3],
    ]);
  });
});
