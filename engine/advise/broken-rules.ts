/** Findings put together by rule: a rule that many pages break is one thing to say and one thing to mend. */
import type { Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import { countOf } from '../audit/count-of.ts';
import { pointsOf } from '../audit/score.ts';

/** What the findings of an audit are gathered from. */
export interface AuditedPages {
  readonly pages: readonly { readonly url: string; readonly issues: readonly Issue[] }[];
  readonly siteIssues: readonly SiteIssue[];
}

type Addressed = readonly { readonly url: string }[];

/** One rule that is broken, everywhere it is. */
export interface BrokenRule {
  /** The most severe of its findings; its words stand for the others. */
  readonly issue: Issue;
  readonly findings: number;
  /** Addresses it touches, each once, those read first in front; none when it is about the host. */
  readonly urls: readonly string[];
  /** What it costs in all. */
  readonly points: number;
}

const placesMax = 2;
const order = { critical: 0, warning: 1, info: 2 } as const;

/** The path as a person writes it; addresses of other hosts in full. */
export function pathOf(url: string, home: string | undefined): string {
  const parsed = URL.parse(url);
  const own = home === undefined ? null : URL.parse(home);
  if (parsed === null || (own !== null && parsed.host !== own.host)) return url;
  return `${parsed.pathname}${parsed.search}`;
}

/** A page as a person names it, in a sentence or at its start. */
export const placeOf = (url: string, home: string | undefined): string => {
  const path = pathOf(url, home);
  return path === '/' ? 'the home page' : path;
};

const headOf = (url: string, home: string | undefined): string => {
  const path = pathOf(url, home);
  return path === '/' ? 'Home page' : path;
};

/** The most important first: by severity, then by what they cost, then by how many pages they touch. */
export function brokenRulesOf({ pages, siteIssues }: AuditedPages): readonly BrokenRule[] {
  const found = [
    ...pages.flatMap(({ url, issues }) => issues.map((issue) => ({ issue, urls: [url] }))),
    ...siteIssues.map((issue) => ({ issue, urls: issue.urls })),
  ];
  return [...Map.groupBy(found, ({ issue }) => issue.ruleId).values()]
    .flatMap((group): BrokenRule[] => {
      const [worst] = group.toSorted((a, b) => order[a.issue.severity] - order[b.issue.severity]);
      if (worst === undefined) return [];
      const urls = [...new Set(group.flatMap(({ urls: own }) => own))];
      const points = pointsOf(worst.issue) * Math.max(1, urls.length);
      return [{ issue: worst.issue, findings: group.length, urls, points }];
    })
    .sort(
      (a, b) =>
        order[a.issue.severity] - order[b.issue.severity] ||
        b.points - a.points ||
        b.urls.length - a.urls.length ||
        (a.issue.ruleId < b.issue.ruleId ? -1 : 1),
    );
}

/** "3 of 12 pages", "2 addresses" or "the whole site". */
export function extentOf({ urls }: BrokenRule, pages: Addressed): string {
  if (urls.length === 0) return 'the whole site';
  const read = new Set(pages.map(({ url }) => url));
  return urls.every((url) => read.has(url))
    ? `${urls.length} of ${countOf(pages.length, 'page')}`
    : countOf(urls.length, 'address', 'addresses');
}

/** A finding in one place is told with its own numbers, one in many places with how many and where. */
export function sayBrokenRule(broken: BrokenRule, pages: Addressed): string {
  const { issue, findings, urls } = broken;
  const home = pages[0]?.url;
  if (findings === 1) {
    const [only] = urls;
    if (only === undefined || urls.length > 1) return issue.description;
    const path = pathOf(only, home);
    const isNamed =
      path === '/' ? /\bhome page\b/i.test(issue.description) : issue.description.includes(path);
    return isNamed ? issue.description : `${headOf(only, home)}: ${issue.description}`;
  }
  if (urls.length === 0) return `${issue.title}: ${issue.description}`;
  const named = urls.slice(0, placesMax).map((url) => placeOf(url, home));
  const rest = urls.length - named.length;
  const places = rest === 0 ? named.join(' and ') : `${named.join(', ')} and ${rest} more`;
  return `${issue.title}: ${extentOf(broken, pages)} (${places})`;
}

/** What to do, and where to begin. */
export function adviseOn({ issue, urls }: BrokenRule, pages: Addressed): string {
  const [first] = urls;
  if (first === undefined) return issue.fix;
  const home = pages[0]?.url;
  if (urls.length === 1) return `${headOf(first, home)}: ${issue.fix}`;
  const read = new Set(pages.map(({ url }) => url));
  return read.has(first) ? `${issue.fix} Begin with ${placeOf(first, home)}.` : issue.fix;
}
