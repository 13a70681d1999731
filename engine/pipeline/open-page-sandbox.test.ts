/** The sandbox of a page: rules evaluated again, changes verified on the copy, and the stored page when there is none. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { describe, expect, it } from 'vitest';
import { penaltyOf, scorePage } from '../audit/score.ts';
import { auditPageContent } from './audit-page.ts';
import { openPageSandbox } from './open-page-sandbox.ts';

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
  const { summary, issues } = auditPageContent(
    { page: fetched(body), isOpenToGoogle: true },
    { today: '2026-11-15' },
  );
  const score = scorePage(issues.map((issue) => penaltyOf(issue)));
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
    notEvaluated: [{ ruleId: 'img-broken', category: 'images', reason: 'Image analysis is switched off.' }],
    coverage: { full: true, notes: [], entries: [] },
    scoreBasis: { weights: [1], others: [], host: [], passedRules: [] },
  };
}

function openSandbox(body = html, hasCopy = true) {
  const copy = hasCopy
    ? { fresh: { page: fetched(body), isOpenToGoogle: true }, fetchedAt: '2026-11-15T10:05:00.000Z' }
    : null;
  const opened = openPageSandbox({ analysis: analysisOf(html), pageUrl: url, copy, today: '2026-11-15' });
  if (opened === null) throw new Error('The page is one of the analysis.');
  return opened;
}

describe('the sandbox of a page', () => {
  it('has the page as the report audited it, and as it is now when it has changed', () => {
    const same = openSandbox();
    expect(same.page.score).toEqual(same.stored.score);
    const changed = openSandbox(
      html.replace('<title>Bread', '<title>Sourdough bread from a wood-fired oven, every night'),
    );
    expect(changed.page.issues.map(({ ruleId }) => ruleId)).not.toContain('title-too-short');
    expect(changed.stored.issues.map(({ ruleId }) => ruleId)).toContain('title-too-short');
  });

  it('verifies changes on the copy, starting from the score of the page', () => {
    const sandbox = openSandbox();
    const text = 'Sourdough bread from a wood-fired oven, baked every night';
    const verification = sandbox.verifyChanges([{ kind: 'title', text }]);
    expect(verification).toMatchObject({ broken: [], scoreBefore: sandbox.page.score?.value });
    expect(verification?.cleared).toContain('title-too-short');
    const broken = sandbox.verifyChanges([{ kind: 'title', text: 'x'.repeat(80) }]);
    expect(broken?.newIssues.map(({ ruleId }) => ruleId)).toContain('title-too-long');
  });

  it('replaces a paragraph or JSON-LD, and appends a section', () => {
    const sandbox = openSandbox();
    const from = 'We bake bread every night in a wood-fired oven.';
    expect(
      sandbox.verifyChanges([{ kind: 'paragraph', from, text: 'We bake every night & <day>.' }])?.steps[0],
    ).toMatchObject({
      found: from,
      html: 'We bake every night &amp; &lt;day&gt;.',
    });
    expect(
      sandbox.verifyChanges([{ kind: 'paragraph', from: 'It keeps for five days.', text: 'x' }]),
    ).toBeNull();
    const raw = sandbox.facts?.structuredData.jsonLd[0]?.raw ?? '';
    const verification = sandbox.verifyChanges([
      {
        kind: 'json-ld',
        from: raw,
        text: '{"@context":"https://schema.org","@type":"Thing","name":"</script>"}',
      },
    ]);
    expect(verification?.cleared).toContain('sd-parse-error');
    expect(verification?.steps[0]?.html).not.toContain('</script>');
    const section = sandbox.verifyChanges([
      { kind: 'append', html: '<h2>Questions</h2><p>More words about bread.</p>' },
    ]);
    expect(section?.wordCount).toBeGreaterThan(sandbox.page.contentMetrics.wordCount);
    expect(section?.steps[0]?.action).toBe('after');
  });

  it('evaluates a rule: failed, passed, or the reason why it was not evaluated', () => {
    const sandbox = openSandbox();
    expect(sandbox.evaluateRule('title-too-short')).toEqual({ kind: 'failed' });
    expect(sandbox.evaluateRule('h1-missing')).toEqual({ kind: 'passed' });
    expect(sandbox.evaluateRule('img-broken')).toEqual({
      kind: 'not-evaluated',
      because: 'Image analysis is switched off.',
    });
    expect(sandbox.evaluateRule('title-duplicate')).toMatchObject({ kind: 'not-evaluated' });
    expect(sandbox.evaluateRule('no-such-rule')).toEqual({ kind: 'unknown' });
  });

  it('uses the stored data when there is no copy, and verifies nothing', () => {
    const stored = openSandbox(html, false);
    expect(stored.fetchedAt).toBeNull();
    expect(stored.brief.paragraphs[0]).toContain('wood-fired');
    expect(stored.verifyChanges([{ kind: 'title', text: 'New' }])).toBeNull();
    expect(stored.evaluateRule('h1-missing')).toMatchObject({ kind: 'not-evaluated' });
  });

  it('is none where the analysis has no such page', () => {
    expect(
      openPageSandbox({
        analysis: analysisOf(html),
        pageUrl: `${url}/other`,
        copy: null,
        today: '2026-11-15',
      }),
    ).toBeNull();
  });
});
