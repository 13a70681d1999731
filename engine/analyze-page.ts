/** One page through the line: fetched with manners, read, and asked all rules that are about a page alone. */
import type { ProvenFix } from '@pagewright/contract/entities/fix';
import type { Issue, NotEvaluated } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { isForAudience, type Standing, standingOf } from './audit/gates.ts';
import type { Rule } from './audit/rule.ts';
import { allRules } from './audit/rules/all.ts';
import { runPageRules, sortRules } from './audit/run-rules.ts';
import { type PageSummary, summarisePage } from './audit/summarise-page.ts';
import { answerKind, mayBeHtml } from './crawl/answer-kind.ts';
import { fetchPage } from './crawl/fetch-page.ts';
import type { HttpClient } from './crawl/http-client.ts';
import { judgeRobots, robotsPathOf } from './crawl/judge-robots.ts';
import { createManners } from './crawl/manners.ts';
import { normaliseUrl } from './crawl/url.ts';
import { extractPage } from './extract/extract-page.ts';
import type { FetchedPage } from './facts/fetched-page.ts';
import { plainIdeas } from './prove/plain-ideas.ts';
import { putOnTrial } from './prove/prove-fix.ts';
import { provePage } from './prove/prove-page.ts';

/** A page as it is on the web now: plain data, so that it can be sent to another thread. */
export interface FreshPage {
  readonly page: FetchedPage;
  /** What robots.txt says to Google's crawler. */
  readonly isOpenToGoogle: boolean;
}

export type FetchOutcome =
  | { readonly kind: 'fetched'; readonly fresh: FreshPage }
  /** The sentence is for the person who asked. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

const unreadable = (sentence: string): FetchOutcome => ({ kind: 'unreadable', sentence });

/** Obeys robots.txt; an address that leads elsewhere now is another page, and no answer to this question. */
export async function fetchFreshPage(
  client: HttpClient,
  address: string,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return unreadable('This is not an address of a page.');
  const { desk, pacer } = createManners(client, limits.settings.crawlDelayMs.min, signal);
  const { robots } = await desk.open(url.origin);
  const verdict = await desk.verdictFor(url);
  if (!verdict.allowed) return unreadable(`robots.txt does not let us read the page: ${verdict.reason}`);
  const own = normaliseUrl(url);
  const result = await fetchPage(client, url.href, {
    signal,
    pace: pacer,
    wantsBody: mayBeHtml,
    refuseRedirect: (next) => (normaliseUrl(next) === own ? null : 'It is another page.'),
  });
  if (result.kind === 'stopped')
    return unreadable(`The page now redirects to ${result.nextUrl}. Analyze the website again to read that.`);
  if (result.kind === 'failed') return unreadable(`The page could not be read: ${result.detail}`);
  const { page } = result;
  if (answerKind(page) !== 'page') {
    const isAnswered = page.status >= 200 && page.status <= 299;
    return unreadable(
      isAnswered ? 'The address no longer answers with a web page.' : `The page now answers ${page.status}.`,
    );
  }
  const { allowed } = judgeRobots(robots, 'Googlebot').judge(robotsPathOf(url));
  return { kind: 'fetched', fresh: { page, isOpenToGoogle: allowed } };
}

/** What the rules about a page alone say of it; what needs the whole site is not asked. */
export interface PageJudgement {
  readonly summary: PageSummary;
  readonly indexable: boolean;
  readonly issues: readonly Issue[];
  readonly keptRules: readonly string[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** Those that the page itself calls for, measured by its own findings alone. */
  readonly fixes?: readonly ProvenFix[];
}

export interface JudgeOptions {
  /** The day of the judgement, as 2026-11-15. */
  readonly today: string;
  readonly rules?: readonly Rule[];
}

function proveFixes(page: FetchedPage, { today, rules = allRules }: JudgeOptions, isIndexable: boolean) {
  const alone = { otherIssues: [], otherDeductions: [] };
  const around = { rules: sortRules(rules).page, today, normalise: normaliseUrl, isIndexable, ...alone };
  const trial = putOnTrial(page, around);
  if (trial === null) return [];
  return provePage(
    trial,
    plainIdeas(trial.facts, page.url).map((idea) => ({ ...idea, writtenBy: null })),
  );
}

export function judgePage({ page, isOpenToGoogle }: FreshPage, options: JudgeOptions): PageJudgement {
  const { today, rules = allRules } = options;
  const facts = extractPage(page);
  const open = standingOf(facts, normaliseUrl);
  const standing: Standing = { ...open, indexable: open.indexable && isOpenToGoogle };
  const run = runPageRules(facts, sortRules(rules).page, { standing: open, context: { today } });
  // As in a whole audit: rules for pages in the index are asked before robots.txt is known, and told only if it is open.
  const told = run.failed.filter(({ rule }) => isForAudience(rule.audience, standing));
  return {
    summary: summarisePage(facts),
    indexable: standing.indexable,
    issues: told.map(({ issue }) => issue),
    keptRules: run.passed.map(({ id }) => id),
    notEvaluated: run.notEvaluated,
    fixes: proveFixes(page, options, standing.indexable),
  };
}
