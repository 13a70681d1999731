/** Audits one fetched page alone: page rules and the fixes that the page itself allows. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Issue, NotEvaluated } from '@pagewright/contract/entities/issue';
import { type Indexability, indexabilityOf, isForAudience } from '../audit/gates.ts';
import { asRendered } from '../audit/mark-version.ts';
import type { Rule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { runPageRules, sortRules } from '../audit/run-rules.ts';
import { noindexRaw } from '../audit/site/record-page.ts';
import { SiteContext } from '../audit/site-context.ts';
import { type PageSummary, summarisePage } from '../audit/summarise-page.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { Barrier } from '../model/indexability.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { AuditedVersion } from '../render/site-rendering.ts';
import { markupFixes } from '../verify/markup-fixes.ts';
import { preparePage } from '../verify/verify-fix.ts';
import { verifyPage } from '../verify/verify-page.ts';
import type { FreshPage } from './fetch-fresh-page.ts';
import { readFreshPage } from './read-fresh-page.ts';

/** The result of the page rules; rules about the whole site do not run. */
export interface PageAudit {
  readonly summary: PageSummary;
  /** Which version of the page its rules saw. */
  readonly version: AuditedVersion['version'];
  readonly indexable: boolean;
  /** What keeps the page out of the index, and what shows it; null when nothing does. */
  readonly barrier: { readonly kind: Barrier; readonly detail: string | null } | null;
  readonly issues: readonly Issue[];
  readonly passedRules: readonly string[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** Markup fixes, verified against the page's own findings only. */
  readonly fixes?: readonly VerifiedFix[];
}

export interface AuditPageOptions {
  /** As 2026-11-15. */
  readonly today: string;
  readonly rules?: readonly Rule[];
}

function verifyMarkupFixes(
  page: FetchedPage,
  { today, rules = allRules }: AuditPageOptions,
  isIndexable: boolean,
) {
  const pageUnderTest = preparePage(page, {
    rules: sortRules(rules).page,
    today,
    normalise: normaliseUrl,
    isIndexable,
    otherIssues: [],
    otherDeductions: [],
  });
  if (pageUnderTest === null) return [];
  const ideas = markupFixes(pageUnderTest.facts, page.url).map((idea) => ({ ...idea, writtenBy: null }));
  return verifyPage(pageUnderTest, ideas);
}

function barrierOf(
  facts: PageFacts,
  { barrier, reason }: Indexability,
  isOpenToGoogle: boolean,
): PageAudit['barrier'] {
  const isReadable = barrier !== 'challenge' && barrier !== 'status' && barrier !== 'redirect';
  // Google reads robots.txt before the page.
  if (!isOpenToGoogle && isReadable) return { kind: 'robots-txt', detail: null };
  if (barrier === null) return null;
  if (barrier === 'noindex') return { kind: barrier, detail: noindexRaw(facts) };
  return { kind: barrier, detail: barrier === 'canonical' ? facts.canonical : reason };
}

export function auditPageContent(fresh: FreshPage, options: AuditPageOptions): PageAudit {
  const { isOpenToGoogle } = fresh;
  const { today, rules = allRules } = options;
  const { facts, version, response } = readFreshPage(fresh);
  const own = indexabilityOf(facts, normaliseUrl);
  const indexability: Indexability = { ...own, indexable: own.indexable && isOpenToGoogle };
  const run = runPageRules(facts, sortRules(rules).page, {
    indexability: own,
    context: new SiteContext(today),
  });
  // As in a whole audit: rules for indexed pages run before robots.txt is known, and count only if it allows the page.
  const emitted = run.failed.filter(({ rule }) => isForAudience(rule.audience, indexability));
  return {
    summary: summarisePage(facts),
    version,
    indexable: indexability.indexable,
    barrier: barrierOf(facts, own, isOpenToGoogle),
    issues: (version === 'rendered' ? emitted.map(asRendered) : emitted).map(({ issue }) => issue),
    passedRules: run.passed.map(({ id }) => id),
    notEvaluated: run.notEvaluated,
    fixes: verifyMarkupFixes(response, options, indexability.indexable),
  };
}
