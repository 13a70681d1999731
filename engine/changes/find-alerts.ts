/** What of the changes between two analyses its owner wants to be told; nothing when nothing changed. */

import { countOf } from '@pagewright/contract/count-of';
import type { AlertItem, AlertKind } from '@pagewright/contract/entities/alert';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { SiteSearch } from '@pagewright/contract/entities/search';
import type { FileChange, SiteChanges } from '@pagewright/contract/entities/site-changes';
import { messages } from '@pagewright/contract/messages/translate';
import { wholeScore } from '@pagewright/contract/ratings';
import { scoreChange } from '@pagewright/contract/report/trend-figures';
import { compareAnalyses } from './compare-analyses.ts';

export interface AlertWishes {
  readonly kinds: readonly AlertKind[];
  /** By at least so many points. */
  readonly scoreDrop: number;
}

const searchWords = messages({
  fell: 'Clicks from Google fell from {before, number} to {after, number} ({from} to {to})',
  page: '{url}: {clicks, number} clicks, {had, number} before',
});

const detailsMax = 10;

/** The first few, and how many more. */
const clip = (details: readonly string[]): string[] =>
  details.length <= detailsMax
    ? [...details]
    : [...details.slice(0, detailsMax), `and ${details.length - detailsMax} more`];

function newCritical({ added }: SiteChanges): AlertItem[] {
  const critical = added.filter(({ severity }) => severity === 'critical');
  if (critical.length === 0) return [];
  const details = critical.map(({ title, findings }) => {
    const [first] = findings;
    const where = first?.url ?? first?.subject ?? null;
    const rest = findings.length - 1;
    if (where === null) return title;
    return `${title}: ${where}${rest > 0 ? ` and ${rest} more` : ''}`;
  });
  const headline = countOf(critical.length, 'new critical issue');
  return [{ kind: 'new-critical-issue', headline, details: clip(details) }];
}

/** Fewer pages may also have been crawled: only pages of which both runs know count. */
function indexableFell({ indexable, pages }: SiteChanges, before: Analysis): AlertItem[] {
  if (indexable.before === null || indexable.after === null || indexable.after >= indexable.before) return [];
  const wasIndexable = new Set(before.pages.filter((page) => page.indexable).map(({ url }) => url));
  const lost = [
    ...pages.changed
      .filter(({ field, before: was }) => field === 'indexability' && was === 'indexable')
      .map(({ url, after }) => `${url}: ${after ?? 'not indexable'}`),
    ...pages.removed
      .filter(({ url }) => wasIndexable.has(url))
      .map(({ url, reason }) => `${url}: removed (${reason})`),
    ...pages.redirected
      .filter(({ url }) => wasIndexable.has(url))
      .map(({ url, to }) => `${url}: redirects to ${to}`),
  ];
  if (lost.length === 0) return [];
  const headline = `Indexable pages fell from ${indexable.before} to ${indexable.after}`;
  return [{ kind: 'indexable-pages-fell', headline, details: clip(lost) }];
}

/** With more of them, the scores are of two different sets of pages. */
const readOnceMax = 0.1;

/** A score that moves while nothing on the site did comes from measured times, our own checks or other pages. */
function scoreFell({ score, counts, pages, compared }: SiteChanges, wanted: number): AlertItem[] {
  if (compared.readOnce > compared.pages * readOnceMax) return [];
  const change = scoreChange(score.before, score.after);
  const { added, removed, redirected, changed } = pages;
  const hasChanged =
    counts.added > 0 || added.length + removed.length + redirected.length + changed.length > 0;
  if (change === null || score.before === null || score.after === null || -change < wanted || !hasChanged)
    return [];
  const headline = `Score fell from ${wholeScore(score.before)} to ${wholeScore(score.after)}`;
  return [{ kind: 'score-fell', headline, details: [] }];
}

/** Clicks from search; fewer than these are chance. */
const [clicksKept, clicksMin, dayMsOf] = [0.75, 50, 86_400_000];

const daysIn = ({ from, to }: SiteSearch): number => (Date.parse(to) - Date.parse(from)) / dayMsOf;

/** Told once for the same figures, and only for as many days as before. */
function clicksFell({ search: was }: Analysis, { search: is }: Analysis): AlertItem[] {
  if (was === undefined || is === undefined || is.to <= was.to || daysIn(is) !== daysIn(was)) return [];
  const [before, after] = [was.totals.clicks, is.totals.clicks];
  if (before < clicksMin || after > before * clicksKept || before - after < 3 * Math.sqrt(before)) return [];
  const details = is.opportunities
    .filter(({ kind }) => kind === 'losing-clicks')
    .map(({ urls, clicks, before: had }) =>
      searchWords.page({ url: urls[0] ?? '', had: had?.clicks ?? 0, clicks }),
    );
  const headline = searchWords.fell({ before, after, from: is.from, to: is.to });
  return [{ kind: 'search-clicks-fell', headline, details: clip(details) }];
}

const certificateRule = 'tls-cert-expiring';
const dayMs = 86_400_000;
/** It is told again when so few days are left. */
const urgentDays = 7;

/** Days until the certificate ends; undefined when there is no such finding, null when it has no day. */
function daysLeft({ siteIssues, date }: Analysis): { days: number | null; sentence: string } | undefined {
  const issue = siteIssues.find(({ ruleId }) => ruleId === certificateRule);
  if (issue === undefined) return undefined;
  const end = Date.parse(issue.evidence[0]?.found ?? '');
  return {
    days: Number.isNaN(end) ? null : Math.floor((end - Date.parse(date.slice(0, 10))) / dayMs),
    sentence: issue.description,
  };
}

const stageOf = (days: number | null): number => {
  if (days === null || days < 0) return 3;
  return days <= urgentDays ? 2 : 1;
};

function certificateExpiring(before: Analysis, after: Analysis): AlertItem[] {
  const [was, is] = [daysLeft(before), daysLeft(after)];
  if (is === undefined || (was !== undefined && stageOf(was.days) >= stageOf(is.days))) return [];
  const headline = is.days === null || is.days < 0 ? 'Certificate not valid' : 'Certificate about to expire';
  return [{ kind: 'certificate-expiring', headline, details: [is.sentence] }];
}

const signed = ({ added, removed }: FileChange): string[] => [
  ...removed.map((line) => `− ${line}`),
  ...added.map((line) => `+ ${line}`),
];

const fileChanged = (changes: SiteChanges, file: FileChange['file'], kind: AlertKind): AlertItem[] =>
  changes.files
    .filter((each) => each.file === file)
    .map((each) => ({ kind, headline: each.what.replace(/\.$/, ''), details: clip(signed(each)) }));

/** The gravest first. */
export function findAlerts(
  before: Analysis,
  after: Analysis,
  { kinds, scoreDrop }: AlertWishes,
): AlertItem[] {
  const changes = compareAnalyses(before, after);
  return [
    ...newCritical(changes),
    ...indexableFell(changes, before),
    ...scoreFell(changes, scoreDrop),
    ...clicksFell(before, after),
    ...certificateExpiring(before, after),
    ...fileChanged(changes, 'robots.txt', 'robots-txt-changed'),
    ...fileChanged(changes, 'sitemap', 'sitemap-changed'),
  ].filter(({ kind }) => kinds.includes(kind));
}
