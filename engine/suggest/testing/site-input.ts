/** Suggester inputs for tests: from a few pages of HTML, or from an audited fixture site. */

import { limits } from '@pagewright/contract/limits';
import { extractHtml } from '../../extract/extract-html.ts';
import { extractPage } from '../../extract/extract-page.ts';
import { auditPageContent } from '../../pipeline/audit-page.ts';
import { sharedAudit } from '../../testing/audit-fixture.ts';
import { createBuiltInSuggester } from '../choose/built-in-suggester.ts';
import { briefPage, type PageBrief } from '../page-brief.ts';
import type { PageSuggestions, SiteSuggestionInput } from '../suggester.ts';

const host = 'https://site.example';
export const { signal } = new AbortController();

/** Only page rules run; rules about the whole site do not. */
export function siteOf(
  pages: Readonly<Record<string, string>>,
  more: Partial<SiteSuggestionInput> = {},
): SiteSuggestionInput {
  return {
    domain: 'site.example',
    siteIssues: [],
    notEvaluated: [],
    additionalInfo: '',
    suggestionsPerPage: limits.suggestionsPerPage.max,
    pages: Object.entries(pages).map(([path, html]) => {
      const url = `${host}${path}`;
      const body = Buffer.from(html, 'utf8');
      const page = {
        requestedUrl: url,
        url,
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body,
        truncated: false,
        transferBytes: body.byteLength,
        hops: [],
        firstByteMs: 0,
        totalMs: 0,
      };
      const { issues } = auditPageContent({ page, isOpenToGoogle: true }, { today: '2026-11-15' });
      return {
        brief: briefPage(extractHtml({ html, url })),
        issues,
        weight: path === '/' ? 2 : 1,
        indexable: true,
      };
    }),
    ...more,
  };
}

export async function fixtureSite(name: string): Promise<SiteSuggestionInput> {
  const { site, fetched } = await sharedAudit(name);
  const briefs = new Map<string, PageBrief>();
  for (const page of fetched) {
    const facts = extractPage(page);
    if (!briefs.has(facts.url)) briefs.set(facts.url, briefPage(facts));
  }
  const { pages, siteIssues, notEvaluated, scoreBasis } = site;
  return {
    domain: `${name}.example`,
    siteIssues,
    notEvaluated,
    additionalInfo: '',
    suggestionsPerPage: limits.suggestionsPerPage.max,
    pages: pages.flatMap(({ url, issues, indexable }, at) => {
      const brief = briefs.get(url);
      const weight = scoreBasis.weights[at] ?? 0;
      return brief === undefined ? [] : [{ brief, issues, weight, indexable: indexable === true }];
    }),
  };
}

export async function suggestAll(site: SiteSuggestionInput): Promise<PageSuggestions[]> {
  const session = await createBuiltInSuggester().open(site, signal);
  const suggested: PageSuggestions[] = [];
  for (const { brief } of site.pages) suggested.push(await session.suggestPage(brief.url, signal));
  return suggested;
}

/** The page at a path; there must be one. */
export function suggestionsAt(suggested: readonly PageSuggestions[], path: string): PageSuggestions {
  const found = suggested.find(({ url }) => url === `${host}${path}`);
  if (found === undefined) throw new Error(`No page at ${path}.`);
  return found;
}
