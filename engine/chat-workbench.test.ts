/** A page on the bench: rules asked again, changes tried on the copy, and the stored page when there is none. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { describe, expect, it } from 'vitest';
import { judgePage } from './analyze-page.ts';
import { chargeOf, scorePage } from './audit/score.ts';
import { openWorkbench } from './chat-workbench.ts';

const url = 'https://shop.example/bread';
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bread</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","name":"Bread",}</script></head>
<body><main><h1>Sourdough bread</h1><p>We bake bread every night in a wood-fired oven.</p><p>It keeps for <b>five</b> days.</p></main></body></html>`;

const fetched = (body: string) => ({
  requestedUrl: url,
  url,
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(body, 'utf8'),
  truncated: false,
  transferBytes: body.length,
  hops: [],
  firstByteMs: 0,
  totalMs: 0,
});

function analysisOf(body: string): Analysis {
  const { summary, issues } = judgePage(
    { page: fetched(body), isOpenToGoogle: true },
    { today: '2026-11-15' },
  );
  const score = scorePage(issues.map((issue) => chargeOf(issue)));
  return {
    id: 'a',
    domain: 'shop.example',
    date: '2026-11-15T10:00:00.000Z',
    pages: [{ ...summary, url, indexable: true, issues: [...issues], suggestions: [], score }],
    processingStats: {
      pagesAnalyzed: 1,
      pagesDiscovered: 1,
      aiCallsMade: 0,
      creditsUsed: 3,
      totalProcessingTime: 1,
    },
    metrics: { goodPractices: 0, warnings: 0, criticalIssues: 0 },
    siteKeywordCloud: [],
    siteIssues: [],
    notEvaluated: [
      { ruleId: 'img-broken', category: 'images', reason: 'The analysis of images is switched off.' },
    ],
    coverage: { full: true, notes: [], entries: [] },
    scoreBasis: { weights: [1], others: [], host: [], keptRules: [] },
  };
}

function bench(body = html, isRead = true) {
  const copy = isRead
    ? { fresh: { page: fetched(body), isOpenToGoogle: true }, fetchedAt: '2026-11-15T10:05:00.000Z' }
    : null;
  const opened = openWorkbench({ analysis: analysisOf(html), pageUrl: url, copy, today: '2026-11-15' });
  if (opened === null) throw new Error('The page is one of the analysis.');
  return opened;
}

describe('a page on the bench', () => {
  it('is judged as the report judged it, and as it is now when it has changed', () => {
    const same = bench();
    expect(same.page.score).toEqual(same.stored.score);
    const changed = bench(
      html.replace('<title>Bread', '<title>Sourdough bread from a wood-fired oven, every night'),
    );
    expect(changed.page.issues.map(({ ruleId }) => ruleId)).not.toContain('title-too-short');
    expect(changed.stored.issues.map(({ ruleId }) => ruleId)).toContain('title-too-short');
  });

  it('has changes tried on its copy, each from the very score of the page', () => {
    const own = bench();
    const text = 'Sourdough bread from a wood-fired oven, baked every night';
    const trial = own.attempt([{ kind: 'title', text }]);
    expect(trial).toMatchObject({ broken: [], scoreBefore: own.page.score?.value });
    expect(trial?.cleared).toContain('title-too-short');
    const broken = own.attempt([{ kind: 'title', text: 'x'.repeat(80) }]);
    expect(broken?.brought.map(({ ruleId }) => ruleId)).toContain('title-too-long');
  });

  it('takes other words for a paragraph, JSON-LD in place of another, and a section at the end', () => {
    const own = bench();
    const from = 'We bake bread every night in a wood-fired oven.';
    expect(
      own.attempt([{ kind: 'paragraph', from, text: 'We bake every night & <day>.' }])?.steps[0],
    ).toMatchObject({
      found: from,
      html: 'We bake every night &amp; &lt;day&gt;.',
    });
    expect(own.attempt([{ kind: 'paragraph', from: 'It keeps for five days.', text: 'x' }])).toBeNull();
    const raw = own.facts?.structuredData.jsonLd[0]?.raw ?? '';
    const mended = own.attempt([
      {
        kind: 'json-ld',
        from: raw,
        text: '{"@context":"https://schema.org","@type":"Thing","name":"</script>"}',
      },
    ]);
    expect(mended?.cleared).toContain('sd-parse-error');
    expect(mended?.steps[0]?.html).not.toContain('</script>');
    const section = own.attempt([
      { kind: 'append', html: '<h2>Questions</h2><p>More words about bread.</p>' },
    ]);
    expect(section?.wordCount).toBeGreaterThan(own.page.contentMetrics.wordCount);
    expect(section?.steps[0]?.action).toBe('after');
  });

  it('answers for a rule: fails, holds, or why it was not asked', () => {
    const own = bench();
    expect(own.askRule('title-too-short')).toEqual({ kind: 'fails' });
    expect(own.askRule('h1-missing')).toEqual({ kind: 'holds' });
    expect(own.askRule('img-broken')).toEqual({
      kind: 'unasked',
      because: 'The analysis of images is switched off.',
    });
    expect(own.askRule('title-duplicate')).toMatchObject({ kind: 'unasked' });
    expect(own.askRule('no-such-rule')).toEqual({ kind: 'unknown' });
  });

  it('stands on the stored data when there is no copy, where nothing can be tried', () => {
    const stored = bench(html, false);
    expect(stored.fetchedAt).toBeNull();
    expect(stored.brief.paragraphs[0]).toContain('wood-fired');
    expect(stored.attempt([{ kind: 'title', text: 'New' }])).toBeNull();
    expect(stored.askRule('h1-missing')).toMatchObject({ kind: 'unasked' });
  });

  it('is none where the analysis has no such page', () => {
    expect(
      openWorkbench({ analysis: analysisOf(html), pageUrl: `${url}/other`, copy: null, today: '2026-11-15' }),
    ).toBeNull();
  });
});
