/** Filters leave what they say, findings about several pages count for each of them, and orders are orders. */
import { describe, expect, it } from 'vitest';
import { issue, page } from '../../../testing/report-samples.ts';
import { countStatuses, filterGroups, filterPages, sortGroups, sortPages } from './filter-pages.ts';
import { indexPages, usesKeyword } from './page-index.ts';
import { noFilters } from './report-view.ts';

const index = indexPages({
  pages: [
    page('/shoes', {
      title: 'Red Shoes',
      issues: [issue('long'), issue('alt', { category: 'images', severity: 'critical' })],
    }),
    page('/hats', { title: 'Hats', issues: [issue('long'), issue('thin'), issue('wide')] }),
    page('/about', {
      title: 'About',
      paragraphs: ['We mend shoes by hand.'],
      score: { value: 99, deductions: [] },
    }),
  ],
  siteIssues: [
    {
      ...issue('twice', { category: 'meta-description' }),
      urls: ['https://shop.example/about', 'https://shop.example/hats'],
    },
    { ...issue('robots', { category: 'indexability', severity: 'critical' }), urls: [] },
  ],
});

const paths = (filters: Partial<typeof noFilters> | object) =>
  filterPages(index, { ...noFilters, ...filters }).map(({ key }) => key);
const rules = (filters: object) =>
  filterGroups(index, { ...noFilters, ...filters }).map(({ ruleId }) => ruleId);

describe('filtering pages', () => {
  it.each([
    [{}, ['/shoes', '/hats', '/about']],
    [{ q: 'SHOE' }, ['/shoes']],
    [{ q: ' hats ' }, ['/hats']],
    [{ status: 'poor' }, ['/shoes']],
    [{ status: 'fair' }, ['/hats', '/about']],
    [{ status: 'good' }, []],
    [{ severity: 'warning' }, ['/shoes', '/hats', '/about']],
    [{ severity: 'critical' }, ['/shoes']],
    [{ category: 'meta-description' }, ['/hats', '/about']],
    [{ category: 'title', severity: 'critical' }, []],
    [{ area: 'contentQualityAnalysis', severity: 'critical' }, ['/shoes']],
    [{ area: 'linkArchitectureAnalysis' }, []],
    [{ rule: 'long' }, ['/shoes', '/hats']],
    [{ keyword: 'mend' }, ['/about']],
  ])('by %j leaves %j', (filters, left) => {
    expect(paths(filters)).toEqual(left);
  });

  it('counts each status under the other filters', () => {
    expect(countStatuses(index, { ...noFilters, status: 'good', rule: 'long' })).toEqual({
      poor: 1,
      fair: 1,
      good: 0,
    });
  });

  it('sorts by impact, score, name and URL', () => {
    const sorted = (sort: 'impact' | 'score' | 'name' | 'url') =>
      sortPages(index.entries, sort).map(({ key }) => key);
    expect(sorted('impact')).toEqual(['/shoes', '/hats', '/about']);
    expect(sorted('score')[0]).toBe('/about');
    expect(sorted('name')).toEqual(['/about', '/hats', '/shoes']);
    expect(sorted('url')).toEqual(['/about', '/hats', '/shoes']);
  });
});

describe('filtering by issue', () => {
  it('keeps what is about the host, which is on no page', () => {
    expect(rules({ severity: 'critical' })).toEqual(['robots', 'alt']);
    expect(rules({ category: 'indexability' })).toEqual(['robots']);
  });

  it('narrows to the pages that are left, and finds an issue by its name', () => {
    expect(rules({ q: 'about' })).toEqual(['twice']);
    expect(rules({ q: 'fault thin' })).toEqual(['thin']);
    expect(rules({ status: 'poor' })).toEqual(['alt', 'long']);
    expect(rules({ status: 'good' })).toEqual([]);
  });

  it('sorts by page count, severity and name', () => {
    const sorted = (sort: 'pages' | 'severity' | 'name') =>
      sortGroups(index.groups, sort).map(({ ruleId }) => ruleId);
    expect(sorted('pages').slice(0, 2).toSorted()).toEqual(['long', 'twice']);
    expect(sorted('severity').slice(0, 2).toSorted()).toEqual(['alt', 'robots']);
    expect(sorted('name')).toEqual(['alt', 'long', 'robots', 'thin', 'twice', 'wide']);
  });
});

describe('a keyword on a page', () => {
  it('is a word of its own, not a part of another', () => {
    expect(usesKeyword(page('/', { paragraphs: ['unshoes'] }), 'shoe')).toBe(false);
    expect(usesKeyword(page('/', { headings: [{ level: 1, text: 'One Shoe.' }] }), 'shoe')).toBe(true);
    expect(usesKeyword(page('/', { paragraphs: ['C++ is hard'] }), 'c++')).toBe(true);
  });

  it('needs no space around it where a script sets none', () => {
    expect(usesKeyword(page('/', { paragraphs: ['東京の靴屋です'] }), '靴')).toBe(true);
  });
});

describe('a page in the URL', () => {
  it('is its path, unless two pages share it', () => {
    const twins = indexPages({
      pages: [page('/a'), { ...page('/a'), url: 'https://www.shop.example/a' }, page('/b?c=1')],
      siteIssues: [],
    });
    expect(twins.entries.map(({ key }) => key)).toEqual([
      'https://shop.example/a',
      'https://www.shop.example/a',
      '/b?c=1',
    ]);
  });
});
