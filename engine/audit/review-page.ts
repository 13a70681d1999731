/** Reviews the findings of page rules once the whole site is known: some prove to be fine. */
import type { PageRecord, SiteFacts } from '../model/site-facts.ts';
import type { AuditedPage } from './audited-page.ts';
import { withoutFragment } from './page/url-parts.ts';
import { isPageRule } from './rule.ts';
import type { RuleFailure } from './run-rules.ts';

/** Finds the crawled page that a link leads to, by way of redirects too. */
export type FindTarget = (url: string) => PageRecord | null;

export function targetsOf({ pages, urlRecords }: Pick<SiteFacts, 'pages' | 'urlRecords'>): FindTarget {
  const known = new Map<string, PageRecord>(pages.map((page) => [page.url, page]));
  for (const { url, page, check } of urlRecords) {
    const target = page === null ? known.get(check?.finalUrl ?? '') : pages[page];
    if (target !== undefined && !known.has(url)) known.set(url, target);
  }
  return (url) => known.get(withoutFragment(url)) ?? null;
}

/** The page with what is left of its findings. */
export function reviewPage(page: AuditedPage, findTarget: FindTarget): AuditedPage {
  const review = ({ rule, issue }: RuleFailure): readonly RuleFailure[] => {
    if (!isPageRule(rule) || rule.review === undefined) return [{ rule, issue }];
    const left = rule.review(issue, findTarget);
    return left === null ? [] : [{ rule, issue: left }];
  };
  return { ...page, run: { ...page.run, failed: page.run.failed.flatMap(review) } };
}
