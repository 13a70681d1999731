/** A compact report for language models: findings, evidence and exact edits as search-and-replace blocks, within a budget of tokens. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { FixStep, VerifiedFix } from '@pagewright/contract/entities/fix';
import { wholeScore } from '@pagewright/contract/ratings';
import { pointsWords } from '@pagewright/contract/report/group-words';
import { type IssueGroup, issueGroups } from '@pagewright/contract/report/issue-groups';
import { pagesRead } from '@pagewright/contract/report/report-figures';
import type { GateResult } from '../gate/gate.ts';
import { cleanText, clipText } from './clean-text.ts';
import { evidenceText } from './csv.ts';
import { fixesFor } from './list-findings.ts';
import { words } from './words.ts';

export interface LlmOptions {
  readonly maxTokens?: number;
  readonly gate?: GateResult | null;
}

export const defaultMaxTokens = 8000;

/** Markup has three to four bytes a token; the smaller figure keeps below any budget. */
const bytesPerToken = 3;

export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

const urlsMax = 10;
const evidenceMax = 3;
const fixesMax = 3;
const textMax = 500;

const oneLine = (text: string): string => clipText(cleanText(text).replaceAll(/\s+/g, ' ').trim(), textMax);

/** What to look for and what to write instead; the places that have no markup of their own are named. */
function editOf({ action, selector, found, html }: FixStep): string {
  if (action === 'top') return `${words.llm.atTop}\n${html}\nEND`;
  if (action === 'prepend') return `${words.llm.atStart({ selector })}\n${html}\nEND`;
  if (action === 'after') return `${words.llm.after({ selector })}\n${html}\nEND`;
  return `<<<<<<< SEARCH (${selector})\n${found}\n=======\n${html}\n>>>>>>> REPLACE`;
}

const fixText = (url: string, { patch, steps, cleared, scoreBefore, scoreAfter }: VerifiedFix): string =>
  [
    words.llm.edit({
      url,
      patch: oneLine(patch),
      cleared: cleared.join(', '),
      before: wholeScore(scoreBefore),
      after: wholeScore(scoreAfter),
    }),
    ...steps.map(editOf),
  ].join('\n');

function whereWords(all: readonly string[]): string {
  const urls = all.slice(0, urlsMax).join(' ');
  const more = all.length - urlsMax;
  return more > 0 ? words.llm.whereMore({ urls, more }) : words.llm.where({ urls });
}

function groupText(
  { ruleId, severity, title, fix, urls, onPages, onSite, isHostWide, points }: IssueGroup,
  at: number,
): {
  readonly finding: string;
  readonly edits: readonly string[];
} {
  const issues = [...onSite, ...onPages.map(({ issue }) => issue)].filter((issue) => issue.ruleId === ruleId);
  const evidence = issues.flatMap((issue) => issue.evidence).slice(0, evidenceMax);
  const finding = [
    `## ${at + 1}. [${severity}${points === null ? '' : `, ${pointsWords(points)}`}] ${title} (${ruleId})`,
    ...(issues[0] === undefined ? [] : [oneLine(issues[0].description)]),
    isHostWide ? words.llm.wholeSite : whereWords(urls),
    ...evidence.map((piece) => words.llm.evidence({ text: oneLine(evidenceText(piece)) })),
    words.llm.fix({ text: oneLine(fix) }),
  ].join('\n');
  const edits = onPages.flatMap(({ page }) =>
    fixesFor(page.fixes ?? [], ruleId)
      .slice(0, 1)
      .map((each) => fixText(page.url, each)),
  );
  return { finding, edits: edits.slice(0, fixesMax) };
}

function headerOf(analysis: Analysis): string {
  const { domain, date, score, metrics, coverage } = analysis;
  return [
    words.llm.heading({ domain, date: date.slice(0, 10) }),
    words.llm.figures({
      score: score === undefined ? words.llm.noScore : wholeScore(score.value),
      pages: pagesRead(analysis),
      critical: metrics.criticalIssues,
      warnings: metrics.warnings,
    }),
    ...coverage.notes.slice(0, 3).map((note) => words.llm.note({ text: oneLine(note.text) })),
    words.llm.order,
    words.llm.search,
  ].join('\n');
}

const gateLines = (gate: GateResult): readonly string[] => [
  gate.passed ? words.llm.gatePassed : words.llm.gateFailed,
  ...gate.failures.map(({ kind, ruleId, url, description }) =>
    words.llm.gateFinding({ kind, ruleId, place: url ?? words.llm.site, text: oneLine(description) }),
  ),
  ...gate.budgets
    .filter(({ state }) => state === 'exceeded')
    .map(({ sentence }) => words.llm.gateBudget({ text: sentence })),
];

/** What does not fit is left out, the least important first, and counted at the end. */
export function renderLlm(
  analysis: Analysis,
  { maxTokens = defaultMaxTokens, gate = null }: LlmOptions = {},
): string {
  const footer = (left: number): string => (left === 0 ? '' : `\n${words.llm.leftOut({ count: left })}\n`);
  const parts = [headerOf(analysis)];
  let used = estimateTokens(`${parts[0] ?? ''}${footer(10_000)}`);
  const add = (text: string): boolean => {
    const cost = estimateTokens(`\n\n${text}`);
    if (used + cost > maxTokens) return false;
    used += cost;
    parts.push(text);
    return true;
  };
  if (gate !== null) gateLines(gate).every(add);
  const groups = issueGroups(analysis);
  const left = groups.findIndex((group, at) => {
    const { finding, edits } = groupText(group, at);
    if (!add(finding)) return true;
    for (const edit of edits) add(edit);
    return false;
  });
  return `${parts.join('\n\n')}\n${footer(left === -1 ? 0 : groups.length - left)}`;
}
