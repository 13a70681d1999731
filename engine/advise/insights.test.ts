/** The insight cards: one formula, this site's numbers, and no praise for what nobody looked at. */
import { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { type Issue, IssueCategory, type SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RuleWords } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { robotsTxtDisallowAll } from '../audit/rules/indexability/robots-txt-disallow-all.ts';
import { linkInternalBroken } from '../audit/rules/links/link-internal-broken.ts';
import { ogIncomplete } from '../audit/rules/social/og-incomplete.ts';
import { titleDuplicate } from '../audit/rules/title/title-duplicate.ts';
import { titleMissing } from '../audit/rules/title/title-missing.ts';
import { titleTooLong } from '../audit/rules/title/title-too-long.ts';
import { makeIssue } from '../audit/run-rules.ts';
import { chargeOf, scorePage } from '../audit/score.ts';
import type { AuditedSite } from '../audit-request.ts';
import { auditFixture } from '../testing/audit-fixture.ts';
import { cardOfGroup } from './insight-cards.ts';
import { insightsOf } from './insights.ts';

const at = (path: string): string => `https://shop.example${path}`;
const issueOf = (rule: RuleWords, says: string): Issue => makeIssue(rule, { says, evidence: [] });

function pageAt(path: string, issues: Issue[] = []): Page {
  return {
    url: at(path),
    title: path,
    metaDescription: null,
    headings: [],
    paragraphs: [],
    images: [],
    issues,
    suggestions: [],
    contentMetrics: { wordCount: 0, keywordDensity: [] },
    indexable: true,
    score: scorePage(issues.map((issue) => chargeOf(issue))),
  };
}

const missing = issueOf(titleMissing, 'The page has no title.');
const long = issueOf(titleTooLong, 'The title has 81 characters; search results cut it after about 60.');
const vague = issueOf(ogIncomplete, 'The page has none of the four basic Open Graph tags.');
const plainPages = (count: number): Page[] =>
  Array.from({ length: count }, (_, index) => pageAt(`/plain-${index}`));
const site = (pages: Page[], siteIssues: SiteIssue[] = []) => ({ pages, siteIssues, notEvaluated: [] });

describe('the cards of a site', () => {
  it('cost what the published formula says, rule by rule and page by page', () => {
    const pages = [
      pageAt('/', [missing]),
      pageAt('/a', [missing]),
      pageAt('/b', [missing, long]),
      ...plainPages(9),
    ];
    const { contentQualityAnalysis, technicalAnalysis } = insightsOf(site(pages));
    // Three times 15 and once 2 on twelve pages: 100 - 47 / 12 = 96.08. Nine of twelve pages are free: 75.
    // The mean of both, 85.5, less 10 for what is critical.
    expect(contentQualityAnalysis?.overallScore).toBe(75);
    expect(contentQualityAnalysis?.findings).toEqual([
      {
        category: 'Title',
        score: 75,
        issues: [
          'Title is missing: 3 of 12 pages (the home page, /a and 1 more)',
          '/b: The title has 81 characters; search results cut it after about 60.',
        ],
        recommendations: [`${titleMissing.fix} Begin with the home page.`, `/b: ${titleTooLong.fix}`],
      },
    ]);
    expect(contentQualityAnalysis?.explanation).toContain(
      '3 critical findings and 1 warning, touching 3 of 12 pages. First to mend: “Title is missing” (3 of 12 pages)',
    );
    expect(technicalAnalysis).toMatchObject({ overallScore: 100, findings: [] });
  });

  it('takes a finding about the host off the whole card, and one about a missing page from its share', () => {
    const closed = { ...issueOf(robotsTxtDisallowAll, 'robots.txt closes the whole site.'), urls: [] };
    // Every page is free of it: the mean of 85 and 100, less 10.
    const { technicalAnalysis } = insightsOf(site(plainPages(4), [closed]));
    expect(technicalAnalysis?.overallScore).toBe(82);
    expect(technicalAnalysis?.explanation).toMatch(/Nothing to mend in [a-z].*\bAI visibility\.$/);
    const gone = {
      ...issueOf(linkInternalBroken, 'https://shop.example/gone answers 404.'),
      urls: [at('/gone')],
    };
    // Five addresses then, one of which has lost 15 and is not free: the mean of 97 and 80, less 10.
    expect(insightsOf(site(plainPages(4), [gone])).linkArchitectureAnalysis).toMatchObject({
      overallScore: 78,
      explanation: expect.stringContaining('1 critical finding about the site as a whole.'),
      findings: [{ issues: ['https://shop.example/gone answers 404.'] }],
    });
  });

  it('does not charge a second time what the page’s score counts elsewhere', () => {
    const broken = issueOf(linkInternalBroken, '1 link leads to a page that does not exist.');
    const page = { ...pageAt('/', [broken]), score: scorePage([chargeOf(broken, at('/gone'))]) };
    const card = insightsOf(site([page])).linkArchitectureAnalysis;
    expect(card?.overallScore).toBe(100);
    expect(card?.findings[0]?.issues).toEqual(['Home page: 1 link leads to a page that does not exist.']);
  });

  it('is not good while something critical stands on it, and yellow where every page has a warning', () => {
    const one = insightsOf(site([pageAt('/', [missing]), ...plainPages(99)])).contentQualityAnalysis;
    // 99.85 and 99, less 10, would be 89.
    expect(one?.overallScore).toBe(84);
    const warned = insightsOf(site(plainPages(4).map(({ url }) => pageAt(new URL(url).pathname, [vague]))));
    // Four points and half a page everywhere: the mean of 96 and 50.
    expect(warned.contentQualityAnalysis?.overallScore).toBe(73);
  });

  it('gets better when a page was mended', () => {
    const before = insightsOf(site([pageAt('/', [missing]), pageAt('/a', [missing])]));
    const after = insightsOf(site([pageAt('/', [missing]), pageAt('/a')]));
    expect([before, after].map(({ contentQualityAnalysis }) => contentQualityAnalysis?.overallScore)).toEqual(
      [32, 61],
    );
  });

  it('tells which pages say the same, and nothing of it where nobody compared', () => {
    const twins = {
      ...makeIssue(titleDuplicate, { says: '2 pages have the title “Mugs”.', evidence: [{ found: 'Mugs' }] }),
      urls: [at('/plain-0'), at('/plain-1')],
    };
    const compared = site(plainPages(8), [twins]);
    expect(insightsOf(compared).contentQualityAnalysis?.contentUniqueness).toMatchObject({
      uniquenessScore: 75,
      totalDuplicates: 1,
      duplicateContent: { titles: [{ content: 'Mugs', urls: twins.urls, impactLevel: 'high' }] },
    });
    const unasked = { ruleId: 'title-duplicate', category: 'title' as const, reason: 'Left out.' };
    const without = insightsOf({ ...compared, notEvaluated: [unasked] });
    expect(without.contentQualityAnalysis).not.toHaveProperty('contentUniqueness');
    expect(insightsOf(site([])).contentQualityAnalysis).toBeUndefined();
  });
});

describe('what nobody looked at', () => {
  const unaskedIn = (isUnasked: (rule: (typeof allRules)[number]) => boolean, reason: string) =>
    allRules.filter(isUnasked).map(({ id, group }) => ({ ruleId: id, category: group, reason }));

  it('is not called good: with few rules asked a card stays below green and says why', () => {
    const notEvaluated = unaskedIn(({ needs }) => needs === 'browser', 'It takes a browser to tell.');
    const card = insightsOf({ ...site(plainPages(3)), notEvaluated }).performanceAnalysis;
    expect(card?.overallScore).toBe(84);
    expect(card?.explanation).toMatch(/Only 4 of 26 rules could be asked.* It takes a browser to tell\.$/);
  });

  it('has no card when not one of its rules was asked', () => {
    const isPerformance = ({ group }: RuleWords): boolean => cardOfGroup[group] === 'performanceAnalysis';
    const notEvaluated = unaskedIn(isPerformance, 'Switched off in the settings.');
    const cards = insightsOf({ ...site(plainPages(3)), notEvaluated });
    expect(Object.keys(cards)).toEqual([
      'technicalAnalysis',
      'contentQualityAnalysis',
      'linkArchitectureAnalysis',
    ]);
  });
});

describe('the cards of an audited shop', () => {
  let shop: AuditedSite;
  beforeAll(async () => {
    shop = await auditFixture('shop');
  });

  it('fit the contract, are the same every time, and leave what they read alone', () => {
    const before = structuredClone(shop);
    const cards = insightsOf(shop);
    expect(EnhancedInsights.parse(cards)).toEqual(cards);
    expect(insightsOf(shop)).toEqual(cards);
    expect(shop).toEqual(before);
  });

  it('hide nothing: each broken rule is told on exactly one card', () => {
    const broken = new Set(
      [...shop.pages.flatMap(({ issues }) => issues), ...shop.siteIssues].map((i) => i.ruleId),
    );
    const told = Object.values(insightsOf(shop)).flatMap(
      (card) => card?.findings.flatMap((f) => f.issues) ?? [],
    );
    expect(told).toHaveLength(broken.size);
    expect(new Set(told).size).toBe(told.length);
    expect(Object.keys(cardOfGroup).sort()).toEqual([...IssueCategory.options].sort());
  });
});
