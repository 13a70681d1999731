/** Tests the scores and sentences of the insight cards. */
import { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { type Issue, IssueCategory, type SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { cardOfGroup } from '@pagewright/contract/report/insight-cards';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditedSite } from '../../pipeline/audit-ports.ts';
import { sharedAudit } from '../../testing/audit-fixture.ts';
import { brokenRulesOf } from '../group-by-rule.ts';
import type { RuleMetadata } from '../rule.ts';
import { allRules } from '../rules/all.ts';
import { imgAltMissing } from '../rules/images/img-alt-missing.ts';
import { robotsTxtDisallowAll } from '../rules/indexability/robots-txt-disallow-all.ts';
import { linkInternalBroken } from '../rules/links/link-internal-broken.ts';
import { perfLcp } from '../rules/performance/perf-lcp.ts';
import { titleDuplicate } from '../rules/title/title-duplicate.ts';
import { titleMissing } from '../rules/title/title-missing.ts';
import { titleTooLong } from '../rules/title/title-too-long.ts';
import { makeIssue } from '../run-rules.ts';
import { penaltyOf, scorePage } from '../score.ts';
import { insightsOf } from './insights.ts';

const at = (path: string): string => `https://shop.example${path}`;
const issueOf = (rule: RuleMetadata, description: string): Issue => ({
  ruleId: rule.id,
  severity: rule.severity,
  category: rule.group,
  title: rule.texts.title,
  description,
  why: rule.texts.why,
  fix: rule.texts.fix,
  basis: rule.basis,
  evidence: [],
});

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
    score: scorePage(issues.map((issue) => penaltyOf(issue))),
  };
}

