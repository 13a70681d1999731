/** Runs the browser rules on every rendered page, with what it says before and after its scripts ran. */

import type { BrowserRule } from '../audit/rule.ts';
import { type PageRun, runBrowserRules } from '../audit/run-rules.ts';
import type { SiteContext } from '../audit/site-context.ts';
import type { SiteFacts } from '../model/site-facts.ts';
import type { PageRendering } from './site-rendering.ts';

export interface RenderedAuditContext {
  readonly site: Pick<SiteFacts, 'pages'>;
  readonly rules: readonly BrowserRule[];
  readonly context: SiteContext;
}

export interface RenderedAudit {
  readonly runs: ReadonlyMap<string, PageRun>;
  /** Null when at least one page was rendered. */
  readonly whyNotRendered: string | null;
}

export function auditRenderedPages(
  renderings: readonly PageRendering[],
  { site, rules, context }: RenderedAuditContext,
): RenderedAudit {
  const records = new Map(site.pages.map((record) => [record.url, record]));
  const runs = new Map<string, PageRun>();
  for (const { url, result, raw, rendered, structuredData } of renderings) {
    const record = records.get(url);
    if (record === undefined || result.kind !== 'rendered') continue;
    const page = { ...result.facts, raw, rendered, structuredData };
    const { isFrameset, indexable } = record;
    const indexability = { isOkHtml: true, isFrameset, indexable };
    runs.set(url, runBrowserRules(page, rules, { indexability, context }));
  }
  const failed = renderings.find(({ result }) => result.kind !== 'rendered')?.result;
  const sentence = failed === undefined || failed.kind === 'rendered' ? null : failed.sentence;
  return {
    runs,
    whyNotRendered: runs.size > 0 ? null : (sentence ?? 'No page was rendered in a browser.'),
  };
}
