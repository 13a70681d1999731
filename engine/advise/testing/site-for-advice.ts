/** Sites for tests of the analyst: from a few pages of HTML, or from a whole audited fixture. */
import { judgePage } from '../../analyze-page.ts';
import { extractHtml } from '../../extract/extract-html.ts';
import { extractPage } from '../../extract/extract-page.ts';
import { auditFixture } from '../../testing/audit-fixture.ts';
import type { AdvisedPage, SiteForAdvice } from '../advisor.ts';
import { createBuiltInAnalyst } from '../analyst/built-in-analyst.ts';
import type { Models } from '../analyst/models.ts';
import { briefPage, type PageBrief } from '../page-brief.ts';

const host = 'https://site.example';
export const { signal } = new AbortController();

/** Each page's own rules are asked; what needs the whole site is not. */
export function siteOf(
  pages: Readonly<Record<string, string>>,
  more: Partial<SiteForAdvice> = {},
): SiteForAdvice {
  return {
    domain: 'site.example',
    siteIssues: [],
    notEvaluated: [],
    additionalInfo: '',
    plan: 'paid',
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
      const { issues } = judgePage({ page, isOpenToGoogle: true }, { today: '2026-11-15' });
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

export async function fixtureSite(name: string): Promise<SiteForAdvice> {
  const briefs = new Map<string, PageBrief>();
  const audited = await auditFixture(
    name,
    {},
    {
      extract: (page) => {
        const facts = extractPage(page);
        if (!briefs.has(facts.url)) briefs.set(facts.url, briefPage(facts));
        return facts;
      },
    },
  );
  const { pages, siteIssues, notEvaluated, scoreBasis } = audited;
  return {
    domain: `${name}.example`,
    siteIssues,
    notEvaluated,
    additionalInfo: '',
    plan: 'paid',
    pages: pages.flatMap(({ url, issues, indexable }, at) => {
      const brief = briefs.get(url);
      const weight = scoreBasis.weights[at] ?? 0;
      return brief === undefined ? [] : [{ brief, issues, weight, indexable: indexable === true }];
    }),
  };
}

export async function adviseAll(
  site: SiteForAdvice,
  loadModels: (() => Promise<Models>) | null = null,
): Promise<AdvisedPage[]> {
  const session = await createBuiltInAnalyst({ loadModels }).open(site, signal);
  const advised: AdvisedPage[] = [];
  for (const { brief } of site.pages) advised.push(await session.advisePage(brief.url, signal));
  return advised;
}

/** The page at a path; there must be one. */
export function adviceAt(advised: readonly AdvisedPage[], path: string): AdvisedPage {
  const found = advised.find(({ url }) => url === `${host}${path}`);
  if (found === undefined) throw new Error(`No page at ${path}.`);
  return found;
}
