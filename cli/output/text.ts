/** The report on a terminal: the verdict, then what to fix first, each with its evidence and a fix to paste. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Severity } from '@pagewright/contract/entities/issue';
import { wholeScore } from '@pagewright/contract/ratings';
import { causesOf, countCauses } from '@pagewright/contract/report/causes';
import { pointsWords, reachWords } from '@pagewright/contract/report/group-words';
import { indexabilitySentence } from '@pagewright/contract/report/indexability-words';
import { type IssueGroup, issueGroups } from '@pagewright/contract/report/issue-groups';
import { pagesRead } from '@pagewright/contract/report/report-figures';
import { severityLabels } from '@pagewright/contract/report/report-words';
import type { GateFinding, GateResult } from '@pagewright/engine/gate/gate';
import { evidenceText } from '@pagewright/engine/report/csv';
import { fixesFor } from '@pagewright/engine/report/list-findings';
import { words } from '../words/words.ts';
import { createPaint, type Paint } from './paint.ts';

export interface TextOptions {
  readonly hasColors: boolean;
  /** Every finding in full; else the first ten, and a line for each other. */
  readonly all: boolean;
  readonly gate: GateResult | null;
  readonly notes: readonly string[];
}

const detailedMax = 10;
const urlsMax = 3;
const evidenceMax = 2;
const failuresMax = 30;
const lineMax = 300;

/** Crawled text on a terminal: one line, and nothing of it a control sequence. */
export const plain = (text: string): string => {
  const line = text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return line.length > lineMax ? `${line.slice(0, lineMax - 1)}…` : line;
};

/** Markup to paste keeps its lines. */
const block = (text: string, indent: string): string[] =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `${indent}${line.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')}`);

const label = (severity: Severity): string => severityLabels[severity].toUpperCase();

/** Where it is, and what fixing it brings: what the list is sorted by within a severity. */
const whereOf = (group: IssueGroup): string =>
  [reachWords(group), pointsWords(group.points)].filter((part) => part !== null).join(', ');

/** The best measured change for one of the pages. */
function pasteOf({ onPages, ruleId }: IssueGroup) {
  return onPages
    .flatMap(({ page }) => fixesFor(page.fixes ?? [], ruleId).map((fix) => ({ url: page.url, fix })))
    .toSorted((a, b) => b.fix.scoreAfter - b.fix.scoreBefore - (a.fix.scoreAfter - a.fix.scoreBefore))
    .at(0);
}

function suggestionOf({ onPages, ruleId }: IssueGroup): string {
  return (
    onPages
      .map(({ page }) => page.suggestions[page.issues.findIndex((issue) => issue.ruleId === ruleId)] ?? '')
      .find((text) => text !== '') ?? ''
  );
}

function groupLines(group: IssueGroup, at: number, paint: Paint): string[] {
  const { title, severity, ruleId, fix, urls, onPages, onSite } = group;
  const first = [...onSite, ...onPages.map(({ issue }) => issue)].find((issue) => issue.ruleId === ruleId);
  const number = String(at + 1).padStart(2);
  const indent = '    ';
  const paste = pasteOf(group);
  const suggestion = paste === undefined ? suggestionOf(group) : '';
  return [
    `${number}  ${paint.severity(severity, label(severity))}  ${paint.bold(plain(title))}  ${paint.dim(`${whereOf(group)} [${plain(ruleId)}]`)}`,
    ...(first === undefined ? [] : [`${indent}${plain(first.description)}`]),
    ...urls.slice(0, urlsMax).map((url) => `${indent}${paint.dim(`- ${plain(url)}`)}`),
    ...(urls.length > urlsMax
      ? [`${indent}${paint.dim(`- ${words.gate.more({ count: urls.length - urlsMax })}`)}`]
      : []),
    ...(first?.evidence ?? [])
      .slice(0, evidenceMax)
      .map((piece) => `${indent}${paint.dim(plain(evidenceText(piece)))}`),
    `${indent}${paint.good(words.report.fix)} ${plain(fix)}`,
    ...(suggestion === '' ? [] : [`${indent}${plain(suggestion)}`]),
    ...(paste === undefined
      ? []
      : [
          `${indent}${paint.good(words.report.paste)} ${words.report.pasteOn({ url: plain(paste.url) })} ${paint.dim(words.report.measured({ before: wholeScore(paste.fix.scoreBefore), after: wholeScore(paste.fix.scoreAfter) }))}`,
          ...block(paste.fix.html, `${indent}  `).map(paint.code),
        ]),
    '',
  ];
}

