/** Groups findings by rule: a rule that many pages fail is one thing to report and to fix. */

import { countOf } from '@pagewright/contract/count-of';
import type { Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import { leadRuleOf } from '@pagewright/contract/report/causes';
import { inOrderOfWork, type WorkContext } from '@pagewright/contract/report/order-of-work';
import { sharedTexts } from '@pagewright/contract/report/shared-texts';
import { pointsOf } from './score.ts';

/** The part of an audit that has findings; with its score they are in the order of the report. */
export interface AuditedPages extends WorkContext {
  readonly pages: readonly { readonly url: string; readonly issues: readonly Issue[] }[];
  readonly siteIssues: readonly SiteIssue[];
}

type PagesWithUrl = readonly { readonly url: string }[];

/** One failed rule with all its pages, and what other rules say of the same causes. */
export interface BrokenRule {
  /** The most severe of its own findings. */
  readonly issue: Issue;
  /** The rule, and those whose findings have the same causes. */
  readonly ruleIds: ReadonlySet<string>;
  readonly findings: number;
  /** URLs it affects, each once, in crawl order; none when it is about the host. */
  readonly urls: readonly string[];
  /** What it costs in total. */
  readonly points: number;
}

const placesMax = 2;
const order = { critical: 0, warning: 1, info: 2 } as const;

/** The path of a URL of this host; other URLs in full. */
export function pathOf(url: string, home: string | undefined): string {
  const parsed = URL.parse(url);
  const own = home === undefined ? null : URL.parse(home);
  if (parsed === null || (own !== null && parsed.host !== own.host)) return url;
  return `${parsed.pathname}${parsed.search}`;
}

/** A page within a sentence. */
export const placeOf = (url: string, home: string | undefined): string => {
  const path = pathOf(url, home);
  return path === '/' ? 'the home page' : path;
};

const headOf = (url: string, home: string | undefined): string => {
  const path = pathOf(url, home);
  return path === '/' ? 'Home page' : path;
};

/** In the order of work. */
export function brokenRulesOf(audited: AuditedPages): readonly BrokenRule[] {
  const found = [
    ...audited.pages.flatMap(({ url, issues }) => issues.map((issue) => ({ issue, urls: [url] }))),
    ...audited.siteIssues.map((issue) => ({ issue, urls: issue.urls })),
  ];
  const items = [...Map.groupBy(found, ({ issue }) => leadRuleOf(issue))].flatMap(([ruleId, group]) => {
    const own = group.filter(({ issue }) => issue.ruleId === ruleId);
    const leading = own.length === 0 ? group : own;
    const [worst] = leading.toSorted((a, b) => order[a.issue.severity] - order[b.issue.severity]);
    if (worst === undefined) return [];
    const [gravest] = group.toSorted((a, b) => order[a.issue.severity] - order[b.issue.severity]);
    const urls = [...new Set(leading.flatMap(({ urls: each }) => each))];
    const points = pointsOf(worst.issue) * Math.max(1, urls.length);
    const ruleIds = new Set(group.map(({ issue }) => issue.ruleId));
    const texts = sharedTexts(
      worst.issue,
      leading.map(({ issue }) => issue),
    );
    const issue = { ...worst.issue, ...texts };
    const broken: BrokenRule = { issue, ruleIds, findings: leading.length, urls, points };
    const { severity } = (gravest ?? worst).issue;
    const isHostWide = leading.some(({ urls: each }) => each.length === 0);
    const { basis, title } = issue;
    return [{ ruleId, ruleIds, severity, basis, title, urls, isHostWide, broken }];
  });
  return inOrderOfWork(items, audited).map(({ broken }) => broken);
}

/** "3 of 12 pages", "2 URLs" or "the whole site". */
export function extentOf({ urls }: BrokenRule, pages: PagesWithUrl): string {
  if (urls.length === 0) return 'the whole site';
  const read = new Set(pages.map(({ url }) => url));
  return urls.every((url) => read.has(url))
    ? `${urls.length} of ${countOf(pages.length, 'page')}`
    : countOf(urls.length, 'URL');
}

/** Rules about the home page alone: their messages say so. */
const ofHomePage = new Set(['canonical-home-elsewhere', 'sd-identity-missing']);

/** Whether the message of a finding names the page it is on. */
function names({ ruleId, data = {} }: Issue, url: string, home: string | undefined): boolean {
  const path = pathOf(url, home);
  return ofHomePage.has(ruleId) || Object.values(data).some((value) => value === url || value === path);
}

/** A single finding has its own description, several have their count and places. */
export function describeBrokenRule(broken: BrokenRule, pages: PagesWithUrl): string {
  const { issue, findings, urls } = broken;
  const home = pages[0]?.url;
  if (findings === 1) {
    const [only] = urls;
    if (only === undefined || urls.length > 1) return issue.description;
    return names(issue, only, home) ? issue.description : `${headOf(only, home)}: ${issue.description}`;
  }
  if (urls.length === 0) return `${issue.title}: ${issue.description}`;
  const named = urls.slice(0, placesMax).map((url) => placeOf(url, home));
  const rest = urls.length - named.length;
  const places = rest === 0 ? named.join(' and ') : `${named.join(', ')} and ${rest} more`;
  return `${issue.title}: ${extentOf(broken, pages)} (${places})`;
}

/** How to fix it, and where to begin. */
export function suggestOn({ issue, urls }: BrokenRule, pages: PagesWithUrl): string {
  const [first] = urls;
  if (first === undefined) return issue.fix;
  const home = pages[0]?.url;
  if (urls.length === 1) return `${headOf(first, home)}: ${issue.fix}`;
  const read = new Set(pages.map(({ url }) => url));
  return read.has(first) ? `${issue.fix} Begin with ${placeOf(first, home)}.` : issue.fix;
}
