/** Every figure and every "first" of a report, in all its forms, compared with its one definition. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { causesOf, countCauses, leadRuleOf } from '@pagewright/contract/report/causes';
import { fixFirst } from '@pagewright/contract/report/fix-first';
import { pointsWords } from '@pagewright/contract/report/group-words';
import { cardOfGroup, insightCards } from '@pagewright/contract/report/insight-cards';
import { type IssueGroup, issueCount, issueGroups } from '@pagewright/contract/report/issue-groups';
import { sectionOf } from '@pagewright/contract/report/order-of-work';
import { counters, coverageCounts, pagesRead } from '@pagewright/contract/report/report-figures';
import { summarySegments } from '@pagewright/contract/report/summary';
import { templateView } from '@pagewright/contract/report/template-view';
import { severities } from '@pagewright/contract/severities';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { renderHtmlReport } from '@pagewright/engine/report/html-report';
import { listFindings } from '@pagewright/engine/report/list-findings';
import { renderLlm } from '@pagewright/engine/report/llm';
import { renderMarkdown } from '@pagewright/engine/report/markdown';
import { storedReports } from '@pagewright/engine/testing/stored-reports';
import { overviewOf } from '@pagewright/mcp/describe';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderText } from './text.ts';

/** Titles in the order in which a text first has them as rows. */
const rowsIn = (text: string, row: RegExp): string[] =>
  [...text.matchAll(row)].map(([, title = '']) => title);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ids = (groups: readonly IssueGroup[]): string[] => groups.map(({ ruleId }) => ruleId);

describe.each(storedReports)('the report of %s', (_name, load) => {
  let analysis: Analysis;
  let groups: readonly IssueGroup[];
  beforeAll(async () => {
    analysis = await load();
    groups = issueGroups(analysis);
  });

  it('has one order of work in all its forms', () => {
    const order = ids(groups);
    const inTools = overviewOf(analysis).fixFirst;
    expect(inTools.map(({ ruleId }) => ruleId)).toEqual(order.slice(0, inTools.length));
    expect(
      rowsIn(renderMarkdown(analysis, { gate: null, version: '1' }), /^[^`\n]* · `([\w-]+)`$/gm),
    ).toEqual(order.slice(0, 30));
    const model = renderLlm(analysis, { maxTokens: 1_000_000 });
    expect(rowsIn(model, /^## \d+\. .*\(([\w-]+)\)$/gm)).toEqual(order);
    const text = renderText(analysis, { hasColors: false, all: false, gate: null, notes: [] });
    expect(rowsIn(text, /^ ?\d+ {2}[A-Z]+ {2}.* \[([\w-]+)\]$/gm)).toEqual(order);
    const page = renderHtmlReport(analysis);
    expect(rowsIn(page, /<article class="card" id="issue-([\w-]+)">/g)).toEqual(order);
    const first = page.slice(page.indexOf('<div class="first">'), page.indexOf('<nav class="contents"'));
    const shown =
      order.length === 0 || !first.startsWith('<div') ? [] : rowsIn(first, /href="#issue-([\w-]+)"/g);
    expect(shown).toEqual(ids(fixFirst(groups)));
    const listed = listFindings(analysis).map(({ issue }) => leadRuleOf(issue));
    expect([...new Set(listed)]).toEqual(order);
  });

  it('has the same first issue in its summary, cards, templates and recommendations', () => {
    const start = summarySegments(analysis).find(({ filter }) => filter?.ruleId !== undefined);
    if (start !== undefined) expect(start.filter?.ruleId).toBe(fixFirst(groups)[0]?.ruleId);
    for (const card of insightCards) {
      const first = groups.find(
        ({ category, severity }) => cardOfGroup[category] === card && severity !== 'info',
      );
      const explanation = analysis.enhancedInsights?.[card]?.explanation ?? '';
      const named = /Fix first: (.+?)(?: \(|\. )/.exec(explanation)?.[1];
      if (named !== undefined) expect(first?.title.startsWith(named)).toBe(true);
    }
    const rankOf = (ruleId: string) => groups.findIndex((group) => group.ruleId === ruleId);
    for (const { rules } of templateView(analysis).templates) {
      const ranks = rules.map(({ ruleId }) => rankOf(ruleId));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
    const works = analysis.enhancedInsights?.contentQualityAnalysis?.strategicRecommendations ?? [];
    const ranks = works.map(({ ruleIds = [] }) => Math.min(...ruleIds.map(rankOf)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('shows the points that each list is sorted by, and they are those of the score', () => {
    for (const members of Map.groupBy(groups, sectionOf).values()) {
      const points = members.map((group) => group.points ?? 0);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
    const lost = analysis.score?.deductions.reduce((sum, { points }) => sum + points, 0) ?? 0;
    const inGroups = groups.reduce((sum, { points }) => sum + (points ?? 0), 0);
    expect(inGroups).toBeCloseTo(lost, 5);
    const page = renderHtmlReport(analysis);
    for (const { ruleId, points } of groups) {
      const card = page.slice(page.indexOf(`id="issue-${ruleId}"`)).slice(0, 3000);
      if (points !== null) expect(card).toContain(escape(pointsWords(points) ?? ''));
    }
  });

  it('counts issues by their causes everywhere', () => {
    const counted = countCauses(causesOf(analysis));
    const { criticalIssues, warnings } = analysis.metrics;
    expect([criticalIssues, warnings]).toEqual([counted.critical, counted.warning]);
    for (const severity of severities)
      expect(groups.reduce((sum, { causes }) => sum + causes[severity], 0)).toBe(counted[severity]);
    expect(issueCount(groups)).toBe(counted.critical + counted.warning + counted.info);
    const page = renderHtmlReport(analysis);
    for (const { label, value } of counters(analysis))
      expect(page).toMatch(new RegExp(`${label}</span><strong>${value.toLocaleString('en-US')}</strong>`));
    const text = renderText(analysis, { hasColors: false, all: false, gate: null, notes: [] });
    const words = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
    expect(text).toContain(`${words(criticalIssues, 'critical issue')}, ${words(warnings, 'warning')}`);
    expect(overviewOf(analysis)).toMatchObject({ critical: criticalIssues, warnings });
  });

  it('counts pages and URLs once', () => {
    const outcomes = coverageCounts(analysis);
    const { entries, notes } = analysis.coverage;
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(entries.length);
    expect(pagesRead(analysis)).toBe(outcomes.analysed);
    expect(analysis.processingStats.pagesDiscovered - analysis.pages.length).toBe(outcomes.notCrawled);
    const left = /(\d+|One) known URLs? (?:was|were) not crawled/.exec(textsOf(notes).join(' '))?.[1];
    expect(left === 'One' ? 1 : Number(left ?? 0)).toBe(outcomes.notCrawled);
    expect(overviewOf(analysis).pages).toBe(pagesRead(analysis));
  });
});
