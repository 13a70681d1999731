/** Audits a small site for tests: all rules, as the pipeline runs them, without network and browser. */
import { normaliseUrl } from '../../fetch/normalize-url.ts';
import { type Audit, assembleAudit } from '../assemble-audit.ts';
import type { Acceptance } from '../fingerprint.ts';
import { indexabilityOf } from '../gates.ts';
import type { BrowserRule } from '../rule.ts';
import type { Finding } from '../rule-texts.ts';
import { allRules } from '../rules/all.ts';
import { makeIssue, runPageRules, runSiteRules, sortRules } from '../run-rules.ts';
import { SiteContext } from '../site-context.ts';
import { summarisePage } from '../summarise-page.ts';
import { buildSite, type TestSite } from './site-builder.ts';
import { factsOf } from './test-rule.ts';

export const context = new SiteContext('2026-11-15');
const rules = sortRules(allRules);

/** What a browser found on a page. */
export interface SeenFault {
  readonly rule: BrowserRule;
  readonly finding: Finding;
}

export function auditTestSite(
  test: TestSite,
  {
    acceptances = [],
    seen = {},
    passed = [],
  }: {
    readonly acceptances?: readonly Acceptance[];
    readonly seen?: Readonly<Record<string, readonly SeenFault[]>>;
    /** Rules that all pages passed in the browser. */
    readonly passed?: readonly BrowserRule[];
  } = {},
): Audit {
  const site = buildSite(test);
  const pages = Object.entries(test.pages ?? {}).map(([path, page]) => {
    const url = `https://shop.example${path}`;
    const { html, headers } = typeof page === 'string' ? { html: page, headers: undefined } : page;
    const facts = factsOf({ html, url, ...(headers && { headers }) });
    const indexability = indexabilityOf(facts, normaliseUrl);
    const run = runPageRules(facts, rules.page, { indexability, context });
    const inBrowser = (seen[path] ?? []).map(({ rule, finding }) => ({
      rule,
      issue: makeIssue(rule, finding),
    }));
    return {
      summary: summarisePage(facts),
      run: { ...run, passed: [...run.passed, ...passed], failed: [...run.failed, ...inBrowser] },
    };
  });
  return assembleAudit({
    pages,
    site,
    siteRun: runSiteRules(site, rules.site, context),
    browserRules: rules.browser,
    rendered: new Set(Object.keys(seen).map((path) => `https://shop.example${path}`)),
    leftOut: [],
    acceptances: new Map(acceptances.map((each) => [each.fingerprint, each])),
    today: context.today,
  });
}
