/** The groups of rules in which a site is behind its competitor: how far, on which pages, and by which rules. */
import { type Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import { categoryLabels } from '@pagewright/contract/report-words';
import { standing } from '@pagewright/contract/verdicts';
import { type BrokenRule, brokenRules, hostFaults, type InOrder, inOrder, isCritical } from './ledger.ts';
import type { Side, Sides } from './take-sides.ts';

export interface Area {
  readonly category: IssueCategory;
  /** With a capital. */
  readonly name: string;
  readonly main: InOrder;
  readonly competitor: InOrder;
  /** Points between the two shares; 0 when the main site is not behind on pages. */
  readonly gap: number;
  /** Of the main site's host, by rules that the competitor's host keeps. */
  readonly host: readonly Issue[];
  /** Critical findings more than the competitor has. */
  readonly criticals: number;
  /** What the main site breaks in it, the dearest first. */
  readonly broken: readonly BrokenRule[];
}

const names: Partial<Record<IssueCategory, string>> = {
  title: 'Titles',
  'meta-description': 'Meta descriptions',
  'ai-visibility': 'AI visibility',
  'js-rendering': 'JavaScript',
};

/** Groups about what a site need not have: where nothing is wrong there may be nothing at all. */
const optional = new Set<IssueCategory>(['structured-data', 'hreflang-i18n', 'social']);

export const isOptional = ({ category }: Pick<Area, 'category'>): boolean => optional.has(category);

export const nameOfArea = (category: IssueCategory): string => {
  const label = categoryLabels[category];
  return names[category] ?? label.charAt(0).toUpperCase() + label.slice(1);
};

const percent = ({ kept, asked }: InOrder): number => (asked === 0 ? 100 : (kept / asked) * 100);

const hasImages = ({ images }: Side['pages'][number]): boolean => images.length > 0;

export const orderOf = (side: Side, category: IssueCategory): InOrder =>
  inOrder(side, category, category === 'images' ? hasImages : undefined);

const criticalsOf = (side: Side, category: IssueCategory): number =>
  [...side.pages.flatMap(({ issues }) => issues), ...side.siteIssues].filter(
    (issue) => issue.category === category && isCritical(issue),
  ).length;

function areaOf({ main, competitor }: Sides, category: IssueCategory, broken: readonly BrokenRule[]): Area {
  const own = orderOf(main, category);
  const other = orderOf(competitor, category);
  const gap = own.asked === 0 || other.asked === 0 ? 0 : percent(other) - percent(own);
  const theirs = new Set(hostFaults(competitor).map(({ ruleId }) => ruleId));
  return {
    category,
    name: nameOfArea(category),
    main: own,
    competitor: other,
    gap: standing(-gap) === 'worse' ? gap : 0,
    host: hostFaults(main).filter((issue) => issue.category === category && !theirs.has(issue.ruleId)),
    criticals: Math.max(0, criticalsOf(main, category) - criticalsOf(competitor, category)),
    broken: broken.filter(({ issue }) => issue.category === category),
  };
}

const hostWeight = { critical: 6, warning: 3, info: 0 } as const;

/** So many points between the shares make one of ten. */
const pointsPerStep = 6;

/** From 1 to 10: how far the shares are apart (not of what a site need not have), two more for each critical finding more, and what the host costs. */
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
