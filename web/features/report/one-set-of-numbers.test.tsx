/** Every figure on the tabs of a report, compared with its one definition, on reports of whole sites. */
import { formatNumber } from '@pagewright/contract/count-of';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import { categoryBars } from '@pagewright/contract/report/category-bars';
import { causesOf, countCauses } from '@pagewright/contract/report/causes';
import { fixFirst } from '@pagewright/contract/report/fix-first';
import { pointsWords } from '@pagewright/contract/report/group-words';
import { cardNames, cardOfGroup, insightCards } from '@pagewright/contract/report/insight-cards';
import { issueCount, issueGroups } from '@pagewright/contract/report/issue-groups';
import { sectionOf } from '@pagewright/contract/report/order-of-work';
import {
  counters,
  coverageCounts,
  outcomeLabels,
  outcomes,
  pagesRead,
  sharedIssues,
  statusOf,
} from '@pagewright/contract/report/report-figures';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import { barCategories, severities } from '@pagewright/contract/severities';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { storedReports } from '../../testing/stored-reports.ts';
import { AnalysisDetails } from './analysis-details.tsx';
import { categoryOfFinding } from './overview/insight-category.ts';
// Lazy in the product; here they shall not be waited for.
import './content/content-tab.tsx';
import './design/design-tab.tsx';
import './overview/overview-tab.tsx';

const numberIn = (text: string | null | undefined): number =>
  Number((/\d[\d,]*/.exec(text ?? '')?.[0] ?? 'NaN').replaceAll(',', ''));

