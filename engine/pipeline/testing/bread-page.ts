/** A report with one page, and that page as fetched again. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { penaltyOf, scorePage } from '../../audit/score.ts';
import type { FetchedPage } from '../../model/fetched-page.ts';
import { auditPageContent } from '../audit-page.ts';

export const breadUrl = 'https://shop.example/bread';
export const breadHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bread</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","name":"Bread",}</script></head>
<body><main><h1>Sourdough bread</h1><p>We bake bread every night in a wood-fired oven.</p><p>It keeps for <b>five</b> days.</p></main></body></html>`;

export const fetchedBread = (body: string): FetchedPage => ({
  requestedUrl: breadUrl,
  url: breadUrl,
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(body, 'utf8'),
  truncated: false,
  transferBytes: body.length,
  hops: [],
  firstByteMs: 0,
  totalMs: 0,
});

export function analysisOfBread(body = breadHtml): Analysis {
  const { summary, issues } = auditPageContent(
    { page: fetchedBread(body), isOpenToGoogle: true },
    { today: '2026-11-15' },
  );
  const score = scorePage(issues.map((issue) => penaltyOf(issue)));
  return {
    id: 'a',
    domain: 'shop.example',
    date: '2026-11-15T10:00:00.000Z',
    pages: [{ ...summary, url: breadUrl, indexable: true, issues: [...issues], suggestions: [], score }],
    processingStats: {
      pagesAnalyzed: 1,
      pagesDiscovered: 1,
      aiCallsMade: 0,
      totalProcessingTime: 1,
    },
    metrics: { goodPractices: 0, warnings: 0, criticalIssues: 0 },
    siteKeywordCloud: [],
    siteIssues: [],
    notEvaluated: [{ ruleId: 'img-broken', category: 'images', reason: 'Image analysis is switched off.' }],
    coverage: { full: true, notes: [], entries: [] },
    scoreBasis: { weights: [1], others: [], host: [], passedRules: [] },
  };
}
