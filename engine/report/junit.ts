/** An analysis as JUnit XML: a test case for each check, so that a pipeline shows which passed, failed or did not run. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import type { Rule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { cleanText } from './clean-text.ts';
import { evidenceText } from './csv.ts';
import { type ListedFinding, listFindings, placeKey } from './list-findings.ts';
import type { ReportContext } from './sarif.ts';
import { words } from './words.ts';

interface TestCase {
  readonly name: string;
  readonly suite: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly message: string;
  readonly type: string;
  readonly details: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
};

/** Without what XML has no place for. */
const escapeXml = (text: string): string =>
  cleanText(text).replaceAll(/[&<>"'\n]/g, (character) => entities[character] ?? character);

const detailsOf = ({ issue, urls, fixes }: ListedFinding): string => {
  const [fix] = fixes;
  return [
    urls.length === 0 ? words.wholeSite : urls.slice(0, 10).join('\n'),
    issue.description,
    ...issue.evidence.slice(0, 3).map((piece) => words.evidence.all({ text: evidenceText(piece) })),
    ...(fix === undefined ? [] : [words.toPaste({ html: fix.html })]),
  ].join('\n');
};

/** What counts as failed: what the gate fails on; without a gate, critical issues and warnings. */
function isFailing({ gate }: ReportContext): (finding: ListedFinding) => boolean {
  if (gate === undefined || gate === null || gate.failOn === null)
    return ({ issue }) => issue.severity !== 'info';
  const failing = new Set(gate.failures.map(placeKey));
  return (finding) => failing.has(placeKey(finding));
}

type Check = Pick<Rule, 'id' | 'group'> & { readonly title: string };

/** The rules of this version, and those of an earlier one that found something. */
function checksOf(byRule: ReadonlyMap<string, readonly ListedFinding[]>): readonly Check[] {
  const known = new Set(allRules.map(({ id }) => id));
  const earlier = [...byRule].flatMap(([id, [first]]): Check[] =>
    first === undefined || known.has(id)
      ? []
      : [{ id, title: first.issue.title, group: first.issue.category }],
  );
  return [...allRules.map(({ id, group, texts }) => ({ id, group, title: texts.title })), ...earlier];
}

function casesOfRules(analysis: Analysis, context: ReportContext): readonly TestCase[] {
  const fails = isFailing(context);
  const byRule = Map.groupBy(listFindings(analysis), ({ issue }) => issue.ruleId);
  const passed = new Set(analysis.scoreBasis?.passedRules);
  const skipped = new Map(analysis.notEvaluated.map(({ ruleId, reason }) => [ruleId, reason]));
  return checksOf(byRule).flatMap(({ id, title, group }): TestCase[] => {
    const found = byRule.get(id) ?? [];
    const failed = found.filter(fails);
    const base = {
      name: `${title} [${id}]`,
      suite: categoryLabels[group],
      type: found[0]?.issue.severity ?? '',
    };
    if (failed.length > 0) {
      const message = `${failed[0]?.issue.description ?? title}${failed.length > 1 ? ` (and ${failed.length - 1} more)` : ''}`;
      const details = [...failed.slice(0, 20).map(detailsOf), `Fix: ${failed[0]?.issue.fix ?? ''}`].join(
        '\n\n',
      );
      return [{ ...base, state: 'failed', message, details }];
    }
    if (found.length > 0 || passed.has(id))
      return [
        { ...base, state: 'passed', message: '', details: found.slice(0, 20).map(detailsOf).join('\n\n') },
      ];
    const reason = skipped.get(id);
    return reason === undefined ? [] : [{ ...base, state: 'skipped', message: reason, details: '' }];
  });
}

const casesOfBudgets = ({ gate }: ReportContext): readonly TestCase[] =>
  (gate?.budgets ?? []).map(({ name, sentence, state }) => ({
    name: words.budget({ name }),
    suite: words.budgets,
    type: 'budget',
    state: state === 'kept' ? 'passed' : state === 'exceeded' ? 'failed' : 'skipped',
    message: state === 'kept' ? '' : sentence,
    details: sentence,
  }));

function writeCase({ name, suite, state, message, type, details }: TestCase): string {
  const open = `    <testcase classname="pagewright.${escapeXml(suite)}" name="${escapeXml(name)}" time="0"`;
  if (state === 'failed')
    return `${open}>\n      <failure type="${escapeXml(type)}" message="${escapeXml(message)}">${escapeXml(details)}</failure>\n    </testcase>`;
  if (state === 'skipped') return `${open}>\n      <skipped>${escapeXml(message)}</skipped>\n    </testcase>`;
  return details === ''
    ? `${open}/>`
    : `${open}>\n      <system-out>${escapeXml(details)}</system-out>\n    </testcase>`;
}

function writeSuite(domain: string, suite: string, cases: readonly TestCase[]): string {
  const count = (state: TestCase['state']): number => cases.filter((each) => each.state === state).length;
  return [
    `  <testsuite name="${escapeXml(`${domain}: ${suite}`)}" tests="${cases.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}" time="0">`,
    ...cases.map(writeCase),
    '  </testsuite>',
  ].join('\n');
}

export function renderJunit(analysis: Analysis, context: ReportContext): string {
  const cases = [...casesOfRules(analysis, context), ...casesOfBudgets(context)];
  const suites = Map.groupBy(cases, ({ suite }) => suite);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Pagewright" tests="${cases.length}" failures="${cases.filter(({ state }) => state === 'failed').length}" errors="0" time="0">`,
    ...[...suites].map(([suite, members]) => writeSuite(analysis.domain, suite, members)),
    '</testsuites>',
    '',
  ].join('\n');
}
