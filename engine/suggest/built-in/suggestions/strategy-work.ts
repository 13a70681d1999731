/** One piece of work: findings that are cleared together, with what to do, how long it takes and what it brings. */
import type { StrategicRecommendation } from '@pagewright/contract/entities/insights';
import { countOf } from '../../../audit/count-of.ts';
import type { BrokenRule } from '../../../audit/group-by-rule.ts';
import type { SuggestionSite } from '../suggestion-site.ts';

export interface Work {
  readonly rules: readonly BrokenRule[];
  readonly title: string;
  readonly description: string;
  readonly implementation: string;
  readonly minutes: number;
}

export type WorkWriter = (site: SuggestionSite, broken: readonly BrokenRule[]) => Work[];

/** How long the work takes a person who has the texts at hand. */
export const minutesEach = {
  title: 2,
  description: 2,
  alt: 1,
  merge: 10,
  template: 10,
  markup: 15,
  fillIn: 30,
} as const;

export const examplesMax = 3;

const priorities = { critical: 'high', warning: 'medium', info: 'low' } as const;
const severities = ['critical', 'warning', 'info'] as const;

/** Of the worst finding that is cleared. */
const severityOf = ({ rules }: Work): (typeof severities)[number] =>
  severities.find((severity) => rules.some(({ issue }) => issue.severity === severity)) ?? 'info';

const pointsOf = ({ rules }: Work): number => Math.round(rules.reduce((sum, { points }) => sum + points, 0));

/** The most severe first, then what brings most. */
export const byWorth = (a: Work, b: Work): number =>
  severities.indexOf(severityOf(a)) - severities.indexOf(severityOf(b)) || pointsOf(b) - pointsOf(a);

/** Rules as far as a text was written for their pages: nothing is promised for the others. */
export function onPages(
  rules: readonly BrokenRule[],
  written: readonly { readonly url: string }[],
): BrokenRule[] {
  const urls = new Set(written.map(({ url }) => url));
  return rules.flatMap((rule) => {
    const own = rule.urls.filter((url) => urls.has(url));
    const share = own.length / Math.max(1, rule.urls.length);
    return own.length === 0
      ? []
      : [{ ...rule, urls: own, points: rule.points * share, findings: Math.ceil(rule.findings * share) }];
  });
}

const effortOf = (minutes: number): string =>
  `about ${minutes < 60 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / 60), 'hour')}`;

/** By the published formula: what the findings cost is what their pages gain. */
function gainOf(work: Work): string {
  const findings = work.rules.reduce((sum, rule) => sum + rule.findings, 0);
  const points = pointsOf(work);
  const pages = new Set(work.rules.flatMap(({ urls }) => urls)).size;
  const cleared = `Clears ${countOf(findings, 'finding')}`;
  if (findings === 0) return 'Fixes no finding, but search results and maps can show it.';
  if (points === 0) return `${cleared}, which the score does not count.`;
  if (pages === 0) return `${cleared}: the site gains ${countOf(points, 'point')}.`;
  const each = Math.max(1, Math.round(points / pages));
  return pages === 1
    ? `${cleared}: the page gains ${countOf(points, 'point')}.`
    : `${cleared}: ${pages} pages gain ${countOf(each, 'point')} each on average.`;
}

export function toRecommendation(work: Work): StrategicRecommendation {
  const { title, description, implementation, minutes } = work;
  return {
    title,
    priority: priorities[severityOf(work)],
    description,
    implementation: `${implementation} Effort: ${effortOf(minutes)}.`,
    expectedImpact: gainOf(work),
    ruleIds: work.rules.map(({ issue }) => issue.ruleId),
  };
}
