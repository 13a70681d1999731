/** Tests which findings make one row, what a row says, and the order of rows. */
import { describe, expect, it } from 'vitest';
import { issue, page, siteIssue, warning } from '../testing/sample-report.ts';
import { causesOf, countCauses, siteWideCause } from './causes.ts';
import { extentWords, pointsWords } from './group-words.ts';
import { issueGroups } from './issue-groups.ts';

const at = (path: string): string => `https://shop.example${path}`;

describe('issueGroups', () => {
  it('gathers a rule from pages and site, and says what it touches once', () => {
    const groups = issueGroups({
      pages: [page('/a', [issue()]), page('/b', [issue(), issue()])],
      siteIssues: [siteIssue({ urls: [at('/b'), at('/c')] })],
    });
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ urls: ['/a', '/b', '/c'].map(at), isHostWide: false });
    expect(groups[0]?.onPages).toHaveLength(3);
  });

  it('puts critical before warnings before advice, however many pages they are on', () => {
    const pages = ['/1', '/2', '/3', '/4', '/5'].map((path) =>
      page(path, [issue(warning), issue({ ruleId: 'i', severity: 'info' })]),
    );
    pages.push(page('/6', [issue()]));
    const rules = issueGroups({ pages, siteIssues: [] }).map(({ ruleId }) => ruleId);
    expect(rules).toEqual(['title-missing', 'w', 'i']);
  });

  it('sorts by points within a severity, then by how much the pages matter', () => {
    const rule = (ruleId: string) => issue({ ...warning, ruleId, title: ruleId });
    const pages = [
      page('/home', [rule('on-home')]),
      page('/1', [rule('costly'), rule('far')]),
      page('/2', [rule('far')]),
    ];
    const deductions = [
      { ruleId: 'costly', points: 3, reason: '' },
      { ruleId: 'far', points: 1, reason: '' },
      { ruleId: 'on-home', points: 1, reason: '' },
    ];
    const scoreBasis = {
      weights: [0.6, 0.2, 0.2],
      importance: [2.4, 0.2, 0.2],
      others: [],
      host: [],
      passedRules: [],
    };
    const groups = issueGroups({ pages, siteIssues: [], score: { value: 90, deductions }, scoreBasis });
    expect(groups.map(({ ruleId, points }) => [ruleId, points])).toEqual([
      ['costly', 3],
      ['on-home', 1],
      ['far', 1],
    ]);
  });

  it('puts what keeps the site out of the index first of all', () => {
    const unindexed = siteIssue({ ruleId: 'site-not-indexable', title: 'Not indexable' });
    const deductions = [{ ruleId: 'title-missing', points: 50, reason: '' }];
    const groups = issueGroups({
      pages: [page('/', [issue()])],
      siteIssues: [unindexed],
      score: { value: 10, deductions },
    });
    expect(groups[0]?.ruleId).toBe('site-not-indexable');
  });

  it('puts a home page that is none before what costs more, and no other page', () => {
    const listing = issue({ ruleId: 'page-directory-listing' });
    const deductions = [{ ruleId: 'title-missing', points: 50, reason: '' }];
    const first = (path: string) =>
      issueGroups({
        pages: [page(path, [listing]), page('/a', [issue()])],
        siteIssues: [],
        score: { value: 40, deductions },
      })[0]?.ruleId;
    expect(first('/')).toBe('page-directory-listing');
    expect(first('/files/')).toBe('title-missing');
  });

  it('makes one row of a missing page and the links to it, and names the URL', () => {
    const cause = `http-4xx ${at('/gone')}`;
    const missing = siteIssue({
      ruleId: 'http-4xx',
      title: 'Page does not exist',
      urls: [at('/gone')],
      cause,
    });
    const link = issue({ ruleId: 'link-internal-broken', cause });
    const groups = issueGroups({ pages: [page('/1', [link]), page('/2', [link])], siteIssues: [missing] });
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      ruleId: 'http-4xx',
      title: 'Page does not exist',
      subject: '/gone',
      urls: [at('/gone')],
      causes: { critical: 1, warning: 0, info: 0 },
    });
    expect([...(groups[0]?.ruleIds ?? [])]).toEqual(['http-4xx', 'link-internal-broken']);
  });

  it('names the repeated title, and how many more there are', () => {
    const repeated = (found: string) =>
      siteIssue({
        ...warning,
        ruleId: 'title-duplicate',
        urls: [at('/1'), at('/2')],
        description: found,
        evidence: [{ found }],
      });
    const [group] = issueGroups({ pages: [], siteIssues: ['Our rooms', 'Offers', 'Home'].map(repeated) });
    expect(group?.subject).toBe('“Our rooms”, “Offers” and 1 more');
  });

  it('tells a page with two URLs once', () => {
    const pages = [page('/', [issue()]), page('/index.html', [issue()], { sameAs: at('/') })];
    const [group] = issueGroups({ pages, siteIssues: [] });
    expect(group).toMatchObject({
      urls: [at('/')],
      copies: [at('/index.html')],
      subject: 'home page',
      causes: { critical: 1 },
    });
    expect(group && extentWords(group)).toBe('2 pages');
  });

  it('has as many causes as the counters count', () => {
    const pages = ['/p/1', '/p/2', '/p/3'].map((path) =>
      page(path, [issue(warning)], { template: '/p/* x' }),
    );
    pages.push(page('/a', [issue(), issue(warning)]), page('/b', [issue()]));
    const siteIssues = [siteIssue({ ruleId: 'robots' })];
    const groups = issueGroups({ pages, siteIssues });
    const sum = (severity: 'critical' | 'warning') =>
      groups.reduce((total, { causes }) => total + causes[severity], 0);
    const counted = countCauses(causesOf({ pages, siteIssues }));
    expect([sum('critical'), sum('warning')]).toEqual([counted.critical, counted.warning]);
    expect(counted).toEqual({ critical: 3, warning: 2, info: 0 });
  });
});

describe('a row', () => {
  const rowOf = (...args: Parameters<typeof issueGroups>) => {
    const [group] = issueGroups(...args);
    if (group === undefined) throw new Error('There is no group.');
    return extentWords(group);
  };

  it('says on how many pages it is, and that they share a template', () => {
    const onTwo = (template?: string) => [
      page('/p/1', [issue()], template === undefined ? {} : { template }),
      page('/p/2', [issue()], template === undefined ? {} : { template }),
    ];
    expect(rowOf({ pages: onTwo(), siteIssues: [] })).toBe('2 pages');
    expect(rowOf({ pages: onTwo('/p/* x'), siteIssues: [] })).toBe('1 template, 2 pages');
    const mixed = [...onTwo('/p/* x'), page('/a', [issue()])];
    expect(rowOf({ pages: mixed, siteIssues: [] })).toBe('1 template, 2 pages, and 1 other page');
    const everywhere = issue({ cause: siteWideCause('title-missing') });
    const three = ['/1', '/2', '/3'].map((path) => page(path, [everywhere]));
    expect(rowOf({ pages: three, siteIssues: [] })).toBe('site-wide, 3 pages');
    expect(rowOf({ pages: [], siteIssues: [siteIssue()] })).toBe('the whole site');
    expect(rowOf({ pages: [], siteIssues: [siteIssue({ urls: [at('/gone')] })] })).toBe('1 URL');
  });

  it('says what fixing it brings back', () => {
    expect([4.25, 1, 0.01, 0, null].map(pointsWords)).toEqual([
      '+4 points',
      '+1 point',
      'under 1 point',
      '0 points',
      null,
    ]);
  });
});