describe.each(await storedReports())('the report of %s on screen', (_name, analysis) => {
  const groups = issueGroups(analysis);

  async function open(query: string): Promise<void> {
    fakeServer({ [`GET /api/analysis/${analysis.id}`]: JSON.parse(JSON.stringify(analysis)) });
    renderApp(<AnalysisDetails id={analysis.id} place="saved" />, { at: `/analysis/x${query}` });
    await screen.findByRole('heading', { name: 'SEO Analysis Results' });
    await screen.findByRole('tabpanel');
  }
  const region = (name: string) => within(screen.getByRole('region', { name }));

  it('opens with the score, the counters and the first fixes that everything else has', async () => {
    await open('');
    await screen.findByRole('heading', { name: 'Page-by-Page' });
    const head = screen.getByRole('heading', { name: 'SEO Analysis Results' }).closest('header');
    expect(numberIn(head?.textContent.replace(/^.*Results.*?(?=\d+ pages?\b)/s, ''))).toBe(
      pagesRead(analysis),
    );
    const shown = within(screen.getByRole('list', { name: 'Counts' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      counters(analysis).map(({ label, value }) => `${label}${formatNumber(value)}`),
    );
    if (analysis.score !== undefined)
      expect(screen.getByRole('region', { name: 'Site score' }).textContent).toContain(
        `${wholeScore(analysis.score.value)}/100`,
      );
    const first = fixFirst(groups);
    if (first.length === 0) return;
    const rows = region('Fix first')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toHaveLength(first.length);
    for (const [at, { title, points }] of first.entries()) {
      expect(rows[at]).toContain(title);
      expect(rows[at]).toContain(pointsWords(points) ?? '');
    }
    if (groups.length > first.length)
      expect(region('Fix first').getByRole('link', { name: /^See all/ }).textContent).toMatch(
        new RegExp(`^See all ${formatNumber(issueCount(groups))} `),
      );
  });

  it('has cards and bars that count what their list has', async () => {
    await open('');
    await screen.findByRole('heading', { name: 'Page-by-Page' });
    for (const card of insightCards) {
      const insight = analysis.enhancedInsights?.[card];
      if (insight?.overallScore == null) continue;
      const shown = screen.getByRole('heading', { level: 4, name: cardNames[card] }).closest('article');
      if (shown === null) throw new Error(`no card ${card}`);
      const score = wholeScore(insight.overallScore);
      expect(shown.textContent).toContain(`${score}/100`);
      const own = groups.filter(({ category }) => cardOfGroup[category] === card);
      const all = within(shown).queryByRole('link', { name: /^See all/ });
      if (all !== null) expect(numberIn(all.textContent)).toBe(issueCount(own));
      // What lists a finding is not perfect, and what is not perfect is not green without a reason.
      if (own.some(({ severity }) => severity !== 'info')) expect(score).toBeLessThan(100);
      if (own.some(({ severity }) => severity === 'critical')) expect(insightTone(score)).not.toBe('good');
    }
    const bars = region('Issues by Category');
    for (const bar of categoryBars(analysis).filter(({ category }) =>
      barCategories.some((each) => each === category),
    )) {
      const row = bars.getByText(categoryLabels[bar.category]).closest('li,a,div');
      if (bar.percentOptimized !== null)
        expect(bars.getAllByText(`${bar.percentOptimized}% optimized`).length).toBeGreaterThan(0);
      expect(row).not.toBeNull();
    }
  });

  it('counts the same by page and by issue', async () => {
    await open('');
    const list = within(
      (await screen.findByRole('heading', { name: 'Page-by-Page' })).closest('section') ?? document.body,
    );
    const shared = sharedIssues(analysis);
    const statuses = analysis.pages.map((page) => statusOf(page, shared.get(page.url) ?? []));
    const tones = { poor: 0, fair: 0, good: 0 };
    for (const { tone } of statuses) tones[tone] += 1;
    const chips = list
      .getAllByRole('button', { pressed: false })
      .map(({ textContent }) => textContent)
      .filter((text) => /\d$/.test(text));
    expect(chips.map(numberIn)).toEqual([tones.poor, tones.fair, tones.good]);
    const cards = list.getAllByRole('heading', { level: 4 });
    const labels = cards.map((card) => card.textContent);
    for (const [at, page] of analysis.pages.entries()) {
      const card = labels.find((text) => text.includes(page.url.replace(/^https?:\/\/[^/]+/, '')));
      if (card !== undefined && analysis.pages.length <= 10)
        expect(labels.join('\n')).toContain(statuses[at]?.label ?? '');
    }
    expect(list.getByText(/^\d+ of \d+$/).textContent).toBe(
      `${Math.min(10, analysis.pages.length)} of ${analysis.pages.length}`,
    );
  });

  it('lists by issue what the counters count, in sections that add up', async () => {
    await open('?by=issue');
    const list = within(
      (await screen.findByRole('heading', { name: 'Page-by-Page' })).closest('section') ?? document.body,
    );
    const counted = countCauses(causesOf(analysis));
    const chips = list
      .getAllByRole('button', { pressed: false })
      .map(({ textContent }) => textContent)
      .filter((text) => /\d$/.test(text));
    expect(chips.map(numberIn)).toEqual(severities.map((severity) => counted[severity]));
    if (groups.length === 0) return;
    const total = counted.critical + counted.warning + counted.info;
    expect(numberIn(list.getByText(/^[\d,]+ issues?(?:, by type \(\d+\))?$/).textContent)).toBe(total);
    const sections = [...Map.groupBy(groups, sectionOf).values()].map(issueCount);
    const shown = list
      .getAllByRole('region')
      .map((section) => section.querySelector('p')?.textContent ?? '')
      .filter((text) => /\(\d[\d,]*\)$/.test(text))
      .map((text) => numberIn(/\([\d,]+\)$/.exec(text)?.[0]));
    expect(shown).toEqual(sections);
    expect(sections.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it('ends with the URLs it met and the checks that were not run', async () => {
    await open('');
    await screen.findByRole('heading', { name: 'Page-by-Page' });
    const coverage = region('Coverage');
    const counts = coverageCounts(analysis);
    for (const outcome of outcomes)
      expect(coverage.getAllByText(outcomeLabels[outcome]).map(({ textContent }) => textContent)).toContain(
        `${outcomeLabels[outcome]} ${formatNumber(counts[outcome])}`,
      );
    const { entries } = analysis.coverage;
    if (entries.length > 0)
      expect(numberIn(coverage.getByRole('button', { name: /found in this crawl$/ }).textContent)).toBe(
        entries.length,
      );
    if (analysis.notEvaluated.length > 0)
      expect(numberIn(coverage.getByRole('button', { name: /not run$/ }).textContent)).toBe(
        analysis.notEvaluated.length,
      );
    const facts = region('Analysis Performance Metrics');
    expect(facts.getByText('Pages analyzed').nextElementSibling?.textContent).toBe(
      formatNumber(pagesRead(analysis)),
    );
  });

  it('counts issues on the content tab as the other tabs do', async () => {
    await open('?tab=content');
    const quality = analysis.enhancedInsights?.contentQualityAnalysis;
    const counts = screen.queryByRole('list', { name: 'Content counts' });
    if (quality === undefined || counts === null) return;
    const categories = new Set(quality.findings.map(({ category }) => categoryOfFinding(category)));
    const values = within(counts)
      .getAllByRole('listitem')
      .map((item) => numberIn(item.querySelector('strong')?.textContent));
    expect(values).toEqual([
      analysis.metrics.criticalIssues,
      issueCount(groups.filter(({ category }) => categories.has(category))),
      quality.findings.length,
      quality.keywordQuality?.underOptimization.length ?? 0,
    ]);
    const under = screen.queryByRole('region', { name: 'Keyword under-optimization' });
    if (under !== null) expect(within(under).queryAllByRole('term').length / 2).toBe(values[3]);
  });
});
