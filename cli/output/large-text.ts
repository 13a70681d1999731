/** The report on a large site for a terminal: the verdict, then every rule with its worst pages. */

import { wholeScore } from '@pagewright/contract/ratings';
import { severityLabels } from '@pagewright/contract/report/report-words';
import type { ReportRows, SiteReport } from '@pagewright/engine/report/site-report';
import { words } from '../words/words.ts';
import { createPaint } from './paint.ts';
import { plain } from './text.ts';

const detailedMax = 10;
const examplesMax = 3;

export async function renderLargeText(
  report: SiteReport,
  rows: ReportRows,
  { hasColors, all }: { readonly hasColors: boolean; readonly all: boolean },
): Promise<string> {
  const paint = createPaint(hasColors);
  const { domain, score, metrics, pages, isWhole, indexability, notes, notEvaluated } = report;
  const lines = [
    `${paint.bold(plain(domain))}  ${score === null ? words.report.noScore : paint.bold(words.report.score({ score: wholeScore(score.value) }))}`,
    (isWhole ? words.report.largeCountsOfAll : words.report.largeCounts)({
      critical: metrics.criticalIssues,
      warnings: metrics.warnings,
      pages,
      passed: metrics.goodPractices,
      notRun: notEvaluated.length,
    }),
    indexability,
    ...notes.map((note) => paint.dim(words.report.note({ note: plain(note) }))),
    '',
  ];
  let at = 0;
  for await (const rule of rows.rules(examplesMax)) {
    at += 1;
    const where = rule.pages === 0 ? words.report.wholeSite : words.report.pages({ pages: rule.pages });
    lines.push(
      `${String(at).padStart(2)}  ${paint.severity(rule.severity, severityLabels[rule.severity].toUpperCase())}  ${paint.bold(plain(rule.title))}  ${paint.dim(`${where} [${rule.ruleId}]`)}`,
    );
    if (!all && at > detailedMax) continue;
    const [first] = rule.examples;
    if (first !== undefined) lines.push(`    ${plain(first.description)}`);
    for (const { url } of rule.examples) if (url !== null) lines.push(`    ${paint.dim(`- ${plain(url)}`)}`);
    lines.push(`    ${paint.good(words.report.fix)} ${plain(rule.fix)}`, '');
  }
  if (at === 0) lines.push(words.report.none);
  return `${lines.join('\n').trimEnd()}\n`;
}
