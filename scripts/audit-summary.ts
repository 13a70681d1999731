/** Formats the result of an audit as plain text: the worst issues first, and how many pages one fix affects. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { wholeScore } from '@pagewright/contract/ratings';
import { indexabilitySentence, notIndexableGroups } from '@pagewright/contract/report/indexability-words';
import { severities } from '@pagewright/contract/severities';
import type { AuditedSite } from '../engine/pipeline/audit-request.ts';

const examplesMax = 3;
const headings = { critical: 'Critical', warning: 'Warnings', info: 'Advice' } as const;

interface Row {
  readonly issue: Issue;
  readonly urls: readonly string[];
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** One row per rule, with every affected page. */
function rowsOf({ pages, siteIssues }: AuditedSite, severity: Issue['severity']): readonly Row[] {
  const found = [
    ...siteIssues.map((issue) => ({ issue, urls: issue.urls })),
    ...pages.flatMap(({ url, issues }) => issues.map((issue) => ({ issue, urls: [url] }))),
  ].filter(({ issue }) => issue.severity === severity);
  const groups = Map.groupBy(found, ({ issue }) => issue.ruleId);
  return (
    [...groups.values()]
      .flatMap((group) => {
        const issue = group[0]?.issue;
        return issue === undefined ? [] : [{ issue, urls: [...new Set(group.flatMap(({ urls }) => urls))] }];
      })
      // Pages arrive in any order: ties are sorted by rule id, so that two audits print the same.
      .sort((a, b) => b.urls.length - a.urls.length || (a.issue.ruleId < b.issue.ruleId ? -1 : 1))
  );
}

function printRow({ issue, urls }: Row, site: AuditedSite): string {
  const template = site.templates.find(
    ({ ruleId, urls: own }) => ruleId === issue.ruleId && own.length > examplesMax,
  );
  const where = urls.length === 0 ? 'the site' : plural(urls.length, 'page');
  const lines = [`  ${issue.title} [${issue.ruleId}], ${where}`, `    ${issue.description}`];
  if (template !== undefined)
    lines.push(
      `    One template, ${template.pattern}: ${plural(template.urls.length, 'page')} to mend in one place.`,
    );
  if (urls.length > 1) lines.push(...urls.slice(0, examplesMax).map((url) => `    - ${url}`));
  if (urls.length > examplesMax) lines.push(`    - and ${urls.length - examplesMax} more`);
  return lines.join('\n');
}

export function summariseAudit(site: AuditedSite): string {
  const { origin, score, metrics, pages, notEvaluated, coverage, indexability } = site;
  const parts = [
    `${origin}: ${score === undefined ? 'no score: nothing could be checked' : `score ${wholeScore(score.value)} of 100`}`,
    indexabilitySentence(indexability),
    ...notIndexableGroups(indexability).map(
      ({ label, urls }) => `  ${plural(urls.length, 'page')}: ${label}`,
    ),
    `${plural(pages.length, 'page')} read${coverage.full && pages.length > 0 ? ', the whole site' : ''}. ` +
      `${plural(metrics.criticalIssues, 'critical finding')}, ${plural(metrics.warnings, 'warning')}, ${plural(metrics.goodPractices, 'rule')} kept.`,
    ...coverage.notes.map((note) => `Note: ${note}`),
  ];
  for (const severity of severities) {
    const rows = rowsOf(site, severity);
    if (rows.length === 0) continue;
    parts.push('', headings[severity], ...rows.map((row) => printRow(row, site)));
  }
  if (notEvaluated.length > 0)
    parts.push('', `${plural(notEvaluated.length, 'rule')} could not be asked; --json says which and why.`);
  return `${parts.join('\n')}\n`;
}
