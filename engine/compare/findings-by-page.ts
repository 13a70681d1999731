/** Groups the findings of one site by page, host and rule. */
import type { Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { inOrderOfWork } from '@pagewright/contract/report/order-of-work';
import { heuristicFactor, weights } from '@pagewright/contract/report/score-formula';
import type { Side } from './comparable-samples.ts';

/** What a finding costs by the published formula. */
export const costOf = ({ severity, basis }: Issue): number =>
  weights[severity] * (basis === 'heuristic' ? heuristicFactor : 1);

/** Findings of severity `info` are no faults. */
export const isFault = ({ severity }: Issue): boolean => severity !== 'info';

export const isCritical = ({ severity }: Issue): boolean => severity === 'critical';

/** Findings of the page, and those it shares with other pages. */
export const faultsOf = ({ siteIssues }: Side, { url, issues }: Page): readonly Issue[] =>
  [...issues, ...siteIssues.filter(({ urls }) => urls.includes(url))].filter(isFault);

export const hostFaults = ({ siteIssues }: Side): readonly Issue[] =>
  siteIssues.filter((issue) => issue.urls.length === 0 && isFault(issue));

/** Each rule once, by its costliest finding. */
export function costOfAll(issues: readonly Issue[]): number {
  const byRule = new Map<string, number>();
  for (const issue of issues)
    byRule.set(issue.ruleId, Math.max(byRule.get(issue.ruleId) ?? 0, costOf(issue)));
  return [...byRule.values()].reduce((sum, cost) => sum + cost, 0);
}

export interface CategoryResult {
  /** Pages without a finding of the category. */
  readonly passed: number;
  /** Pages that were evaluated. */
  readonly checked: number;
  /** Pages with findings, the costliest first. */
  readonly faulty: readonly Page[];
}

/** A page that is not indexable is not evaluated, and so neither passes nor fails. */
export function categoryResult(
  side: Side,
  category: IssueCategory,
  isConcerned: (page: Page) => boolean = () => true,
): CategoryResult {
  const costs = new Map(
    side.pages.map((page) => {
      const own = faultsOf(side, page).filter((issue) => issue.category === category);
      return [page, own.length === 0 ? null : costOfAll(own)] as const;
    }),
  );
  const faulty = side.pages
    .filter((page) => costs.get(page) !== null)
    .toSorted((a, b) => (costs.get(b) ?? 0) - (costs.get(a) ?? 0));
  const passed = side.pages.filter(
    (page) => costs.get(page) === null && page.indexable !== false && isConcerned(page),
  ).length;
  return { passed, checked: passed + faulty.length, faulty };
}

/** A rule that a site fails, with all pages. */
export interface BrokenRule {
  /** The most severe of its findings. */
  readonly issue: Issue;
  /** The pages, in the order of the sample; none when it is about the host. */
  readonly pages: readonly Page[];
}

const order = { critical: 0, warning: 1, info: 2 } as const;

/** One entry for each rule, in the order of the site's own report. */
function rulesAmong({ whole }: Side, found: readonly BrokenRule[]): readonly BrokenRule[] {
  const items = [...Map.groupBy(found, ({ issue }) => issue.ruleId)].flatMap(([ruleId, group]) => {
    const [worst] = group.toSorted((a, b) => order[a.issue.severity] - order[b.issue.severity]);
    if (worst === undefined) return [];
    const { issue } = worst;
    const { severity, basis, title } = issue;
    const pages = [...new Set(group.flatMap((each) => each.pages))];
    const isHostWide = pages.length === 0;
    const urls = pages.map(({ url }) => url);
    return [
      {
        ruleId,
        ruleIds: new Set([ruleId]),
        severity,
        basis,
        title,
        urls,
        isHostWide,
        broken: { issue, pages },
      },
    ];
  });
  return inOrderOfWork(items, whole).map(({ broken }) => broken);
}

export const brokenRules = (side: Side): readonly BrokenRule[] =>
  rulesAmong(side, [
    ...hostFaults(side).map((issue) => ({ issue, pages: [] })),
    ...side.pages.flatMap((page) => faultsOf(side, page).map((issue) => ({ issue, pages: [page] }))),
  ]);
