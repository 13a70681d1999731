/** What to fix first: the one order of findings, in the report, its exports, the command line, mails and tools. */
import type { Analysis } from '../entities/analysis.ts';
import type { Issue, Severity } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import { parseUrl } from '../parse-url.ts';
import { severities } from '../severities.ts';
import { entranceRules, heuristicFactor, unindexedRule, weights } from './score-formula.ts';

/** A piece of work: what has one cause, on all its pages. */
export interface WorkItem {
  readonly ruleId: string;
  readonly ruleIds: ReadonlySet<string>;
  readonly severity: Severity;
  readonly basis: Issue['basis'];
  readonly title: string;
  readonly urls: readonly string[];
  readonly isHostWide: boolean;
}

type Unscored = Pick<WorkItem, 'ruleId' | 'ruleIds'>;

export interface WorkContext extends Partial<Pick<Analysis, 'score' | 'scoreBasis'>> {
  readonly pages: readonly Pick<Page, 'url' | 'search'>[];
}

/** `entrance`: what keeps the site out of the index, or leaves it without a home page. */
export type WorkSection = 'entrance' | Severity;

const isAtHome = (url: string): boolean => parseUrl(url)?.pathname === '/';

/** Rows of one section are sorted by the points they show. */
export function sectionOf({ ruleId, severity, urls }: WorkItem): WorkSection {
  const isEntrance = ruleId === unindexedRule || (entranceRules.has(ruleId) && urls.some(isAtHome));
  return isEntrance ? 'entrance' : severity;
}

const sections: readonly WorkSection[] = ['entrance', ...severities];

/** What each item costs the score of the site, so that together they cost what it lost; null when it has none. */
export function pointsOfWork(
  items: readonly Unscored[],
  { score }: Pick<WorkContext, 'score'>,
): (item: Unscored) => number | null {
  if (score === undefined) return () => null;
  // A rule that leads an item of its own is not counted with another that it has a cause in common with.
  const owners = new Map(items.map(({ ruleId }) => [ruleId, ruleId]));
  for (const { ruleId, ruleIds } of items)
    for (const id of ruleIds) if (!owners.has(id)) owners.set(id, ruleId);
  return ({ ruleId: lead }) =>
    score.deductions.reduce((sum, { ruleId, points }) => sum + (owners.get(ruleId) === lead ? points : 0), 0);
}

/** A finding that no search engine and no standard backs counts half, as in the score. */
const estimate = ({ severity, basis, urls, isHostWide }: WorkItem, pageCount: number): number =>
  weights[severity] *
  (basis === 'heuristic' ? heuristicFactor : 1) *
  (isHostWide ? Math.max(1, pageCount) : urls.length);

/** How much each page matters, as a share of the site. */
function importanceByUrl({ pages, scoreBasis }: WorkContext): ReadonlyMap<string, number> {
  const found = scoreBasis?.importance ?? scoreBasis?.weights ?? [];
  const isKnown = found.length === pages.length && found.some((weight) => weight > 0);
  const total = isKnown ? found.reduce((sum, weight) => sum + weight, 0) : Math.max(1, pages.length);
  return new Map(pages.map(({ url }, at) => [url, (isKnown ? (found[at] ?? 0) : 1) / total]));
}

/** A page with all clicks and impressions of the site weighs three times as much as one without any. */
const searchWeight = 2;
const clickShare = 0.7;

/** How much more an item weighs by the clicks and impressions of its pages; 1 for all where they are not known. */
function searchFactor({ pages }: WorkContext): (item: Pick<WorkItem, 'urls' | 'isHostWide'>) => number {
  const known = pages.flatMap(({ url, search }) => (search === undefined ? [] : [{ url, ...search }]));
  const clicks = known.reduce((sum, page) => sum + page.clicks, 0);
  const impressions = known.reduce((sum, page) => sum + page.impressions, 0);
  if (impressions === 0) return () => 1;
  const seenShare = clicks === 0 ? 1 : 1 - clickShare;
  const shares = new Map(
    known.map((page) => [
      page.url,
      (clicks === 0 ? 0 : (page.clicks / clicks) * clickShare) + (page.impressions / impressions) * seenShare,
    ]),
  );
  return ({ urls, isHostWide }) => {
    const share = isHostWide ? 1 : [...new Set(urls)].reduce((sum, url) => sum + (shares.get(url) ?? 0), 0);
    return 1 + searchWeight * Math.min(1, share);
  };
}

/** Whether clicks and impressions are part of the order. */
export const isWeighedBySearch = ({ pages }: WorkContext): boolean =>
  pages.some(({ search }) => search !== undefined && search.impressions > 0);

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** By section, then by the points it costs and what its pages get from search, how much they matter, and how many they are. */
export function inOrderOfWork<T extends WorkItem>(items: readonly T[], context: WorkContext): readonly T[] {
  const importance = importanceByUrl(context);
  const pointsOf = pointsOfWork(items, context);
  const factorOf = searchFactor(context);
  const keyOf = (item: T): readonly number[] => [
    sections.indexOf(sectionOf(item)),
    item.ruleId === unindexedRule ? 0 : 1,
    -(pointsOf(item) ?? estimate(item, context.pages.length)) * factorOf(item),
    -(item.isHostWide ? 1 : item.urls.reduce((sum, url) => sum + (importance.get(url) ?? 0), 0)),
    -item.urls.length,
  ];
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => compareKeys(a.key, b.key) || a.item.title.localeCompare(b.item.title, 'en'))
    .map(({ item }) => item);
}