function shortLine(group: IssueGroup, at: number, paint: Paint): string {
  const { title, severity, ruleId } = group;
  return `${String(at + 1).padStart(2)}  ${paint.severity(severity, label(severity))}  ${plain(title)}  ${paint.dim(`${whereOf(group)} [${plain(ruleId)}]`)}`;
}

function failureLines(
  { kind, severity, title, ruleId, url, description, evidence, fix }: GateFinding,
  paint: Paint,
): string[] {
  return [
    `  ${paint.bad('✗')} ${words.gate[kind]}: ${paint.severity(severity, label(severity))} ${paint.bold(plain(title))} ${paint.dim(`[${ruleId}]`)}`,
    ...(url === null ? [] : [`    ${plain(url)}`]),
    `    ${plain(description)}`,
    ...evidence.slice(0, evidenceMax).map((piece) => `    ${paint.dim(plain(evidenceText(piece)))}`),
    `    ${paint.good(words.report.fix)} ${plain(fix)}`,
  ];
}

function gateLines(gate: GateResult, paint: Paint): string[] {
  const left = gate.failures.length - failuresMax;
  return [
    gate.passed ? paint.good(words.gate.passed) : paint.bad(words.gate.failed),
    ...(gate.hasBaseline
      ? [
          `  ${words.gate.counts({ added: gate.failures.length, belowLevel: gate.belowLevel, fixed: gate.fixed })}`,
        ]
      : []),
    ...gate.failures.slice(0, failuresMax).flatMap((failure) => failureLines(failure, paint)),
    ...(left > 0 ? [`  ${words.gate.more({ count: left })}`] : []),
    ...gate.budgets.map(
      ({ state, sentence }) =>
        `  ${state === 'exceeded' ? paint.bad('✗') : state === 'kept' ? paint.good('✓') : '-'} ${plain(sentence)}`,
    ),
    ...gate.notes.map((note) => `  ${paint.dim(plain(note))}`),
    '',
  ];
}

export function renderText(analysis: Analysis, { hasColors, all, gate, notes }: TextOptions): string {
  const paint = createPaint(hasColors);
  const { domain, score, metrics, coverage, indexability, notEvaluated, accepted = [] } = analysis;
  const { info } = countCauses(causesOf(analysis));
  const groups = issueGroups(analysis);
  const detailed = all ? groups : groups.slice(0, detailedMax);
  const rest = groups.slice(detailed.length);
  const lines = [
    `${paint.bold(plain(domain))}  ${score === undefined ? words.report.noScore : paint.bold(words.report.score({ score: wholeScore(score.value) }))}`,
    (coverage.full ? words.report.countsOfAll : words.report.counts)({
      critical: metrics.criticalIssues,
      warnings: metrics.warnings,
      info,
      pages: pagesRead(analysis),
      passed: metrics.goodPractices,
      notRun: notEvaluated.length,
    }),
    ...(indexability === undefined ? [] : [indexabilitySentence(indexability)]),
    ...[...coverage.notes.map(({ text }) => text), ...notes].map((note) =>
      paint.dim(words.report.note({ note: plain(note) })),
    ),
    ...(accepted.length === 0 ? [] : [paint.dim(words.report.accepted({ count: accepted.length }))]),
    '',
    ...(gate === null ? [] : gateLines(gate, paint)),
    ...(groups.length === 0 ? [words.report.none] : [paint.bold(words.report.fixFirst), '']),
    ...detailed.flatMap((group, at) => groupLines(group, at, paint)),
    ...(rest.length === 0
      ? []
      : [
          paint.bold(words.report.after),
          '',
          ...rest.map((group, at) => shortLine(group, at + detailed.length, paint)),
          '',
          paint.dim(words.report.showAll),
        ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
