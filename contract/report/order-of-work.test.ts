import { describe, expect, it } from 'vitest';
import { inOrderOfWork, isWeighedBySearch, type WorkContext, type WorkItem } from './order-of-work.ts';

const item = (ruleId: string, urls: readonly string[], more: Partial<WorkItem> = {}): WorkItem => ({
  ruleId,
  ruleIds: new Set([ruleId]),
  severity: 'warning',
  basis: 'google',
  title: ruleId,
  urls,
  isHostWide: false,
  ...more,
});
const seen = (url: string, clicks: number, impressions: number): WorkContext['pages'][number] => ({
  url,
  search: { clicks, impressions, position: 5, queries: [] },
});
const order = (items: readonly WorkItem[], pages: WorkContext['pages']) =>
  inOrderOfWork(items, { pages }).map(({ ruleId }) => ruleId);

describe('the order of work with figures of Search Console', () => {
  const items = [item('on-quiet-pages', ['/c', '/d']), item('on-a-busy-page', ['/a'])];
  const pages = [seen('/a', 90, 900), seen('/b', 10, 100), seen('/c', 0, 0), seen('/d', 0, 0)];

  it('puts what is on pages that people come to first', () => {
    expect(order(items, pages)).toEqual(['on-a-busy-page', 'on-quiet-pages']);
    expect(
      order(
        items,
        pages.map(({ url }) => ({ url })),
      ),
    ).toEqual(['on-quiet-pages', 'on-a-busy-page']);
  });

  it('goes by impressions alone before the first click', () => {
    const unclicked = pages.map(({ url, search }) => seen(url, 0, search?.impressions ?? 0));
    expect(order(items, unclicked)[0]).toBe('on-a-busy-page');
  });

  it('never puts a warning before what is critical', () => {
    const critical = item('critical-on-a-quiet-page', ['/c'], { severity: 'critical' });
    expect(order([...items, critical], pages)[0]).toBe('critical-on-a-quiet-page');
  });

  it('is as before where nobody saw any page', () => {
    const unseen = pages.map(({ url }) => seen(url, 0, 0));
    expect(order(items, unseen)).toEqual(['on-quiet-pages', 'on-a-busy-page']);
    expect([isWeighedBySearch({ pages }), isWeighedBySearch({ pages: unseen })]).toEqual([true, false]);
  });
});
