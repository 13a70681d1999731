/** The expected result of auditing a fixture site, in short: rule by rule, page by page. */
import type { AuditedSite } from '../pipeline/audit-ports.ts';

export interface Golden {
  /** Null, or the sentence why nothing could be read. */
  readonly failure: string | null;
  readonly full: boolean;
  /** Findings about the site and about URLs that are no pages, as `rule` or `rule url`. */
  readonly site: readonly string[];
  /** Rule ids by path, the query included; pages without findings too. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

const shorten = (url: string, origin: string): string =>
  url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;

export function goldenOf({ origin, failure, coverage, siteIssues, pages }: AuditedSite): Golden {
  const site = siteIssues.map(({ ruleId, urls }) =>
    [ruleId, ...urls.map((url) => shorten(url, origin)).sort()].join(' '),
  );
  const byPath = pages.map(
    ({ url, issues }) => [shorten(url, origin), issues.map(({ ruleId }) => ruleId).sort()] as const,
  );
  return {
    failure,
    full: coverage.full,
    site: site.sort(),
    pages: Object.fromEntries(byPath.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
