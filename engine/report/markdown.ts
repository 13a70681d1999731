/** An analysis as Markdown, for job summaries and comments on pull requests: the verdict first, then what to fix. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { wholeScore } from '@pagewright/contract/ratings';
import { causesOf, countCauses } from '@pagewright/contract/report/causes';
import { pointsWords, reachWords } from '@pagewright/contract/report/group-words';
import { type IssueGroup, issueCount, issueGroups } from '@pagewright/contract/report/issue-groups';
import { pagesRead } from '@pagewright/contract/report/report-figures';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { sourceName } from '@pagewright/contract/report/source-words';
import type { GateFinding, GateResult } from '../gate/gate.ts';
import { cleanText, clipText } from './clean-text.ts';
import { evidenceText } from './csv.ts';
import { fixesFor } from './list-findings.ts';
import type { ReportContext } from './sarif.ts';
import { words } from './words.ts';

const groupsMax = 30;
const urlsMax = 5;
const failuresMax = 50;
const textMax = 600;

/** Crawled text in a table or a list: one line, nothing of it markup. */
const inline = (text: string): string =>
  clipText(cleanText(text).replaceAll(/\s+/g, ' ').trim(), textMax).replaceAll(/[\\`*_[\]<>|#~!]/g, '\\$&');

/** Longer than any run of backticks in it, so that it cannot end the block. */
function codeBlock(text: string, language = 'html'): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${language}\n${cleanText(text)}\n${fence}`;
}

/** URLs as they are, without what would end the link; anything else is text. */
const link = (url: string): string =>
  /^https?:\/\//i.test(url) ? `<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>` : inline(url);

const listed = (urls: readonly string[]): string => {
  const shown = urls.slice(0, urlsMax).map(link).join(', ');
  return urls.length > urlsMax ? words.markdown.more({ shown, more: urls.length - urlsMax }) : shown;
};

const failureLine = ({
  kind,
  severity,
  title,
  ruleId,
  url,
  description,
  evidence,
  fix,
}: GateFinding): string =>
  [
    `- **${words.markdown.kinds[kind]}: ${inline(title)}** (${severityLabels[severity]}, \`${ruleId}\`)${url === null ? '' : words.markdown.on({ url: link(url) })}`,
    `  ${inline(description)}`,
    ...evidence.slice(0, 3).map((piece) => `  - ${inline(evidenceText(piece))}`),
    `  - ${words.fix({ fix: inline(fix) })}`,
  ].join('\n');

function gateSection(gate: GateResult): string[] {
  const exceeded = gate.budgets.filter(({ state }) => state === 'exceeded');
  const others = gate.budgets.filter(({ state }) => state !== 'exceeded');
  const left = gate.failures.length - failuresMax;
  return [
    `**${gate.passed ? words.markdown.passed : words.markdown.failed}**`,
    ...(gate.hasBaseline
      ? [
          words.markdown.compared({
            count: gate.failures.length,
            level: gate.failOn === null ? '' : ` “${severityLabels[gate.failOn]}”`,
            below: gate.belowLevel,
            fixed: gate.fixed,
          }),
        ]
      : []),
    '',
    ...gate.failures.slice(0, failuresMax).map(failureLine),
    ...(left > 0 ? [`- ${words.markdown.andMore({ more: left })}`] : []),
    ...exceeded.map(({ sentence }) => `- **${words.markdown.overBudget}** ${inline(sentence)}`),
    ...others.map(({ sentence }) => `- ${inline(sentence)}`),
    ...gate.notes.map((note) => `- ${inline(note)}`),
    '',
  ];
}

/** The document, where the rule rests on one that we know. */
function sourceWords({ source }: IssueGroup): string {
  const name = source === undefined ? null : sourceName(source);
  return name === null ? '' : ` ([${inline(name)}](${source}))`;
}

function groupSection(group: IssueGroup, at: number): string {
  const { title, severity, ruleId, why, fix, urls, onPages, onSite, points } = group;
  const first = [...onSite, ...onPages.map(({ issue }) => issue)].find((issue) => issue.ruleId === ruleId);
  const found = onPages
    .flatMap(({ page }) => fixesFor(page.fixes ?? [], ruleId).map((each) => ({ url: page.url, each })))
    .at(0);
  return [
    `### ${at + 1}. ${inline(title)}`,
    '',
    [severityLabels[severity], reachWords(group), pointsWords(points), `\`${ruleId}\``]
      .filter((part) => part !== null)
      .join(' · '),
    '',
    ...(first === undefined ? [] : [inline(first.description), '']),
    ...(urls.length === 0 ? [] : [listed(urls), '']),
    `${inline(why)}${sourceWords(group)}`,
    '',
    `**${words.markdown.fix}** ${inline(fix)}`,
    ...(found === undefined
      ? []
      : [
          '',
          words.markdown.tried({
            url: link(found.url),
            before: wholeScore(found.each.scoreBefore),
            after: wholeScore(found.each.scoreAfter),
          }),
          '',
          codeBlock(found.each.html),
        ]),
    '',
  ].join('\n');
}

/** `marker` makes a comment that a later run can find and replace. */
export const commentMarker = '<!-- pagewright -->';

export function renderMarkdown(analysis: Analysis, { gate = null }: ReportContext): string {
  const { domain, score, coverage, metrics } = analysis;
  const groups = issueGroups(analysis);
  const { info } = countCauses(causesOf(analysis));
  return `${[
    commentMarker,
    `## Pagewright: ${inline(domain)}`,
    '',
    [
      `**${score === undefined ? words.markdown.noScore : words.markdown.score({ score: wholeScore(score.value) })}**`,
      words.markdown.critical({ count: metrics.criticalIssues }),
      words.markdown.warnings({ count: metrics.warnings }),
      words.markdown.advice({ count: info }),
      words.markdown.crawled({ count: pagesRead(analysis) }),
    ].join(' · '),
    '',
    ...(gate === null ? [] : gateSection(gate)),
    ...coverage.notes.map(({ text }) => `> ${inline(text)}`),
    '',
    ...(groups.length === 0 ? [words.markdown.noIssues] : []),
    ...(gate === null || groups.length === 0
      ? []
      : [`<details><summary>${words.markdown.all({ count: issueCount(groups) })}</summary>`, '']),
    ...groups.slice(0, groupsMax).map(groupSection),
    ...(groups.length > groupsMax ? [words.markdown.moreTypes({ count: groups.length - groupsMax })] : []),
    ...(gate === null || groups.length === 0 ? [] : ['</details>']),
  ].join('\n')}\n`;
}