const missing = issueOf(titleMissing, 'The page has no title.');
const long = issueOf(titleTooLong, 'The title has 81 characters; search results cut it after about 60.');
const vague = issueOf(imgAltMissing, 'Images have no alt attribute.');
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
          `${titleMissing.texts.title}: 3 of 12 pages (the home page, /a and 1 more)`,
          '/b: The title has 81 characters; search results cut it after about 60.',
        ],
        recommendations: [
          `${titleMissing.texts.fix} Begin with the home page.`,
          `/b: ${titleTooLong.texts.fix}`,
        ],
      },
    ]);
    expect(contentQualityAnalysis?.explanation).toContain(
      `3 critical issues and 1 warning on 3 of 12 pages.`,
    );
    // Without it one page of twelve has a heuristic warning: the mean of 99.8 and 97.9.
    expect(contentQualityAnalysis?.explanation).toContain(
      `Fix first: ${titleMissing.texts.title} (3 of 12 pages: the home page, /a and 1 more). Fixing it raises this score from 75 to 98. Then: ${titleTooLong.texts.title} (1 of 12 pages: /b).`,
    );
    expect(technicalAnalysis).toMatchObject({ overallScore: 100, findings: [] });
  });

  it('takes a finding about the host off the whole card, and one about a missing page from its share', () => {
    const closed = { ...issueOf(robotsTxtDisallowAll, 'robots.txt closes the whole site.'), urls: [] };
    // Every page is free of it: the mean of 85 and 100, less 10.
    const { technicalAnalysis } = insightsOf(site(plainPages(4), [closed]));
    expect(technicalAnalysis?.overallScore).toBe(82);
    expect(technicalAnalysis?.explanation).toMatch(
      /No issues in [a-z].*\bAI visibility\. Fix first: .* Fixing it raises this score from 82 to 100\.$/,
    );
    const gone = {
      ...issueOf(linkInternalBroken, 'https://shop.example/gone returns 404.'),
      data: { url: at('/gone') },
      urls: [at('/gone')],
    };
    // Five URLs then, one of which has lost 15 and is not free: the mean of 97 and 80, less 10.
    expect(insightsOf(site(plainPages(4), [gone])).linkArchitectureAnalysis).toMatchObject({
      overallScore: 78,
      explanation: expect.stringContaining('1 critical issue about the site as a whole.'),
      findings: [{ issues: ['https://shop.example/gone returns 404.'] }],
    });
  });

  it('counts each missing page as a URL of its own', () => {
    const gone = ['/gone', '/lost'].map((path) => ({
      ...issueOf(linkInternalBroken, `${path} returns 404.`),
      urls: [at(path)],
    }));
    // Six URLs, two of which have lost 15 and are not free: the mean of 95 and 66.7, less 10.
    expect(insightsOf(site(plainPages(4), gone)).linkArchitectureAnalysis?.overallScore).toBe(70);
  });

  it('does not charge a second time what is counted elsewhere, and is below 100 all the same', () => {
    const broken = issueOf(linkInternalBroken, '1 link leads to a page that does not exist.');
    const page = { ...pageAt('/', [broken]), score: scorePage([penaltyOf(broken, `at ${at('/gone')}`)]) };
    const card = insightsOf(site([page])).linkArchitectureAnalysis;
    expect(card?.overallScore).toBe(99);
    expect(card?.findings[0]?.issues).toEqual(['Home page: 1 link leads to a page that does not exist.']);
  });

  it('stays below good with a critical finding, and is fair where every page has a warning', () => {
    const one = insightsOf(site([pageAt('/', [missing]), ...plainPages(99)])).contentQualityAnalysis;
    // 99.85 and 99, less 10, would be 89.
    expect(one?.overallScore).toBe(84);
    const warned = insightsOf(site(plainPages(4).map(({ url }) => pageAt(new URL(url).pathname, [vague]))));
    // Four points and half a page everywhere: the mean of 96 and 50.
    expect(warned.contentQualityAnalysis?.overallScore).toBe(73);
  });

  it.each([
    ['critical', 'google', 32],
    ['critical', 'heuristic', 61],
    ['warning', 'google', 73],
    ['warning', 'heuristic', 86],
    ['info', 'google', 99],
  ] as const)('weighs a %s finding by %s: %d', (severity, basis, score) => {
    const card = insightsOf(site([pageAt('/', [{ ...long, severity, basis }])])).contentQualityAnalysis;
    expect(card?.overallScore).toBe(score);
  });

  it('never falls below 0', () => {
    const issues = Array.from({ length: 9 }, (_, at) => ({ ...missing, ruleId: `r${at}` }));
    expect(insightsOf(site([pageAt('/', issues)])).contentQualityAnalysis?.overallScore).toBe(0);
  });

  it('explains a card without findings, one with advice, and one with warnings', () => {
    const explained = (...issues: readonly Issue[]): string =>
      insightsOf(site([pageAt('/', [...issues])])).contentQualityAnalysis?.explanation ?? '';
    expect(explained()).toMatch(/^All \d+ checks passed on 1 page\.$/);
    const others = 'No issues in meta description, headings, images, content, social and accessibility.';
    expect(explained({ ...long, severity: 'info' })).toBe(
      `No critical issues and no warnings on 1 page; 1 piece of advice. ${others} Worth a look: ${titleTooLong.texts.title}.`,
    );
    expect(explained({ ...long, basis: 'heuristic' })).toBe(
      `1 warning on 1 of 1 page. ${others} Fix first: ${titleTooLong.texts.title}. Fixing it raises this score from 86 to 100.`,
    );
    const inAll = ['title', 'meta-description', 'headings', 'images', 'content', 'social', 'accessibility'];
    const everywhere = inAll.map((category) => ({ ...long, ruleId: category, category }) as Issue);
    expect(explained(...everywhere)).not.toContain('No issues in');
    expect(explained(...everywhere.slice(1))).toContain('No issues in title.');
  });

  it('names the two costliest rules', () => {
    const issues = ['a', 'b', 'c'].map((id) => ({ ...long, ruleId: id, title: `Rule ${id}` }));
    expect(insightsOf(site([pageAt('/', issues)])).contentQualityAnalysis?.explanation).toContain(
      'Fix first: Rule a. Fixing it raises this score from 84 to 85. Then: Rule b.',
    );
  });

  it('rises when a page is fixed', () => {
    const before = insightsOf(site([pageAt('/', [missing]), pageAt('/a', [missing])]));
    const after = insightsOf(site([pageAt('/', [missing]), pageAt('/a')]));
    expect([before, after].map(({ contentQualityAnalysis }) => contentQualityAnalysis?.overallScore)).toEqual(
      [32, 61],
    );
  });

  it('lists duplicate pages, and nothing where they were not compared', () => {
    const duplicates = {
      ...makeIssue(titleDuplicate, {
        messageId: 'shared',
        data: { pages: 2, title: 'Mugs' },
        evidence: [{ found: 'Mugs' }],
      }),
      urls: [at('/plain-0'), at('/plain-1')],
    };
    const compared = site(plainPages(8), [duplicates]);
    expect(insightsOf(compared).contentQualityAnalysis?.contentUniqueness).toMatchObject({
      uniquenessScore: 75,
      totalDuplicates: 1,
      duplicateContent: { titles: [{ content: 'Mugs', urls: duplicates.urls, impactLevel: 'high' }] },
    });
    const skipped = { ruleId: 'title-duplicate', category: 'title' as const, reason: 'Left out.' };
    const without = insightsOf({ ...compared, notEvaluated: [skipped] });
    expect(without.contentQualityAnalysis).not.toHaveProperty('contentUniqueness');
    expect(insightsOf(site([])).contentQualityAnalysis).toBeUndefined();
  });
});

