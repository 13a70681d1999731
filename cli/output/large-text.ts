/** The report on a large site for a terminal: the verdict, then every rule with its worst pages. */

import { countOf } from '@pagewright/contract/count-of';
import { wholeScore } from '@pagewright/contract/ratings';
import { severityLabels } from '@pagewright/contract/report/report-words';
import type { ReportRows, SiteReport } from '@pagewright/engine/report/site-report';
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
    `${paint.bold(plain(domain))}  ${score === null ? 'no score: nothing could be checked' : paint.bold(`score ${wholeScore(score.value)} of 100`)}`,
    `${countOf(metrics.criticalIssues, 'critical issue')}, ${countOf(metrics.warnings, 'warning')}. ${countOf(pages, 'page')} crawled${isWhole ? ', the whole site' : ''}; ${metrics.goodPractices} checks passed, ${notEvaluated.length} not run.`,
    indexability,
    ...notes.map((note) => paint.dim(`Note: ${plain(note)}`)),
    '',
  ];
  let at = 0;
  for await (const rule of rows.rules(examplesMax)) {
    at += 1;
    const where = rule.pages === 0 ? 'the whole site' : countOf(rule.pages, 'page');
    lines.push(
      `${String(at).padStart(2)}  ${paint.severity(rule.severity, severityLabels[rule.severity].toUpperCase())}  ${paint.bold(plain(rule.title))}  ${paint.dim(`${where} [${rule.ruleId}]`)}`,
    );
    if (!all && at > detailedMax) continue;
    const [first] = rule.examples;
    if (first !== undefined) lines.push(`    ${plain(first.description)}`);
    for (const { url } of rule.examples) if (url !== null) lines.push(`    ${paint.dim(`- ${plain(url)}`)}`);
    lines.push(`    ${paint.good('Fix:')} ${plain(rule.fix)}`, '');
  }
  if (at === 0) lines.push('No issues found.');
  return `${lines.join('\n').trimEnd()}\n`;
}
