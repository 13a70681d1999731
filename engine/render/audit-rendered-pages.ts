/** Runs the browser rules on every rendered page, with its facts before and after its scripts ran. */

import type { BrowserRule } from '../audit/rule.ts';
import { type PageRun, runBrowserRules } from '../audit/run-rules.ts';
import type { SiteContext } from '../audit/site-context.ts';
import { extractHtml } from '../extract/extract-html.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { ReadVersion } from '../model/render-facts.ts';
import { linkFlags, type PageRecord, type SiteFacts } from '../model/site-facts.ts';
import type { PageRendering } from './render-pages.ts';

function rawVersion(record: PageRecord, { urlRecords }: SiteFacts): ReadVersion {
  const { title, description, firstHeading, canonical, noindex, nofollow, wordCount, links } = record;
  const internal = new Set<string>();
  links.targets.forEach((target, at) => {
    const url = urlRecords[target]?.url;
    if (url !== undefined && ((links.flags[at] ?? 0) & linkFlags.internal) !== 0) internal.add(url);
  });
  return {
    title,
    description,
    firstHeading,
    canonical,
    noindex,
    nofollow,
    wordCount,
    internalLinks: [...internal],
  };
}

export interface RenderedAuditContext {
  readonly site: SiteFacts;
  readonly rules: readonly BrowserRule[];
  readonly context: SiteContext;
  readonly normalise: (url: string) => string | null;
}

function renderedVersion(
  facts: PageFacts,
  record: PageRecord,
  { site, normalise }: RenderedAuditContext,
): ReadVersion {
  const isInternal = new Map(site.urlRecords.map(({ url, isInternal: own }) => [url, own]));
  const { host } = new URL(record.url);
  const links = facts.links.flatMap(({ kind, resolved }) => {
    const url = kind === 'web' && resolved !== null ? normalise(resolved) : null;
    return url !== null && (isInternal.get(url) ?? new URL(url).host === host) ? [url] : [];
  });
  const hasHeaderNoindex = record.noindexRaw?.startsWith('X-Robots-Tag') === true;
  return {
    title: facts.title,
    description: facts.description,
    firstHeading: facts.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null,
    // What is not in the document may come from the response headers, which scripts cannot change.
    canonical: facts.canonical ?? record.canonical,
    noindex: facts.robots.noindex || hasHeaderNoindex,
    nofollow: hasHeaderNoindex ? record.nofollow : facts.robots.nofollow,
    wordCount: facts.text.wordCount,
    internalLinks: [...new Set(links)],
  };
}

export interface RenderedAudit {
  readonly runs: ReadonlyMap<string, PageRun>;
  /** Null when at least one page was rendered. */
  readonly whyNotRendered: string | null;
}

export function auditRenderedPages(
  renderings: readonly PageRendering[],
  context: RenderedAuditContext,
): RenderedAudit {
  const { site, rules } = context;
  const records = new Map(site.pages.map((record) => [record.url, record]));
  const runs = new Map<string, PageRun>();
  for (const { url, result } of renderings) {
    const record = records.get(url);
    if (record === undefined || result.kind !== 'rendered') continue;
    const facts = result.renderedHtml === null ? null : extractHtml({ html: result.renderedHtml, url });
    const page = {
      ...result.facts,
      raw: rawVersion(record, site),
      rendered: facts && renderedVersion(facts, record, context),
      structuredData: facts && facts.structuredData,
    };
    const { isFrameset, indexable } = record;
    const indexability = { isOkHtml: true, isFrameset, indexable };
    runs.set(url, runBrowserRules(page, rules, { indexability, context: context.context }));
  }
  const failed = renderings.find(({ result }) => result.kind !== 'rendered')?.result;
  const sentence = failed === undefined || failed.kind === 'rendered' ? null : failed.sentence;
  return {
    runs,
    whyNotRendered: runs.size > 0 ? null : (sentence ?? 'No page was looked at in a browser.'),
  };
}
