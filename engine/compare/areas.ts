/** Finds the rule categories in which a site is behind its competitor: how far, on which pages and by which rules. */
import { type Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import { rateDifference } from '@pagewright/contract/ratings';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import type { Side, Sides } from './comparable-samples.ts';
import {
  type BrokenRule,
  brokenRules,
  type CategoryResult,
  categoryResult,
  hostFaults,
  isCritical,
} from './findings-by-page.ts';

export interface Area {
  readonly category: IssueCategory;
  /** Capitalised. */
  readonly name: string;
  readonly main: CategoryResult;
  readonly competitor: CategoryResult;
  /** Points between the two shares; 0 when the main site is not behind on pages. */
  readonly gap: number;
  /** Of the main site's host, by rules that the competitor's host passes. */
  readonly host: readonly Issue[];
  /** Critical findings more than the competitor has. */
  readonly criticals: number;
  /** Rules that the main site fails, the costliest first. */
  readonly broken: readonly BrokenRule[];
}

const names: Partial<Record<IssueCategory, string>> = {
  title: 'Titles',
  'meta-description': 'Meta descriptions',
  'ai-visibility': 'AI visibility',
  'js-rendering': 'JavaScript',
};

/** Categories of optional features: no finding may only mean that the feature is absent. */
const optional = new Set<IssueCategory>(['structured-data', 'hreflang-i18n', 'social']);

export const isOptional = ({ category }: Pick<Area, 'category'>): boolean => optional.has(category);

export const nameOfArea = (category: IssueCategory): string => {
  const label = categoryLabels[category];
  return names[category] ?? label.charAt(0).toUpperCase() + label.slice(1);
};

const percent = ({ passed, checked }: CategoryResult): number =>
  checked === 0 ? 100 : (passed / checked) * 100;

const hasImages = ({ images }: Side['pages'][number]): boolean => images.length > 0;

export const resultOf = (side: Side, category: IssueCategory): CategoryResult =>
  categoryResult(side, category, category === 'images' ? hasImages : undefined);

const criticalsOf = (side: Side, category: IssueCategory): number =>
  [...side.pages.flatMap(({ issues }) => issues), ...side.siteIssues].filter(
    (issue) => issue.category === category && isCritical(issue),
  ).length;

function areaOf({ main, competitor }: Sides, category: IssueCategory, broken: readonly BrokenRule[]): Area {
  const own = resultOf(main, category);
  const other = resultOf(competitor, category);
  const gap = own.checked === 0 || other.checked === 0 ? 0 : percent(other) - percent(own);
  const theirs = new Set(hostFaults(competitor).map(({ ruleId }) => ruleId));
  return {
    category,
    name: nameOfArea(category),
    main: own,
    competitor: other,
    gap: rateDifference(-gap) === 'worse' ? gap : 0,
    host: hostFaults(main).filter((issue) => issue.category === category && !theirs.has(issue.ruleId)),
    criticals: Math.max(0, criticalsOf(main, category) - criticalsOf(competitor, category)),
    broken: broken.filter(({ issue }) => issue.category === category),
  };
}

const hostWeight = { critical: 6, warning: 3, info: 0 } as const;

/** Points between the shares per step of impact. */
const pointsPerStep = 6;

/** From 1 to 10: the distance of the shares (0 for optional features), two for each additional critical finding, and the weight of host findings. */
export function impactOf(area: Pick<Area, 'category' | 'gap' | 'criticals' | 'host'>): number {
  const { criticals, host } = area;
  const gap = isOptional(area) ? 0 : area.gap;
  const ofHost = Math.max(0, ...host.map(({ severity }) => hostWeight[severity]));
  return Math.min(10, Math.max(1, Math.round(gap / pointsPerStep) + 2 * criticals + ofHost));
}

/** Where the main site is behind, the worst first. */
export function weakAreas(sides: Sides): readonly Area[] {
  if (sides.isSameSite) return [];
  const broken = brokenRules(sides.main);
  return IssueCategory.options
    .map((category) => areaOf(sides, category, broken))
    .filter((area) => area.broken.length > 0 && (area.gap > 0 || area.host.length > 0))
    .toSorted((a, b) => impactOf(b) - impactOf(a) || b.gap - a.gap || (a.category < b.category ? -1 : 1));
}
