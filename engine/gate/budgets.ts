/** Budgets of a gate: the least score, the most findings, the longest times and the heaviest page. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { speedIds } from '@pagewright/contract/entities/speed';
import { wholeScore } from '@pagewright/contract/ratings';
import { causesOf, countCauses } from '@pagewright/contract/report/causes';
import { applyAcceptances } from '../acceptances/apply-acceptances.ts';
import { findingsInScope } from '../acceptances/match-acceptances.ts';
import { allRules } from '../audit/rules/all.ts';

const timedRules = allRules.flatMap(({ id, isMeasuredTime }) => (isMeasuredTime === true ? [id] : []));

/** Score and counters follow; accepted findings stay as they are. */
function withoutMeasuredTimes(analysis: Analysis): Analysis {
  const acceptances = timedRules.flatMap((ruleId) => {
    const scope = { ruleId, scope: 'site', target: '' } as const;
    const { title, evidence } = findingsInScope(analysis, scope);
    return title === null ? [] : [{ ...scope, id: ruleId, reason: 'Measured time', evidence, until: null }];
  });
  return applyAcceptances(analysis, acceptances, '').analysis;
}

type SpeedId = (typeof speedIds)[number];

/** The names as a configuration writes them. */
export const countBudgets = ['score', 'critical', 'warnings', 'info'] as const;
export const speedBudgets = ['lcpMs', 'cls', 'tbtMs', 'ttfbMs', 'fcpMs', 'pageWeightKb'] as const;

export type BudgetName = (typeof countBudgets)[number] | (typeof speedBudgets)[number];

/** `score` is the least, all others the most that is allowed. */
export type Budgets = { readonly [Name in BudgetName]?: number | undefined };

export interface BudgetResult {
  readonly name: BudgetName;
  readonly limit: number;
  /** Null when it was not measured. */
  readonly value: number | null;
  /** `unknown`: it could not be measured, so it neither passes nor fails. */
  readonly state: 'kept' | 'exceeded' | 'unknown';
  /** The page with that value, for times and weights. */
  readonly url: string | null;
  readonly sentence: string;
}

const speedIdOf: Readonly<Record<(typeof speedBudgets)[number], SpeedId>> = {
  lcpMs: 'lcp',
  cls: 'cls',
  tbtMs: 'tbt',
  ttfbMs: 'ttfb',
  fcpMs: 'fcp',
  pageWeightKb: 'weight',
};

const labels: Readonly<Record<BudgetName, string>> = {
  score: 'Score',
  critical: 'Critical issues',
  warnings: 'Warnings',
  info: 'Advice',
  lcpMs: 'Largest Contentful Paint (LCP)',
  cls: 'Cumulative Layout Shift (CLS)',
  tbtMs: 'Total Blocking Time (TBT)',
  ttfbMs: 'Time to First Byte (TTFB)',
  fcpMs: 'First Contentful Paint (FCP)',
  pageWeightKb: 'Page weight',
};

const unitOf = (name: BudgetName): string => (name.endsWith('Ms') ? ' ms' : name.endsWith('Kb') ? ' KB' : '');

interface Measured {
  readonly value: number;
  readonly url: string | null;
}

/** Times are part of no score here: they differ from run to run. */
function countOf(analysis: Analysis, name: (typeof countBudgets)[number]): Measured | null {
  if (name === 'score')
    return analysis.score === undefined ? null : { value: wholeScore(analysis.score.value), url: null };
  const counts = countCauses(causesOf(analysis));
  const severity = name === 'warnings' ? 'warning' : name;
  return { value: counts[severity], url: null };
}

/** Of the worst page; null when no page was measured, or our machine was too busy for it. */
function speedOf({ speed }: Analysis, name: (typeof speedBudgets)[number]): Measured | null {
  const figure = speed?.figures.find(({ id }) => id === speedIdOf[name]);
  if (figure === undefined || figure.rating === null) return null;
  const { value, url } = figure.worst;
  return { value: name === 'pageWeightKb' ? Math.round(value / 1024) : value, url };
}

function resultOf(name: BudgetName, limit: number, measured: Measured | null): BudgetResult {
  const unit = unitOf(name);
  const allowed = `${name === 'score' ? 'at least' : 'at most'} ${limit}${unit}`;
  if (measured === null) {
    const sentence = `${labels[name]} was not measured, so its budget (${allowed}) was not checked.`;
    return { name, limit, value: null, state: 'unknown', url: null, sentence };
  }
  const { value, url } = measured;
  const isKept = name === 'score' ? value >= limit : value <= limit;
  const sentence = `${labels[name]}: ${value}${unit}, budget ${allowed}${url === null ? '' : ` (${url})`}.`;
  return { name, limit, value, state: isKept ? 'kept' : 'exceeded', url, sentence };
}

export function checkBudgets(analysis: Analysis, budgets: Budgets): readonly BudgetResult[] {
  const stable = withoutMeasuredTimes(analysis);
  const measure = (name: BudgetName): Measured | null =>
    name in speedIdOf
      ? speedOf(analysis, name as keyof typeof speedIdOf)
      : countOf(stable, name as (typeof countBudgets)[number]);
  return [...countBudgets, ...speedBudgets].flatMap((name) => {
    const limit = budgets[name];
    return limit === undefined ? [] : [resultOf(name, limit, measure(name))];
  });
}