describe('rules that were not evaluated', () => {
  const notEvaluatedIn = (isSkipped: (rule: (typeof allRules)[number]) => boolean, reason: string) =>
    allRules.filter(isSkipped).map(({ id, group }) => ({ ruleId: id, category: group, reason }));

  it('keep a card below good and are explained', () => {
    const notEvaluated = notEvaluatedIn(({ needs }) => needs === 'browser', 'It takes a browser to tell.');
    const card = insightsOf({ ...site(plainPages(3)), notEvaluated }).performanceAnalysis;
    expect(card?.overallScore).toBe(84);
    expect(card?.explanation).toBe(
      'Only 7 of 30 checks ran; they found nothing on 3 pages. It takes a browser to tell.',
    );
  });

  it('do not matter while half of the rules were evaluated', () => {
    const rules = allRules.filter(({ group }) => group === 'performance').slice(0, 4);
    const scoreWithout = (count: number): number | null | undefined => {
      const notEvaluated = rules
        .slice(0, count)
        .map(({ id, group }) => ({ ruleId: id, category: group, reason: 'Off.' }));
      return insightsOf({ ...site(plainPages(1)), notEvaluated }, rules).performanceAnalysis?.overallScore;
    };
    expect([0, 2, 3].map(scoreWithout)).toEqual([100, 100, 84]);
  });

  it('leave a card without a score when none of its rules was evaluated', () => {
    const isPerformance = ({ group }: RuleMetadata): boolean => cardOfGroup[group] === 'performanceAnalysis';
    const notEvaluated = notEvaluatedIn(isPerformance, 'Switched off in the settings.');
    const cards = insightsOf({ ...site(plainPages(3)), notEvaluated });
    expect(cards.performanceAnalysis).toEqual({
      overallScore: null,
      explanation: 'Not checked. Switched off in the settings.',
      findings: [],
    });
  });

  it('count rules that need a browser only over the pages that one opened', () => {
    const slow = issueOf(perfLcp, 'The largest element took 6 s.');
    const rendered = [pageAt('/', [slow]), ...plainPages(2)].map((page) => ({ ...page, rendered: true }));
    const few = insightsOf(site([...rendered, ...plainPages(61)])).performanceAnalysis;
    const all = insightsOf(site(rendered)).performanceAnalysis;
    // One of three pages is slow, whether 61 others were never opened or do not exist.
    expect(few?.overallScore).toBe(all?.overallScore);
    expect(few?.overallScore).toBeLessThan(95);
    expect(few?.explanation).toContain('Browser checks ran on 3 of 64 pages.');
    expect(all?.explanation).not.toContain('Browser checks');
  });
});

it('counts rules for indexed pages only over the pages that can be indexed', () => {
  const hidden = plainPages(9).map((page) => ({ ...page, indexable: false }));
  const few = insightsOf(site([pageAt('/', [long]), ...hidden])).contentQualityAnalysis?.overallScore;
  expect(few).toBe(insightsOf(site([pageAt('/', [long])])).contentQualityAnalysis?.overallScore);
});

describe('areas', () => {
  it('are told on the card that people look for them on', () => {
    const technical = ['sitemap', 'redirects-http', 'canonical', 'indexability', 'security', 'url'] as const;
    expect(technical.map((group) => cardOfGroup[group])).toEqual(technical.map(() => 'technicalAnalysis'));
    const others = Object.entries(cardOfGroup).filter(([, card]) => card === 'linkArchitectureAnalysis');
    expect(others).toEqual([['links', 'linkArchitectureAnalysis']]);
  });
});

describe('the cards of an audited shop', () => {
  let shop: AuditedSite;
  beforeAll(async () => {
    shop = (await sharedAudit('shop')).site;
  });

  it('fit the contract, are deterministic, and do not change their input', () => {
    const data = { ...shop, rowsOf: null };
    const before = structuredClone(data);
    const cards = insightsOf(shop);
    expect(EnhancedInsights.parse(cards)).toEqual(cards);
    expect(insightsOf(shop)).toEqual(cards);
    expect(data).toEqual(before);
  });

  it('list each failed rule on exactly one card', () => {
    const broken = new Set(
      [...shop.pages.flatMap(({ issues }) => issues), ...shop.siteIssues].map((i) => i.ruleId),
    );
    const shown = Object.values(insightsOf(shop)).flatMap(
      (card) => card?.findings.flatMap((f) => f.issues) ?? [],
    );
    // What another finding leads is told with it.
    expect(shown.length).toBeLessThanOrEqual(broken.size);
    expect(shown).toHaveLength(brokenRulesOf(shop).length);
    expect(new Set(shown).size).toBe(shown.length);
    expect(Object.keys(cardOfGroup).sort()).toEqual([...IssueCategory.options].sort());
  });
});
